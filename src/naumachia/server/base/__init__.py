"""Helpers of all other rooms: metrics. Imports no other room."""
