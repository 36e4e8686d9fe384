"""Advice for players that are programs; no rule is here."""
