"""The HTTP API: operations, their OpenAPI description, the catalogue of games and compression."""
