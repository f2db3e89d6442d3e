"""The counters that a mission needs: each unit by company, platoon and number, support, mortars, dummies, markers."""

from collections import Counter
from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.pieces import Piece, count_in, marker, named, nation_of, summed, told
from bob_editor.rules.cards.rows import rows_in, text_in
from bob_editor.rulesets.last_hundred_yards.cards.force import allotted, room_in_force
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionSide, MissionUnit
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS
from bob_editor.rulesets.last_hundred_yards.cards.setup.hiding import DUMMY_FIELDS
from bob_editor.rulesets.last_hundred_yards.land.tables import kinds

_ALLOTTED = ("minefield", "wire", "ip")
_REVERSE = {
    "squad": "disrupted",
    "knee_mortar_squad": "reduced",
    "section": "disrupted",
    "mg_section": "disrupted",
}


def pieces(card: Card) -> tuple[Piece, ...]:
    """The units that are listed, those of a force that aren't, mortars off the map, dummies and markers."""
    mission = mission_of(card)
    kept = [
        one for one in mission.units if not (one.kind and (one.kind.dummy or one.kind.id in FORTIFICATIONS))
    ]
    found = [unit_piece(mission, unit) for unit in kept]
    for side in mission.sides:
        found += _of_force(mission, side)
        found += _dummies(mission, side)
    return summed((*found, *_markers(mission)))


def _nation(mission: Mission, side: MissionSide | None) -> str:
    return nation_of(mission.card, side.names[0]) if side is not None and side.names else ""


def unit_piece(mission: Mission, unit: MissionUnit) -> Piece:
    """The counter of a unit; a fortified position is a marker, a dummy like all others of its side."""
    kind = unit.kind_id
    if kind in FORTIFICATIONS:
        return marker(mission.card, kind, 1)
    if unit.kind is not None and unit.kind.dummy:
        return Piece("unit", kind, unit.kind.title, _nation(mission, unit.side))
    title = text_in(unit.row, "name") or (unit.kind.title if unit.kind is not None else named(kind or "unit"))
    mark = "/".join(filter(None, (told(unit.row.get(name)) for name in ("company", "platoon", "counter"))))
    return Piece("unit", kind, title, _nation(mission, unit.side), mark, flips=_REVERSE.get(kind, ""))


def _of_force(mission: Mission, side: MissionSide) -> Iterator[Piece]:
    """Support units that the force has and the list doesn't name one by one, and mortars off the map."""
    nation = _nation(mission, side)
    listed = Counter(unit.kind.id for unit in mission.units if unit.side == side and unit.kind is not None)
    for name, number in (room_in_force(side) - listed).items():
        if name not in FORTIFICATIONS:
            yield Piece(
                "unit", name, kinds()[name].title, nation, flips=_REVERSE.get(name, ""), number=number
            )
    for _, row in rows_in(side.force.get("mortars")):
        calibre = told(row.get("type")).removesuffix("mm")
        calibre = f"{calibre} mm" if calibre.isdecimal() else calibre.replace("cm", " cm")
        name = " ".join(filter(None, (calibre, "mortar", text_in(row, "size"))))
        yield Piece("weapon", "mortar", name, nation, text_in(row, "company"), number=count_in(row))


def _dummies(mission: Mission, side: MissionSide) -> Iterator[Piece]:
    allowed = side.dummies
    listed = Counter(unit.kind.id for unit in mission.units if unit.side == side and unit.kind is not None)
    for field, name in DUMMY_FIELDS.items():
        number = max(count_in(allowed, field, 0), listed[name])
        yield Piece("unit", name, kinds()[name].title, _nation(mission, side), number=number)


def _markers(mission: Mission) -> Iterator[Piece]:
    """As many as a side may place, or has placed where those are more."""
    placed = Counter((one.side.index if one.side else -1, one.marker) for one in mission.markers)
    may = Counter(
        {
            (side.index, name): allotted(mission, side, name) or 0
            for side in mission.sides
            for name in _ALLOTTED
        }
    )
    forts = Counter(
        {
            (side.index, name): number
            for side in mission.sides
            for name, number in room_in_force(side).items()
            if name in FORTIFICATIONS
        }
    )
    for (_, name), number in (placed | may | forts).items():
        yield marker(mission.card, name, number)
