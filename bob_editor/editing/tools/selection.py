"""What is selected on a board: hexes, drawn outlines and labels, or a path; and what clicks take and drags snap to."""

from collections.abc import Iterable
from typing import Any

from bob_editor.editing.document.document import Document
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.rings import RingPlace, pieces
from bob_editor.editing.labels.held import HeldLabels
from bob_editor.editing.labels.pressing import LabelPressing
from bob_editor.editing.outlines.edits import pieces_at
from bob_editor.editing.outlines.hold import OutlineHold
from bob_editor.editing.outlines.pressing import Pressing
from bob_editor.editing.outlines.snapping import CHOICES
from bob_editor.editing.paths.chosen_path import WIDTHS, ChosenPath
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.words import mark, tr


class Selection(Tool):
    """Keeps the selection while the board becomes another; outlines and labels may be so together, else one kind."""

    selection: frozenset[Hex] = frozenset()

    _pressed: Pointer | None = None

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self._before = self.board
        self._deleted: dict[int, object] = {}
        self.hold = OutlineHold(document)
        self.pressing = Pressing(self.hold, self._do)
        self.path = ChosenPath(self._title)
        self.labels = HeldLabels()
        self.lettered = LabelPressing(self.labels, self.pressing)
        document.manner.changed.connect(self._leave_hidden)

    @property
    def options(self) -> tuple[Option, ...]:
        """A selected path's kind and width; else what a click takes, and what dragged points are drawn to."""
        if self.path.of(self.board) is not None:
            kinds = tuple((row.id, row.title) for row in self._rows("paths"))
            widths = [("path_width", mark("Width"), self.path_width)]
            if (here := self.knot_width) is not None:
                widths.append(("knot_width", mark("Width here"), here))
            return (
                Option("path_terrain", "Path", "choice", kinds, layer="paths"),
                *(Option(name, title, "choice", _widths(now), layer="paths") for name, title, now in widths),
            )
        picks = (
            ("both", mark("Hexes and outlines")),
            ("hexes", mark("Hexes")),
            ("outlines", mark("Outlines")),
        )
        return (
            Option("picks", "Click takes", "choice", picks),
            Option("snaps", "Snap to", "choice", CHOICES),
        )

    @property
    def picks(self) -> str:
        """What a click takes."""
        return self.pressing.picks

    @picks.setter
    def picks(self, value: Any) -> None:
        self.pressing.picks = value

    @property
    def snaps(self) -> str:
        """What dragged points are drawn to."""
        return self.hold.snaps

    @snaps.setter
    def snaps(self, value: Any) -> None:
        self.hold.snaps = value
        self.path.snaps = value in ("all", "hexes")

    @property
    def path_terrain(self) -> str:
        """The selected path's terrain; "" where none is selected."""
        return "" if (path := self.path.of(self.board)) is None else path.terrain

    @property
    def path_width(self) -> float:
        """How much wider than its kind the selected path is."""
        return 1.0 if (path := self.path.of(self.board)) is None else path.width

    @property
    def knot_width(self) -> float | None:
        """How much wider than it is on the whole the selected path is at its chosen point; None where none is."""
        return self.path.width_here(self.board)

    def set_option(self, name: str, value: Any) -> None:
        """Set what clicks and drags do, or change the selected path."""
        if name not in ("path_terrain", "path_width", "knot_width"):
            super().set_option(name, value)
        elif self.path.of(self.board) is not None:
            self._do(self.path.changed(self.board, name, value))
            self._update()

    # -- what is selected -----------------------------------------------------------------------------------------

    def select(self, hexes: Iterable[Hex]) -> None:
        """Select these hexes and nothing else."""
        self.selection = frozenset(at for at in hexes if at in self.board.grid)
        self.hold.take(())
        self.path.take(None)
        self.labels.take(())
        self._update()

    def select_all(self) -> None:
        """Select every hex; where outlines or labels are selected, or are all that is picked, every one of these."""
        drawn, labels, picked = self.hold.places, self.labels.places, self.picks == "outlines"
        if drawn or labels or picked:
            outlines = [place for place, _ in pieces(self.board) if self.hold.outlines.shows(place)]
            self.take(outlines[::-1] if drawn or picked else ())
            hidden = "labels" in self.document.manner.hidden
            self.labels.take(range(len(self.board.labels)) if (labels or picked) and not hidden else ())
            self._update()
        else:
            self.select(self.board.grid.hexes)

    def select_none(self) -> None:
        """Select nothing."""
        self.select(())

    def take(self, places: Iterable[RingPlace]) -> None:
        """Select drawn outlines and nothing else."""
        self.selection = frozenset()
        self.path.take(None)
        self.labels.take(())
        self.hold.take(places)
        self._update()

    def take_path(self, index: int) -> None:
        """Select a path and nothing else, by its place on the board."""
        self.selection = frozenset()
        self.hold.take(())
        self.labels.take(())
        self.path.take(index)
        self._update()

    def take_labels(self, places: Iterable[int]) -> None:
        """Select labels and nothing else, by their places on the board."""
        self.selection = frozenset()
        self.hold.take(())
        self.path.take(None)
        self.labels.take(places)
        self._update()

    @property
    def busy(self) -> bool:
        """Whether something is selected or being dragged."""
        held = bool(self.hold.places or self.labels.places) or self.path.index is not None
        return bool(self.selection) or held or self._pressed is not None

    def _refusal(self, after: Board) -> str:
        """Likewise; what is drawn on a map of boards is selected there, and altered in the file of its board."""
        return self.document.manner.elsewhere or super()._refusal(after)

    def _document_changed(self, change: Change) -> None:
        super()._document_changed(change)
        if change.everything:
            self.selection = frozenset(at for at in self.selection if at in self.board.grid)
        before, self._before = self._before, self.board
        held, dragged = self._drawn(before), self._drags
        self.hold.follow(before)
        self.path.follow(before, self.board)
        if dragged and not self._drags:
            # As by undo in the midst of it; what is left of it selects nothing.
            self._pressed = None
        self.labels.follow(before, self.board)
        if held and not self._drawn(self.board):
            self._deleted.update((id(one), one) for one in held)
        elif self._deleted and not self.busy:
            self._take_back(before)

    def _leave_hidden(self) -> None:
        """Select nothing that isn't seen: Delete would take it all the same."""
        hidden, seen = self.document.manner.hidden, list(filter(self.hold.outlines.shows, self.hold.places))
        if len(seen) < len(self.hold.places):
            self.hold.take(seen)
        if "labels" in hidden:
            self.labels.take(())
        if "paths" in hidden:
            self.path.take(None)
        self._update()

    @property
    def _drags(self) -> bool:
        """Whether an outline or path is held."""
        return self.hold.drag is not None or self.path.drags

    def _drawn(self, board: Board) -> tuple[object, ...]:
        """What is selected of outlines, labels and paths."""
        path = self.path.of(board)
        outlines = pieces_at(board, self.hold.places).values()
        return (*outlines, *self.labels.of(board), *(() if path is None else (path,)))

    def _take_back(self, before: Board) -> None:
        """Select what was selected when it was deleted, and is there again."""
        now, former = (
            self.board,
            {*map(id, (*before.artwork, *before.contours, *before.labels, *before.paths))},
        )
        back = self._deleted.keys() - former
        self.hold.take(place for place, piece in pieces(now) if id(piece) in back)
        self.labels.take(place for place, label in enumerate(now.labels) if id(label) in back)
        self.path.take(next((place for place, path in enumerate(now.paths) if id(path) in back), None))

    @property
    def _drawn_words(self) -> str:
        """What is selected of outlines and labels, in words."""
        words = [self.labels.words(self.board)] if self.labels.places else []
        return tr(" and ").join((*words, self.hold.words) if self.hold.places else words)


def _widths(now: float) -> tuple[tuple[float, str], ...]:
    """Widths to choose from, that of now among them."""
    return tuple((width, f"{width:g}") for width in sorted({*WIDTHS, now}))
