"""A plain game of nothing but a ``sight``: its terrain, and boards written as a row of hexes between two ends.

Digits are bare levels, ``_`` a gully of level -1; ``w`` woods (+1, block), ``t`` tall woods (+2), ``W`` and ``T`` the
same on level 1, ``b`` brush (+1, hinders 1), ``h`` thicket (hinders 2); ``|`` a wall, ``:`` a hedge, ``#`` ``/`` ``^``
coloured hexsides between two hexes. ``(xy)`` are the hexes beside a hexside that is run along, with what is on it
behind them; ``<xy>`` two hexes that the line touches in a corner each.
"""

from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side, side_between
from bob_editor.model.board import Base, Board, Feature, HexContent
from bob_editor.rules.game import Game, game_from_data
from bob_editor.rules.los.scene import Scene

FIRST = Hex(7, 0)
GRID = Grid(16, 18)
ALONG = (Hex(1, -1), Hex(1, 0))
"""The hexes beside the hexside between a hex and the one two columns on."""
CORNERED = Hex(1, 4)
"""An offset whose thread touches two hexes in a corner."""

SIDES = {"|": "wall", ":": "hedge", "#": "green", "/": "brown", "^": "orange"}
HEXES: dict[str, tuple[str | None, int]] = {
    ".": (None, 0), "w": ("woods", 0), "t": ("tall_woods", 0), "W": ("woods", 1), "T": ("tall_woods", 1),
    "b": ("brush", 0), "h": ("thicket", 0), **{str(level): (None, level) for level in range(4)},
    "_": (None, -1),
}  # fmt: skip

TERRAINS: list[dict[str, Any]] = [
    {"id": "clear", "title": "Clear", "in": ["base", "hexes"], "cites": "1"},
    {"id": "woods", "title": "Woods", "in": ["hexes"], "los": "blocks", "height": 1, "cites": "2"},
    {"id": "tall_woods", "title": "Tall woods", "in": ["hexes"], "los": "blocks", "height": 2, "cites": "3"},
    {"id": "brush", "title": "Brush", "in": ["hexes"], "los": "hinders", "height": 1, "cites": "4",
     "hindrance": {"value": 1}},
    {"id": "thicket", "title": "Thicket", "in": ["hexes"], "los": "hinders", "height": 1, "cites": "5",
     "hindrance": {"value": 2}},
    {"id": "wall", "title": "Wall", "in": ["sides"], "los": "blocks", "height": 1, "cites": "6"},
    {"id": "hedge", "title": "Hedge", "in": ["sides"], "los": "hinders", "height": 1, "cites": "7"},
    {"id": "green", "title": "Green hexside", "in": ["sides"], "los": "blocks", "cites": "8",
     "by_levels": {"0-0": "always", "0-1": "lower_end", "0-2": "lower_end"}},
    {"id": "brown", "title": "Brown hexside", "in": ["sides"], "los": "blocks", "cites": "9",
     "by_levels": {"0-0": "always", "0-1": "always", "1-1": "always", "0-2": "closer"}},
    {"id": "orange", "title": "Orange hexside", "in": ["sides"], "los": "blocks", "cites": "10",
     "by_levels": {"0-0": "always", "0-1": "always", "0-2": "second", "1-1": "second", "1-2": "second"}},
]  # fmt: skip


def game(sight: dict[str, Any], **more: Any) -> Game:
    """A game of these settings."""
    data = {
        "format": "bob-editor/ruleset",
        "version": 1,
        "id": "plain-game",
        "title": "Plain Game",
        "hexes": "flat-top",
        "levels": {"min": 0, "max": 3, "contours": False, "cites": "1"},
        "base_terrain": "clear",
        "terrains": TERRAINS,
        "sight": sight,
    }
    return game_from_data({**data, **more})


def row_scene(row: str, rules: Game) -> tuple[Scene, Hex, Hex]:
    """The scene of a row, and its ends."""
    hexes: dict[Hex, HexContent] = {}
    sides: dict[Side, tuple[Feature, ...]] = {}
    at: Hex | None = None
    start: Hex | None = None
    step = Hex(2, -1) if "(" in row else CORNERED if "<" in row else Hex(0, 1)
    parts = iter(row)
    edge = ""

    def put(where: Hex, sign: str) -> None:
        terrain, level = HEXES[sign]
        hexes[where] = HexContent((Feature(terrain),) if terrain else (), level)

    for sign in parts:
        if sign in "(<":
            assert at is not None
            beside = ALONG if sign == "(" else _touched()
            for by in beside:
                put(Hex(at.q + by.q, at.r + by.r), next(parts))
            for rest in parts:
                if rest in ")>":
                    break
                first, second = (Hex(at.q + by.q, at.r + by.r) for by in ALONG)
                sides[_between(first, second)] = (Feature(SIDES[rest]),)
        elif sign in SIDES:
            edge = sign
        else:
            before, at = at, FIRST if at is None else Hex(at.q + step.q, at.r + step.r)
            start = start or at
            put(at, sign)
            if edge and before is not None:
                sides[_between(before, at)] = (Feature(SIDES[edge]),)
                edge = ""
    assert start is not None
    assert at is not None
    board = Board(GRID, "plain-game", base=Base("clear"), hexes=hexes, sides=sides)
    return Scene(board, rules), start, at


def _touched() -> tuple[Hex, ...]:
    from bob_editor.geometry.threads import thread

    return tuple(corner.touched for corner in thread(CORNERED).corners if corner.touched is not None)


def _between(first: Hex, second: Hex) -> Side:
    side = side_between(first, second)
    assert side is not None
    return side
