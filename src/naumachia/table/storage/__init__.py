"""Stored form of a match, the protocols of those who store it, and a storage in memory. No database."""
