"""What every other room may use: errors, metrics and cleaning of text. Imports no other room."""
