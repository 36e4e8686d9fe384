"""Shortcuts that make the Fleet Game quicker to play; no rules."""
