"""What the table shows of *Corvus*."""
