"""Pictures and explanations for the page and the terminal."""
