"""Pictures and explanations of *Branle-bas de combat*."""
