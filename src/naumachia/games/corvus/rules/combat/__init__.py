"""Blows (CV-2.7 to CV-2.22, CV-3, CV-4): rams, oars, grapples, shooting, boarding, and their harm."""
