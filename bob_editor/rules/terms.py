"""The terms on which a game takes a shared check: its words for it, what it is about, how many there may be."""

from collections.abc import Mapping
from typing import Any

from msgspec import field

from bob_editor.records import Record
from bob_editor.rules.wording import filled

Json = Any


class Terms(Record):
    """A row of a ruleset's ``checks`` as the shared check reads it; what it doesn't say is as usual."""

    row: Mapping[str, Json] = field(default_factory=dict)

    def says(self, usual: str, **named: object) -> str:
        """The message, in which the braces of ``{unit} in {hex} is outside its area.`` are filled in."""
        return filled(str(self.row.get("says", usual)), **named)

    def of(self, *usual: str) -> tuple[str, ...]:
        """What it is about."""
        return tuple(self.row.get("of", usual))

    def listed(self, name: str) -> tuple[str, ...]:
        """The words of a list; none where the row has no such list."""
        return tuple(self.row.get(name, ()))

    def number(self, name: str, usual: int) -> int:
        """A whole number."""
        return int(self.row.get(name, usual))

    def flag(self, name: str, *, usual: bool = False) -> bool:
        """Whether the row says so."""
        return bool(self.row.get(name, usual))

    def cites(self, name: str) -> str:
        """The number of the rule that a case of one kind breaks, by ``each_cites``; "" where they aren't told apart."""
        return str(self.row.get("each_cites", {}).get(name, ""))

    def cited(self, usual: str) -> str:
        """The number of the rule that a case breaks: the row's, or ``usual`` where it has none or several."""
        cites = self.text("cites")
        return cites if cites and ", " not in cites else usual

    def text(self, name: str) -> str:
        """A text, "" where the row has none."""
        return str(self.row.get(name, ""))
