"""The engine that executes effects of campaign cards. It depends on no particular effect."""
