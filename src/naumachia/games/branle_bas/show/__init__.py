"""What the table shows of *Branle-bas de combat*."""
