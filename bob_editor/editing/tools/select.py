"""Select hexes and drawn rings: inspect, copy, turn, mirror and delete them, and drag the rings' vertices."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bob_editor.editing.drawing import clipboard
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.gestures.rings import (
    Handle,
    RingPlace,
    closed,
    deleted_vertex,
    edge_under,
    inserted_vertex,
    lines_of,
    moved_vertex,
    piece_at,
    ring_under,
    vertex_under,
    vertices_of,
    with_piece,
)
from bob_editor.editing.gestures.stroke_hexes import rectangle
from bob_editor.editing.tools.tool import Tool
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit


class Select(Tool):
    """Holds the selection: hexes, or one drawn ring with its vertices as handles."""

    id = "select"
    title = "Select"
    shortcut = "S"
    icon = "mdi6.cursor-default-outline"
    cursor = "arrow"
    edits = "nothing"

    selection: frozenset[Hex] = frozenset()
    ring: RingPlace | None = None

    _anchor: Hex | None = None
    _pressed: Pointer | None = None
    _kept: frozenset[Hex] = frozenset()
    _dragged: Handle | None = None
    _inserted = False
    _moved = False

    # -- what is selected -----------------------------------------------------------------------------------------

    def select(self, hexes: Iterable[Hex]) -> None:
        """Select these hexes and nothing else."""
        self.selection = frozenset(at for at in hexes if at in self.board.grid)
        self.ring = None
        self._update()

    def select_all(self) -> None:
        """Select every hex."""
        self.select(self.board.grid.hexes)

    def select_none(self) -> None:
        """Select nothing."""
        self.select(())

    def take(self, ring: RingPlace) -> None:
        """Select a drawn ring and nothing else."""
        self.selection, self.ring = frozenset(), ring
        self._update()

    @property
    def _piece(self) -> Artwork | Contour | None:
        return piece_at(self.board, self.ring) if self.ring is not None else None

    @property
    def hint(self) -> str:
        """What a press here will do."""
        pointer, piece = self.pointer, self._piece
        if pointer is None:
            return f"{self.title}: click a hex or a drawn outline; drag a rectangle; Shift adds a range, Ctrl one hex"
        if piece is not None:
            words = self._words(piece)
            if vertex_under(self.board, piece, pointer.point, pointer.reach) is not None:
                return f"Move this point of {words}; Ctrl-click or Delete takes it out"
            if edge_under(self.board, piece, pointer.point, pointer.reach) is not None:
                return f"Drag to add a point to {words}"
        under = ring_under(self.board, pointer.point, pointer.reach)
        if under is not None and under != self.ring:
            found = piece_at(self.board, under)
            return f"Select {self._words(found)}" if found is not None else self.title
        at = self._here
        if at is None:
            return "Select nothing"
        if pointer.shift and self._anchor is not None:
            return f"Select the rectangle {self._label(self._anchor)} to {self._label(at)}"
        if pointer.control:
            return f"{'Leave out' if at in self.selection else 'Add'} {self._label(at)}"
        ground = self.document.ground
        return f"Select {self._label(at)}: {self._titles(ground.terrain(at))}, level {ground.level(at)}"

    def _words(self, piece: Artwork | Contour) -> str:
        if isinstance(piece, Contour):
            return f"the crest line of level {piece.level}"
        return f"the drawn {self._title(piece.terrain)}"

    @property
    def busy(self) -> bool:
        """Whether something is selected or being dragged."""
        return bool(self.selection) or self.ring is not None or self._pressed is not None

    # -- the pointer ------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Take hold of a vertex, select an outline, or begin to select hexes."""
        self.pointer = self._pressed = pointer
        self._moved = False
        if pointer.button == "left" and not self._press_ring(pointer):
            self._press_hex(pointer)
        self._update()

    def _press_ring(self, pointer: Pointer) -> bool:
        piece = self._piece
        if piece is not None and self.ring is not None:
            vertex = vertex_under(self.board, piece, pointer.point, pointer.reach)
            if vertex is not None and pointer.control:
                self._delete_vertex(vertex)
                return True
            if vertex is None:
                vertex = edge_under(self.board, piece, pointer.point, pointer.reach)
                self._inserted = vertex is not None
            else:
                self._inserted = False
            if vertex is not None:
                self._dragged = vertex
                return True
        under = (
            None if pointer.shift or pointer.control else ring_under(self.board, pointer.point, pointer.reach)
        )
        if under is None:
            return False
        self.ring, self.selection = under, frozenset()
        return True

    def _press_hex(self, pointer: Pointer) -> None:
        at = self._here
        self.ring = None
        self._kept = self.selection if pointer.control or pointer.shift else frozenset()
        if at is None:
            self.selection = self._kept
        elif pointer.shift and self._anchor is not None:
            self.selection = self._kept | frozenset(rectangle(self.board.grid, self._anchor, at))
        elif pointer.control:
            self.selection = self._kept ^ {at}
        else:
            self.selection = frozenset([at])
        if at is not None and not pointer.shift:
            self._anchor = at

    def move(self, pointer: Pointer) -> None:
        """Drag the vertex, or the rectangle."""
        self.pointer = pointer
        start = self._pressed
        if start is None:
            return
        self._moved = self._moved or pointer.point != start.point
        if (
            self._dragged is None
            and self.ring is None
            and start.button == "left"
            and pointer.hex != start.hex
        ):
            self.selection = self._kept | frozenset(rectangle(self.board.grid, start.hex, pointer.hex))
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Let the vertex go where it is."""
        self.pointer = pointer
        edit = self._pending() if self._moved else None
        self._pressed = self._dragged = None
        self._do(edit)
        self._update()

    def cancel(self) -> None:
        """Give up the drag; where there is none, the selection."""
        if self._dragged is None:
            self.selection, self.ring = frozenset(), None
        self._pressed = self._dragged = None
        self._update()

    def leave(self) -> None:
        """Give up the drag; what is selected stays so."""
        self.pointer = self._pressed = self._dragged = None
        self._update()

    # -- commands -------------------------------------------------------------------------------------------------

    def delete(self) -> bool:
        """Delete the vertex under the pointer, else the selected ring, else what is in the selected hexes."""
        piece = self._piece
        if piece is not None and self.ring is not None:
            vertex = self._vertex(self.board, piece)
            if vertex is not None:
                self._delete_vertex(vertex)
            else:
                place, self.ring = self.ring, None
                self._do(Edit(f"Delete {self._words(piece)}", partial(with_piece, place=place, piece=None)))
            return True
        if not self.selection:
            return False
        self._do(clipboard.delete_edit(self.board, self.selection))
        return True

    def copy(self) -> str | None:
        """The selected hexes as text for the system's clipboard; None where none are."""
        return clipboard.copy(self.board, self.selection).text if self.selection else None

    def cut(self) -> str | None:
        """Copy the selected hexes and clear them."""
        text = self.copy()
        if text is not None:
            self.delete()
        return text

    def paste(self, text: str) -> None:
        """Paste copied hexes, the first onto the one under the pointer, and select them.

        :raises BadCall: where the text holds no hexes, or some of another ruleset.
        """
        snippet = clipboard.snippet_from_text(text)
        at = self._here or min(self.selection, key=self.board.grid.position, default=snippet.first)
        edit, hexes = clipboard.paste_edit(self.board, snippet, at)
        self._do(edit)
        self.select(hexes)

    def turn(self, steps: int = 1) -> None:
        """Turn the selected hexes by sixths clockwise about their middle."""
        if self.selection:
            edit, hexes = clipboard.turn_edit(self.board, self.selection, turns=steps)
            self._do(edit)
            self.select(hexes)

    def mirror(self) -> None:
        """Mirror the selected hexes left to right."""
        if self.selection:
            edit, hexes = clipboard.turn_edit(self.board, self.selection, mirror=True)
            self._do(edit)
            self.select(hexes)

    # -- what is pending ----------------------------------------------------------------------------------------

    def _vertex(self, board: Board, piece: Artwork | Contour) -> Handle | None:
        """The vertex under the pointer."""
        pointer = self.pointer
        return None if pointer is None else vertex_under(board, piece, pointer.point, pointer.reach)

    def _delete_vertex(self, vertex: Handle) -> None:
        piece, place = self._piece, self.ring
        if piece is None or place is None:
            return
        left = deleted_vertex(piece, vertex)
        if left is None:
            self.ring = None
        self._do(
            Edit(f"Take a point out of {self._words(piece)}", partial(with_piece, place=place, piece=left))
        )

    def _pending(self) -> Edit[Board] | None:
        piece, pointer = self._piece, self.pointer
        if piece is None or pointer is None or self.ring is None or self._dragged is None:
            return None
        if self._inserted:
            after, _ = inserted_vertex(piece, self._dragged, pointer.point)
        else:
            after = moved_vertex(piece, self._dragged, pointer.point)
        word = "Add a point to" if self._inserted else "Move a point of"
        return Edit(f"{word} {self._words(piece)}", partial(with_piece, place=self.ring, piece=after))

    def _document_changed(self, change: Change) -> None:
        super()._document_changed(change)
        if change.everything:
            self.selection = frozenset(at for at in self.selection if at in self.board.grid)
        if change.pieces and self._piece is None:
            self.ring = None

    def _preview(self) -> Preview:
        edit = self._pending() if self._moved else None
        board = edit.apply(self.board) if edit is not None else None
        piece = piece_at(board or self.board, self.ring) if self.ring is not None else None
        hover = frozenset([self._here] if self._here is not None and piece is None else [])
        if piece is None:
            return Preview(hexes=hover, selected=self.selection)
        vertices = vertices_of(piece)
        under = self._vertex(board or self.board, piece)
        return Preview(
            board,
            hexes=hover,
            points=tuple(point for _, point in vertices),
            active=next((place for place, (handle, _) in enumerate(vertices) if handle == under), None),
            lines=tuple(closed(line) for line in lines_of(piece)),
        )
