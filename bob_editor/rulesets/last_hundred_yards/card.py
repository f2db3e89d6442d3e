"""What forms, maps and prints ask about missions of this game (``rules.cards.code``)."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area, Counter, marker_counter
from bob_editor.rules.cards.rows import whole
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.wording import counted, listed
from bob_editor.rulesets.last_hundred_yards.cards.catalogue import catalogue
from bob_editor.rulesets.last_hundred_yards.cards.facts import facts
from bob_editor.rulesets.last_hundred_yards.cards.fixes import moved, removed, side_title
from bob_editor.rulesets.last_hundred_yards.cards.landings.sticks_and_gliders import gliders, sticks
from bob_editor.rulesets.last_hundred_yards.cards.pieces import pieces, unit_piece
from bob_editor.rulesets.last_hundred_yards.cards.reading import Mission, mission_of
from bob_editor.rulesets.last_hundred_yards.cards.references import names
from bob_editor.rulesets.last_hundred_yards.cards.rows import MissionMarker, MissionSide
from bob_editor.rulesets.last_hundred_yards.cards.set_up_hex import FORTIFICATIONS
from bob_editor.rulesets.last_hundred_yards.land.hill_levels import with_hill_levels
from bob_editor.rulesets.last_hundred_yards.land.tables import kind_of

__all__ = [
    "areas", "catalogue", "counters", "facts", "moved", "names", "pictured", "pieces", "removed",
    "side_title",
]  # fmt: skip


def areas(card: Card) -> tuple[Area, ...]:
    """Set-up areas, entry hexes, objectives, skid paths, and what is out of play."""
    mission = mission_of(card)
    return (*_setup(mission), *_entries(mission), *_objectives(mission), *_landings(mission), *_shut(mission))


def _id_of(side: MissionSide | None) -> str:
    """The id by which the card's map knows a side: its own, its role or its faction."""
    return side.names[0] if side is not None and side.names else ""


def _setup(mission: Mission) -> Iterator[Area]:
    for index, row in mission.scenario.setup_areas:
        side = mission.side(row.get("side"))
        if row.get("type", "on_map") != "on_map":
            continue
        title = row.get("name") or (f"Set-up of the {side.called}" if side else "Set-up")
        hexes = mission.areas.hexes(row.get("area"), side.role if side else "")
        half = mission.areas.half_in(row.get("area"))
        yield Area(("setup_areas", index), "setup", str(title), hexes, _id_of(side), "20.7", half=half)


def _entries(mission: Mission) -> Iterator[Area]:
    """Where units enter; those that enter by the same hexes share an area."""
    groups: dict[tuple[str, frozenset[Hex]], list[tuple[int, str]]] = {}
    for index, row in mission.scenario.rows("reinforcements"):
        side, edge = mission.side(row.get("side")), row.get("edge")
        if isinstance(row.get("hexes"), list):
            hexes = mission.card.hexes(row["hexes"])
        else:
            hexes = mission.areas.edge_hexes(edge if isinstance(edge, str) else "", side.role if side else "")
        minutes = whole(row.get("time_min"))
        when = "at the start" if not minutes else f"after {counted(minutes, 'minute')}"
        groups.setdefault((_id_of(side), hexes), []).append((index, when))
    for (side_id, hexes), entries in groups.items():
        title = f"Enter {listed(dict.fromkeys(when for _, when in entries))}"
        yield Area(("reinforcements", entries[0][0]), "entry", title, hexes, side=side_id, cites="20.7h")


def _objectives(mission: Mission) -> Iterator[Area]:
    for path, row, hexes in mission.objectives:
        title = str(row.get("name") or row.get("id") or f"Objective {int(path[1]) + 1}")
        holder, leaving = _id_of(mission.side(row.get("control"))), row.get("kind") == "exit"
        yield Area(path, "exit" if leaving else "objective", title, hexes, side=holder, cites="21.1")


def _landings(mission: Mission) -> Iterator[Area]:
    for glider in gliders(mission):
        if glider.skid:
            side = _id_of(mission.side(glider.row.get("side")))
            title = f"Skid path of glider {glider.name}"
            yield Area(glider.path, "note", title, frozenset(glider.skid), side=side, cites="16.1.2")


def _shut(mission: Mission) -> Iterator[Area]:
    if mission.out_of_play:
        yield Area(("changes",), "note", "Out of play", mission.out_of_play, cites="23.0 step 12")


def counters(card: Card) -> tuple[Counter, ...]:
    """Markers, units, objectives of one hex, and landing zones and assembly hexes of sticks."""
    mission = mission_of(card)
    return (
        *_objective_counters(mission),
        *(_marker(mission, marker) for marker in mission.markers if marker.section == "markers"),
        *_zones(mission),
        *_units(mission),
    )


def _objective_counters(mission: Mission) -> Iterator[Counter]:
    for area in _objectives(mission):
        for at in area.hexes if len(area.hexes) == 1 else ():
            yield Counter(area.path, at, "objective", "objective", area.title, side=area.side)


def _marker(mission: Mission, marker: MissionMarker) -> Counter:
    kinds = {marker.marker}
    if marker.marker in FORTIFICATIONS:
        # Fortified positions stand as units do (docs/games/last-hundred-yards.md, 6.1).
        kinds |= {"fortification"} if kind_of(marker.marker) is None else {"fortification", "unit"}
    return replace(
        marker_counter(mission.card, marker.path, marker.at, marker.row),
        side=_id_of(marker.side),
        name=marker.name,
        counts=dict.fromkeys(kinds, 1),
        beside=mission.places(marker)[1:],
    )


def _zones(mission: Mission) -> Iterator[Counter]:
    for landing in (*sticks(mission), *gliders(mission)):
        side = _id_of(mission.side(landing.row.get("side")))
        for at, symbol, title in (
            (landing.zone, "lz", "Landing zone"),
            (landing.assembly, "assembly", "Assembly"),
        ):
            if at is not None:
                yield Counter(landing.path, at, "marker", symbol, f"{title} {landing.name}", side=side)


def _units(mission: Mission) -> Iterator[Counter]:
    for unit in mission.units:
        if unit.at is None:
            continue
        kind = unit.kind_id
        platoon, company = whole(unit.row.get("platoon")), unit.row.get("company")
        letter = company[:1] if isinstance(company, str) else ""
        yield Counter(
            unit.path,
            unit.at,
            "unit",
            kind,
            str(unit.row.get("name") or (unit.kind.title if unit.kind is not None else unit.name)),
            side=_id_of(unit.side),
            text=f"{letter}{platoon or ''}{unit.row.get('counter') or ''}",
            facing="" if unit.row.get("facing") is None else str(unit.row["facing"]),
            concealed=unit.says("concealed") or unit.says("hidden"),
            id=unit.id,
            name=unit.name,
            counts={"unit": 1, "fortification": 1} if kind in FORTIFICATIONS else {"unit": 1},
            beside=mission.places(unit)[1:],
            pieces=(unit_piece(mission, unit),),
        )


def pictured(scene: Scene) -> Board:
    """The map with its hills as high as the mission makes them."""
    return with_hill_levels(scene)
