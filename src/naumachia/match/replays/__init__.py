"""Records and vectors played again, and compared with what they say."""
