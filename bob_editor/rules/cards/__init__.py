"""Scenario cards as checks, forms and pictures see them: hex sets, conditions, and what a game says of its cards."""
