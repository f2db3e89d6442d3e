"""What somebody means who searches the palette."""

from collections.abc import Sequence

from bob_editor.words import mark, tr

_HEIGHT = mark("hill height level elevation slope crest contour ridge")
"""Words for what is no row where levels are painted."""


def means_height(words: Sequence[str]) -> bool:
    """Whether all that is searched for are words, or beginnings of words, for how high ground lies."""
    known = tr(_HEIGHT).lower().split()
    return all(any(one.startswith(word) for one in known) for word in words)


def rank(title: str, name: str, keywords: Sequence[str], text: str) -> tuple[int, int]:
    """How far words are from a text: name, its beginning, a word, keywords, group; then how much is left to type."""
    names = (title.lower(), name.replace("_", " "))
    ways = (
        text in names,
        any(name.startswith(text) for name in names),
        any(text in name.split() for name in names),
        any(word.startswith(text) for name in names for word in name.split()),
        text in keywords,
        any(word.startswith(text) for word in keywords),
    )
    begun = (len(word) for word in names[0].split() if word.startswith(text))
    return ways.index(True) if True in ways else len(ways), min(begun, default=0)
