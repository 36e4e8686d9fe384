"""Blows of the Fleet Game: rams, fire, grapples, boarding, and the harm they do (TF-2, TF-4, TF-5, TF-8)."""
