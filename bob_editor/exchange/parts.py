"""The parts of boards and scenarios that a foreign format may be unable to hold, and which of them a document has."""

from collections.abc import Callable, Mapping

from bob_editor.exchange.format import Format, Outgoing
from bob_editor.exchange.report import Row
from bob_editor.model.board import Board, Feature


def _features(board: Board) -> list[Feature]:
    in_hexes = [one for content in board.hexes.values() for one in content.terrain]
    return in_hexes + [one for features in board.sides.values() for one in features]


PARTS: Mapping[str, tuple[str, Callable[[Board], int]]] = {
    "levels": (
        "levels of hexes",
        lambda board: sum(bool(one.level) for one in board.hexes.values()) + bool(board.base.level),
    ),
    "stacks": (
        "hexes of several terrains",
        lambda board: sum(len(one.terrain) > 1 for one in board.hexes.values()),
    ),
    "tiles": (
        "tiles' shapes, turns and owners",
        lambda board: sum(
            (one.orientation, one.shape, one.side, one.landscape, one.within) != (None, None, None, None, ())
            for one in _features(board)
        ),
    ),
    "base": (
        "the terrain of empty hexes, and the board's face",
        lambda board: int(bool(board.base.face)),
    ),
    "sides": ("hexside terrain", lambda board: len(board.sides)),
    "paths": ("roads, streams and other paths", lambda board: len(board.paths)),
    "curves": ("drawn lines of paths", lambda board: sum(bool(one.curve) for one in board.paths)),
    "artwork": ("drawn artwork", lambda board: len(board.artwork)),
    "contours": ("crest lines", lambda board: len(board.contours)),
    "labels": ("labels", lambda board: len(board.labels)),
    "exits": ("exits", lambda board: len(board.exits)),
    "objectives": ("objectives of the board", lambda board: len(board.objectives)),
    "underlay": ("the underlay", lambda board: int(board.underlay is not None)),
    "edges": ("half hexes at the edges", lambda board: sum(kind == "half" for _, kind in board.grid.edges)),
    "extra": ("what only this game has", lambda board: len(board.extra)),
    "heading": ("title and number", lambda board: int((board.title, board.number) != ("Untitled", None))),
    "credits": (
        "author, licence and source",
        lambda board: int(any((board.credits.author, board.credits.licence, board.credits.source))),
    ),
    "rulings": ("answers to open rulings", lambda board: len(board.rulings)),
    "accepted": ("accepted issues", lambda board: len(board.accepted)),
    "scenario": ("the scenario: its units, markers, sides and card", lambda _: 0),
}
"""By the name that ``Format.cant_hold`` gives it: what it is called, and how many of it a board has."""


def lost_in(format_: Format, outgoing: Outgoing) -> tuple[Row, ...]:
    """What a document has that a format can't hold, a row for each part; told before anything is written."""
    rows = []
    for name, (title, count) in PARTS.items():
        if name not in format_.cant_hold:
            continue
        many = int(outgoing.scenario is not None) if name == "scenario" else count(outgoing.board)
        if many:
            number = f"{many} × {title}" if many > 1 else title
            rows.append(Row("dropped", "", number, f"{format_.title} can't hold it."))
    return tuple(rows)
