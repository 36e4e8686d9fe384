"""Several servers on one PostgreSQL: who owns which match, and the way of a connection to its owner. No rules of play."""
