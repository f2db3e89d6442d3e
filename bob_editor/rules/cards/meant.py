"""What was meant by a name that isn't there: hexes one slip of the pen from it, what is like it, a board miscalled."""

import re
from collections import Counter
from collections.abc import Collection, Container, Iterable, Iterator, Mapping
from difflib import get_close_matches
from typing import Any

from bob_editor.model import scenario_edits
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.names import BESIDES, ON_MAP, Name

Json = Any

LIKE = 0.6
"""How much alike two names must be for one to be a slip of the other."""

MOST = 3
"""So many hexes that may be meant are looked at."""

_PARTS = re.compile(r"((?:.*[^A-Za-z])?)([A-Za-z]+)(\d{1,6})")


def meant_hexes(label: str, known: Container[str]) -> tuple[str, ...]:
    """Those of the known names of hexes that are one slip from a name, the likeliest first."""
    parts = _PARTS.fullmatch(label)
    found = dict.fromkeys(one for one in _slips(*parts.groups()) if one in known) if parts else ()
    return tuple(found)[:MOST]


def _slips(board: str, column: str, row: str) -> Iterator[str]:
    """A figure typed twice; a row or column beside; a figure too many, or before another; another board's name."""
    if row[:-1].endswith(row[-1]):
        yield board + column + row[:-1]
    yield from (f"{board}{column}{int(row) + by}" for by in (-1, 1))
    yield from (f"{board}{column[:-1]}{chr(ord(column[-1]) + by)}{row}" for by in (-1, 1))
    yield from (board + column + row[:place] + row[place + 1 :] for place in reversed(range(len(row))))
    yield board + column + row[::-1]
    yield column + row


def nearest_name(word: str, known: Collection[str]) -> list[str]:
    """The one that is spelt most like it, if any is; those that share too few letters aren't looked at."""
    letters = str.maketrans("", "", word)
    shared = ((one, len(one) - len(one.translate(letters))) for one in known)
    near = (one for one, count in shared if 2 * count >= LIKE * (len(one) + len(word)))
    return get_close_matches(word, near, n=1, cutoff=LIKE)


def renamed(scenario: Scenario, *, path: FieldPath, word: str) -> Scenario:
    """The card with a field called otherwise, unless another bears that name."""
    fields = scenario.get(*path[:-1])
    if not isinstance(fields, Mapping) or word in fields:
        return scenario
    called = {word if name == path[-1] else name: value for name, value in fields.items()}
    return scenario_edits.put(scenario, path[:-1], called)


def boards_named(card: Card, unknown: Iterable[Name]) -> Counter[str]:
    """The boards that names of hexes and boards say and that the card doesn't have, and how often."""
    boards = {one.name for one in (*card.scenario.boards, *card.scenario.overlays)}
    words = {name.path: board_of(name) for name in unknown}
    return Counter(word for word in words.values() if word and word not in boards)


def board_of(name: Name) -> str:
    """The board that a name says; "" where it says none."""
    if name.kind == "board":
        return name.word
    return name.word.split(".")[0] if name.kind in (*ON_MAP, BESIDES) and "." in name.word else ""


def miscalled_board(card: Card, unknown: Iterable[Name]) -> tuple[int, str] | None:
    """Where entries name a board that there isn't, and none names one that there is: its place, and the word."""
    boards = [one.name for one in card.scenario.boards]
    words = boards_named(card, unknown)
    if len(words) != 1 or len(boards) == 1 or card.unread:
        return None
    firsts = {name: place for place, name in reversed([*enumerate(boards)])}
    twice = [place for place, name in enumerate(boards) if name and firsts[name] != place]
    places = twice or [
        place for place, name in enumerate(boards) if not name or not names_board(card.scenario, name)
    ]
    if len(places) != 1:
        return None
    ((word, count),), (place,) = words.items(), places
    # Of two that are called alike it is the one of that number; else the one that comes first by its name is the first.
    alike = [one for one, name in enumerate(boards) if name == boards[place]] if twice else []
    numbered = [one.number for one in card.map.laid if one.number in alike and one.board.number == word]
    if len(numbered) == 1:
        (place,) = numbered
    elif twice and word < boards[place]:
        place = alike[0]
    return (place, word) if twice or count > 1 or not boards[place] else None


def names_board(scenario: Scenario, board: str) -> bool:
    """Whether anything beside the list of boards names one of them."""
    start, within = f"{board}.", f":{board}."

    def is_in(value: Json) -> bool:
        if isinstance(value, dict):
            return any(is_in(key) or is_in(one) for key, one in value.items())
        if isinstance(value, list | tuple):
            return any(map(is_in, value))
        return isinstance(value, str) and (value == board or value.startswith(start) or within in value)

    rest = {name: value for name, value in scenario.data.items() if name not in ("imported", "accepted")}
    rest["map"] = {name: value for name, value in scenario.table("map").items() if name != "boards"}
    return is_in(rest)
