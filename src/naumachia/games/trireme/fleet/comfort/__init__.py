"""What makes the Fleet Game quicker to play; no rule."""
