"""The server: HTTP and WebSocket around matches, their storage, and worker processes."""
