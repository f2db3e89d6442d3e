"""What is laid over the board as a field: of the hex that looks, of the one under the pointer, of several, of all."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, cast

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from bob_editor.editing.gestures.preview import NOTHING
from bob_editor.editing.said import said, said_of
from bob_editor.editing.sight.field_change import FieldChange, field_change
from bob_editor.errors import BobEditorError, UnknownPlace
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.rules.game import game_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import FieldOfView, Sight
from bob_editor.rules.los.surveys.common_field import CommonField, common_field, exposure
from bob_editor.rules.overlay import Overlay
from bob_editor.ui.canvas.field_layer import (
    FieldLayer,
    Shown,
    layer_of_common,
    layer_of_counts,
    layer_of_field,
    layer_of_places,
)
from bob_editor.ui.session.beside.work import Progress, Worker
from bob_editor.ui.session.session import Session

Mode = Literal["origin", "lens", "common", "exposure", "overlay"]

AT_ONCE = 60_000
"""Pairs of hexes that are looked along at once, in the frame; more is done beside the window."""

MUCH = 400_000
"""Pairs from which on looking along them is work beside the window, even where nothing is being edited."""

RESTART = 350
"""Milliseconds without an edit after which exposure is counted again."""


class FieldModes(QObject):
    """Which field is shown, and the layer for the canvas; ``changed`` tells that mode, result or state is another."""

    changed = Signal()
    progressed = Signal(int, int)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self.session = session
        self.mode: Mode = "origin"
        self.shown: Shown = "each"
        self.stays = False
        """Whether the field of the hex that looks stays on the board under every tool."""
        self.pinned: tuple[Hex, ...] = ()
        self.overlay_id = ""
        self.overlay_choice = ""
        self.trouble = ""
        """Why nothing is shown of a hex that looks, as a sentence; of the last ``layer``."""
        self.counts: CommonField | None = None
        """The exposure that was counted last; of a former board while a new one is being counted."""
        self.common: CommonField | None = None
        self._common_of: tuple[object, ...] = ()
        self._common_asked: tuple[object, ...] = ()
        self._exposure_of: Scene | None = None
        self._worker = Worker(self)
        self._worker.progressed.connect(self.progressed)
        self._worker.changed.connect(self.changed)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(RESTART)
        self._timer.timeout.connect(self.count)
        self._stopped = False
        session.losChanged.connect(self._los_changed)
        session.opened.connect(self._opened)
        session.hand.updated.connect(self._tool_updated)

    # -- what is wanted -------------------------------------------------------------------------------------------

    def choose(self, mode: Mode) -> None:
        """Show another field."""
        if mode == self.mode:
            return
        self.mode = mode
        self._stopped = False
        self._common_asked = ()
        if mode != "exposure":
            self._worker.cancel()
        elif not self.up_to_date:
            self.count()
        self.changed.emit()

    def toggle(self, mode: Mode, *, on: bool) -> None:
        """Show a field, or that of the hex that looks again."""
        if on:
            self.choose(mode)
        elif self.mode == mode:
            self.choose("origin")

    def show(self, shown: Shown) -> None:
        """Choose what of a common field is shown."""
        self.shown = shown
        self.changed.emit()

    def pin(self, hexes: tuple[Hex, ...]) -> None:
        """Let these hexes look together."""
        self.pinned = tuple(dict.fromkeys(hexes))
        self.changed.emit()

    def compare(self, at: Hex) -> None:
        """Let one hex more look together with those that do, or no longer; the first joins the one that looks."""
        if self.mode == "common":
            together = self.origins
        else:
            origin = self.session.live_los.origin
            together = self.pinned or (() if origin is None else (origin.hex,))
        self.pin(tuple(one for one in together if one != at) if at in together else (*together, at))
        self.choose("common" if self.pinned else "origin")

    def choose_overlay(self, overlay: str, choice: str) -> None:
        """Show an overlay of the ruleset."""
        self.overlay_id, self.overlay_choice = overlay, choice
        self.mode = "overlay"
        self._worker.cancel()
        self.changed.emit()

    @property
    def overlays(self) -> tuple[Overlay, ...]:
        """The overlays that the ruleset brings."""
        found = game_of(self.session.ruleset).overlays
        return found() if found is not None else ()

    @property
    def overlay(self) -> Overlay | None:
        """The overlay that is chosen."""
        return next((one for one in self.overlays if one.id == self.overlay_id), None)

    @property
    def origins(self) -> tuple[Hex, ...]:
        """The hexes that look together: the pinned ones, else the selected ones, else the one that looks."""
        grid = self.session.board.grid
        pinned = tuple(at for at in self.pinned if at in grid)
        if pinned:
            return pinned
        if self.session.hand.selection:
            return tuple(sorted(self.session.hand.selection, key=grid.index.__getitem__))
        origin = self.session.live_los.origin
        return (origin.hex,) if origin is not None and origin.hex in grid else ()

    @property
    def ends(self) -> tuple[End, ...]:
        """Who looks from these hexes, as the LOS tool has it; where a hex lacks its position, from the ground."""
        return tuple(map(self.session.hand.look.origin_at, self.origins))

    # -- exposure -------------------------------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether exposure is being counted."""
        return self._worker.busy

    @property
    def up_to_date(self) -> bool:
        """Whether the exposure is that of the present scene."""
        return self._exposure_of is not None and self._exposure_of is self.session.live_los.scene

    def count(self) -> None:
        """Count the exposure of the present scene, beside the window."""
        scene = self.session.live_los.scene
        look = game_of(scene.ruleset).sight
        if look is None or self.session.empty:
            return
        self._stopped = False

        def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
            # A sight of its own: the window's goes on being asked and edited meanwhile.
            return exposure(look(scene), progress=progress, cancelled=cancelled)

        def then(outcome: object) -> None:
            self.counts, self._exposure_of = cast("CommonField", outcome), scene

        self._worker.begin(task, then)

    def cancel(self) -> None:
        """Stop counting, until it is asked for again."""
        self._stopped = True
        self._timer.stop()
        self._worker.cancel()
        if self.mode == "common":
            self.choose("origin")

    def end(self) -> None:
        """Stop all work for good."""
        self._timer.stop()
        self._worker.end()

    # -- following the session ------------------------------------------------------------------------------------

    def _opened(self) -> None:
        self._worker.cancel()
        self._timer.stop()
        self.pinned = ()
        self.counts = self.common = self._exposure_of = None
        self._common_of = ()
        self._stopped = False
        if self.mode == "overlay" and self.overlay is None:
            self.mode = "origin"
        if self.mode == "exposure" and not self.session.empty:
            self.count()
        self.changed.emit()

    def _los_changed(self) -> None:
        if self.mode == "exposure" and not self.up_to_date and not self._stopped:
            self._timer.start()
        if self.mode in ("common", "exposure"):
            self.changed.emit()

    def _tool_updated(self) -> None:
        if self.mode == "common" and (not self.pinned or self._common_of[1:] != (self.ends,)):
            self.changed.emit()

    # -- what is shown --------------------------------------------------------------------------------------------

    def layer(self, *, pending: bool = True) -> FieldLayer | None:
        """The layer for the canvas now; None where there is nothing to show.

        On the board after a ``pending`` edit, else on the one that there is.
        """
        trouble = ""
        try:
            return self._layer(pending=pending)
        except BobEditorError as error:
            trouble = said_of(error)
            return None
        finally:
            if trouble != self.trouble:
                self.trouble = trouble
                # Later: this is asked in the midst of painting.
                QTimer.singleShot(0, self, self.changed.emit)

    def _layer(self, *, pending: bool) -> FieldLayer | None:
        session = self.session
        if session.empty:
            return None
        preview = session.hand.preview if pending else NOTHING
        if self.mode == "exposure":
            return self._heat(session.board)
        if not self._anyone_looks:
            # Reading a large map for lines of sight takes seconds.
            self.common = None
            return None
        if self.mode in ("origin", "lens") and not self._is_looked_for:
            return None
        sight = session.live_los.sight_on(preview.board or session.board, preview.scene)
        if sight is None:
            return None
        if self.mode == "common":
            return self._together(sight)
        if self.mode == "overlay":
            return self._picked_out(sight)
        field = self._field(sight)
        return None if field is None else layer_of_field(sight.scene, field)

    @property
    def _is_looked_for(self) -> bool:
        """Whether the user looks: who draws with another tool shouldn't have to in the shade of a field."""
        hand = self.session.hand
        return self.stays or self.mode == "lens" or hand.tool is hand.look or hand.guest is not None

    def stay(self, on: bool) -> None:
        """Keep the field of the hex that looks under every tool, or only while the user looks."""
        self.stays = on
        self.changed.emit()

    @property
    def _anyone_looks(self) -> bool:
        if self.mode == "common":
            return bool(self.origins)
        return self.mode == "overlay" or self.looking is not None

    @property
    def looking(self) -> End | None:
        """Whose field is shown in the modes ``origin`` and ``lens``."""
        session = self.session
        pointer, look = session.attention.pointer, session.hand.look
        if self.mode == "lens" and pointer is not None and pointer.hex in session.board.grid:
            return look.origin_at(pointer.hex)
        return session.live_los.origin if self.mode in ("origin", "lens") else None

    def pending_change(self) -> FieldChange:
        """What the edit in hand opens and closes to the hex that looks."""
        session = self.session
        board, scene = session.hand.preview.board or session.board, session.hand.preview.scene
        if (board is session.board and scene is None) or self.looking is None:
            return FieldChange()
        try:
            before, after = session.live_los.sight, session.live_los.sight_on(board, scene)
            if before is None or after is None or before is after:
                return FieldChange()
            fields = self._field(before), self._field(after)
        except BobEditorError:
            return FieldChange()
        return field_change(fields[0], fields[1]) if fields[0] and fields[1] else FieldChange()

    def _field(self, sight: Sight) -> FieldOfView | None:
        end, los = self.looking, self.session.live_los
        if end is None or end.hex not in sight.scene.board.grid:
            return None
        if end == los.origin:
            found = los.preview(sight.scene.board, sight.scene)[0]
            if found is not None:
                return found
        return sight.field(end)

    def _heat(self, board: Board) -> FieldLayer | None:
        found = self.counts
        if found is None or found.hexes != board.grid.hexes:
            return None
        return layer_of_counts(board, found)

    def _together(self, sight: Sight) -> FieldLayer | None:
        if not self._look_together(sight, self.ends):
            return None
        assert self.common is not None
        return layer_of_common(sight.scene.board, self.common, self.shown, self.origins)

    def _look_together(self, sight: Sight, origins: tuple[End, ...]) -> bool:
        """See to it that ``common`` is that of these origins; False while it is being looked along."""
        pairs = len(origins) * len(sight.scene.board.grid.hexes)
        present = self.session.live_los.sight
        if pairs > AT_ONCE and present is not None:
            # Too many for every movement of the pointer: they wait for the edit to be done.
            sight = present
        key = (sight, origins)
        if self._common_of == key:
            return True
        if pairs <= MUCH:
            self.common, self._common_of = common_field(sight, _placed(sight, origins)), key
            # Later: this is asked in the midst of painting.
            QTimer.singleShot(0, self, self.changed.emit)
            return True
        if self._common_asked != key:
            self._common_asked = key
            scene, look = sight.scene, game_of(sight.scene.ruleset).sight
            assert look is not None

            def task(progress: Progress, cancelled: Callable[[], bool]) -> object:
                own = look(scene)
                return common_field(own, _placed(own, origins), progress=progress, cancelled=cancelled)

            def then(outcome: object) -> None:
                self.common, self._common_of = cast("CommonField", outcome), key

            self._worker.begin(task, then)
        return False

    def _picked_out(self, sight: Sight) -> FieldLayer | None:
        overlay = self.overlay
        if overlay is None:
            return None
        grid = sight.scene.board.grid
        choice = self.overlay_choice or overlay.choices[0][0]
        places = [grid.index[at] for at in overlay.hexes(sight, choice) if at in grid]
        return layer_of_places(sight.scene.board, places, said(overlay.title))


def _placed(sight: Sight, ends: Iterable[End]) -> Iterator[End]:
    """The ends, each on the ground where its hex has no such position."""
    for end in ends:
        try:
            if end.position is not None:
                sight.field(end)
        except UnknownPlace:
            yield replace(end, position=None)
        else:
            yield end
