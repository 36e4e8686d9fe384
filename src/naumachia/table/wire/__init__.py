"""Types of everything that is sent over HTTP and WebSocket, and their JSON Schema. No behaviour."""
