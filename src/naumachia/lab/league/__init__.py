"""Leagues of programs: matches kept in a folder, ratings with intervals, and how balanced the scenarios are. No training."""
