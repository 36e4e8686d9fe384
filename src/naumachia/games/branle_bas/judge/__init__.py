"""Value of a position: advice for programs, never a rule."""
