"""The engine that lets effects of campaign cards happen; it knows no single one of them."""
