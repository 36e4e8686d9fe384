"""Learning to judge positions from matches a program plays against itself."""
