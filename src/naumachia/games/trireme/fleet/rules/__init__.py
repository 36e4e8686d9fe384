"""The rules of the Fleet Game, one module a chapter."""
