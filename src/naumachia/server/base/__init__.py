"""What every other room may use: metrics. Imports no other room."""
