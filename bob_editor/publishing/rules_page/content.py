"""What stands on a page of a game's rules, whatever it is printed on."""

from bob_editor.records import Record


class Figure(Record):
    """A picture with what it shows; ``verdict`` is what it comes to (``clear``), "" where it is no line.

    ``told`` is that in the page's words.
    """

    picture: bytes
    caption: str
    verdict: str = ""
    told: str = ""


class Entry(Record):
    """A thing with its rule: a title, lines about it, the rule's number, and pictures."""

    title: str
    lines: tuple[str, ...]
    cites: str = ""
    figures: tuple[Figure, ...] = ()


class Part(Record):
    """Entries under a heading; ``large`` ones have their pictures below them, the others beside."""

    title: str
    entries: tuple[Entry, ...]
    note: str = ""
    large: bool = False


class RulesPage(Record):
    """A game's page: its title and edition, what holds for all of it, its parts, and the code of its language."""

    title: str
    edition: str
    about: tuple[str, ...]
    parts: tuple[Part, ...]
    language: str = "en"
