"""Errors, cleaning of text, limits and the ports to the outside, for use by every other room. Imports no other room."""
