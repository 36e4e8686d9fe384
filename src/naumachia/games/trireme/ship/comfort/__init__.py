"""What makes the Ship Game quicker to play; no rule."""
