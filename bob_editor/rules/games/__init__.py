"""A game that somebody writes, as the rules see it: where it names its own parts, and what is wrong with it."""
