"""The database: tables, migrations, reading and writing of matches. No rules of play, no network."""
