"""What is wrong with a ``sight`` that its form doesn't show: names that lead nowhere, answers and heights."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from bob_editor.model.fields.paths import FieldPath
from bob_editor.rules.games.answers import answer_key
from bob_editor.rules.games.names import TABLES, named_in
from bob_editor.rules.los.told.parameters import is_by_ruling, value_of

Json = Any

_KINDS = ("unit", "condition", "end", "ruling")
_OF_ROWS = (
    "between",
    "ties",
    "by_levels",
    "own_side",
    "side_along",
    "side_on",
    "seen_within",
    "kinds_seen_within",
    "sees_within",
    "kinds_see_within",
    "lights",
    "reveals",
    "eye",
    "inside",
    "of",
)


class Fault(NamedTuple):
    """What is wrong, in a sentence, and where."""

    path: FieldPath
    text: str


class Substituted(NamedTuple):
    """A parameter left to a ruling, with one of its answers in its place in ``data``, for the schema to judge."""

    path: FieldPath
    answer: str
    data: Mapping[str, Json]


def faults(data: Mapping[str, Json]) -> Iterator[Fault]:
    """What is wrong with the lines of sight of a game whose data keeps the schema."""
    yield from _names(data)
    yield from _bare_rules(data)
    yield from _bounds(data)
    yield from _heights(data)
    yield from _answers(data)


def substituted(data: Mapping[str, Json]) -> Iterator[Substituted]:
    """Each parameter that is left to a ruling, with each of its answers in its place; the rest of the data left out."""
    rulings = _rows(data, "rulings")
    for path, given in _left_open(data):
        for choice in rulings.get(given["ruling"], {}).get("choices", ()):
            key = answer_key(choice["value"])
            answers = given.get("answers")
            if answers is None or key in answers:
                value = choice["value"] if answers is None else answers[key]
                yield Substituted(path, key, _with(data, path, value))


def _rows(data: Mapping[str, Json], table: str) -> dict[str, Mapping[str, Json]]:
    key = "in" if table == "ends" else "id"
    return {row[key]: row for row in data.get(table, ()) if row.get(key) is not None}


def _names(data: Mapping[str, Json]) -> Iterator[Fault]:
    for kind in _KINDS:
        known = _rows(data, TABLES[kind])
        for path, name in named_in(data, kind):
            if path[0] == "sight" and name not in known:
                yield Fault(path, f"There is no {kind} “{name}” among {TABLES[kind]}.")
    for path, given in _left_open(data):
        if path[0] != "sight" and given["ruling"] not in _rows(data, "rulings"):
            yield Fault(path, f"There is no ruling “{given['ruling']}” among rulings.")
    known = _rows(data, "terrains") | _rows(data, "markers")
    hindering: dict[FieldPath, Mapping[str, Json]] = {
        (table, place): row
        for table in ("terrains", "markers")
        for place, row in enumerate(data.get(table, ()))
    }
    hindering["sight", "units"] = data["sight"].get("units") or {}
    for at, row in hindering.items():
        for name in (row.get("hindrance") or {}).get("with", ()):
            if name not in known:
                told = f"There is no terrain or marker “{name}” for it to be counted with."
                yield Fault((*at, "hindrance", "with"), told)


def _bare_rules(data: Mapping[str, Json]) -> Iterator[Fault]:
    for path, given in _walk(data):
        for one in _may_be(data, given) if path[-1] == "between" else ():
            rules = [name for name in one if not name.startswith("x-")] if isinstance(one, Mapping) else [""]
            if not rules:
                yield Fault(path, "It names no rule: hexes, closer, slope, formula or table.")
            if len(rules) > 1:
                yield Fault(path, f"It names several rules, of which one may hold: {', '.join(rules)}.")


def _bounds(data: Mapping[str, Json]) -> Iterator[Fault]:
    """Conditions whose value is to say how many hexes one sees, and is no number."""
    rows, given, path = _rows(data, "conditions"), data["sight"].get("visibility"), ("sight", "visibility")
    for said in _may_be(data, given):
        for name, one in (said.get("conditions") or {}).items() if isinstance(said, Mapping) else ():
            if rows.get(name, {}).get("value", {}).get("type", "integer") == "integer":
                continue
            if "value" in _may_be(data, one):
                at = path if is_by_ruling(given) else (*path, "conditions", name)
                yield Fault(at, f"The value of the condition “{name}” is no number of hexes.")


def _heights(data: Mapping[str, Json]) -> Iterator[Fault]:
    step = data["sight"].get("step", 1)
    told = f"{step:g} level" if step == 1 else f"{step:g} of a level"
    for path, given in _all_heights(data):
        for one in _may_be(data, given):
            if isinstance(one, int | float) and one % step:
                yield Fault(
                    path, f"{one:g} is no multiple of {told}, in which heights are counted (step of sight)."
                )


def _all_heights(data: Mapping[str, Json]) -> Iterator[tuple[FieldPath, Json]]:
    given, path = data["sight"].get("eye"), ("sight", "eye")
    for eye in _may_be(data, given):
        if not isinstance(eye, Mapping):
            yield path, eye
            continue
        found: dict[tuple[str, ...], Json] = {("all",): eye.get("all")}
        found |= {
            (name, one): up for name in ("units", "positions") for one, up in (eye.get(name) or {}).items()
        }
        for where, up in found.items():
            yield path if is_by_ruling(given) else (*path, *where), up
    yield ("sight", "units", "height"), (data["sight"].get("units") or {}).get("height")
    words = data["sight"].get("words") or {}
    for table in ("terrains", "markers", "units"):
        for place, row in enumerate(data.get(table, ())):
            if table == "units" or words.get(row.get("los"), row.get("los")) in ("blocks", "hinders"):
                yield (table, place, "height"), row.get("height")
            yield (table, place, "eye"), row.get("eye")


def _answers(data: Mapping[str, Json]) -> Iterator[Fault]:
    rulings = _rows(data, "rulings")
    for place, row in enumerate(data.get("rulings", ())):
        if row["default"] not in [choice["value"] for choice in row["choices"]]:
            yield Fault(
                ("rulings", place, "default"),
                "What holds unless somebody chooses is none of the ruling's choices.",
            )
    for path, given in _left_open(data):
        answers = given.get("answers")
        for choice in rulings.get(given["ruling"], {}).get("choices", ()):
            key = answer_key(choice["value"])
            if answers is not None and key not in answers:
                yield Fault((*path, "answers"), f"It doesn't say what holds for the answer “{key}”.")
        for answer, value in (answers or {}).items():
            if any(is_by_ruling(one) for _, one in _within(path, value)):
                yield Fault(
                    (*path, "answers", answer),
                    "What a ruling's answer says can't be left to a ruling in turn.",
                )


def _may_be(data: Mapping[str, Json], given: Json) -> Iterator[Json]:
    """What a parameter says, or may say where it is left to a ruling."""
    if not is_by_ruling(given):
        yield given
        return
    for choice in _rows(data, "rulings").get(given["ruling"], {}).get("choices", ()):
        if given.get("answers") is None or answer_key(choice["value"]) in given["answers"]:
            yield value_of(given, choice["value"])


def _left_open(data: Mapping[str, Json]) -> Iterator[tuple[FieldPath, Mapping[str, Json]]]:
    """Every parameter that is left to a ruling."""
    yield from ((path, given) for path, given in _walk(data) if is_by_ruling(given))


def _walk(data: Mapping[str, Json]) -> Iterator[tuple[FieldPath, Json]]:
    """All values in ``sight``, and in what rows say of sight."""
    yield from _within(("sight",), data["sight"])
    for table in ("terrains", "markers", "units"):
        for place, row in enumerate(data.get(table, ())):
            for name in _OF_ROWS:
                if name in row:
                    yield from _within((table, place, name), row[name])


def _within(path: FieldPath, value: Json) -> Iterator[tuple[FieldPath, Json]]:
    yield path, value
    if isinstance(value, Mapping) and not is_by_ruling(value):
        for name, one in value.items():
            if not name.startswith("x-"):
                yield from _within((*path, name), one)


def _with(data: Mapping[str, Json], path: FieldPath, value: Json) -> dict[str, Json]:
    """The table that a path leads into, with a value in its place; of rows that one alone, at the same place."""
    table = path[0]
    assert isinstance(table, str)
    if table == "sight":
        return {"sight": _put(data["sight"], path[1:], value)}
    place = path[1]
    assert isinstance(place, int)
    return {table: [_put(data[table][place], path[2:], value)]}


def _put(held: Json, path: FieldPath, value: Json) -> Json:
    if not path:
        return value
    return {**held, path[0]: _put(held[path[0]], path[1:], value)}
