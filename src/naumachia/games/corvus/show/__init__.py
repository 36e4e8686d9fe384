"""Pictures and explanations of *Corvus*."""
