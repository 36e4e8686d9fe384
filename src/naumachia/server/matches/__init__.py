"""All matches and people of a server: inviting, keeping and deleting."""
