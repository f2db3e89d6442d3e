"""Fields of other programs, which every document may have and nothing here reads."""


def is_foreign(name: str) -> bool:
    """Whether a field is another program's: ``x-…``, or the ``$schema`` by which editors of JSON find the schema."""
    return name.startswith("x-") or name == "$schema"
