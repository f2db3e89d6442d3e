"""What follows from a card and is worth knowing while it is made: figures, hands, points at stake, when it may end."""

from collections.abc import Iterator
from fractions import Fraction

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Fact
from bob_editor.rules.wording import counted
from bob_editor.rulesets.combat_commander_pacific.cards.chits import (
    KNOWN,
    OBJECTIVES,
    chits_of,
    chits_on,
    worth_of,
)
from bob_editor.rulesets.combat_commander_pacific.cards.fixes import SIDE_NAMES
from bob_editor.rulesets.combat_commander_pacific.cards.postures import (
    SPOILS_OF_DEFENCE,
    control_swing,
    discard_limit,
    hand_size,
)
from bob_editor.rulesets.combat_commander_pacific.cards.reading import CardReading, read_card
from bob_editor.rulesets.combat_commander_pacific.cards.rows import ALLIED, OTHER
from bob_editor.rulesets.combat_commander_pacific.land.unit_kinds import FIGURE_LIMIT, elimination_points

_DICE = 6


def facts(card: Card) -> tuple[Fact, ...]:
    """The derived facts of a card, side by side and then of the whole game."""
    reading = read_card(card)
    found = [fact for name in reading.side_places for fact in _of_side(reading, name)]
    return (*found, *_of_objectives(card), *_of_ending(card))


def _of_side(reading: CardReading, name: str) -> Iterator[Fact]:
    row = reading.side(name)
    hand = hand_size(row.get("posture"))
    discards = discard_limit(row.get("faction"), night=reading.night)
    if hand is not None:
        stored = row.get("hand_size", hand)
        yield Fact(
            "Hand", f"{stored} cards" + ("" if stored == hand else f" (its posture has {hand})"), "17", name
        )
    if discards is not None:
        yield Fact(
            "Discards",
            f"up to {row.get('discard_limit', discards)}",
            "18.1" if reading.night else "12.3",
            name,
        )
    start = reading.at_start(name)
    later = reading.later(name)
    figures, waiting = sum(piece.figures for piece in start), sum(piece.figures for piece in later)
    told = f"{figures} at the start" + (f", {waiting} on the Time Track" if waiting else "")
    yield Fact("Figures", told, "15.2.1", name)
    area = reading.area_of(name)
    if area:
        there = counted(len(area), "hex", "hexes")
        yield Fact("Room to set up", f"{FIGURE_LIMIT * len(area)} figures in {there}", "15.2.3", name)
    open_chits = reading.card.scenario.texts("victory", "open")
    points = sum(
        piece.count * elimination_points(piece.row, chit_z="Z" in open_chits)
        for piece in reading.all_units(name)
    )
    yield Fact(
        "Points at stake", f"{points} for {SIDE_NAMES[OTHER[name]]} if all its units are lost", "14.1", name
    )
    if name == ALLIED:
        space = reading.card.scenario.whole("victory", "surrender")
        units = sum(piece.count for piece in reading.all_units(name))
        if space is not None:
            yield Fact("Surrender", f"at {space} of {counted(units, 'unit')} lost", "11.2", name)
    if row.get("posture") == "defender":
        yield Fact("Holding out", f"{SPOILS_OF_DEFENCE} VP at every time advance", "17.3", name)


def _of_objectives(card: Card) -> Iterator[Fact]:
    open_chits = card.scenario.texts("victory", "open")
    known = chits_of(card.ruleset)
    for number in range(1, OBJECTIVES + 1):
        worth = worth_of(open_chits, number, known)
        if worth:
            own = any(chit.own for chit in chits_on(open_chits, number, known))
            by = ", by your own table" if own else ""
            told = f"{worth} VP{by}, a swing of {control_swing(worth)} when it is taken"
            yield Fact(f"Objective {number}", told, "14.3.4")
    for letter in open_chits:
        chit = KNOWN.get(letter)
        if chit is not None and chit.objective is None:
            yield Fact(f"Chit {letter}", chit.text, "14.3.4")


def _of_ending(card: Card) -> Iterator[Fact]:
    """How likely a Sudden Death roll ends the game at each space (13.2.2)."""
    sudden = card.scenario.whole("turns", "sudden_death")
    if sudden is None or sudden < 0:
        return
    # Two dice come to less than 13 for certain.
    if told := [f"{space}: {float(chance_below(space)):.0%}" for space in range(sudden, 14)]:
        yield Fact("Sudden Death", ", ".join(told), "13.2.2")


def chance_below(space: int) -> Fraction:
    """How likely two dice come to less than a number."""
    rolls = [one + other for one in range(1, _DICE + 1) for other in range(1, _DICE + 1)]
    return Fraction(sum(roll < space for roll in rolls), len(rolls))
