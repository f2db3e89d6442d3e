"""Erase what lies nearest, or all of one sort."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing.following_rings import held_in
from bob_editor.editing.drawing.terrain_edits import erase_terrain, set_level
from bob_editor.editing.gestures.hexside_web import distance_to_segment, distance_to_side
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.stroke_hexes import hex_line
from bob_editor.editing.outlines.picking import Outlines
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Board, Path
from bob_editor.model.board_edits import (
    clear_sides,
    erase_hexes,
    erase_paths_in,
    replace_artwork,
    replace_contour,
    with_label,
)
from bob_editor.model.edit import Edit
from bob_editor.model.lettering import label_under
from bob_editor.records import Record
from bob_editor.rules.los.scene import Laid, UnitOnMap
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label as named
from bob_editor.words import many, mark, tr

NEAR_SIDE = 0.55
"""How near to a hexside counts as at it, in true proportions (a dot is 1.7 from it)."""
NEAR_PATH = 0.4
"""How near to the middle of a path counts as on it."""
_ON = {"path": "paths", "contour": "levels"}
"""The layers of sorts that are called otherwise."""


class Target(Record):
    """What would go: its sort, its words, the edit, and the places to point out."""

    sort: str
    words: str
    edit: Edit[Board]
    hexes: tuple[Hex, ...] = ()
    sides: tuple[Side, ...] = ()
    drawn: int | None = None
    """The place of a drawn ring in its list; a drag doesn't go on to the next of those."""
    laid: tuple[Laid, ...] = ()
    """Counters of the LOS trial, which lie upon all else; the edit is none then."""


class Erase(Tool):
    """Erases what a press or drag meets; a drag goes on with the sort of thing that it began with."""

    id = "erase"
    title = "Erase"
    shortcut = "E"
    icon = "mdi6.eraser"
    cursor = "eraser"

    what = "nearest"

    _last: Pointer | None = None
    _sort: str | None = None
    _edits: tuple[Edit[Board], ...] = ()
    _before: Board | None = None
    _after: Board | None = None
    _touched: tuple[Target, ...] = ()
    _known: tuple[Board, Hex, Board] | None = None

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self._outlines = Outlines(document.manner)

    @property
    def options(self) -> tuple[Option, ...]:
        """What to erase."""
        return (
            Option(
                "what",
                "Erase",
                "choice",
                (
                    ("nearest", mark("What is nearest")),
                    ("counters", mark("Markers and units")),
                    ("labels", mark("Labels")),
                    ("sides", mark("Hexsides")),
                    ("path", mark("Paths")),
                    ("terrain", mark("Terrain")),
                    ("level", mark("Levels")),
                    ("artwork", mark("Drawn artwork")),
                    ("contour", mark("Drawn crest lines")),
                    ("all", mark("Everything in the hex")),
                ),
            ),
        )

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if self.pointer is None or self._here is None:
            return tr(
                "{tool}: click or drag; it takes units, markers, hexside features, paths, then what is in the hex",
                tool=tr(self.title),
            )
        if self._edits:
            return many("Let go to erase 1 thing", "Let go to erase {count} things", len(self._edits))
        target = self._target(self.board, self.pointer)
        return (
            tr("Erase {words}", words=target.words)
            if target is not None
            else tr("Nothing to erase in {label}", label=self._label(self.pointer.hex))
        )

    @property
    def busy(self) -> bool:
        """Whether a stroke is being erased."""
        return self._last is not None

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin to erase."""
        self.pointer = self._last = pointer
        self._before = self._after = self.board
        self._sort = None if self.what == "nearest" else self.what
        self._take(pointer)
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Erase more of the same sort."""
        last, self.pointer = self._last, pointer
        if last is not None:
            self._last = pointer
            if self._sort != "sides":
                for at in hex_line(last.hex, pointer.hex)[1:-1]:
                    self._take(Pointer(at, None, None, self.board.grid.centre(at), reach=pointer.reach))
            self._take(pointer)
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Erase it all, as one step."""
        self.pointer = pointer
        self._end()

    def finish(self) -> bool:
        """End the stroke where it is."""
        begun = self.busy
        self._end()
        return begun

    def _end(self) -> None:
        edits, gone, before, after = self._edits, self._gone, self._before, self._after
        label = edits[0].label if len(edits) == 1 else tr("Erase {count} things", count=len(edits))
        if gone:
            self.los.perform(self.los.scene.without(gone), label)
        self._reset()
        if edits and not gone:
            # What each step took is taken already; only where the board is another by now it is taken anew.
            is_known = after is not None and before is self.board
            edit = Edit(label, (lambda _: after) if is_known else partial(_all, edits=edits))
            self._do(edit, Preview(after))
        self._update()

    def cancel(self) -> None:
        """Give up the stroke."""
        self._reset()
        self._update()

    # -- what is pending ----------------------------------------------------------------------------------------

    def _reset(self) -> None:
        self._last = self._sort = self._before = self._after = None
        self._edits = self._touched = ()

    def _take(self, pointer: Pointer) -> None:
        if self._after is None or (self._touched and self._touched[-1].drawn is not None):
            return
        target = self._target(self._after, pointer)
        if target is not None:
            self._sort = target.sort
            self._edits = (*self._edits, target.edit)
            self._touched = (*self._touched, target)
            self._after = target.edit.apply(self._after)

    def _target(self, board: Board, pointer: Pointer) -> Target | None:
        """What a press here takes from a board; None where there is nothing of the sort."""
        if pointer.hex not in board.grid:
            return None
        sort, hidden = self._sort or self.what, self.document.manner.hidden
        finders = {
            "counters": self._counter,
            "labels": self._lettering,
            "sides": self._side,
            "path": self._path,
            "artwork": self._artwork,
            "terrain": self._terrain,
            "level": self._level,
            "contour": self._contour,
            "all": self._all,
        }
        wanted = [name for name in finders if name != "all"] if sort == "nearest" else [sort]
        found = (finders[name](board, pointer) for name in wanted if _ON.get(name, name) not in hidden)
        return next((target for target in found if target is not None), None)

    @property
    def _gone(self) -> tuple[Laid, ...]:
        return tuple(one for target in self._touched for one in target.laid)

    def _counter(self, board: Board, pointer: Pointer) -> Target | None:
        del board
        here = [one for one in self.los.scene.without(self._gone).laid if one.at == pointer.hex]
        if not here:
            return None
        top = here[-1]
        table, name = ("units", top.unit) if isinstance(top, UnitOnMap) else ("markers", top.marker)
        title = self.document.ruleset.rows(table).get(name, {}).get("title", name)
        words = tr("{what} in {label}", what=named(str(title)), label=self._label(pointer.hex))
        edit = Edit(tr("Erase {words}", words=words), _as_it_is)
        return Target("counters", words, edit, (pointer.hex,), laid=(top,))

    def _lettering(self, board: Board, pointer: Pointer) -> Target | None:
        seen = label_under(self.document.ground.lettered, pointer.point)
        # What was erased by the same stroke is still seen.
        if seen is None or (label := self.board.labels[seen]) not in board.labels:
            return None
        place = board.labels.index(label)
        words = tr("the label {text}", text=label.text)
        edit = Edit(tr("Erase {words}", words=words), partial(with_label, place=place, label=None))
        return Target("labels", words, edit, (pointer.hex,), drawn=place)

    def _side(self, board: Board, pointer: Pointer) -> Target | None:
        side = pointer.side
        if side is None or not board.sides.get(side):
            return None
        if (self._sort or self.what) == "nearest" and distance_to_side(
            board.grid.frame, side, pointer.point
        ) > NEAR_SIDE:
            return None
        words = tr(
            "{what} on {label}",
            what=self._titles(board.side_terrain(side)),
            label=board.grid.side_label(side),
        )
        return Target(
            "sides",
            words,
            Edit(tr("Erase {words}", words=words), partial(clear_sides, sides=(side,))),
            sides=(side,),
        )

    def _path(self, board: Board, pointer: Pointer) -> Target | None:
        frame = board.grid.frame
        at = pointer.hex
        reach = NEAR_PATH if (self._sort or self.what) == "nearest" else 2
        kinds = [
            path.terrain
            for path in board.paths
            if at in path.through
            and any(
                distance_to_segment(frame, pointer.point, start, end) <= reach
                for start, end in _lines_in(board, path, at)
            )
        ]
        if not kinds:
            return None
        words = tr("{what} in {label}", what=self._title(kinds[-1]), label=self._label(at))
        return Target(
            "path",
            words,
            Edit(tr("Erase {words}", words=words), partial(erase_paths_in, hexes=(at,), terrain=kinds[-1])),
            (at,),
        )

    def _terrain(self, board: Board, pointer: Pointer) -> Target | None:
        at = pointer.hex
        if not board.content(at).terrain:
            return None
        words = tr(
            "{what} in {label}", what=self._titles(board.content(at).terrain_ids), label=self._label(at)
        )
        edit = Edit(
            tr("Erase {words}", words=words),
            partial(erase_terrain, ruleset=self.document.ruleset, hexes=(at,)),
        )
        return Target("terrain", words, edit, (at,))

    def _level(self, board: Board, pointer: Pointer) -> Target | None:
        at = pointer.hex
        level = board.content(at).level
        if level is None:
            return None
        words = tr("level {level} of {label}", level=level, label=self._label(at))
        edit = Edit(
            tr("Erase {words}", words=words),
            partial(set_level, ruleset=self.document.ruleset, hexes=(at,), level=board.base.level),
        )
        return Target("level", words, edit, (at,))

    def _artwork(self, board: Board, pointer: Pointer) -> Target | None:
        at = pointer.hex
        if (self._sort or self.what) == "nearest" and board.content(at).terrain:
            return None
        index = next(self._rings_at(board, pointer), None)
        if index is None:
            return None
        terrain, label = self._title(board.artwork[index].terrain), self._label(at)
        words = tr("the drawn {terrain} around {label}", terrain=terrain, label=label)
        edit = Edit(tr("Erase {words}", words=words), partial(replace_artwork, index=index, artwork=None))
        return Target("artwork", words, edit, (at,), drawn=index)

    def _rings_at(self, board: Board, pointer: Pointer) -> Iterator[int]:
        """The places of drawn artwork: what is under the pointer, as a house beside a dot, then about the dot."""
        under = self._outlines.under(board, pointer.point, 0.0)
        yield from (place.index for place in under if place.section == "artwork")
        yield from reversed(held_in(board.grid, board.artwork, (pointer.hex,)))

    def _contour(self, board: Board, pointer: Pointer) -> Target | None:
        at = pointer.hex
        held = [(board.contours[index].level, index) for index in held_in(board.grid, board.contours, (at,))]
        if not held:
            return None
        level, index = max(held)
        words = tr("the drawn crest line of level {level} around {label}", level=level, label=self._label(at))
        edit = Edit(tr("Erase {words}", words=words), partial(replace_contour, index=index, contour=None))
        return Target("contour", words, edit, (at,), drawn=index)

    def _all(self, board: Board, pointer: Pointer) -> Target | None:
        at = pointer.hex
        edit = Edit(
            tr("Erase everything in {label}", label=self._label(at)),
            partial(self._emptied, at=at),
        )
        if edit.apply(board) == board:
            return None
        return Target("all", tr("everything in {label}", label=self._label(at)), edit, (at,))

    def _emptied(self, board: Board, at: Hex) -> Board:
        """The board without everything in a hex; known for a while, since hint, preview and step ask for the same."""
        known = self._known
        if known is None or known[0] is not board or known[1] != at:
            known = self._known = board, at, _everything(board, self.document.ruleset, at)
        return known[2]

    def _preview(self) -> Preview:
        if self.pointer is None or self._here is None:
            return Preview()
        if self._last is not None:
            touched, board = self._touched, self._after
        else:
            target = self._target(self.board, self.pointer)
            touched = (target,) if target is not None else ()
            board = target.edit.apply(self.board) if target is not None else None
        gone = [one for target in touched for one in target.laid]
        return Preview(
            board,
            hexes=frozenset(at for target in touched for at in target.hexes),
            sides=frozenset(side for target in touched for side in target.sides),
            scene=self.los.scene.without(gone) if gone else None,
        )


def _as_it_is(board: Board) -> Board:
    return board


def _all(board: Board, edits: tuple[Edit[Board], ...]) -> Board:
    for edit in edits:
        board = edit.apply(board)
    return board


def _everything(board: Board, ruleset: Ruleset, at: Hex) -> Board:
    board = set_level(erase_terrain(board, ruleset, (at,)), ruleset, (at,), board.base.level)
    return erase_hexes(board, (at,))


def _lines_in(board: Board, path: Path, at: Hex) -> Iterator[tuple[Point, Point]]:
    """The pieces of a path's line that may run through a hex."""
    if path.curve:
        yield from pairwise(path.line)
        return
    centre = board.grid.centre
    for place, step in enumerate(path.through):
        following = path.through[place + 1 : place + 2]
        if step == at or at in following:
            yield centre(step), centre(following[0] if following else step)
