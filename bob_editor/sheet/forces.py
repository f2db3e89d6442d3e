"""Both sides' forces as the card prints them: what each has, where it sets up, what stands where, what comes when."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bob_editor.model.foreign import without_foreign
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.arrivals import setting_up
from bob_editor.rules.cards.card import side_id
from bob_editor.sheet.blocks import Entry, Force, Forces, Group, Line, Pairs, Words, plain
from bob_editor.sheet.languages import capital
from bob_editor.sheet.names import THING
from bob_editor.sheet.schema_steps import Field
from bob_editor.sheet.value_words import CardWords, is_named, told

Json = Any

WHERE = ("area", "entry", "hexes", "edge")
"""What a row may call the place where its forces begin."""

LISTS = ("forces", "units", "pieces")
"""What a row may call the things that it brings."""

WHEN = ("turn", "space", "time_min", "die_range", "on_turn")

_SINGLE = ("at", "id", "facing", "count", "orientation", "counter")
"""What may differ among units that are listed together."""

_NATIONS = ("nationalities", "nationality", "faction", "nations", "country")
_HEADED = ("id", "side", "name", "infiltration", *_NATIONS)


_OF_GROUP = ("side", "space", "time_min", "turn")
"""What a unit's row needn't say once more where its group does."""


def forces(words: CardWords) -> Forces | None:
    """The forces of every side of the card, and of none where something has no owner; None where there are none."""
    found: list[Force] = []
    for side, row, field in _side_rows(words):
        # Two rows of one side are a mistake, and still are both shown.
        first = all(one.side != side for one in found)
        found.append(
            Force(
                side,
                words.sides.get(side, words.language.title("A side without id")),
                _subtitle(row, field, words),
                Pairs(tuple(_pairs(row, field, words))),
                tuple(_groups(side, words)) if first and side else (),
                tuple(_nations(row)),
            )
        )
    others = tuple(_groups("", words))
    if others:
        found.append(Force("", words.language.title("Of no side"), groups=others))
    return Forces(tuple(found)) if found else None


def _side_rows(words: CardWords) -> Iterator[tuple[str, Mapping[str, Json], Field]]:
    """The rows of the sides with their ids, from a list or an object by places at the table."""
    scenario, field = words.card.scenario, words.root.part("sides")
    rows = [(row, field.part(index)) for index, row in scenario.sides]
    rows += [
        (row, field.part(place)) for place, row in scenario.table("sides").items() if isinstance(row, dict)
    ]
    for row, part in rows:
        side = side_id(row)
        yield (side if isinstance(side, str) else ""), row, part


def _subtitle(row: Mapping[str, Json], field: Field, words: CardWords) -> str:
    found: list[str] = []
    for key in _NATIONS:
        if row.get(key):
            shown = plain(words.line(row[key], field.part(key)))
            found.append(capital(shown))
    return " · ".join(dict.fromkeys(found))


def _nations(row: Mapping[str, Json]) -> Iterator[str]:
    """The ids of a side's nations, as the card has them."""
    for key in _NATIONS:
        named = row.get(key)
        yield from (
            one for one in (named if isinstance(named, list | tuple) else (named,)) if isinstance(one, str)
        )


def _pairs(row: Mapping[str, Json], field: Field, words: CardWords) -> Iterator[tuple[str, Line]]:
    """A side's own fields, objects by each of their fields; what isn't the case is left out."""
    for place, own in words.card.scenario.table("sides").items():
        if own is row:
            yield words.language.title("Plays"), (Words(words.in_words(place)),)
    for key, value in row.items():
        if key in _HEADED or key.startswith("x-") or value in ("", [], {}) or value is None or value is False:
            continue
        part = field.part(key)
        if isinstance(value, dict) and sum(isinstance(one, list) for one in value.values()) > 1:
            # Several lists in one line read like a dump of data.
            yield from _pairs(_present(value), part, words)
        else:
            yield part.title, _value(value, part, words)


def _value(value: Json, field: Field, words: CardWords) -> Line:
    if isinstance(value, dict) and set(value) == {"min", "max"}:
        return (Words(f"{value['min']}–{words.measured(value['max'], field)}"),)
    if isinstance(value, dict) and "hex_set" not in field.names and not isinstance(value.get("name"), str):
        return tuple(words.details(value, field)) or (Words(words.language.title("None")),)
    return words.whole(value, field)


# -- groups ---------------------------------------------------------------------------------------------------


def _owned(section: str, side: str, words: CardWords) -> Iterator[tuple[int, Mapping[str, Json]]]:
    for index, row in words.card.scenario.rows(section):
        owner = row.get("side")
        if owner == side or (not side and (not isinstance(owner, str) or owner not in words.sides)):
            yield index, row


def _groups(side: str, words: CardWords) -> Iterator[Group]:
    for index, row in _owned("setup_areas", side, words):
        name = str(row.get("name") or row.get("id") or index + 1)
        title = name if row.get("name") else capital(words.language.say("Set-up area {name}", name=name))
        yield _group(
            title, row, words.root.part("setup_areas").part(index), words, skip=("id", "side", "name")
        )
    yield from _units(side, words)
    yield from _boxes(side, words)
    yield from _landings(side, words)
    yield from _reinforcements(side, words)


def _boxes(side: str, words: CardWords) -> Iterator[Group]:
    """Units that wait in the infiltration boxes of a side."""
    scenario = words.card.scenario
    for index, row in scenario.sides:
        boxes = row.get("infiltration")
        if side_id(row) == side and isinstance(boxes, dict):
            field = words.root.part("sides").part(index).part("infiltration")
            for box, names in boxes.items():
                if isinstance(names, list | tuple) and names:
                    path = ("sides", index, "infiltration", box)
                    found = tuple(_together(list(_brought(path, names, field.part(box).part(0), words))))
                    title = words.language.say("{title}, box {box}", title=field.title, box=box)
                    yield Group(title, entries=found)


def _landings(side: str, words: CardWords) -> Iterator[Group]:
    """What jumps or lands in gliders."""
    for key, name in (("sticks", "Stick {name}"), ("gliders", "Glider {name}")):
        for index, row in words.card.scenario.rows("landing", key):
            if row.get("side") == side and isinstance(names := row.get("units"), list | tuple):
                field = words.root.part("landing").part(key).part(index).part("units").part(0)
                path = ("landing", key, index, "units")
                title = capital(words.language.say(name, name=row.get("id") or index + 1))
                yield Group(title, entries=tuple(_together(list(_brought(path, names, field, words)))))


def _brought(path: FieldPath, things: Sequence[Json], field: Field, words: CardWords) -> Iterator[Entry]:
    """What a list brings: listed units as the card describes them, as many as come with it; anything else as it is."""
    arriving = {one.path: one for one in words.arrivals}
    listed: list[Mapping[str, Json]] = []
    for place, thing in enumerate(things):
        one = arriving.get((*path, place))
        if one is None:
            yield _entry(thing, field, words)
        elif one.count:
            row = {key: value for key, value in one.row.items() if key not in _OF_GROUP}
            listed.append(
                {**row, "side": words.card.scenario.get("units", one.unit, "side"), "count": one.count}
            )
    unit = words.root.part("units").part(0)
    yield from (_alike(rows, unit, words) for rows in _kinds_of(listed).values())


def _kinds_of(rows: Iterable[Mapping[str, Json]]) -> dict[str, list[Mapping[str, Json]]]:
    """Rows that differ only in what is said of each by itself, together."""
    found: dict[str, list[Mapping[str, Json]]] = {}
    for row in rows:
        alike = without_foreign({key: value for key, value in row.items() if key not in _SINGLE})
        found.setdefault(json.dumps(alike, sort_keys=True), []).append(row)
    return found


def _reinforcements(side: str, words: CardWords) -> Iterator[Group]:
    """What comes in later; what comes at one time, place and on one condition as one group."""
    found: dict[tuple[str, Line, Line], Group] = {}
    for index, row in _owned("reinforcements", side, words):
        field = words.root.part("reinforcements").part(index)
        path = ("reinforcements", index)
        group = _group(_when(row, field, words), row, field, words, skip=("id", "side", *WHEN), path=path)
        former = found.get((group.title, group.where, group.note))
        entries = (*(former.entries if former is not None else ()), *group.entries)
        found[group.title, group.where, group.note] = replace(
            group, entries=tuple(_together(list(entries))), arrives=True
        )
    yield from found.values()


def _when(row: Mapping[str, Json], field: Field, words: CardWords) -> str:
    found = []
    for key in WHEN:
        if key not in row:
            continue
        part = field.part(key)
        shown = plain(words.line(row[key], part))
        # A time in words, or with its unit, needs no name before it: “at the start”, “after 5 minutes”.
        if isinstance(row[key], str) and shown != row[key]:
            found.append(shown)
        else:
            units = tuple(words.language.say(one) for one in ("minute", "minutes"))
            after = words.language.say("after {time}", time=shown)
            found.append(after if shown.endswith(units) else f"{part.title} {shown}")
    if not found:
        return words.language.title("Reinforcements")
    return capital(words.language.say("Reinforcements: {when}", when=", ".join(found)))


def _group(
    title: str,
    row: Mapping[str, Json],
    field: Field,
    words: CardWords,
    *,
    skip: tuple[str, ...],
    path: FieldPath = (),
) -> Group:
    rest = {key: value for key, value in row.items() if key not in skip and not key.startswith("x-")}
    where: Line = ()
    for key in ("area", "entry"):
        if key in rest and not where:
            where = tuple(words.hex_set(rest.pop(key), field.part(key)))
    if not where:
        where = _own_area(rest, field, words)
    entries: list[Entry] = []
    for key in LISTS:
        if isinstance(rest.get(key), list):
            entries += _brought((*path, key), rest.pop(key), field.part(key).part(0), words)
    if not entries and isinstance(rest.get("unit"), str):
        # A row of its own for each kind that comes; games call how many of it either way.
        many = next((key for key in ("count", "number") if isinstance(rest.get(key), int)), None)
        brought = {"unit": rest.pop("unit"), "count": 1 if many is None else rest.pop(many)}
        entries = [_entry(brought, field, words)]
    entries = _together(entries)
    return Group(title, where, tuple(words.details(_present(rest), field)), tuple(entries))


def _together(entries: list[Entry]) -> list[Entry]:
    """Entries that say the same as one, with their numbers added."""
    found: dict[tuple[str, Line], Entry] = {}
    for entry in entries:
        former = found.get((entry.name, entry.note))
        count = entry.count + (former.count if former is not None else 0)
        ids = (*(former.ids if former is not None else ()), *entry.ids)
        found[entry.name, entry.note] = replace(entry, count=count, ids=tuple(dict.fromkeys(ids)))
    return list(found.values())


def _own_area(rest: dict[str, Json], field: Field, words: CardWords) -> Line:
    """The place of a row that has the fields of a hex set itself; they are taken out of it."""
    mode, radius = rest.pop("mode", None), rest.pop("radius", None)
    taken: dict[str, Json] = {
        key: rest.pop(key) for key in ("edge", "depth", "hexes", "terrain") if key in rest
    }
    if radius is not None:
        taken["within"] = {"of": taken.pop("hexes", []), "hexes": radius}
    if rest.get("exclude"):
        taken["except"] = rest.pop("exclude")
    if mode == "random":
        return (
            Words(words.language.say("at random")),
            *((Words(", "), *words.hex_set(taken, field)) if taken else ()),
        )
    if not taken and mode is not None:
        return words.line(mode, field.part("mode"))
    return tuple(words.hex_set(taken, field))


def _present(row: Mapping[str, Json]) -> dict[str, Json]:
    return {key: value for key, value in row.items() if value is not None and value not in ("", [], {})}


def _entry(thing: Json, field: Field, words: CardWords) -> Entry:
    if not isinstance(thing, dict):
        shown = plain(words.line(thing, field))
        return Entry(1, capital(shown), symbol=words.symbol(str(thing)), ids=(str(thing),))
    symbol, name, rest = _named(thing, field, words)
    said = rest.pop("count", 1)
    count = said if isinstance(said, int) else 1
    if len(rest) == 1 and not is_named(thing):
        return _told_by_field(*rest.popitem(), count, field, words)
    note = tuple(words.details(_present(rest), field))
    return Entry(count, name, note, words.symbol(symbol), _ids((thing,)))


def _told_by_field(key: str, value: Json, count: int, field: Field, words: CardWords) -> Entry:
    """What is neither named nor of a kind: a number of what its field is about, or one such with its own fields."""
    part = field.part(key)
    if isinstance(value, str):
        return Entry(count, plain(words.whole(value, part)), symbol=words.symbol(value), ids=(value,))
    if isinstance(value, dict):
        return Entry(count, part.title, words.whole(value, part), words.symbol(key))
    return Entry(value if isinstance(value, int) else count, part.title, symbol=words.symbol(key))


def _named(row: Mapping[str, Json], field: Field, words: CardWords) -> tuple[str, str, dict[str, Json]]:
    """A thing's kind or id for its sign, its name, and the fields that neither says."""
    rest = told(row)
    key = next((one for one in THING if isinstance(rest.get(one), str)), None)
    symbol = str(rest.pop(key)) if key else ""
    name = plain(words.whole(symbol, field.part(key))) if key else ""
    own = rest.pop("name", None)
    kind = rest.get("kind")
    if key == "unit" and isinstance(kind, str):
        name, symbol = own if isinstance(own, str) and own else words.name(symbol), kind
        if name.lower().endswith(plain(words.line(kind, field.part("kind"))).lower()):
            rest.pop("kind")
    elif isinstance(own, str) and own:
        shown = plain(words.line(symbol, field.part(key))) if key else ""
        name = f"{own} ({shown})" if shown and shown.lower() not in own.lower() else own
    return symbol, capital(name) or words.language.title("Piece"), rest


def _units(side: str, words: CardWords) -> Iterator[Group]:
    """Units listed one by one: those alike together, with where they stand."""
    field = words.root.part("units").part(0)
    there = setting_up(words.card.scenario, words.arrivals)
    rows = [{**row, "count": there[index]} for index, row in _owned("units", side, words) if there[index]]
    for placed, title in ((True, "In place"), (False, "To set up")):
        kinds = _kinds_of(row for row in rows if isinstance(row.get("at"), str) is placed)
        entries = tuple(_alike(alike, field, words) for alike in kinds.values())
        if entries:
            yield Group(words.language.title(title), entries=entries, placed=placed)


def _alike(rows: list[Mapping[str, Json]], field: Field, words: CardWords) -> Entry:
    rest = {
        key: value
        for key, value in rows[0].items()
        if key not in ("side", "at", "id", "facing", "orientation")
    }
    symbol, name, rest = _named(rest, field, words)
    rest.pop("count", None)
    if words.card.side_rows.get(str(rows[0].get("side")), {}).get("nations") == [rest.get("nation")]:
        # All of the side are of this nation, as its heading says.
        rest.pop("nation")
    own = rest.pop("counter", None)
    note = list(words.details(_present(rest), field))
    if own is not None:
        shown = ", ".join(
            plain(words.line(row["counter"], field.part("counter"))) for row in rows if "counter" in row
        )
        note += (Words("; " if note else ""), Words(f"{words.lower(field.part('counter').title)} {shown}"))
    places: list[Words] = []
    for row in rows:
        if not isinstance(row.get("at"), str):
            continue
        places += (Words(", "),) if places else ()
        places.append(words.hex(row["at"]))
        for key in ("facing", "orientation"):
            if key in row:
                shown = plain(words.line(row[key], field.part(key)))
                places.append(Words(f" ({words.lower(field.part(key).title)} {shown})"))
    if places and note:
        note.append(Words("; "))
    count = sum(row["count"] if isinstance(row.get("count"), int) else 1 for row in rows)
    return Entry(count, name, (*note, *places), words.symbol(symbol), _ids(rows))


def _ids(rows: Iterable[Mapping[str, Json]]) -> tuple[str, ...]:
    """What texts may call these rows by."""
    found = (row[key] for row in rows for key in ("id", *THING) if isinstance(row.get(key), str))
    return tuple(dict.fromkeys(found))
