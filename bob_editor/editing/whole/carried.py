"""A board on another grid, with everything on it; what falls off is counted."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace
from shapely.geometry import box

from bob_editor.editing.drawing.following_rings import Piece, outline_of
from bob_editor.editing.whole.carry import Carry, Indices
from bob_editor.editing.whole.pins import carried_underlay
from bob_editor.geometry.labels import relabelled_text
from bob_editor.model.board import Accepted, Board, Feature, Label, Path
from bob_editor.model.drawn_paths import moved_path, within
from bob_editor.model.fields.imported import relabelled
from bob_editor.model.lettering_along import moved_label
from bob_editor.model.outlines import carried_piece
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import area_of, redrawn
from bob_editor.rules.land.tile_shapes import flipped

Json = Any


class Carried(Record):
    """A board that was carried over; how much of each kind fell off it, with its word for one and for several.

    ``reaching`` counts the drawn rings that reach over its edge.
    """

    board: Board
    fallen: tuple[tuple[int, str, str], ...] = ()
    reaching: int = 0


def carried(board: Board, carry: Carry, *, clip: bool = False) -> Carried:
    """The board on the carry's other grid, without what falls off it; ``clip`` cuts drawn rings at its edge."""
    hexes = {
        carry.hex(at): replace(content, terrain=tuple(_feature(one, carry) for one in content.terrain))
        for at, content in board.hexes.items()
        if not carry.has_fallen(at)
    }
    sides = {
        carry.side(side): there
        for side, features in board.sides.items()
        if not carry.side_has_fallen(side) and (there := tuple(_on_side(features, carry)))
    }
    runs = [list(_runs(path, carry)) for path in board.paths]
    artwork = [_pieces(piece, carry, clip=clip) for piece in board.artwork]
    contours = [_pieces(piece, carry, clip=clip) for piece in board.contours]
    indices: Indices = {"paths": _indices(runs), "artwork": _indices(artwork), "contours": _indices(contours)}
    labels = [label for label in board.labels if not carry.has_fallen(board.grid.frame.hex_at(label.at))]
    accepted = tuple(_accepted(board.accepted, carry, indices))
    exits, objectives = _rows(board.exits, carry), _rows(board.objectives, carry)
    after = replace(
        board,
        grid=carry.target,
        hexes=hexes,
        sides=sides,
        paths=tuple(run for found in runs for run in found),
        artwork=tuple(piece for found in artwork for piece in found),
        contours=tuple(piece for found in contours for piece in found),
        labels=tuple(_label(label, carry) for label in labels),
        exits=exits,
        objectives=objectives,
        underlay=None if board.underlay is None else carried_underlay(board.underlay, carry),
        accepted=accepted,
        imported=relabelled(board.imported, carry.label),
        extra=_worded(board.extra, carry),
    )
    cut = sum(_hexes_of(found) != len(path.through) for path, found in zip(board.paths, runs, strict=True))
    counts = (
        (len(board.hexes) - len(hexes), "painted hex", "painted hexes"),
        (len(board.sides) - len(sides), "hexside", "hexsides"),
        (cut, "path or a part of it", "paths or parts of them"),
        (len(board.labels) - len(labels), "text", "texts"),
        (len(board.exits) - len(exits), "exit point", "exit points"),
        (len(board.objectives) - len(objectives), "objective", "objectives"),
        (_pins(board) - _pins(after), "pin of the scan", "pins of the scan"),
        (len(board.accepted) - len(accepted), "accepted issue", "accepted issues"),
        (sum(not found for found in (*artwork, *contours)), "drawn outline", "drawn outlines"),
    )
    return Carried(after, tuple(row for row in counts if row[0]), _reaching(after))


def _feature(feature: Feature, carry: Carry) -> Feature:
    turned = flipped(
        feature,
        left_right=carry.left_right,
        top_bottom=carry.top_bottom,
        pointy=carry.source.pointy,
    )
    within = (carry.label(label) for label in feature.within)
    return replace(turned, within=tuple(label for label in within if label is not None))


def _on_side(features: Iterable[Feature], carry: Carry) -> Iterator[Feature]:
    """Features of a hexside that is left; a strip falls off with the hex that holds it."""
    moved = ((one, _feature(one, carry)) for one in features)
    return (there for one, there in moved if there.within or not one.within)


def _runs(path: Path, carry: Carry) -> Iterator[Path]:
    """The parts of a path that are left; what a drawn one has beyond the edge is kept where none of it falls."""
    for part in within(carry.source, path, lambda at: not carry.has_fallen(at)):
        moved = moved_path(carry.target, part, carry.hex, carry.point)
        if moved.through:
            yield moved


def _hexes_of(paths: Iterable[Path]) -> int:
    return sum(len(path.through) for path in paths)


def _pieces(piece: Piece, carry: Carry, *, clip: bool) -> Sequence[Piece]:
    """A drawn ring where it comes to lie; none where nothing of it is left; cut at the grid's edge, it may be several.

    One that lay off the board before stays what it is: the checks tell of it.
    """
    moved = carried_piece(piece, carry.point)
    if _is_beyond(moved, carry.target.bounds) and not _is_beyond(piece, carry.source.bounds):
        return ()
    if not clip or not _reaches_over(moved, carry.target.bounds):
        return (moved,)
    frame = carry.target.frame
    left, top, right, bottom = carry.target.bounds
    (left, top), (right, bottom) = frame.swap((left, top)), frame.swap((right, bottom))
    shown = box(left * 1000, top * 1000, right * 1000, bottom * 1000)
    area = area_of(moved, frame)
    return redrawn(moved, area.intersection(shown & outline_of(frame, carry.target.hexes)), frame)


def _reaches_over(piece: Piece, bounds: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = bounds
    return any(not (left <= x <= right and top <= y <= bottom) for x, y in piece.ring)


def _is_beyond(piece: Piece, bounds: tuple[float, float, float, float]) -> bool:
    """Whether nothing of a ring can be on the board: all of it lies beyond one edge."""
    left, top, right, bottom = bounds
    across, down = [x for x, _ in piece.ring], [y for _, y in piece.ring]
    return max(across) < left or min(across) > right or max(down) < top or min(down) > bottom


def _reaching(board: Board) -> int:
    bounds = board.grid.bounds
    return sum(_reaches_over(one, bounds) for one in board.artwork) + sum(
        _reaches_over(one, bounds) for one in board.contours
    )


def _indices(found: Sequence[Sequence[object]]) -> dict[int, int | None]:
    """Where the first of what is left of each row stands; None for those of which nothing is left."""
    indices: dict[int, int | None] = {}
    place = 0
    for index, pieces in enumerate(found):
        indices[index] = place if pieces else None
        place += len(pieces)
    return indices


def _accepted(accepted: Iterable[Accepted], carry: Carry, indices: Indices) -> Iterator[Accepted]:
    for one in accepted:
        at = carry.place(one.at, indices)
        if at is not None:
            # What is said of the grid itself names hexes that it has or lacks, wherever anything lies on it.
            said = one.message if at == "grid" else relabelled_text(one.message, carry.told)
            yield replace(one, at=at, message=said)


def _pins(board: Board) -> int:
    return 0 if board.underlay is None else len(board.underlay.pins)


def _rows(rows: tuple[Json, ...], carry: Carry) -> tuple[Json, ...]:
    """Exits or objectives, at what their places are called then."""
    named = [(row, carry.label(row["at"])) if _is_placed(row) else (row, "") for row in rows]
    return tuple({**row, "at": at} if at else row for row, at in named if at is not None)


def _is_placed(row: Json) -> bool:
    return isinstance(row, dict) and isinstance(row.get("at"), str)


def _worded(value: Json, carry: Carry) -> Json:
    """A game's own fields with every name of a place, a way or an edge as it is then."""
    if isinstance(value, str):
        return carry.word(value)
    if isinstance(value, list | tuple):
        return [_worded(one, carry) for one in value]
    if isinstance(value, dict):
        return {carry.label(name) or name: _worded(one, carry) for name, one in value.items()}
    return value


def _label(label: Label, carry: Carry) -> Label:
    """A label in its new place: it stays readable, and a mirror slants it the other way."""
    mirrored = carry.left_right != carry.top_bottom
    return replace(moved_label(label, carry.point), turn=(-label.turn or 0.0) if mirrored else label.turn)
