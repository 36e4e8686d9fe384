"""Pure geometry: hexes and, with the miniatures games, the plane."""
