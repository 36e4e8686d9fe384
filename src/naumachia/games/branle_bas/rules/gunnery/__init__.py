"""Fire and what it does (BB-8, BB-9.1, BB-10): arcs, broadsides, damage, fires."""
