"""Ships that touch (BB-9.7, BB-11, BB-12): collisions, links, boarding, prizes."""
