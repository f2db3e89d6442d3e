"""Copy, paste, turn and mirror a part of a board.

What is copied is a board that holds only the chosen hexes, so it is written and read as boards are.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Literal

from msgspec.structs import replace

from bob_editor.editing.document.step_names import step_of
from bob_editor.editing.drawing.following_rings import Piece
from bob_editor.editing.drawing.lying import lies_on, parts_inside, parts_outside
from bob_editor.editing.drawing.motion import Motion
from bob_editor.errors import BadCall
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board, Feature, Path
from bob_editor.model.board_edits import erase_hexes, with_hexes, with_sides
from bob_editor.model.drawn_paths import moved_path, within
from bob_editor.model.edit import Edit
from bob_editor.model.lettering_along import moved_label
from bob_editor.model.outlines import carried_piece
from bob_editor.records import Record
from bob_editor.rules.land.cut_rings import area_of, on_board
from bob_editor.rules.land.tile_shapes import flipped, turned
from bob_editor.rulesets import all_rulesets
from bob_editor.storage.documents import board_from_json, board_to_json
from bob_editor.words import mark, tr

FORMAT = "bob-editor/clipboard"


class Snippet(Record):
    """A part of a board: a board that holds nothing else, and the hexes that were chosen."""

    board: Board
    hexes: frozenset[Hex]

    @property
    def first(self) -> Hex:
        """The hex that is pasted onto the one under the pointer: the first in board order."""
        return min(self.hexes, key=self.board.grid.position)

    @property
    def text(self) -> str:
        """The snippet for the system's clipboard, as JSON."""
        board, hexes = self.board, self.hexes
        if isinstance(board.grid, JoinedGrid):
            grid, motion = sayable(board.grid, hexes)
            board = placed(Board(grid, board.ruleset, base=board.base), self, motion)
            hexes = frozenset(map(motion.hex, hexes))
        labels = [board.grid.label(at) for at in sorted(hexes, key=board.grid.position)]
        text = json.dumps(
            {"format": FORMAT, "version": 1, "hexes": labels, "board": board_to_json(board)},
            ensure_ascii=False,
        )
        _written[:] = [(text, self)]
        return text


_written: list[tuple[str, Snippet]] = []
"""The last snippet that was written or read, with its text: mostly it is pasted, and a map takes seconds to read."""

LONG_TEXT = 30_000
"""Characters from which on reading takes longer than a window may stand still."""


def takes_long(text: str) -> bool:
    """Whether a text is read beside the window before it is pasted."""
    return (
        len(text) >= LONG_TEXT and FORMAT in text[:200] and all(known != text for known, _ in tuple(_written))
    )


def snippet_from_text(text: str) -> Snippet:
    """Read what ``Snippet.text`` wrote.

    :raises BadCall: where the text is something else.
    """
    for known, snippet in tuple(_written):
        if known == text:
            return snippet
    try:
        data = json.loads(text)
        if data["format"] != FORMAT:
            raise KeyError("format")
        board, _ = board_from_json(data["board"])
        hexes = frozenset(at for at in map(board.grid.hex_anywhere, data["hexes"]) if at is not None)
        if not hexes:
            raise KeyError("hexes")
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BadCall(
            "The clipboard holds no hexes of a board.", hint="Select hexes and copy them first."
        ) from error
    snippet = Snippet(board, hexes)
    _written[:] = [(text, snippet)]
    return snippet


def sayable(grid: Grid, hexes: Iterable[Hex]) -> tuple[Grid, Motion]:
    """A grid for some hexes of a map of several boards, whose own no file can say, and how they come to lie on it."""
    places = {grid.position(at): at for at in hexes} or {(0, 0): Hex(0, 0)}
    columns, rows = ({place[way] for place in places} for way in (0, 1))
    # The lines that are shifted there may be others here, so there is room for half a hex more on every side.
    shift: Literal["right", "down"] = "right" if grid.pointy else "down"
    plain = Grid(
        max(columns) - min(columns) + 4, max(rows) - min(rows) + 4, orientation=grid.orientation, shift=shift
    )
    (column, row), first = min(places.items())
    to = next(
        at for at in plain.hexes if plain.position(at) == (column - min(columns) + 1, row - min(rows) + 1)
    )
    return plain, Motion(grid.frame, plain.frame, first, to)


def copy(board: Board, hexes: Iterable[Hex]) -> Snippet:
    """The hexes with their terrain and levels, the hexsides and paths among them, and what is drawn in them."""
    chosen = frozenset(at for at in hexes if at in board.grid)
    if not chosen:
        raise BadCall("No hex is selected.", hint="Select hexes first.")
    frame = board.grid.frame
    return Snippet(
        Board(
            board.grid,
            board.ruleset,
            base=board.base,
            hexes={at: content for at, content in board.hexes.items() if at in chosen},
            sides={side: on for side, on in board.sides.items() if _among(board.grid, side, chosen)},
            paths=tuple(_paths_within(board.grid, board.paths, chosen.__contains__)),
            artwork=tuple(parts_inside(frame, board.artwork, chosen)),
            contours=tuple(parts_inside(frame, board.contours, chosen)),
            labels=tuple(label for label in board.labels if frame.hex_at(label.at) in chosen),
        ),
        chosen,
    )


def cleared(board: Board, hexes: Iterable[Hex]) -> Board:
    """The board with all gone from these hexes: also hexsides around them, paths and what is drawn there.

    What would be left of an outline beyond the board's edge alone goes with them.
    """
    gone = frozenset(hexes)
    frame = board.grid.frame
    return erase_hexes(
        replace(
            board,
            artwork=tuple(_left(board.grid, board.artwork, gone)),
            contours=tuple(_left(board.grid, board.contours, gone)),
            labels=tuple(label for label in board.labels if frame.hex_at(label.at) not in gone),
        ),
        gone,
    )


def placed(board: Board, snippet: Snippet, motion: Motion) -> Board:
    """The board with a snippet moved onto it, in the place of what was there; what falls off the board is lost."""
    source, grid = snippet.board, board.grid
    chosen = frozenset(at for at in map(motion.hex, snippet.hexes) if at in grid)
    board = _emptied(board, chosen)
    contents = {}
    for at in snippet.hexes:
        content = source.content(at)
        terrain = content.terrain or (
            () if source.base.terrain == board.base.terrain else (Feature(source.base.terrain),)
        )
        level = content.level
        if level is None and source.base.level != board.base.level:
            level = source.base.level
        if motion.hex(at) in grid:
            contents[motion.hex(at)] = replace(
                content, terrain=tuple(_turned(f, motion, source.grid, grid) for f in terrain), level=level
            )
    sides = {
        motion.side(side): tuple(_on_side(features, motion, source.grid, grid))
        for side, features in source.sides.items()
    }
    board = with_sides(
        with_hexes(board, contents),
        {side: features for side, features in sides.items() if any(at in grid for at in side.hexes)},
    )
    moved = (moved_path(grid, path, motion.hex, motion.point) for path in source.paths)
    return replace(
        board,
        paths=(
            *board.paths,
            *_paths_within(grid, (path for path in moved if path.through), grid.__contains__),
        ),
        artwork=(*board.artwork, *_on_board(grid, source.artwork, motion)),
        contours=(*board.contours, *_on_board(grid, source.contours, motion)),
        labels=(
            *board.labels,
            *(
                replace(moved_label(label, motion.point), turn=motion.slant(label.turn))
                for label in source.labels
                if motion.hex(source.grid.frame.hex_at(label.at)) in grid
            ),
        ),
    )


# -- as edits -------------------------------------------------------------------------------------------------


def delete_edit(board: Board, hexes: Iterable[Hex]) -> Edit[Board]:
    """Clear hexes."""
    gone = frozenset(hexes)
    return Edit(tr("Delete {words}", words=_words(board.grid, gone)), partial(cleared, hexes=gone))


def game_title(board: Board) -> str:
    """What the game of a board is called; its id where it isn't installed."""
    game = all_rulesets().get(board.ruleset)
    return board.ruleset if game is None else game.title


def paste_edit(board: Board, snippet: Snippet, at: Hex) -> tuple[Edit[Board], frozenset[Hex]]:
    """Paste a snippet, its first hex onto ``at``; with the hexes that it covers then.

    :raises BadCall: where it comes from a board of another ruleset.
    """
    if snippet.board.ruleset != board.ruleset:
        raise BadCall(
            f"These hexes come from a board of {game_title(snippet.board)}, this one is of {game_title(board)}.",
            hint="Copy between boards of one ruleset.",
        )
    motion = Motion(snippet.board.grid.frame, board.grid.frame, snippet.first, at)
    hexes = frozenset(to for to in map(motion.hex, snippet.hexes) if to in board.grid)
    return Edit(
        tr("Paste {words}", words=_words(board.grid, hexes)), partial(placed, snippet=snippet, motion=motion)
    ), hexes


def turn_edit(
    board: Board, hexes: Iterable[Hex], *, turns: int = 0, mirror: bool = False
) -> tuple[Edit[Board], frozenset[Hex]]:
    """Turn hexes by sixths clockwise about their middle, or mirror them left to right; with where they lie then."""
    snippet = copy(board, hexes)
    frame = board.grid.frame
    middle = middle_of(board.grid, snippet.hexes)
    motion = Motion(frame, frame, middle, middle, turns=turns % 6, mirror=mirror)
    there = frozenset(to for to in map(motion.hex, snippet.hexes) if to in board.grid)

    def turn(board: Board) -> Board:
        return placed(_emptied(board, snippet.hexes), snippet, motion)

    verb = mark("Mirror") if mirror else mark("Turn")
    return Edit(step_of(verb, _words(board.grid, snippet.hexes)), turn), there


def middle_of(grid: Grid, hexes: frozenset[Hex]) -> Hex:
    """The hex about which hexes are turned: the one at their middle, which need not be one of them."""
    centres = [grid.frame.centre(at) for at in hexes]
    xs, ys = [x for x, _ in centres], [y for _, y in centres]
    return grid.frame.hex_at(((min(xs) + max(xs)) / 2 + 1e-6, (min(ys) + max(ys)) / 2 + 1e-6))


# -- parts ------------------------------------------------------------------------------------------------------


def _words(grid: Grid, hexes: frozenset[Hex]) -> str:
    return grid.label(next(iter(hexes))) if len(hexes) == 1 else tr("{count} hexes", count=len(hexes))


def _among(grid: Grid, side: Side, chosen: frozenset[Hex]) -> bool:
    """Whether a hexside has chosen hexes on both sides, or the board's edge on one."""
    return any(at in chosen for at in side.hexes) and all(at in chosen or at not in grid for at in side.hexes)


def _emptied(board: Board, hexes: frozenset[Hex]) -> Board:
    """The board without what ``copy`` takes of these hexes: hexsides that they share with others stay."""
    kept = {side: on for side, on in board.sides.items() if not _among(board.grid, side, hexes)}
    return replace(cleared(replace(board, sides={}), hexes), sides=kept)


def _paths_within(grid: Grid, paths: Iterable[Path], holds: Callable[[Hex], bool]) -> Iterator[Path]:
    """The parts of paths that lie in some hexes."""
    for path in paths:
        yield from within(grid, path, holds)


def _left(grid: Grid, pieces: tuple[Piece, ...], gone: frozenset[Hex]) -> Iterator[Piece]:
    """The pieces without what lies in some hexes; of those that are cut what can be seen on the board."""
    there = set(map(id, pieces))
    for piece in parts_outside(grid.frame, pieces, gone):
        if id(piece) in there or on_board(grid, area_of(piece, grid.frame)):
            yield piece


def _on_board(grid: Grid, pieces: Iterable[Piece], motion: Motion) -> Iterator[Piece]:
    """The pieces where they come to lie, without those of which nothing is left on the board."""
    moved = (carried_piece(piece, motion.point) for piece in pieces)
    return (piece for piece in moved if lies_on(grid, piece))


def _on_side(features: Iterable[Feature], motion: Motion, source: Grid, grid: Grid) -> Iterator[Feature]:
    """Features of a hexside there; a strip goes with the hex that holds it, where that falls off the board."""
    moved = ((feature, _turned(feature, motion, source, grid)) for feature in features)
    return (there for feature, there in moved if there.within or not feature.within)


def _turned(feature: Feature, motion: Motion, source: Grid, grid: Grid) -> Feature:
    """A feature whose tile turns along, and whose hexes, as far as they are left, are named as on the other board."""
    within = (source.hex_anywhere(label) for label in feature.within)
    mirrored = flipped(feature, left_right=motion.mirror, top_bottom=False, pointy=source.pointy)
    return replace(
        turned(mirrored, motion.sixths),
        within=tuple(grid.label(to) for at in within if at is not None and (to := motion.hex(at)) in grid),
    )
