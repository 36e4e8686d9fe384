"""What the Fleet Game and the Ship Game of *Trireme* share.

The sea and its ships, hulls, waters, wind, reefs, drift, deployment, scenarios, prices and fleets bought by points.
"""
