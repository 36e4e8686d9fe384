"""Limits, deadlines and disconnects: protection against too many, too fast or too slow clients."""
