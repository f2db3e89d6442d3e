"""What was picked on a scan and is proposed for it as JSON and back: a crash doesn't take it."""

from collections.abc import Iterable
from itertools import chain
from math import isfinite
from typing import Any, get_args

from bob_editor.editing.trace.proposals import Kind, Proposal, Stroke, Unsure
from bob_editor.editing.trace.subjects import Picked, Subject, Trace, What
from bob_editor.errors import BadFile
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board
from bob_editor.rules.ruleset import Ruleset

Json = Any

_FARTHEST = 100_000
"""What no coordinate of a board reaches."""


def picked_to_json(picked: Picked) -> Json:
    """All of it but which steps of undo took proposals: what was taken counts as dealt with."""
    settled = sorted(picked.settled, key=str)
    parts = {
        "traces": (*picked.traces.items(),),
        "settled": (*settled,),
        "others": picked.others,
        "due": picked.due,
    }
    return {name: _plain(part) for name, part in parts.items()}


def _plain(value: object) -> Json:
    if isinstance(value, Subject | Trace | Stroke | Proposal | Unsure):
        return {name: _plain(getattr(value, name)) for name in value.__struct_fields__}
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def picked_from_json(data: Json, board: Board, ruleset: Ruleset) -> Picked:
    """What ``picked_to_json`` wrote of a board.

    :raises BadFile: where it is nothing of this board.
    """
    try:
        return _Reader(board, ruleset).picked(data)
    except (LookupError, TypeError, ValueError, OverflowError) as error:
        raise BadFile("What was traced can't be read.", hint="Pick it on the scan again.") from error


class _Reader:
    def __init__(self, board: Board, ruleset: Ruleset) -> None:
        self._grid = board.grid
        self._terrains = frozenset(("", *ruleset.terrains))

    def picked(self, data: Json) -> Picked:
        return Picked(
            {self._subject(subject): self._trace(trace) for subject, trace in data["traces"]},
            (),
            self._hexes(data["others"]),
            frozenset(
                (None if subject is None else self._subject(subject), self._hexes(hexes))
                for subject, hexes in data["settled"]
            ),
            tuple(map(self._subject, data["due"])),
        )

    def _trace(self, row: Json) -> Trace:
        return Trace(
            tuple(map(self._stroke, row["strokes"])),
            tuple(map(self._proposal, row["proposals"])),
            tuple(map(self._unsure, row["unsure"])),
            tuple(map(self._proposal, row["dealt"])),
        )

    def _subject(self, row: Json) -> Subject:
        what = _one_of(get_args(What), row["what"])
        return Subject(what, _one_of(self._terrains, row["terrain"]), bool(row["outlined"]))

    def _stroke(self, row: Json) -> Stroke:
        points = _points(row["points"], least=1)
        return Stroke(points, _number(row["reach"]), _whole(row["level"]), bool(row["unlike"]))

    def _proposal(self, row: Json) -> Proposal:
        kind: Kind = _one_of(get_args(Kind), row["kind"])
        side = row["side"]
        if side is not None:
            side = Side(_hex(side[0]), _one_of((0, 1, 2), side[1]))
            _one_of(self._grid.index, next((at for at in side.hexes if at in self._grid), None))
        elif kind == "side":
            raise ValueError(kind)
        is_drawn = kind in ("artwork", "contour")
        return Proposal(
            kind,
            _one_of(self._terrains, row["terrain"]),
            _whole(row["level"]),
            _points(row["ring"], least=3 if is_drawn else 0),
            tuple(_points(hole, least=3) for hole in row["holes"]),
            self._hexes(row["hexes"]),
            side,
            _number(row["share"]),
        )

    def _unsure(self, row: Json) -> Unsure:
        return Unsure(self._hexes(row["hexes"]), str(row["why"]), _number(row["doubt"]))

    def _hexes(self, rows: Iterable[Json]) -> tuple[Hex, ...]:
        return tuple(_one_of(self._grid.index, _hex(row)) for row in rows)


def _hex(row: Json) -> Hex:
    q, r = map(_whole, row)
    return Hex(q, r)


def _points(rows: Json, *, least: int) -> tuple[Point, ...]:
    points = tuple((_number(x), _number(y)) for x, y in rows)
    if len(points) < least or any(abs(one) > _FARTHEST for one in chain(*points)):
        raise ValueError(rows)
    return points


def _one_of(known: Any, value: Json) -> Any:
    if value not in known:
        raise ValueError(value)
    return value


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value


def _number(value: Json) -> float:
    if type(value) not in (int, float) or not isfinite(value):
        raise TypeError(value)
    return float(value)
