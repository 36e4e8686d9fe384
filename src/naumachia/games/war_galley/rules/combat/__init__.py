"""Blows (chapters 7 and 8): rams, rakes, grapples, boarding, missiles, and the harm they do."""
