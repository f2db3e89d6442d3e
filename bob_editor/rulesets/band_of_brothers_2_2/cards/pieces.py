"""The counters that a card needs: its whole order of battle, decoys, fortifications and markers."""

from collections import Counter
from collections.abc import Iterator, Mapping

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.pieces import Piece, count_in, marker, nation_of, summed, values_of
from bob_editor.rules.cards.rows import list_in, text_in
from bob_editor.rules.cards.unit_faces import Values
from bob_editor.rules.wording import upper_first
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import Unit
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, Json, read

_VALUES: Mapping[str, str] = {
    "fp_normal": "FP", "fp_prof": "Proficient FP", "fp_vs_vehicle": "FP against vehicles",
    "fp_vs_inf": "FP against infantry", "fp_vs_infantry": "FP against infantry", "prof": "Proficiency",
    "accuracy": "Accuracy", "range": "Range", "range_min": "Least range", "fp_melee": "Melee FP",
    "command_range": "Command range", "armor": "Armor", "mp": "Movement points", "casualty": "Casualty number",
    "morale": "Morale",
}  # fmt: skip
"""What stands on a counter, in the order in which it is read (2.1, 20.2)."""

_OFF_MAP = {"artillery": "type", "aircraft": "type"}


def pieces(card: Card) -> tuple[Piece, ...]:
    """Units of every group, those that an exchange brings instead too; support, decoys, fortifications, markers."""
    reading = read(card)
    return summed((*_units(reading), *_of_sides(reading), *_forts(reading), *_others(reading)))


def _units(reading: CardReading) -> Iterator[Piece]:
    for unit in reading.all_units:
        yield unit_piece(reading.card, unit)
    for side in reading.card.side_rows:
        for unit in reading.exchanged(side):
            yield unit_piece(reading.card, unit)


def unit_piece(card: Card, unit: Unit) -> Piece:
    """The counter of a unit, as many as its row stands for."""
    name = upper_first(unit.name)
    nation = text_in(unit.type, "nationality") or nation_of(card, unit.side)
    steps = list_in(unit.type.get("casualty"))
    flips = unit.kind in ("squad", "wt") and len(steps) > 1
    return Piece(
        "unit",
        unit.kind or "squad",
        name,
        nation,
        values=_values(unit.type, steps[:1] if flips else steps),
        flips="reduced" if flips else "",
        # Of the numbers of a reduced unit the card gives one.
        back=_values({"casualty": steps[1:]}, steps[1:]) if flips else (),
        number=unit.count,
    )


def _values(row: Mapping[str, Json], casualty: Json) -> Values:
    return values_of({**row, "casualty": casualty}, _VALUES)


def _of_sides(reading: CardReading) -> Iterator[Piece]:
    card = reading.card
    for index, side, row in reading.side_fields():
        nation = nation_of(card, side)
        yield Piece("unit", "decoy", "Decoy", nation, number=reading.decoys(side))
        yield Piece("unit", "satt", "Suicide anti-tank team", nation, number=count_in(row, "satt", 0))
        for kind, named in _OFF_MAP.items():
            for _, one in card.scenario.rows("sides", index, kind):
                whose = text_in(one, "nationality") or nation
                name = text_in(one, named)
                yield Piece(
                    "weapon", kind, upper_first(name) or kind.capitalize(), whose, values=_values(one, None)
                )
        for _, hub in card.scenario.rows("sides", index, "hubs"):
            yield hub_piece(card, side, hub)
        yield marker(card, "illumination", count_in(row, "illumination_rounds", 0))
        yield marker(card, "smoke", count_in(row, "smoke_counters", 0))


def hub_piece(card: Card, side: str, hub: Mapping[str, Json]) -> Piece:
    """The hub of a company (63.1)."""
    nation, mark = nation_of(card, side), text_in(hub, "company")
    return Piece("unit", "hub", "Company hub", nation, mark, values=values_of(hub, _VALUES))


def _forts(reading: CardReading) -> Iterator[Piece]:
    """As many as a side has by the card, placed or not; more where more are placed."""
    placed = Counter((fort.side, fort.marker) for fort in reading.fortifications)
    sides = (name for _, name, _ in reading.side_fields())
    allotted = Counter({(side, name): n for side in sides for name, n in reading.allotted(side).items()})
    for (_, name), number in (placed | allotted).items():
        yield marker(reading.card, name, number)


def _others(reading: CardReading) -> Iterator[Piece]:
    forts = set(reading.fortifications)
    for one in reading.markers:
        if one not in forts and one.marker != "trail":
            yield marker(reading.card, one.marker, 1)
    # Both ends of a trail are markers, and those that lie on the map are of the pairs that the card allots.
    laid = sum(one.marker == "trail" for one in reading.markers)
    pairs = sum(count_in(row, "trail_pairs", 0) for _, row in reading.scenario.sides)
    yield marker(reading.card, "trail", 2 * max(laid, pairs))
