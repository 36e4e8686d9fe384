"""What the Fleet Game and the Ship Game of *Trireme* share: hulls, waters, wind, reefs, drift, scenarios and prices."""
