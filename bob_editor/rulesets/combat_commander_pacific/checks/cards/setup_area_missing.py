from collections.abc import Mapping
from typing import NamedTuple

from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.map_edges import line_from
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, harmless, put, text_in
from bob_editor.rules.mending import Edit, Scenario
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES, side_has
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, card_check, read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import SetupArea


@card_check(Severity.ERROR, cites="15.2.3, A43.6")
def setup_area_missing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A side with pieces on the map at the start needs an area for them, be it the very hexes where they stand."""
    for area in reading.areas:
        named = card.hexes(area.row.get("hexes")) or not area.row.get("hexes")
        # Of an area without a side or a way to be given the card's form tells.
        if not area.hexes and named and not card.unread and area.side and area.row.get("mode"):
            whose = SIDE_NAMES.get(area.side, area.side)
            lacking = _lacking(reading, area, whose)
            if lacking is not None:
                yield Finding(lacking.told, card.at_field(*area.path, lacking.field), lacking.fixes)
                continue
            yield Finding(
                f"A set-up area of {whose} has no hexes.",
                card.at_field(*area.path),
                harmless(card, [drop("Remove the area", area.path)], "setup-area-too-small")
                if any(other.side == area.side for other in reading.areas if other != area)
                or not _sets_up(reading, area.side)
                else (),
            )
    # An area of a side that there isn't, of which another check tells, may be the one that is missing.
    owners = [area.side for area in reading.areas]
    astray = any(side and side not in SIDE_NAMES for side in owners)
    for name, path, row in reading.sides():
        if _sets_up(reading, name) and name not in owners and not astray:
            yield Finding(
                f"{side_has(name)} no set-up area.", card.at_field(*path), tuple(_areas(card, name, row))
            )


class _Lacking(NamedTuple):
    """The field without which an area of its kind has no hexes, what to say of that, and what fills it in."""

    field: str
    told: str
    fixes: tuple[Edit[Scenario], ...]


def _lacking(reading: CardReading, area: SetupArea, whose: str) -> _Lacking | None:
    mode, row, path = area.row.get("mode"), area.row, area.path
    if mode == "depth" and not row.get("edge"):
        own = text_in(reading.side(area.side), "friendly_edge")
        along = (put(f"Let it lie along the {own} edge", (*path, "edge"), own),) if own in EDGES else ()
        return _Lacking("edge", f"A set-up area of {whose} is along no edge.", along)
    if mode == "depth" and row.get("depth") is None:
        deep = put("Make it 1 hex deep", (*path, "depth"), 1)
        return _Lacking("depth", f"A set-up area of {whose} doesn't say how deep it is.", (deep,))
    if mode == "within" and row.get("hexes") and row.get("radius") is None:
        wide = put("Make its radius 1", (*path, "radius"), 1)
        return _Lacking("radius", f"A set-up area of {whose} has no radius.", (wide,))
    return None


def _sets_up(reading: CardReading, side: str) -> bool:
    """Whether a side has pieces on the map at the start."""
    return bool(reading.at_start(side) or reading.side(side).get("fortifications"))


def _areas(card: Card, name: str, row: Mapping[str, object]) -> Iterator[Edit[Scenario]]:
    """The edits that give a side an area: along its edge, or, where all its units have hexes, just those."""
    start = read_card(card).at_start(name)
    hexes = {piece.hex for piece in start if piece.hex is not None}
    if start and all(piece.hex is not None for piece in start):
        labels = [card.grid.label(at) for at in card.grid.hexes if at in hexes]
        placed = {"side": name, "mode": "hexes", "hexes": labels}
        yield add("Let their area be the hexes where they stand", ("setup_areas",), placed)
    edge = row.get("friendly_edge")
    if edge in EDGES:
        depth = max(
            [1 if row.get("posture") == "invader" else 3, *(line_from(card.grid, edge, at) for at in hexes)]
        )
        along = {"side": name, "mode": "depth", "edge": edge, "depth": depth}
        yield add(f"Let them set up within {depth} of the {edge} edge", ("setup_areas",), along)
