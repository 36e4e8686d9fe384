"""HTTP operations without HTTP: one table of paths and handlers, and the catalogue of games."""
