"""How ships of the Fleet Game move: modes, letters, sails (TF-3, TF-6.1)."""
