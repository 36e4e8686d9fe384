"""Shortcuts for a player's hand: they play by the rules and are none."""
