"""Measuring a running server from outside: load test and simulated clients."""
