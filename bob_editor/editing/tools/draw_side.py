"""Draw hexside features: click one, drag along them, or chain from corner to corner."""

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import MappingProxyType

from bob_editor.editing.drawing.terrain_edits import put_feature
from bob_editor.editing.gestures.hexside_web import (
    HALF_WIDTH,
    SIDE_LENGTH,
    chain,
    corner_of,
    distance_to_side,
    ends_of,
    true_distance,
)
from bob_editor.editing.gestures.pointer import Pointer, pointer_at
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.outlines.outline_sides import region_under, sides_round
from bob_editor.editing.tools.stroke_tool import StrokeTool
from bob_editor.editing.tools.tool import Option
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Node
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board
from bob_editor.model.board_edits import clear_sides
from bob_editor.model.edit import Edit
from bob_editor.words import many, mark, tr

NEAR_SIDE = 0.45 * HALF_WIDTH
"""A drag takes the hexsides that it passes this near (true proportions)."""
NEAR_CORNER = 0.3 * SIDE_LENGTH
"""Nearer to a corner than this, a drag doesn't say yet which of its three hexsides is meant."""


NO_INSIDE: Mapping[Side, Hex] = MappingProxyType({})


class DrawSide(StrokeTool):
    """Puts the chosen feature on hexsides, or takes it off where the first one has it already."""

    id = "draw_side"
    title = "Draw hexsides"
    shortcut = "H"
    icon = "mdi6.hexagon-outline"
    symmetric = True

    terrain = ""
    along = "pointer"
    selected: Callable[[], frozenset[Hex]] = staticmethod(frozenset)
    """What the selection holds; whoever makes the tools gives it."""

    _stroke: dict[Side, None] | None = None
    _within: Hex | None = None
    _takes_off = False
    _start: Node | None = None
    _corners: list[Node]
    _last: Pointer | None = None

    @property
    def is_of_use(self) -> bool:
        """Not where nothing stands on hexsides."""
        return bool(self._rows("sides"))

    @property
    def options(self) -> tuple[Option, ...]:
        """The feature, and whether it follows the pointer or goes round something at once."""
        ways = (("pointer", mark("Along the pointer")), ("outline", mark("Round what is clicked")))
        return (
            Option(
                "terrain", "Feature", "terrain", tuple((row.id, row.title) for row in self._rows("sides"))
            ),
            Option("along", "Draw", "choice", ways),
        )

    @property
    def chosen(self) -> str:
        """The feature in hand, always one that this ruleset has; "" where it has none."""
        rows = [row.id for row in self._rows("sides")]
        return self.terrain if self.terrain in rows else next(iter(rows), "")

    @property
    def hint(self) -> str:
        """What a press here will do."""
        side = self._side(self.pointer)
        if not self.chosen:
            return tr("This ruleset has no hexside features")
        if self.pointer is None or side is None:
            return tr(
                "{tool}: click or drag along hexsides; Shift chains from corner to corner, Ctrl takes off",
                tool=tr(self.title),
            )
        if self._goes_round(self.pointer):
            return self._round_hint()
        label = self.board.grid.side_label(side)
        present = self.board.side_terrain(side)
        now = tr(" ({terrains} now)", terrains=self._titles(present)) if present else ""
        if self.pointer.button == "right" or self.pointer.alt:
            return tr("Take up {what} from {label}", what=self._titles(present) or tr("nothing"), label=label)
        if self._stroke is not None:
            count, title = len(self._stroke), self._title(self.chosen)
            if self._takes_off:
                return many(
                    "Take {title} off 1 hexside", "Take {title} off {count} hexsides", count, title=title
                )
            return many("Put {title} on 1 hexside", "Put {title} on {count} hexsides", count, title=title)
        if self._would_take_off(self.pointer, side):
            return tr("Take {title} off {label}", title=self._title(self.chosen), label=label)
        text = (
            mark("Put {title} on {label}{now}, then drag from corner to corner")
            if self.pointer.shift
            else mark("Put {title} on {label}{now}")
        )
        return tr(text, title=self._title(self.chosen), label=label, now=now)

    @property
    def busy(self) -> bool:
        """Whether a stroke is being drawn."""
        return self._stroke is not None

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin with the nearest hexside, or with Shift at the nearest corner."""
        self.pointer = self._last = pointer
        side = self._side(pointer)
        if side is None or not self.chosen:
            pass
        elif pointer.alt or pointer.button == "right":
            self._pick(side)
        elif self._goes_round(pointer):
            self._stroke = dict.fromkeys(self._round(pointer)[0])
            self._takes_off = pointer.control
        else:
            self._within = pointer.hex
            self._takes_off = self._would_take_off(pointer, side)
            if pointer.shift and pointer.corner is not None:
                self._start = corner_of(self.board.grid.frame, pointer.hex, pointer.corner)
                self._corners = [self._start]
                self._stroke = {}
            else:
                self._start = None
                self._stroke = {side: None}
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Take along the hexsides that the pointer passes."""
        last, self.pointer = self._last, pointer
        self._last = pointer
        if self._stroke is not None and last is not None and self.along == "pointer":
            if self._start is not None:
                self._chain_to(pointer)
            else:
                self._collect(last, pointer)
        self._update()

    def _drawing(self) -> bool:
        return self._stroke is not None

    def _drop(self) -> None:
        self._stroke = self._start = None

    # -- what is pending ----------------------------------------------------------------------------------------

    def _side(self, pointer: Pointer | None) -> Side | None:
        """The hexside meant, where it bounds a hex of the board."""
        if pointer is None or pointer.side is None:
            return None
        return pointer.side if any(at in self.board.grid for at in pointer.side.hexes) else None

    def _would_take_off(self, pointer: Pointer, side: Side) -> bool:
        return pointer.control or (not pointer.shift and self.chosen in self.board.side_terrain(side))

    def _goes_round(self, pointer: Pointer) -> bool:
        """Whether a press goes round something, and doesn't take up a feature."""
        return self.along == "outline" and not (pointer.alt or pointer.button == "right")

    def _round(self, pointer: Pointer) -> tuple[dict[Side, Hex], str]:
        """The hexsides round what is under the pointer, each with the hex inside; and what that is."""
        hexes, words = region_under(self.document.ground, pointer, self.selected())
        return sides_round(self.board, hexes), words

    def _round_hint(self) -> str:
        if self.pointer is None:
            return tr(self.title)
        sides, words = self._round(self.pointer)
        if not sides:
            return tr("Click the selection, a drawn outline, or a field to go round it; there is none here")
        off, edit = self.pointer.control, self._pending()
        if self._stroke is None and edit is not None and self._both(edit).apply(self.board) == self.board:
            text = (
                mark("There is no {title} round {what}")
                if off
                else mark("{title} is all round {what} already")
            )
        elif off:
            text = mark("Take {title} off the {count} hexsides round {what}")
        else:
            text = mark("Put {title} on the {count} hexsides round {what}")
        return tr(text, title=self._title(self.chosen), count=len(sides), what=words)

    def round_edit(self, hexes: Iterable[Hex]) -> Edit[Board] | None:
        """The edit that puts the feature in hand round hexes, and in their image; None where it has no hexside."""
        sides = sides_round(self.board, hexes)
        edit = self._edit(tuple(sides), None, inside=sides, off=False)
        return None if edit is None else self._both(edit)

    def _pick(self, side: Side) -> None:
        found = [
            terrain for terrain in self.board.side_terrain(side) if terrain in self.document.ruleset.terrains
        ]
        if found:
            self.terrain = found[-1]

    def _collect(self, last: Pointer, pointer: Pointer) -> None:
        """Add the hexsides along a straight way between two samples of the pointer."""
        grid = self.board.grid
        frame = grid.frame
        (ax, ay), (bx, by) = last.point, pointer.point
        steps = max(1, round(true_distance(frame, last.point, pointer.point) / 0.25))
        for step in range(1, steps + 1):
            sample = pointer_at(grid, (ax + (bx - ax) * step / steps, ay + (by - ay) * step / steps))
            side = self._side(sample)
            if (
                side is None
                or self._stroke is None
                or distance_to_side(frame, side, sample.point) > NEAR_SIDE
            ):
                continue
            if min(true_distance(frame, end, sample.point) for end in ends_of(frame, side)) >= NEAR_CORNER:
                self._stroke[side] = None

    def _chain_to(self, pointer: Pointer) -> None:
        """Lead the chain on to the corner under the pointer; going back along it takes it back."""
        if self._stroke is None or pointer.corner is None:
            return
        frame = self.board.grid.frame
        goal = corner_of(frame, pointer.hex, pointer.corner)
        if true_distance(frame, goal, pointer.point) > SIDE_LENGTH / 2:
            return
        for side, corner in chain(frame, self._corners[-1], goal):
            if len(self._corners) > 1 and self._corners[-2] == corner:
                self._corners.pop()
                self._stroke.pop(side, None)
            else:
                self._corners.append(corner)
                self._stroke[side] = None

    def _pending(self) -> Edit[Board] | None:
        if self._stroke is None:
            side = self._side(self.pointer)
            if self.pointer is None or side is None or self.pointer.alt or self.pointer.button == "right":
                return None
            if self._goes_round(self.pointer):
                found = self._round(self.pointer)[0]
                return self._edit(tuple(found), None, inside=found, off=self.pointer.control)
            if self.pointer.shift:
                return None
            return self._edit((side,), self.pointer.hex, off=self._would_take_off(self.pointer, side))
        sides = tuple(side for side in self._stroke if any(at in self.board.grid for at in side.hexes))
        found = self._round(self.pointer)[0] if self.along == "outline" and self.pointer is not None else {}
        return self._edit(sides, self._within, inside=found, off=self._takes_off)

    def _edit(
        self,
        sides: tuple[Side, ...],
        within: Hex | None,
        *,
        off: bool,
        inside: Mapping[Side, Hex] = NO_INSIDE,
    ) -> Edit[Board] | None:
        if not sides or not self.chosen:
            return None
        where = (
            self.board.grid.side_label(sides[0])
            if len(sides) == 1
            else tr("{count} hexsides", count=len(sides))
        )
        title = self._title(self.chosen)
        if off:
            return Edit(
                tr("Take {title} off {where}", title=title, where=where),
                partial(clear_sides, sides=sides, terrain=self.chosen),
            )
        label = tr("{title} on {where}", title=title, where=where)
        if inside and "one_hex" in self.document.ruleset.terrain(self.chosen).row.get("tags", ()):
            # A strip in one of its two hexes lies in the one inside.
            return Edit(label, partial(self._put_inside, inside=inside))
        return Edit(
            label,
            partial(
                put_feature, ruleset=self.document.ruleset, sides=sides, terrain=self.chosen, within=within
            ),
        )

    def _put_inside(self, board: Board, inside: Mapping[Side, Hex]) -> Board:
        for side, at in inside.items():
            board = put_feature(board, self.document.ruleset, (side,), self.chosen, within=at)
        return board

    def _preview(self) -> Preview:
        edit = self._pending()
        side = self._side(self.pointer)
        if self.pointer is not None and self._goes_round(self.pointer):
            after = self._both(edit).apply(self.board) if edit is not None else None
            # Where it is there already, as after the click, marks would hide what they promise.
            there = after == self.board
            return Preview(after, sides=frozenset(() if there else self._round(self.pointer)[0]))
        sides = frozenset(self._stroke) if self._stroke is not None else frozenset([side] if side else [])
        corners = (self._corners[-1],) if self._start is not None else ()
        if (
            self.pointer is not None
            and self.pointer.shift
            and self._stroke is None
            and self.pointer.corner is not None
        ):
            corners = (corner_of(self.board.grid.frame, self.pointer.hex, self.pointer.corner),)
            sides = frozenset()
        return Preview(
            self._both(edit).apply(self.board) if edit is not None else None, sides=sides, points=corners
        )
