"""Tools that lay counters on a board: they belong to its LOS trial, beside it."""
