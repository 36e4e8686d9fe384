"""From a scenario file to the first position, and what may be wrong with it."""
