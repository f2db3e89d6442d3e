"""The path that is selected: what pointer and commands do with it, and how it is shown."""

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Literal

from msgspec.structs import replace

from bob_editor.editing.document.places import followed_places
from bob_editor.editing.document.step_names import step_of
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.paths import path_edits
from bob_editor.editing.paths.bending import Grip, grip_under, handles, moved, with_knot_here, with_path
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Board, Path
from bob_editor.model.board_edits import redraw_path, replace_path
from bob_editor.model.drawn_paths import NARROWEST, WIDEST, moved_path, redrawn, reversed_path
from bob_editor.model.edit import Edit
from bob_editor.words import mark, tr

_HEAD = 1.3
"""How long the arrow is that tells which way a path runs, in true proportions (circumradius 2)."""

Line = tuple[Point, ...]

WIDTHS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0)
"""Widths of a path to choose from."""


class ChosenPath:
    """Holds a path by its place on the board, and one of its knots; makes edits of what is done with them.

    ``title`` words a terrain; knots that are dragged snap where ``snaps`` says so.
    """

    snaps = True

    def __init__(self, title: Callable[[str], str]) -> None:
        self.index: int | None = None
        self.knot: int | None = None
        self._title = title
        self._held: Grip | None = None
        self._start: Pointer | None = None

    def take(self, index: int | None) -> None:
        """Choose a path, or none."""
        if index != self.index:
            self.knot = None
        self.index = index
        self._held = self._start = None

    def follow(self, before: Board, board: Board) -> None:
        """Hold the same path and knot on a board that has become another, or the first of what the path became."""
        former = self.of(before)
        held = () if self.index is None else (self.index,)
        places = followed_places(held, before.paths, board.paths)
        if places[:1] != held:
            self.take(min(places, default=None))
        path = self.of(board)
        if path is not former:
            # Another may lack the knot that is dragged.
            self.release()
        if former is None or path is None or self.knot is None or path is former:
            return
        points, was = [knot.at for knot in path.curve], former.curve[self.knot].at
        if points[self.knot : self.knot + 1] == [was]:
            return  # where a path ends at its beginning two knots are in one place
        if was in points:
            self.knot = points.index(was)
        elif len(points) != len(former.curve):
            self.knot = None

    def of(self, board: Board) -> Path | None:
        """The path on a board; None where none is chosen, or it is gone."""
        return board.paths[self.index] if self.index is not None and self.index < len(board.paths) else None

    @property
    def drags(self) -> bool:
        """Whether a part of it is held."""
        return self._held is not None

    # -- the pointer ------------------------------------------------------------------------------------------------

    def press(self, board: Board, pointer: Pointer) -> bool:
        """Take hold of what is under the pointer; False where nothing of the path is."""
        path = self.of(board)
        grip = None if path is None else grip_under(board, path, self.knot, pointer)
        if grip is None:
            return False
        self._held, self._start = grip, pointer
        if grip.kind == "knot":
            self.knot = grip.number
        return True

    def release(self) -> None:
        """Let it go."""
        self._held = self._start = None

    def pending(self, board: Board, pointer: Pointer) -> Edit[Board] | None:
        """What the drag does."""
        path, grip, start = self.of(board), self._held, self._start
        if path is None or grip is None or start is None or self.index is None:
            return None
        after = moved(board, self.index, grip, start, pointer, snaps=self.snaps)
        text = {
            "segment": mark("Bend the {title}"),
            "knot": mark("Move a point of the {title}"),
        }.get(grip.kind, mark("Turn a handle of the {title}"))
        return None if after is None else self._edit(tr(text, title=self._title(path.terrain)), after)

    def hint(self, board: Board, pointer: Pointer) -> str:
        """What a press here would do with the path; "" where it isn't under the pointer."""
        path = self.of(board)
        grip = self._held
        if path is not None and grip is None:
            grip = grip_under(board, path, self.knot, pointer)
        if path is None or grip is None:
            return ""
        text = {
            "knot": mark(
                "Move this point of the {title}, with Shift freely, with Ctrl by 15°; Delete takes it out"
            ),
            "segment": mark("Drag to bend the {title}; a double click adds a point"),
        }.get(grip.kind, mark("Turn this handle of the {title}; with Ctrl by 15°, with Shift it alone"))
        return tr(text, title=self._title(path.terrain))

    def preview(self, board: Board, shown: Board | None, pointer: Pointer | None) -> Preview:
        """The path with its knots and handles; while it is dragged, the hexes that it comes to enter and leaves."""
        path = self.of(shown or board)
        if path is None:
            return Preview(shown)
        under = self._held
        if under is None and pointer is not None:
            under = grip_under(board, path, self.knot, pointer)
        drawn = replace(handles(path, self.knot, under), board=shown)
        if self.drags and shown is not None:
            former = self.of(board)
            before = () if former is None else (former,)
            through, was = frozenset(path.through), frozenset(at for one in before for at in one.through)
            return replace(
                drawn,
                draft=(path,),
                former=before,
                hexes=through - was,
                left=was - through,
            )
        line = path.line or tuple((float(x), float(y)) for x, y in map(board.grid.centre, path.through))
        head = _arrow_head(board.grid.frame, line)
        return replace(drawn, lines=(line, *head))

    # -- commands ---------------------------------------------------------------------------------------------------

    def knot_under(self, board: Board, pointer: Pointer | None) -> int | None:
        """The knot under the pointer."""
        path = self.of(board)
        grip = None if path is None or pointer is None else grip_under(board, path, self.knot, pointer)
        return grip.number if grip is not None and grip.kind == "knot" else None

    def delete(self, board: Board, pointer: Pointer | None) -> Edit[Board] | None:
        """The path without the knot under the pointer, else without the chosen one; where none is, no path."""
        path, knot = self.of(board), self.knot_under(board, pointer)
        if path is None or self.index is None:
            return None
        words = self._title(path.terrain)
        knot = self.knot if knot is None else knot
        left = None if knot is None else path_edits.knot_deleted(board.grid, path, knot)
        if left is not None:
            self.knot = None
            return self._edit(tr("Take a point out of the {words}", words=words), left)
        return Edit(
            tr("Delete the {words}", words=words),
            partial(replace_path, index=self.index, path=replace(path, through=())),
        )

    def nudged(self, board: Board, by: Point) -> Edit[Board] | None:
        """The chosen knot moved by a vector of the lattice, or the whole path; None where it would leave the board."""
        former = self.of(board)
        path = None if former is None else path_edits.as_curve(board, former)
        if path is None or not path.curve:
            return None
        chosen = range(len(path.curve)) if self.knot is None else (self.knot,)
        knots = list(path.curve)
        for number in chosen:
            x, y = knots[number].at
            knots[number] = knots[number].moved_to(snapped((x + by[0], y + by[1])))
        after = redrawn(board.grid, path, knots)
        title = self._title(path.terrain)
        moves = tr("Move a point of the {title}", title=title)
        words = step_of(mark("Move"), title) if self.knot is None else moves
        return self._edit(words, after) if after.through else None

    def carried(
        self, verb: str, board: Board, to: Callable[[Point], Callable[[Point], Point]]
    ) -> Edit[Board] | None:
        """The path as a curve with its points elsewhere; None where all of it would leave the board.

        ``to`` says, of the middle of its box in true proportions, where points of the lattice come to lie.
        """
        former = self.of(board)
        path = None if former is None else path_edits.as_curve(board, former)
        if path is None or not path.curve:
            return None
        xs, ys = zip(*(board.grid.frame.true(knot.at) for knot in path.curve), strict=True)
        way = to(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))
        after = moved_path(board.grid, path, lambda at: at, way)
        return self._edit(step_of(verb, self._title(path.terrain)), after) if after.through else None

    def of_kind(self, board: Board, kind: Literal["corner", "smooth", "symmetric"]) -> Edit[Board] | None:
        """The chosen knot, or all where none is chosen, made a corner or smooth; one at an end starts straight."""
        path = self.of(board)
        if path is None or not path.curve:
            return None
        knots = list(path.curve)
        for number in range(len(knots)) if self.knot is None else (self.knot,):
            if kind == "corner":
                knots[number] = path_edits.corner_knot(knots[number])
            elif kind == "symmetric" or not knots[number].smooth:
                knots[number] = path_edits.smooth_knot(path.curve, number)
        after = redrawn(board.grid, path, knots)
        words = tr("Make it a corner") if kind == "corner" else tr("Make it smooth")
        return self._edit(words, after) if after.through else None

    def add_knot(self, board: Board, at: Point) -> Edit[Board] | None:
        """A knot more where the path is nearest to a point."""
        path = self.of(board)
        if path is None or self.index is None:
            return None
        return Edit(
            tr("Add a point to the {title}", title=self._title(path.terrain)),
            partial(with_knot_here, index=self.index, point=at),
        )

    def doubled(self, board: Board, pointer: Pointer) -> Edit[Board] | None:
        """What a double click does: a knot more, where none is."""
        self.release()
        return None if self.knot_under(board, pointer) is not None else self.add_knot(board, pointer.point)

    def commands(self, board: Board, pointer: Pointer) -> list[Edit[Board]]:
        """What can be done with the path at a place, for a menu."""
        path = self.of(board)
        if path is None or self.index is None:
            return []
        words = self._title(path.terrain)
        if not path.curve:
            curve, joins = path_edits.as_curve(board, path), self._joins(board, path)
            title = tr("Turn the {words} into a curve", words=words)
            return [*([self._edit(title, curve)] if curve.curve else []), *joins]
        found = []
        number = self.knot_under(board, pointer)
        if number is not None:
            found += self._of_knot(board, path, number)
        elif (edit := self.add_knot(board, pointer.point)) is not None:
            found.append(edit)
        found += self._joins(board, path)
        found.append(self._edit(tr("Reverse the {words}", words=words), reversed_path(path)))
        found.append(
            self._edit(
                tr("Straighten the {words} from dot to dot", words=words), path_edits.straightened(path)
            )
        )
        return found

    def _of_knot(self, board: Board, path: Path, number: int) -> list[Edit[Board]]:
        grid, words, knot = board.grid, self._title(path.terrain), path.curve[number]
        found = []
        if knot.before is not None or knot.after is not None:
            corner = path_edits.with_knot_at(grid, path, number, path_edits.corner_knot(knot))
            found.append(self._edit(tr("Make it a corner"), corner))
        if 0 < number < len(path.curve) - 1:
            if not knot.smooth:
                smooth = path_edits.smooth_knot(path.curve, number)
                found.append(
                    self._edit(tr("Make it smooth"), path_edits.with_knot_at(grid, path, number, smooth))
                )
            parts = path_edits.split(grid, path, number)
            found.append(
                Edit(tr("Split the {words} here", words=words), partial(redraw_path, old=path, paths=parts))
            )
        left = path_edits.knot_deleted(grid, path, number)
        if left is not None:
            found.append(self._edit(tr("Take this point out"), left))
        usual = _width_at(path, number)
        for title, wished in ((tr("Narrower here"), usual / 1.25), (tr("Wider here"), usual * 1.25)):
            width = min(WIDEST, max(NARROWEST, round(wished, 2)))
            if width != usual:
                found.append(self._edit(title, path_edits.changed_widths(grid, path, number, width)))
        return found

    def _joins(self, board: Board, path: Path) -> list[Edit[Board]]:
        """The edits that join an end with that of another path of its kind nearby."""
        found = []
        for first in (True, False) if path.curve or len(path.through) > 1 else (True,):
            other = path_edits.end_to_join(board, path, first=first)
            if other is not None:
                one = path_edits.joined(board.grid, path, other, first=first)
                label = board.grid.label(path.through[0 if first else -1])
                edit = partial(_with_one, old=path, other=other, one=one)
                found.append(
                    Edit(
                        tr(
                            "Join it with the {title} near {label}",
                            title=self._title(path.terrain),
                            label=label,
                        ),
                        edit,
                    )
                )
        return found

    def _edit(self, words: str, path: Path) -> Edit[Board]:
        assert self.index is not None
        return Edit(words, partial(with_path, index=self.index, path=path))

    def changed(self, board: Board, name: str, value: Any) -> Edit[Board] | None:
        """The path of another kind (``path_terrain``), or of another width.

        That is one on the whole (``path_width``), or at the chosen knot (``knot_width``).
        """
        path = self.of(board)
        if path is None:
            return None
        if name == "path_terrain":
            words = tr(
                "{other} instead of {words}", other=self._title(value), words=self._title(path.terrain)
            )
            return self._edit(words, replace(path, terrain=value))
        if name == "path_width":
            other = replace(path, width=value)
        elif self.width_here(board) is not None and self.knot is not None:
            other = path_edits.changed_widths(board.grid, path, self.knot, value)
        else:
            return None
        return self._edit(tr("Width of the {words}", words=self._title(path.terrain)), other)

    def width_here(self, board: Board) -> float | None:
        """How much wider than on the whole the path is at the chosen knot; None where none is chosen."""
        path = self.of(board)
        if path is None or self.knot is None or self.knot >= len(path.curve):
            return None
        return _width_at(path, self.knot)


def _width_at(path: Path, number: int) -> float:
    """How much wider than on the whole a path is at a knot."""
    return path.widths[number] if path.widths else 1.0


def _arrow_head(frame: Frame, line: Line) -> tuple[Line, ...]:
    """Which way a line runs, at its end; nothing where it has no length."""
    tip = frame.true(line[-1])
    back = next((at for at in map(frame.true, reversed(line)) if math.dist(at, tip) > _HEAD / 4), None)
    if back is None:
        return ()
    along = math.atan2(back[1] - tip[1], back[0] - tip[0])
    left, right = (
        frame.from_true((tip[0] + _HEAD * math.cos(along + turn), tip[1] + _HEAD * math.sin(along + turn)))
        for turn in (-0.45, 0.45)
    )
    return ((left, line[-1], right),)


def _with_one(board: Board, old: Path, other: Path, one: Path) -> Board:
    """The board with one path in the place of two."""
    return redraw_path(redraw_path(board, other, ()), old, (one,))
