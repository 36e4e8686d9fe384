"""Putting the server together and starting it."""
