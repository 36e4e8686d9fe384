"""Blows of the Ship Game: rams, rakes, missiles, grapples, boarding, and the harm they do (TS-5, TS-6, TS-8 to TS-14)."""
