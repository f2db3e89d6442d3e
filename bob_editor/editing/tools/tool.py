"""What every tool is: a small state between press and release, a hint in words, and a preview."""

from typing import Any, ClassVar, Literal

from msgspec.structs import replace
from psygnal import Signal

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.manner import Layer
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import NOTHING, Preview
from bob_editor.editing.said import said
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.whole.image import Image
from bob_editor.editing.whole.symmetry import axis_of, image_for, symmetric
from bob_editor.errors import BobEditorError
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.records import Record
from bob_editor.rules.ruleset import Terrain
from bob_editor.sheet.languages.in_window import label
from bob_editor.words import tr


class Option(Record):
    """A setting of a tool: the attribute ``name`` of the tool, its words, and the values it takes.

    ``choices`` pairs values with titles; it is empty for a switch. One that alters what is drawn
    names the ``layer`` of that.
    """

    name: str
    title: str
    kind: Literal["choice", "switch", "terrain", "marker", "unit"]
    choices: tuple[tuple[Any, str], ...] = ()
    layer: str = ""


class Tool:
    """A tool in the user's hand.

    The window passes on what the pointer does, in lattice coordinates: ``hover`` while no button is held; ``press``,
    then ``move`` while it is held, then ``release``. ``finish`` is Enter, ``back`` Backspace, ``delete`` the Delete key
    (each True where it meant something), ``cancel`` Escape, ``leave`` the pointer leaving the canvas. ``put_down`` is
    another tool being taken: what was begun and can be ended is ended. ``updated`` tells that hint, preview or an
    option is another.
    """

    id: ClassVar[str]
    title: ClassVar[str]
    shortcut: ClassVar[str]
    icon: ClassVar[str]
    cursor: ClassVar[str] = "cross"
    edits: ClassVar[Literal["board", "scenario", "nothing"]] = "board"
    """What must be open for it to be of use; one that edits nothing always is."""
    symmetric: bool = False
    """Whether what it draws has an image where drawing is symmetric."""
    keeps: ClassVar[bool] = False
    """Whether what is in hand, or was begun, outlasts ``leave``."""
    leads: ClassVar[bool] = False
    """Whether clicks lead on what was begun, until ``finish``."""

    updated = Signal()

    def __init__(self, document: Document, los: LiveLos) -> None:
        self.document = document
        self.los = los
        self.pointer: Pointer | None = None
        self._shown: Preview | None = None
        self._refused = ""
        document.changed.connect(self._document_changed)
        document.manner.changed.connect(self._update)

    @property
    def is_of_use(self) -> bool:
        """Whether this ruleset has anything that the tool could do."""
        return True

    # -- for the window ---------------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        """Its settings, for the options bar."""
        return ()

    def set_option(self, name: str, value: Any) -> None:
        """Set one of the ``options``."""
        if name not in {option.name for option in self.options}:
            raise ValueError(name)
        setattr(self, name, value)
        self._update()

    @property
    def hint(self) -> str:
        """What a press here will do, for the status bar."""
        return tr(self.title)

    @property
    def preview(self) -> Preview:
        """What to show on the board now; made once until something changes."""
        if self._shown is None:
            shown = self._preview()
            if self._image is not None:
                shown = replace(shown, axes=axis_of(self.board.grid, self.document.manner.symmetry))
            self._refused = (
                self._barred(self._begins_on) if shown.board is None else self._refusal(shown.board)
            )
            self._shown = replace(shown, board=None, draft=(), former=()) if self._refused else shown
        return self._shown

    @property
    def told(self) -> str:
        """What a press here will do, or why nothing will come of it."""
        if self.preview.board is None and self._refused:
            return f"{self.hint}. {self._refused}"
        doubled = self._image is not None and self.preview.board is not None
        return f"{self.hint} {tr('(and its image)')}" if doubled else self.hint

    @property
    def busy(self) -> bool:
        """Whether something is begun that Escape would give up."""
        return False

    @property
    def is_ahead(self) -> bool:
        """Whether ``back`` takes back what is no edit, and came after the last one."""
        return False

    @property
    def may_leave(self) -> bool:
        """Whether it is told that the pointer leaves; what is begun waits for it to come back."""
        return self.keeps or not self.busy

    @property
    def begun(self) -> Edit[Board] | None:
        """What is begun, as the edit that it would be if it ended now; None where that would be none."""
        board = self.preview.board if self.busy else None
        return None if board is None else Edit(self.title, lambda _board: board)

    def hover(self, pointer: Pointer) -> None:
        """The pointer moved with no button held."""
        self.pointer = pointer
        self._update()

    def press(self, pointer: Pointer) -> None:
        """A button went down."""
        self.pointer = pointer
        self._update()

    def move(self, pointer: Pointer) -> None:
        """The pointer moved with the button held."""
        self.pointer = pointer
        self._update()

    def release(self, pointer: Pointer) -> None:
        """The button went up."""
        self.pointer = pointer
        self._update()

    def finish(self) -> bool:
        """Enter: end what was begun."""
        return False

    def back(self) -> bool:
        """Backspace: take back the last step of what was begun."""
        return False

    def delete(self) -> bool:
        """Delete what is selected."""
        return False

    def sized(self, steps: int) -> bool:  # noqa: ARG002 -- for tools with a brush
        """``[`` and ``]``: a smaller or larger brush; False where the tool has none."""
        return False

    def cancel(self) -> None:
        """Escape: give up what was begun, changing nothing."""
        self._update()

    def leave(self) -> None:
        """The pointer left the board: give up what was begun, and show nothing."""
        self.pointer = None
        self.cancel()

    def end(self) -> bool:
        """End what was begun, where that makes something; False where it is refused, and stays in hand."""
        if self.begun is not None:
            self.finish()
        return not (self.leads and self.begun is not None)

    def put_down(self) -> bool:
        """Another tool is to be taken: ``end``, and leave; nothing drawn is thrown away."""
        ended = self.end()
        if ended:
            self.leave()
        return ended

    # -- for the tools ----------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board as it is."""
        return self.document.value

    def _preview(self) -> Preview:
        return NOTHING

    def _update(self) -> None:
        self._shown = None
        self.updated.emit()

    def _document_changed(self, change: Change) -> None:  # noqa: ARG002 -- for tools that hold places of the board
        self._shown = None

    def _fit(self, *names: str) -> None:
        """Choose the first of what this game offers in options in which it doesn't offer what is chosen.

        One after the other: what an option offers may hang on those before it.
        """
        for name in names:
            values = [value for one in self.options if one.name == name for value, _ in one.choices]
            if values and getattr(self, name) not in values:
                setattr(self, name, values[0])

    def _do(self, edit: Edit[Board] | None, shown: Preview = NOTHING) -> bool:
        """Carry out a pending edit, where it changes anything; False where it is refused, which is told.

        So it is on a locked layer, or past what a document may hold.

        Where it was ``shown`` already it is that very board, of which much is worked out.
        """
        if edit is None:
            return True
        after = self._both(edit).apply(self.board)
        if after == shown.board:
            after = shown.board
        if after == self.board:
            return True
        if why := self._refusal(after):
            self.document.manner.refused.emit(tr("{label}: not done. {why}", label=said(edit.label), why=why))
            return False
        try:
            self.document.perform(Edit(edit.label, lambda _board: after))
        except BobEditorError as error:
            self.document.manner.failed.emit(error)
            return False
        return True

    def _refusal(self, after: Board) -> str:
        """Why the board may not become that; "" where it may."""
        return said(self.document.manner.refusal(self.board, after))

    @property
    def _begins_on(self) -> Layer | None:
        """The layer of what a press here begins, where that goes on after it; refused later, it would be lost."""
        return None

    def _barred(self, layer: Layer | None) -> str:
        """Why nothing is begun on a layer; "" where it may be."""
        return "" if layer is None else said(self.document.manner.lock_of(frozenset([layer])))

    def _may_begin(self, layer: Layer | None) -> bool:
        """Whether something may be begun on a layer; why not, is told."""
        if why := self._barred(layer):
            self.document.manner.refused.emit(tr("{label}: not done. {why}", label=tr(self.title), why=why))
        return not why

    def _both(self, edit: Edit[Board]) -> Edit[Board]:
        """The edit with its image, where drawing is symmetric."""
        image = self._image
        return edit if image is None else symmetric(edit, image)

    @property
    def _image(self) -> Image | None:
        if not self.symmetric:
            return None
        return image_for(self.board.grid, self.document.manner.symmetry, self.board.ruleset)

    @property
    def _here(self) -> Hex | None:
        """The hex under the pointer, where it is on the board."""
        return self.pointer.hex if self.pointer is not None and self.pointer.hex in self.board.grid else None

    def _label(self, at: Hex) -> str:
        return self.board.grid.label(at)

    def _title(self, terrain: str) -> str:
        row = self.document.ruleset.terrains.get(terrain)
        return terrain if row is None else label(row.title)

    def _titles(self, terrains: tuple[str, ...]) -> str:
        return tr(" and ").join(self._title(terrain) for terrain in terrains)

    def _rows(self, *places: str) -> tuple[Terrain, ...]:
        """The ruleset's terrains that may stand in one of these places, in its order."""
        return self.document.ruleset.terrains_in(*places)
