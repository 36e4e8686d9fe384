"""Mutation testing of the rules: `make mutants GAME=corvus SAMPLE=150`."""
