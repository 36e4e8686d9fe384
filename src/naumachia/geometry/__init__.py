"""Geometry without rules: hexes, and the plane of the games with models."""
