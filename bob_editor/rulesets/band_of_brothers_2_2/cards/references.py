"""What a card names by id or label, where it does, and which of it isn't there."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import KINDS, unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import EDGES

Json = Any
Reference = tuple["FieldPath", str, str, "Collection[str]"]
"""Where a name stands, the name, what it should be, and the names that there are."""

KEY = "#key"
"""Last step of a path to an object's field whose name is the reference."""

_NEXT = ("campaign", "next_reinforcements")


def references(card: Card) -> Iterator[Reference]:
    """Every name on a card that names nothing."""
    sides = frozenset(card.side_rows)
    for path, word in _side_names(card):
        if sides and word not in sides:
            yield path, word, "side", sides
    yield from _hexes(card)
    yield from _counters(card)
    areas = frozenset(row["id"] for _, row in card.scenario.setup_areas if isinstance(row.get("id"), str))
    boards = frozenset(one.place.name for one in card.map.laid)
    for path, hex_set in _hex_sets(card):
        for inner, field, word in _names_in(hex_set, ()):
            known = areas if field == "area" else boards
            if word not in known:
                yield (*path, *inner), word, "set-up area" if field == "area" else "board", known
    # What another edition has is no slip of the pen: the edition's own check tells of it.
    terrains = frozenset(card.ruleset.terrains) | {
        *(card.ruleset.data.get("leave_out") or {}).get("terrains", ())
    }
    for index, _ in card.scenario.changes:
        for field_path, word in card.scenario.words("changes", index, "terrain"):
            if word not in terrains:
                yield field_path, word, "terrain", terrains & card.ruleset.terrains.keys()
    for index, _ in card.scenario.sides:
        for number, row in card.scenario.rows("sides", index, "force_exchanges"):
            area = row.get("area")
            if isinstance(area, str) and area not in areas:
                yield ("sides", index, "force_exchanges", number, "area"), area, "set-up area", areas


def _side_names(card: Card) -> Iterator[tuple[FieldPath, str]]:
    scenario = card.scenario
    for section, field in (
        ("setup_areas", "side"),
        ("reinforcements", "side"),
        ("units", "side"),
        ("markers", "side"),
        ("markers", "controller"),
        ("changes", "owner"),
    ):
        for index, row in scenario.rows(section):
            # The side of a trail is the side of the hexspine that it runs on.
            if isinstance(row.get(field), str) and not (row.get("marker") == "trail" and field == "side"):
                yield (section, index, field), row[field]
    for index, row in scenario.rows(*_NEXT):
        if isinstance(row.get("side"), str):
            yield (*_NEXT, index, "side"), row["side"]
    for name in scenario.table("campaign", "next_fortifications"):
        yield ("campaign", "next_fortifications", name, KEY), name
    for index, row in scenario.rows("victory", "clauses"):
        if isinstance(row.get("side"), str):
            yield ("victory", "clauses", index, "side"), row["side"]
    if scenario.text("victory", "else_winner"):
        yield ("victory", "else_winner"), scenario.text("victory", "else_winner")
    listed = scenario.get("setup_order")
    for index, name in enumerate(listed if isinstance(listed, list | tuple) else ()):
        if isinstance(name, str):
            yield ("setup_order", index), name
    for label, side in scenario.table("initial_control").items():
        if isinstance(side, str):
            yield ("initial_control", label), side


def _hexes(card: Card) -> Iterator[Reference]:
    """Labels of places outside hex sets; those of victory hexes and minefields have checks of their own."""
    scenario = card.scenario
    found: list[tuple[FieldPath, Json]] = []
    for index, row in scenario.markers:
        if row.get("marker") != "victory":
            found += [(("markers", index, field), row[field]) for field in ("at", "to") if field in row]
    found += [(("units", index, "at"), row["at"]) for index, row in scenario.units if "at" in row]
    for index, row in scenario.changes:
        if row.get("change") in ("mines", "concentrated_mines"):
            continue
        for field in ("at", "steep"):
            labels = row.get(field)
            rows = enumerate(labels) if isinstance(labels, list | tuple) else ()
            found += [(("changes", index, field, number), label) for number, label in rows]
    for index, side in scenario.sides:
        edges = side.get("rout_edges")
        rows = enumerate(edges) if isinstance(edges, list | tuple) else ()
        found += [(("sides", index, "rout_edges", n), one) for n, one in rows if one not in EDGES]
        found += [
            (("sides", index, "hubs", number, "hex"), hub["hex"])
            for number, hub in scenario.rows("sides", index, "hubs")
            if "hex" in hub
        ]
    found += [(("initial_control", label, KEY), label) for label in scenario.table("initial_control")]
    for path, hex_set in _hex_sets(card):
        found += [((*path, *inner), label) for inner, label in _labels_in(hex_set, ())]
    unknown = [
        (path, label)
        for path, label in found
        if isinstance(label, str) and card.hex(label) is None and card.side(label) is None
    ]
    labels_there = frozenset(card.grid.label(at) for at in card.grid.hexes) if unknown else frozenset()
    for path, label in unknown:
        yield path, label, "hexside" if "/" in label else "hex", labels_there


def _hex_sets(card: Card) -> Iterator[tuple[FieldPath, Json]]:
    scenario = card.scenario
    for section, field in ((("setup_areas",), "area"), (("reinforcements",), "entry"), (_NEXT, "entry")):
        for index, row in scenario.rows(*section):
            if field in row:
                yield (*section, index, field), row[field]
    if scenario.get("map", "playable") is not None:
        yield ("map", "playable"), scenario.get("map", "playable")
    for index, side in scenario.sides:
        forts = side.get("fortifications")
        if isinstance(forts, dict) and "area" in forts:
            yield ("sides", index, "fortifications", "area"), forts["area"]


def _labels_in(hex_set: Json, path: FieldPath) -> Iterator[tuple[FieldPath, str]]:
    """The hex labels of a hex set, wherever in it."""
    if isinstance(hex_set, list | tuple):
        yield from (((*path, n), one) for n, one in enumerate(hex_set) if isinstance(one, str))
    elif isinstance(hex_set, dict):
        for inner, part in _parts(hex_set):
            yield from _labels_in(part, (*path, *inner))


def _names_in(hex_set: Json, path: FieldPath) -> Iterator[tuple[FieldPath, str, str]]:
    """The areas and boards that a hex set names, wherever in it."""
    if not isinstance(hex_set, dict):
        return
    for field in ("area", "board"):
        if isinstance(hex_set.get(field), str):
            yield (*path, field), field, hex_set[field]
    for inner, part in _parts(hex_set):
        yield from _names_in(part, (*path, *inner))


def _parts(hex_set: dict[str, Json]) -> Iterator[tuple[FieldPath, Json]]:
    for field in ("hexes", "except"):
        if field in hex_set:
            yield (field,), hex_set[field]
    within = hex_set.get("within")
    if isinstance(within, dict) and "of" in within:
        yield ("within", "of"), within["of"]
    several = hex_set.get("any")
    for number, part in enumerate(several if isinstance(several, list | tuple) else ()):
        yield ("any", number), part


def _counters(card: Card) -> Iterator[Reference]:
    """Counters, carriers and companies that units name."""
    types = frozenset(unit_types(card))
    ids = frozenset(row["id"] for _, row in card.scenario.units if isinstance(row.get("id"), str))
    companies = {
        str(row.get("id")): frozenset(card.scenario.table("sides", index, "company_cps"))
        for index, row in card.scenario.sides
    }
    for index, row in card.scenario.units:
        side = row.get("side")
        yield from _of_unit(
            ("units", index), row, types | KINDS, types | KINDS, ids, companies.get(str(side))
        )
    for path, side in _lists_of_forces(card):
        for index, row in card.scenario.rows(*path):
            yield from _of_unit((*path, index), row, types | KINDS, types | KINDS, types, companies.get(side))

    for path, word in _named_counters(card):
        if word not in types | ids | KINDS:
            yield path, word, "counter", types | ids | KINDS
    for index, side in card.scenario.sides:
        known = companies.get(str(side.get("id")))
        for number, gun in card.scenario.rows("sides", index, "artillery"):
            if known and isinstance(gun.get("company"), str) and gun["company"] not in known:
                yield ("sides", index, "artillery", number, "company"), gun["company"], "company", known


def _named_counters(card: Card) -> Iterator[tuple[FieldPath, str]]:
    """Where special rules and victory conditions speak of units: by their own ids, their counters or their kinds."""
    scenario = card.scenario
    lists: list[FieldPath] = [
        ("sides", index, field)
        for index, _ in scenario.sides
        for field in ("may_mount", "carrier_fire", "crushing_vehicles")
    ]
    lists += [("victory", "clauses", index, "unit_types") for index, _ in scenario.rows("victory", "clauses")]
    for path in lists:
        named = scenario.get(*path)
        rows = enumerate(named) if isinstance(named, list | tuple) else ()
        yield from (((*path, number), word) for number, word in rows if isinstance(word, str))
    for index, _ in scenario.sides:
        for number, row in scenario.rows("sides", index, "tank_riders"):
            for field in ("squad", "vehicle"):
                if isinstance(row.get(field), str):
                    yield ("sides", index, "tank_riders", number, field), row[field]
    for index, row in scenario.changes:
        if row.get("change") == "vehicle_access" and isinstance(row.get("unit"), str):
            yield ("changes", index, "unit"), row["unit"]


def _lists_of_forces(card: Card) -> Iterator[tuple[FieldPath, str]]:
    for section in (("setup_areas",), ("reinforcements",), _NEXT):
        for index, row in card.scenario.rows(*section):
            yield (*section, index, "forces"), str(row.get("side"))
    for index, row in card.scenario.sides:
        yield ("sides", index, "fow_cup", "forces"), str(row.get("id"))


def _of_unit(
    path: FieldPath,
    row: Any,
    types: Collection[str],
    units: Collection[str],
    carriers: Collection[str],
    companies: Collection[str] | None,
) -> Iterator[Reference]:
    for field, known, kind in (
        ("unit_type", types, "counter"),
        ("unit", units, "counter"),
        ("mounted_on", carriers, "carrier"),
    ):
        if isinstance(row.get(field), str) and row[field] not in known:
            yield (*path, field), row[field], kind, known
    if companies and isinstance(row.get("company"), str) and row["company"] not in companies:
        yield (*path, "company"), row["company"], "company", companies
