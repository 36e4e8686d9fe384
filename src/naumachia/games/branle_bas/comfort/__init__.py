"""Shortcuts for a player's hand; no rule is here."""
