"""Counter lists: the order of battle that a project's scenarios share (docs/formats.md, section 12)."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from msgspec import field

from bob_editor.errors import BadFile
from bob_editor.model.foreign import is_foreign
from bob_editor.records import Record
from bob_editor.storage.form import schemas
from bob_editor.storage.form.problems import Problem, pointer_of
from bob_editor.storage.form.upgrades import PRESENT

Json = Any

VALUES_LONGEST = 12
"""Characters of a value."""

MOST_COUNTERS, MOST_COLOURS = 5000, 200
"""As the schema has it: more than the first so many are left out."""

_SIDES = (("art",), ("figure",), ("back", "art"), ("back", "figure"))


class ListedSide(Record):
    """What a list says of one side of a counter; None for ``values`` where scenarios say it."""

    values: tuple[tuple[str, str], ...] | None = None
    art: str = ""
    figure: str = ""


class ListedCounter(Record):
    """A row of a counter list; ``box`` is None where it doesn't say how many there are.

    ``place`` is where it stands in the file, where rows that break the form are counted too.
    """

    name: str
    nation: str = ""
    mark: str = ""
    kind: str = ""
    symbol: str = ""
    box: int | None = None
    front: ListedSide = ListedSide()
    back: ListedSide = ListedSide()
    says: str = ""
    place: int = 0


class CounterList(Record):
    """A project's own counters, and the colours of its nations."""

    title: str = ""
    ruleset: str = ""
    colours: Mapping[str, str] = field(default_factory=dict)
    counters: tuple[ListedCounter, ...] = ()

    def __hash__(self) -> int:
        return hash((self.title, self.ruleset, self.counters))


def counter_list_from_json(data: Json, *, name: str = "The list") -> tuple[CounterList, tuple[Problem, ...]]:
    """The list of its JSON, and the problems of its form; a row that breaks the schema is left out.

    :raises BadFile: where it is no object.
    """
    if not isinstance(data, dict):
        raise BadFile(
            f"{name} is no counter list: it must be an object.", hint="Open a *.counters.json file."
        )
    problems = tuple(schemas.validate("counters", data))
    broken = {
        problem.pointer.split("/")[2] for problem in problems if problem.pointer.startswith("/counters/")
    }
    rows = data.get("counters")
    colours = data.get("colours")
    told = {problem.pointer for problem in problems}
    untold = any(problem.code == "schema/more" for problem in problems)

    def fits(pointer: str, value: Json) -> bool:
        """Whether nothing is wrong with it, also where more is wrong than is told."""
        return pointer not in told and not (untold and schemas.validate_part("counters", pointer, value))

    found = CounterList(
        _text(data, "title"),
        _text(data, "ruleset"),
        {
            nation.lower(): colour
            for nation, colour in islice(colours.items() if isinstance(colours, dict) else (), MOST_COLOURS)
            if isinstance(colour, str)
            and not is_foreign(nation)
            and fits(pointer_of(("colours", nation)), colour)
        },
        tuple(
            _row(row, place)
            for place, row in enumerate(rows[:MOST_COUNTERS] if isinstance(rows, list) else ())
            if str(place) not in broken and isinstance(row, dict) and fits(f"/counters/{place}", row)
        ),
    )
    return found, problems


def counter_list_to_json(counters: CounterList) -> dict[str, Json]:
    """A list as files hold it, without what it doesn't say."""
    said = {"title": counters.title, "ruleset": counters.ruleset, "colours": dict(counters.colours)}
    return {
        "format": "bob-editor/counters",
        "version": PRESENT["counters"],
        **{name: value for name, value in said.items() if value},
        "counters": [_row_to_json(row) for row in counters.counters],
    }


def _row_to_json(row: ListedCounter) -> dict[str, Json]:
    back = {name: value for name, value in {"says": row.says, **_side_to_json(row.back)}.items() if value}
    said: dict[str, Json] = {
        "name": row.name, "nation": row.nation, "mark": row.mark, "kind": row.kind, "symbol": row.symbol,
        "box": row.box, **_side_to_json(row.front), "back": back,
    }  # fmt: skip
    return {name: value for name, value in said.items() if value or value == 0}


def _side_to_json(side: ListedSide) -> dict[str, Json]:
    return {"values": dict(side.values or ()), "art": side.art, "figure": side.figure}


def art_places(data: Mapping[str, Json]) -> list[tuple[tuple[str | int, ...], str]]:
    """Where a list's JSON names pictures, and what it names."""
    found: list[tuple[tuple[str | int, ...], str]] = []
    rows = data.get("counters")
    for place, row in enumerate(rows if isinstance(rows, list) else ()):
        for steps in _SIDES:
            value = row
            for step in steps:
                value = value.get(step) if isinstance(value, dict) else None
            if isinstance(value, str) and value:
                found.append((("counters", place, *steps), value))
    return found


def _row(row: Mapping[str, Json], place: int) -> ListedCounter:
    back = row.get("back")
    back = back if isinstance(back, dict) else {}
    return ListedCounter(
        _text(row, "name"),
        _text(row, "nation").lower(),
        _text(row, "mark"),
        _text(row, "kind"),
        _text(row, "symbol"),
        row.get("box"),
        _side(row),
        _side(back),
        _text(back, "says"),
        place,
    )


def _side(row: Mapping[str, Json]) -> ListedSide:
    values = row.get("values")
    values = values if isinstance(values, dict) else {}
    own = tuple((name, str(value)) for name, value in values.items() if not is_foreign(name))
    # What other programs alone say of a side says nothing of what is printed; what is empty says: nothing.
    return ListedSide(
        own if own or row.get("values") == {} else None, _text(row, "art"), _text(row, "figure")
    )


def _text(row: Mapping[str, Json], name: str) -> str:
    value = row.get(name)
    return value.strip() if isinstance(value, str) else ""
