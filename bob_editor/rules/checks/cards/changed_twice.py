"""Changes of which a game says by which fields two are about the same (``once``), besides their hexes."""

from collections.abc import Mapping
from typing import Any

from attrs import frozen

from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import (
    Card,
    Finding,
    Hex,
    Iterator,
    Severity,
    drop,
    drop_all,
    listed,
    shared_check,
)
from bob_editor.rules.terms import Terms

Json = Any


@frozen
class _Said:
    """What a change is about, which of its game's fields it says of that, and where: in which of its listed hexes.

    One of no hexes is everywhere.
    """

    about: tuple[str, ...]
    fields: frozenset[str]
    places: Mapping[int, Hex | None]

    def again(self, before: "_Said") -> list[int]:
        """The places where it says what a change before it says, too."""
        alike = self.about == before.about and (self.fields & before.fields or self.fields == before.fields)
        return [place for place, at in self.places.items() if alike and at in before.places.values()]


@shared_check(Severity.WARNING)
def changed_twice(card: Card, _terms: Terms) -> Iterator[Finding]:
    """What a card changes twice it changes to the one or the other, and nobody can tell to which."""
    rows, before = card.ruleset.rows("changes"), list[_Said]()
    for index, change in card.scenario.changes:
        row, path = rows.get(str(change.get("change")), {}), ("changes", index)
        if "once" not in row:
            continue
        said = _said(card, change, row)
        twice = sorted({place for other in before for place in said.again(other)})
        before.append(said)
        if twice:
            again = [(*path, "at", place) for place in twice]
            whole = len(twice) == len(said.places)
            hexes = [card.grid.label(at) for place in twice if (at := said.places[place]) is not None]
            yield Finding(
                f"The card says “{row['title']}” twice{f' in {listed(hexes)}' if hexes else ''}.",
                at=card.at_field(*path),
                fixes=drop("Say it once", path) if whole else drop_all("Say it once", again),
                cites=row["cites"],
                surplus=path if whole else again[0],
            )


def _said(card: Card, change: Mapping[str, Json], row: Mapping[str, Json]) -> _Said:
    known = {field["name"] for field in row["fields"]} - {"at", *row["once"]}
    named = {place: card.hex(label) for place, label in enumerate(list_in(change.get("at")))}
    there = {place: at for place, at in named.items() if at is not None}
    about = (row["id"], *(str(change.get(name)) for name in row["once"]))
    return _Said(about, frozenset(known & change.keys()), there if named else {0: None})
