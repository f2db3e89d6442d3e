from collections.abc import Sequence

from bob_editor.rules.checking import (
    Card,
    Finding,
    Ground,
    Iterator,
    Severity,
    board_check,
    drop,
    scenario_check,
)
from bob_editor.rules.checks.board import unknown_place
from bob_editor.rules.mending import Fix, mend
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out, without_hex_of_change

HEX_LISTS = ("hexes", "airfields", "units", "vehicles")
"""Fields of rule cards that list hexes."""


@board_check(Severity.ERROR, cites="")
def hex_off_board(ground: Ground) -> Iterator[Finding]:
    """Shifted rows have one hex fewer, and the half hexes left over at their ends are not part of the board."""
    yield from unknown_place.unknown_place.find(ground)


@scenario_check(Severity.ERROR, cites="", name="hex-off-board")
def row_off_board(card: Card) -> Iterator[Finding]:
    """Units and markers stand on hexes of the board, and special rules are about such."""
    for section in ("units", "markers"):
        for index, row in card.scenario.rows(section):
            label = row.get("at")
            if isinstance(label, str) and card.hex(label) is None:
                yield _missing(card, label, drop("Remove it", (section, index)), section, index, "at")
    for path, labels in _lists(card):
        for place, label in enumerate(labels):
            if isinstance(label, str) and card.hex(label) is None:
                yield _missing(card, label, _without_hex(path, place), *path, place)
    for path, gone in _single(card):
        label = card.scenario.get(*path)
        if isinstance(label, str) and card.hex(label) is None:
            yield _missing(card, label, leave_out("Leave it out", gone), *path)


def _lists(card: Card) -> Iterator[tuple[tuple[str | int, ...], Sequence[object]]]:
    """The lists of hexes in changes, special rules and rule cards; targets and bridges have checks of their own."""
    for key, card_row in card.scenario.table("cards").items():
        for name in HEX_LISTS if isinstance(card_row, dict) else ():
            labels = card_row.get(name)
            if isinstance(labels, list):
                yield ("cards", key, name), labels
    for section, name in (("changes", "at"), ("rules", "hexes")):
        for index, row in card.scenario.rows(section):
            labels = row.get(name)
            if isinstance(labels, list):
                yield (section, index, name), labels


def _single(card: Card) -> Iterator[tuple[tuple[str | int, ...], tuple[str | int, ...]]]:
    """Where rule cards name one hex, and what goes with it when it is left out."""
    train = ("cards", "supply_train", "train")
    yield train, train
    for index, _ in card.scenario.rows("cards", "capture_hq", "tents"):
        tent = ("cards", "capture_hq", "tents", index)
        yield (*tent, "at"), tent
    for index, _ in card.scenario.rows("cards", "ground_reinforcements", "table"):
        entry = ("cards", "ground_reinforcements", "table", index, "entry")
        yield entry, entry


def _without_hex(path: tuple[str | int, ...], place: int) -> Fix:
    """The edit that takes a hex out of a list."""
    label = "Leave the hex out"
    match path:
        case ("changes", int(index), _):
            return mend(label, without_hex_of_change, index=index, place=place)
        case ("cards", *_):
            return leave_out(label, (*path, place))
        case _:
            return drop(label, (*path, place))


def _missing(card: Card, label: str, fix: Fix, *path: str | int) -> Finding:
    return Finding(f"{label} is not a hex of this board.", at=(card.at_field(*path),), fixes=(fix,))
