"""A game that somebody writes, as a frozen value: all that its ``ruleset.json`` says, in the order in which it stands.

What the program doesn't know (``x-`` fields) is kept, and so is what has the wrong form: the schema tells of that.
"""

from collections.abc import Mapping
from typing import Any

from msgspec import field

from bob_editor.model.fields.exact import Exact

Json = Any

KEYS = {
    "terrains": "id", "markers": "id", "ends": "in", "units": "id", "changes": "id", "conditions": "id",
    "rulings": "id", "reasons": "id", "modifiers": "id", "presets": "id", "faces": "id", "charts": "id",
    "hex_level_styles": "level",
}  # fmt: skip
"""The tables of a game, and the field that tells the rows of each apart."""

HEADING = {"format": "bob-editor/ruleset", "version": 1}


class OwnGame(Exact, dict=True):
    """A game as its writer has it; ``data`` is never altered in place."""

    exactly = ("data",)

    data: Mapping[str, Json] = field(default_factory=dict)

    def text(self, name: str) -> str:
        """A text of the heading, "" where there is none."""
        value = self.data.get(name)
        return value if isinstance(value, str) else ""

    @property
    def id(self) -> str:
        """Its id."""
        return self.text("id")

    @property
    def title(self) -> str:
        """Its name."""
        return self.text("title") or self.id

    @property
    def edition(self) -> str:
        """Its edition, "" where it doesn't say."""
        return self.text("edition")

    @property
    def based_on(self) -> str:
        """The id of the game that it is based on, "" for none."""
        return self.text("based_on")

    def rows(self, table: str) -> tuple[Mapping[str, Json], ...]:
        """The rows of a table of its own, in their order; what is no row is left out."""
        value = self.data.get(table)
        return tuple(row for row in value if isinstance(row, dict)) if isinstance(value, list | tuple) else ()

    def row(self, table: str, row_id: Json) -> Mapping[str, Json] | None:
        """A row of a table by its id, or None."""
        return next((row for row in self.rows(table) if key_of(table, row) == row_id), None)

    def ids(self, table: str) -> tuple[Json, ...]:
        """The ids of a table's rows, in their order."""
        return tuple(key_of(table, row) for row in self.rows(table))

    @property
    def headings(self) -> Mapping[str, str]:
        """The numbers of its rulebook with their titles, "" where only the number is known."""
        numbers = self.data.get("rule_numbers")
        if isinstance(numbers, Mapping):
            return {name: title for name, title in numbers.items() if isinstance(title, str)}
        return dict.fromkeys((one for one in numbers or () if isinstance(one, str)), "")

    def to_json(self) -> dict[str, Json]:
        """What its file holds: the heading of the format first, then all else as it stands."""
        return {**HEADING, **{name: value for name, value in self.data.items() if name not in HEADING}}


def key_of(table: str, row: Mapping[str, Json]) -> Json:
    """What tells a row from the others of its table; of a row of checks its name here."""
    if table == "checks":
        return row.get("as", row.get("check"))
    return row.get(KEYS.get(table, "id"))
