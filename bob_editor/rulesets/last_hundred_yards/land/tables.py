"""The tables of missions and units in ``mission_tables.json`` (docs/games/last-hundred-yards.md, 5.7 and 6)."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from bob_editor.records import Record
from bob_editor.rules.games.tables import tables_of
from bob_editor.rules.wording import counted

Json = Any


class Kind(Record):
    """A kind of unit: its steps, share of a stack, and kind for LOS (docs/games/last-hundred-yards.md, 6).

    ``takes`` is its share of a stack, in the class's own smallest unit: half squads among squads, else whole ones.
    """

    id: str
    title: str
    combat: bool
    vehicular: bool
    steps: int
    los: str
    cites: str
    stacks_as: str = ""
    takes: int = 0
    nationalities: tuple[str, ...] = ()

    @property
    def dummy(self) -> bool:
        """Whether there is nothing behind its marker."""
        return self.id in ("dummy_v", "dummy_nv")


def tables() -> Mapping[str, Json]:
    """All tables, by name."""
    return tables_of("bob_editor.rulesets.last_hundred_yards", "mission_tables.json")


@cache
def kinds() -> Mapping[str, Kind]:
    """The kinds of units, by id."""
    return {
        row["id"]: Kind(**{**row, "nationalities": tuple(row.get("nationalities", ()))})
        for row in tables()["kinds"]
    }


def kind_of(name: Json) -> Kind | None:
    """The kind of unit of an id, or of a word that players use for it; None where there is none."""
    if not isinstance(name, str):
        return None
    return kinds().get(tables()["other_names"].get(name, name))


def in_number(name: str, count: int) -> str:
    """So many units of a kind within a sentence: *2 MG sections*."""
    kind = kind_of(name)
    title = kind.title if kind is not None else name.replace("_", " ")
    head, comma, rest = (title if title[1:2].isupper() else title[:1].lower() + title[1:]).partition(",")
    things = f"{head.removesuffix('y')}ies" if head.endswith("my") else f"{head.removesuffix('s')}s"
    return counted(count, f"{head}{comma}{rest}", f"{things}{comma}{rest}")


def is_japanese(nationality: Json) -> bool:
    """Whether a nation is Japan, in capitals or not."""
    return isinstance(nationality, str) and nationality.lower() == "japanese"
