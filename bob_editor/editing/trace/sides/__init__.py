"""Hexsides that a colour lines, on them or beside them."""
