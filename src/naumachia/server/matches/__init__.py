"""All matches and people of a server: making, finding, inviting, keeping and deleting."""
