"""The course of play on the card: the turns as a track, with what comes in and when it ends."""

from collections.abc import Mapping
from typing import Any

from bob_editor.sheet.blocks import Track, Turn
from bob_editor.sheet.value_words import CardWords

Json = Any

MOST_BOXES = 40
"""A longer course is told by its number alone."""


def track(words: CardWords) -> Track | None:
    """The track of a card that counts turns or spaces; None for one that doesn't."""
    scenario = words.card.scenario
    turns = scenario.whole("turns")
    if turns is not None and 0 < turns <= MOST_BOXES:
        marks = _marks("turn", words)
        return Track(tuple(Turn(str(n), marks.get(n, ()), n == turns) for n in range(1, turns + 1)))
    marker, sudden = scenario.whole("turns", "marker"), scenario.whole("turns", "sudden_death")
    if sudden is None or not 0 <= sudden <= MOST_BOXES:
        return None
    marks = _marks("space", words)
    last = min(max([sudden, marker or 0, *marks]), MOST_BOXES)
    boxes = []
    for number in range(last + 1):
        own = list(marks.get(number, ()))
        if number == marker:
            own.insert(0, ("", words.language.title("Time")))
        if number == sudden:
            own.append(("", words.language.title("Sudden death")))
        boxes.append(Turn(str(number), tuple(own), number == sudden))
    return Track(tuple(boxes))


def _marks(key: str, words: CardWords) -> Mapping[int, tuple[tuple[str, str], ...]]:
    """The sides that get reinforcements, by when."""
    found: dict[int, tuple[tuple[str, str], ...]] = {}
    for _, row in words.card.scenario.rows("reinforcements"):
        when: Json = row.get(key)
        if isinstance(when, int) and not isinstance(when, bool):
            side = str(row.get("side", ""))
            mark = (side, words.sides.get(side, side))
            if mark not in found.get(when, ()):
                found[when] = (*found.get(when, ()), mark)
    return found
