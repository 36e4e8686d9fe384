"""What a good position is: advice for programs, never a rule."""
