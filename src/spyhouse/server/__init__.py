"""HTTP and WebSocket endpoints. Table logic lives in `live`."""
