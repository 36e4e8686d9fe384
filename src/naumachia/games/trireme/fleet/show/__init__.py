"""Pictures and explanations of the Fleet Game."""
