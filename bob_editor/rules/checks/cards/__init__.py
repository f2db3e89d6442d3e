"""Shared checks of scenario cards, one a file."""
