"""HTTP and websockets: doors, not rooms."""
