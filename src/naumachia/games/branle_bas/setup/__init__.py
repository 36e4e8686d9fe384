"""From scenario file to first position."""
