"""Command (WG-3.2, WG-5): initiative, squadrons, commanders."""
