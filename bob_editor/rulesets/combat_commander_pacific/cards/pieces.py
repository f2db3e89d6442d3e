"""The counters that a card needs: units, weapons, radios, fortifications and markers of both sides."""

from collections.abc import Iterator, Mapping

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.pieces import (
    Piece,
    count_in,
    listed_markers,
    marker,
    named,
    nation_of,
    summed,
    values_of,
)
from bob_editor.rules.cards.rows import fields_in, text_in
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, read_card, sighting_count
from bob_editor.rulesets.combat_commander_pacific.cards.rows import Unit, has_radio

_UNIT: Mapping[str, str] = {
    "fp": "FP", "range": "Range", "movement": "Movement", "morale": "Morale", "command": "Command"
}  # fmt: skip
_WEAPON: Mapping[str, str] = {
    "fp": "FP", "range_min": "Least range", "range_max": "Greatest range", "movement_mod": "Movement",
}  # fmt: skip
_STATES = ("veteran", "suppressed")


def pieces(card: Card) -> tuple[Piece, ...]:
    """Everything that either side has, at the start or later."""
    reading = read_card(card)
    units = (unit_piece(card, unit) for unit in reading.all_units())
    return summed((*units, *_weapons(reading), *_radios(reading), *_markers(reading)))


def unit_piece(card: Card, unit: Unit) -> Piece:
    """The counter of a unit, as many as its row stands for."""
    kind, back = unit.kind, unit.row.get("broken_values")
    return Piece(
        "unit",
        kind or "squad",
        text_in(unit.row, "name") or named(kind or "unit"),
        text_in(unit.row, "nation") or nation_of(card, unit.side),
        values=values_of(unit.row, _UNIT),
        flips="broken",
        back=values_of(back, _UNIT) if isinstance(back, dict) else (),
        number=unit.count,
    )


def _weapons(reading: CardReading) -> Iterator[Piece]:
    for one in reading.weapons:
        kind = text_in(one.row, "class")
        name = text_in(one.row, "name") or named(kind or "weapon")
        nation = text_in(one.row, "nation") or nation_of(reading.card, one.side)
        values = values_of(one.row, _WEAPON)
        yield Piece("weapon", kind or "weapon", name, nation, values=values, flips="broken")


def _radios(reading: CardReading) -> Iterator[Piece]:
    card = reading.card
    told = [(side, row.get("radio")) for side, _, row in reading.sides() if has_radio(row)]
    for side, path in reading.arriving_radios:
        told.append((side, fields_in(card.scenario.get(*path)).get("radio")))
    for side, radio in told:
        row = fields_in(radio)
        name = text_in(row, "name") or "Radio"
        yield Piece(
            "weapon", "artillery", name, nation_of(card, side), values=values_of(row, _WEAPON), flips="broken"
        )


def _markers(reading: CardReading) -> Iterator[Piece]:
    """What lies on the map or a unit, who holds objectives, and what players place themselves (F100.1, 9.1)."""
    card = reading.card
    yield from (lying := tuple(listed_markers(card)))
    holders = [one for one in card.scenario.table("victory", "control").values() if isinstance(one, str)]
    more = len(holders) - sum(one.number for one in lying if one.symbol == "control")
    yield marker(card, "control", max(0, more))
    for unit in reading.all_units():
        yield from (marker(card, one, unit.count) for one in _STATES if unit.row.get(one) is True)
    for _, path, _ in reading.sides():
        for _, row in card.scenario.rows(*path, "fortifications"):
            yield marker(card, text_in(row, "marker"), count_in(row))
        yield marker(card, "sighting", sighting_count(card.scenario, path))
    for path in reading.arriving_rows:
        yield marker(card, "sighting", count_in(card.scenario.table(*path), "sighting_markers", 0))
