"""What forms, maps and prints ask about the cards of this game (``rules.cards.code``)."""

from collections.abc import Callable, Collection, Iterator

from msgspec.structs import replace

from bob_editor.geometry.grid import EDGES
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area, Counter, as_listed, marker_counter
from bob_editor.rules.cards.rows import text_in
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.band_of_brothers_2_2.cards.catalogue import catalogue
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import ON_WHEELS, Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.facts import facts
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import companions, moved, removed
from bob_editor.rulesets.band_of_brothers_2_2.cards.ground import minefields
from bob_editor.rulesets.band_of_brothers_2_2.cards.pieces import hub_piece, pieces, unit_piece
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import read
from bob_editor.rulesets.band_of_brothers_2_2.cards.references import names
from bob_editor.rulesets.band_of_brothers_2_2.land.lie import changed_board

__all__ = [
    "areas", "catalogue", "companions", "counters", "facts", "lying", "moved", "names", "numbers", "pictured", "pieces",
    "removed",
]  # fmt: skip


def areas(card: Card) -> tuple[Area, ...]:
    """Set-up areas, where reinforcements enter, hexes to hold, edges to leave by, and minefields."""
    return (*_setup(card), *_entries(card), *_victory(card), *_mines(card))


def _setup(card: Card) -> Iterator[Area]:
    for group, hexes in read(card).areas:
        name = group.row.get("name") or group.row.get("id") or f"Set-up area {int(group.path[1]) + 1}"
        yield Area(group.path, "setup", str(name), hexes, side=group.side, cites="18.0")


def _entries(card: Card) -> Iterator[Area]:
    reading = read(card)
    for group in reading.groups:
        if group.kind == "reinforcement" and not reading.comes_by_control(group):
            turn = group.row.get("turn")
            title = f"Enter on turn {turn}" if isinstance(turn, int) else "Enter"
            yield Area(group.path, "entry", title, reading.entry(group), side=group.side, cites="18.0")


def _victory(card: Card) -> Iterator[Area]:
    for index, clause in card.scenario.rows("victory", "clauses"):
        path, whose, edge = ("victory", "clauses", index), text_in(clause, "side"), clause.get("edge")
        if clause.get("kind") == "exit" and edge in EDGES:
            hexes = frozenset(card.hex_sets.edge_hexes(str(edge)))
            yield Area(path, "exit", "Leave the map", hexes, side=whose, cites="18.0")
        elif clause.get("hexes") is not None:
            title = "Victory hexes"
            yield Area(path, "objective", title, card.hexes(clause["hexes"]), side=whose, cites="18.0")


def _mines(card: Card) -> Iterator[Area]:
    for path, row, labels in minefields(card):
        if labels:
            whose = text_in(row, "owner")
            yield Area(path, "note", "Minefield", card.hexes(labels), side=whose, cites="49.0")


def counters(card: Card) -> tuple[Counter, ...]:
    """Markers, company hubs and units, as they stand on the map at the start."""
    return (*_markers(card), *_hubs(card), *_units(card))


def _markers(card: Card) -> Iterator[Counter]:
    forts = read(card).fortifications
    for one in read(card).markers:
        counter = marker_counter(card, one.path, one.at, one.row)
        owner = one.row.get("controller", one.side)
        yield replace(
            counter,
            kind="objective" if one.marker == "victory" else "marker",
            side=owner if isinstance(owner, str) else "",
            concealed=one.row.get("concealed") is True,
            name=counter.title.lower(),
            counts=dict.fromkeys((one.marker, *(("fortification",) * (one in forts))), 1),
        )


def _hubs(card: Card) -> Iterator[Counter]:
    for index, side, _ in read(card).side_fields():
        for number, hub in card.scenario.rows("sides", index, "hubs"):
            at = card.hex(hub.get("hex"))
            if at is not None:
                path, company = ("sides", index, "hubs", number), str(hub.get("company", ""))
                title = f"Hub of company {company}"
                reach, piece = str(hub.get("command_range", "")), hub_piece(card, side, hub)
                yield Counter(path, at, "unit", "hub", title, side=side, text=reach, pieces=(piece,))


def _units(card: Card) -> Iterator[Counter]:
    # A carrier lies on those aboard, so that who takes hold of the stack has it, and all go along.
    for unit in sorted(read(card).units, key=lambda unit: not unit.carrier):
        if unit.at is not None:
            name = unit.name if unit.count == 1 else f"{unit.count} × {unit.name}"
            yield Counter(
                unit.path,
                unit.at,
                "unit",
                unit.kind,
                name,
                side=unit.side,
                text=brief(unit),
                facing=str(unit.row.get("facing", "")),
                concealed=unit.concealed,
                id=unit.id,
                name=unit.name,
                counts=counts_as(unit),
                number=unit.count,
                position=unit.location,
                aboard=bool(unit.carrier),
                pieces=(unit_piece(card, unit),),
            )


def counts_as(unit: Unit) -> dict[str, int]:
    """As what a unit counts where it stands; a company hub is no unit (63.1)."""
    kinds = {
        unit.kind,
        "vehicle" if unit.kind in ON_WHEELS else unit.kind,
        *(("unit",) * (unit.kind != "hub")),
    }
    return dict.fromkeys(kinds, unit.count)


def brief(unit: Unit) -> str:
    """What stands on a counter in short: FP and range, or FP against vehicles and infantry."""
    values = unit.type
    if unit.kind in ("squad", "wt"):
        told = [values.get("fp_normal"), values.get("range")]
    elif unit.kind in ("gun", "vehicle", "carrier", "lc"):
        told = [values.get("fp_vs_vehicle"), values.get("fp_vs_inf")]
    else:
        told = []
    return "-".join(map(str, told)) if told and all(isinstance(one, int) for one in told) else ""


def numbers(card: Card) -> dict[str, str]:
    """What stands on the counters, by the units' names as the card prints them."""
    return {upper_first(unit.name): brief(unit) for unit in read(card).all_units}


def lying(scene: Scene) -> Callable[[Hex], Collection[str]]:
    """What lies in each hex once special rules have made other terrain of some."""
    return as_listed(scene.with_board(changed_board(scene)))


def pictured(scene: Scene) -> Board:
    """The board with the special rules that make other terrain of its hexes."""
    return changed_board(scene)
