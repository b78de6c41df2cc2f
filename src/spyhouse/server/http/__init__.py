"""The HTTP API as Litestar routes, and the operator's endpoints."""
