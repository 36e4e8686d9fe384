"""Naumachia: naval tabletop games played by their rules."""

__version__ = "0.1.0"
