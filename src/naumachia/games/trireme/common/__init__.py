"""Parts shared by the Fleet Game and the Ship Game of *Trireme*.

The sea and its ships, hulls, waters, wind, reefs, drift, deployment, scenarios, prices and fleets bought by points.
"""
