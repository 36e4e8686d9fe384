"""Map and weather of both games of *Trireme*: waters, reefs and tides, wind, drift."""
