"""From a scenario file or a purchase to the first position."""
