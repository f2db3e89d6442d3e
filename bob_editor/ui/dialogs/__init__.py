"""Dialogs, one a file, each with an ``ask()`` that returns a plain value or None, so that tests can replace it."""
