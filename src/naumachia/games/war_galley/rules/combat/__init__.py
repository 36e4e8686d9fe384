"""Blows (WG-7, WG-8): rams, rakes, grapples, boarding, missiles, and the harm they do."""
