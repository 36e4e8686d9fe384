"""What the table shows and explains."""
