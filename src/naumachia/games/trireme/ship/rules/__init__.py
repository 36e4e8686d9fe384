"""The rules of the Ship Game, one module a chapter."""
