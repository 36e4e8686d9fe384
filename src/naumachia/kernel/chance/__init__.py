"""Dice, their sources, and random numbers from outside; no rule."""
