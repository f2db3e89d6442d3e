"""Changes of which a game says by which fields two are about the same (``once``), besides their hexes."""

from collections import defaultdict
from collections.abc import Mapping
from typing import Any

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
Row = Mapping[str, Json]


@shared_check(Severity.WARNING)
def changed_twice(card: Card, _terms: Terms) -> Iterator[Finding]:
    """What a card changes twice it changes to the one or the other, and nobody can tell to which."""
    rows, before = card.ruleset.rows("changes"), defaultdict[object, set[frozenset[str]]](set)
    for index, change in card.scenario.changes:
        row, path = rows.get(str(change.get("change")), {}), ("changes", index)
        if "once" not in row:
            continue
        about, fields = (row["id"], *(str(change.get(name)) for name in row["once"])), _fields(change, row)
        places = _places(card, change, row)
        twice = {
            place: at
            for place, at in places.items()
            if any(fields & other or fields == other for other in before[about, at])
        }
        for at in places.values():
            before[about, at].add(fields)
        if twice:
            again = [(*path, "at", place) for place in twice]
            whole = None in twice.values() or len(twice) == len(change["at"])
            hexes = dict.fromkeys(card.grid.label(at) for at in twice.values() if at is not None)
            yield Finding(
                f"The card says “{row['title']}” twice{f' in {listed(hexes)}' if hexes else ''}.",
                at=card.at_field(*path),
                fixes=drop("Say it once", path) if whole else drop_all("Say it once", again),
                cites=row["cites"],
                surplus=path if whole else again[0],
            )


def _fields(change: Row, row: Row) -> frozenset[str]:
    """Which fields of its game a change has, besides its hexes and those by which it is about something."""
    return frozenset(change.keys() & {field["name"] for field in row["fields"]} - {"at", *row["once"]})


def _places(card: Card, change: Row, row: Row) -> Mapping[int, Hex | None]:
    """The hexes of a change by their places in its list; one that needs none and lists none is everywhere."""
    if named := list_in(change.get("at")):
        return {place: at for place, label in enumerate(named) if (at := card.hex(label)) is not None}
    needed = any(field["name"] == "at" and field.get("required") for field in row["fields"])
    return {} if needed else {0: None}
