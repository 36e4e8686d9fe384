"""Shortcuts that make the Ship Game quicker to play; no rules."""
