"""How ships of the Ship Game move: orders, the five steps of a turn, ships that meet, drift (TS-3, TS-4, TS-7)."""
