"""The table: HTTP and WebSocket around matches, and the store that keeps them."""
