"""From a scenario file or fleets bought by points to a first position, as both games of *Trireme* need it."""
