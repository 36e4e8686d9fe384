"""Command (WG-3.2 and chapter 5): initiative, squadrons, commanders."""
