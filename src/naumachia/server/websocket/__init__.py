"""The WebSocket of a match: the protocol under uvicorn, connections and sessions of clients."""
