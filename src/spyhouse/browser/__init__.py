"""The server inside a browser: the same tables, bots and API in a Web Worker, without a network."""
