"""The special rules of a card by their names, for an index."""

from collections.abc import Iterator

from bob_editor.sheet.blocks import CardSheet, Text


def rule_titles(sheet: CardSheet) -> Iterator[tuple[int, str]]:
    """The number of each named rule among the texts of the card's rules, and its name."""
    section = sheet.section("rules")
    texts = [one for one in section.blocks if isinstance(one, Text)] if section is not None else []
    for number, block in enumerate(texts):
        first = block.line[0] if block.line else None
        title = first.text.strip().rstrip(".:") if first is not None and first.bold else ""
        # A number alone is no name.
        if any(one.isalpha() for one in title) and len(block.line) > 1:
            yield number, title
