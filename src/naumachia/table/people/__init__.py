"""Players and spectators of a match: connections, seats, names and talk."""
