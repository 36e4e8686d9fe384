"""Matches as a whole: making, finding, opening, recording and deleting them."""
