"""Messages of one client at one match: decoded, handed to the table, and answered. The wire itself is elsewhere."""
