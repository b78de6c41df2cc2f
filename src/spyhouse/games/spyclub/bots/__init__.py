"""Bots for Spy Club."""
