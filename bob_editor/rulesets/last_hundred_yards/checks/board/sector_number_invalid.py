import re

from bob_editor.model.places import at_heading
from bob_editor.rules.checking import Card, Finding, Ground, Iterator, Severity, board_check, scenario_check
from bob_editor.rules.mending import board_edits, mend


@board_check(Severity.ERROR, cites="20.7")
def sector_number_invalid(ground: Ground) -> Iterator[Finding]:
    """A sector is known by the number in its corner, 1 or more; missions name it by that.

    A board that no mission uses may do without.
    """
    number = ground.board.number
    if number is None or re.fullmatch(r"[1-9][0-9]*", number):
        return
    digits = re.search(r"[1-9][0-9]*", number)
    right = digits.group() if digits else "1"
    yield Finding(
        f"“{number}” is no sector number.",
        at=at_heading("number"),
        fixes=(
            mend(f"Number it {right}", board_edits.set_heading, number=right),
            mend("Leave it unnumbered", board_edits.set_heading, number=None),
        ),
    )


@scenario_check(Severity.ERROR, cites="20.7", name="sector-number-invalid")
def sector_number_of_mission(card: Card) -> Iterator[Finding]:
    """A mission names its sectors by number, so each has one, and no two have the same."""
    seen: dict[str, str] = {}
    for index, one in enumerate(card.map.laid):
        number = one.board.number
        place = (card.at_field(*card.board_field(index)),)
        if one.overlay:
            continue
        if number is None:
            yield Finding(f"Board {one.place.name or index + 1} has no sector number.", at=place)
            continue
        if seen.setdefault(number, one.place.board) != one.place.board:
            yield Finding(f"Two sectors of this mission have the number {number}.", at=place)
