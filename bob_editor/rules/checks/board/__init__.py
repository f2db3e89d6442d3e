"""Shared checks of what a board alone can show, one a file."""
