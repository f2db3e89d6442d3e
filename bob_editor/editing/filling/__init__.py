"""Filling a region by a rule: land parted into fields, a share of it covered in clumps."""
