"""Movement under sail (BB-6, BB-7, BB-9.4): courses, speeds, formations and how ships go; no contact."""
