"""The game as static files: the page, Python for the browser, the bundle of the engine, and the catalogue as files."""
