"""The commands: one module each, or one for a few that belong together. Each registers its commands with the app."""
