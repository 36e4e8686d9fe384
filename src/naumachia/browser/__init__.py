"""Engine of the page in a browser: the table behind messages of a web worker. Imports no browser, so that any Python runs it."""
