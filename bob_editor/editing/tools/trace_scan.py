"""Trace the scan under the board: pick colours, and take what is proposed for them."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace
from psygnal import Signal

from bob_editor.editing.document.document import Document
from bob_editor.editing.document.manner import Layer
from bob_editor.editing.gestures.hexside_web import true_distance
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.preview import Preview
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.tools import trace_choices as choices
from bob_editor.editing.tools.tool import Option, Tool
from bob_editor.editing.trace import accepting, saying
from bob_editor.editing.trace.known import not_yet_there
from bob_editor.editing.trace.picking import led_on
from bob_editor.editing.trace.pointing import proposal_at
from bob_editor.editing.trace.proposals import Proposal, Settings, Stroke, Traced
from bob_editor.editing.trace.road import RoadInHand, outline_along
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.subjects import Subject, Wanted, What
from bob_editor.editing.trace.tracing import Tracing, is_ground
from bob_editor.editing.trace.wire import hexes_along
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board, Underlay
from bob_editor.model.change import Change
from bob_editor.model.edit import Edit
from bob_editor.rules.ruleset import Terrain
from bob_editor.words import tr

_STEP = 0.15
"""A stroke has a point about this far from the last, in true proportions."""


class TraceScan(Tool):
    """A click or a stroke picks a colour of the scan; all that is alike is proposed, and a click on that takes it.

    With Control, or as a stroke of the right button, it says what isn't meant; a right click asks what is to become of
    a proposal. A road follows its colour from click to click.
    """

    id = "trace_scan"
    title = "Trace the scan"
    shortcut = "R"
    icon = "mdi6.eyedropper"
    leads = True

    asked = Signal(object)
    """Something is to be traced; carries a ``Wanted``."""
    asked_about = Signal(object)
    """A proposal was clicked with the right button; carries it."""
    lacking = Signal()
    """A scan is needed, and none lies under the board."""

    what: What = "areas"
    terrain = ""
    level = 1
    tolerance = 3
    speck = 0.2
    smoothness = 1

    def __init__(self, document: Document, los: LiveLos) -> None:
        super().__init__(document, los)
        self.tracing = Tracing(document.sitting, document.ruleset, self.board.grid)
        self.tracing.changed.connect(self._update)
        self._stroke: tuple[Point, ...] = ()
        self._unlike = self._dragged = False
        self._road = RoadInHand()
        self._unreadable: Underlay | None = None

    # -- options ------------------------------------------------------------------------------------------------

    @property
    def options(self) -> tuple[Option, ...]:
        """What is traced, for which terrain or level, and how."""
        return choices.trace_options(self.what, self.document.ruleset, self._of_what)

    @property
    def _of_what(self) -> tuple[Terrain, ...]:
        return choices.terrains_of(self.what, self.document.ruleset, self.board.base.terrain)

    @property
    def chosen(self) -> str:
        """The terrain that is traced, always one that this ruleset has; "" where it has none."""
        return choices.fitting(self.terrain, self.what, self._of_what)

    @property
    def settings(self) -> Settings:
        """How a trace looks."""
        return Settings(self.tolerance, self.speck, self.smoothness)

    @property
    def subject(self) -> Subject:
        """What a stroke is for now."""
        if self.what == "levels":
            return Subject("levels")
        row = self.document.ruleset.terrains.get(self.chosen)
        outlined = self.what != "areas" or (row is not None and "artwork" in row.places)
        return Subject(self.what, self.chosen, outlined)

    def set_option(self, name: str, value: Any) -> None:
        """Set an option, and trace again with it; a terrain may bring along what is traced."""
        if name not in choices.OPTIONS:
            raise ValueError(name)
        if name in ("what", "terrain"):
            self._give_up()
        setattr(self, name, value)
        if name == "what":
            self._fit("level")  # the ground around has a tint, but no crest line
        self._update()
        if name in ("tolerance", "speck", "smoothness"):
            self._ask()

    def take_up(self, terrain: str) -> bool:
        """Trace this terrain from now on, be it an area, a hexside or a road; False where it can't be traced here."""
        row = self.document.ruleset.terrain(terrain)
        what = "areas" if terrain == self.board.base.terrain else choices.traced_as(row)
        if what is None or not self.has_scan:
            return False
        self.set_option("what", what)
        self.set_option("terrain", terrain)
        return True

    def take_up_level(self, level: int) -> bool:
        """Ask for the tint of a level from now on; False where there are no crest lines to trace."""
        rules = self.document.ruleset
        if not self.has_scan or not rules.has_contours or level < rules.levels[0]:
            return False
        self.set_option("what", "levels")
        self.set_option("level", level)
        return True

    # -- words --------------------------------------------------------------------------------------------------

    def words(self, subject: Subject) -> str:
        """What a subject is called."""
        return tr("crest lines") if subject.what == "levels" else self._title(subject.terrain)

    def title_of(self, one: Proposal) -> str:
        """What a proposal is called."""
        return self._called(one.terrain, one.level, crest=one.kind == "contour")

    def _called(self, terrain: str, level: int, *, crest: bool) -> str:
        return tr("crest line {level}", level=level) if crest else self._title(terrain)

    @property
    def has_scan(self) -> bool:
        """Whether a scan lies under the board, in a known place."""
        underlay = self.board.underlay
        return underlay is not None and len(underlay.pins) >= 2

    @property
    def unreadable(self) -> bool:
        """Whether the scan under the board was found to be no picture."""
        return self._unreadable is not None and self.board.underlay is self._unreadable

    @property
    def hint(self) -> str:
        """What a press here will do."""
        if not self.has_scan or self.unreadable:
            return saying.without_scan(has_scan=self.has_scan)
        if self.tracing.sheet is None:
            return saying.waiting()
        if self.what in choices.CLICKED:
            title = self._called(self.chosen, self.level, crest=self.what == "crest")
            return saying.of_clicked(self.what, title, begun=bool(self._road.clicks))
        under = self._under(self.pointer)
        if under is not None and not self._dragged:
            refused = self.pointer is not None and self.pointer.control
            return saying.of_proposal(self.title_of(under), refused=refused)
        words = self.words(self.subject)
        if is_ground(self.subject, self.board):
            return saying.of_ground(words)
        return saying.of_picking(self.what, self.level, words, self.tracing.of(self.subject).strokes)

    @property
    def busy(self) -> bool:
        """Whether a stroke or a road is begun."""
        return bool(self._stroke or self._road.clicks)

    @property
    def is_ahead(self) -> bool:
        """Whether the last stroke came after the last step on the board."""
        return self.tracing.is_newest(self.subject)

    @property
    def begun(self) -> Edit[Board] | None:
        """The road as far as it was clicked, the outline closed."""
        return self._road_edit(self._road.way if self.what == "road" else self._road.closed())

    # -- the pointer --------------------------------------------------------------------------------------------

    def press(self, pointer: Pointer) -> None:
        """Begin a stroke, or lead a road on."""
        self.pointer = pointer
        self._dragged = False
        if not self.has_scan:
            self.lacking.emit()
        elif not self.unreadable and (self.chosen or self.what in ("levels", "crest")):
            # What is picked while the scan is being read is traced once it is.
            if self.what not in choices.CLICKED:
                self._stroke = (pointer.point,)
                self._unlike = pointer.control or pointer.button == "right"
            elif pointer.button == "right":
                self.back()
            elif pointer.clicks > 1 and self._road.way:
                self.finish()
            elif (sheet := self.tracing.sheet) and (self.busy or self._may_begin(self._begins_on)):
                self._road.click(sheet, pointer.point, rims=self.what != "road")
        self._update()

    def move(self, pointer: Pointer) -> None:
        """Draw the stroke on."""
        self.pointer = pointer
        if self._stroke:
            far = true_distance(self.board.grid.frame, self._stroke[-1], pointer.point)
            if far >= max(_STEP, pointer.reach if not self._dragged else 0):
                self._dragged = True
                self._stroke = led_on(self._stroke, pointer.point, far / _STEP)
        self._update()

    def release(self, pointer: Pointer) -> None:
        """Pick what the stroke holds, or take the proposal that was clicked, or ask about it."""
        self.pointer = pointer
        stroke, self._stroke = self._stroke, ()
        under = self._under(pointer) if stroke and not self._dragged else None
        dragged, self._dragged = self._dragged, False
        if stroke and not dragged and pointer.button == "right":
            if (asked := self._any_under(pointer)) is not None:
                self.asked_about.emit(asked)
        elif under is not None and not self._unlike:
            self.accept((under,))
        elif stroke:
            reach = choices.REACH[self.what] * (0.75 if dragged else 1.0)
            level = self.level if self.what == "levels" else 0
            self._pick(Stroke(stroke, reach, level, self._unlike))
        self._update()

    def finish(self) -> bool:
        """End the road; where that is refused it stays in hand."""
        busy = bool(self._road.clicks)
        if self._do(self.begun):
            self._give_up()
        self._update()
        return busy

    def back(self) -> bool:
        """Take back the last click of a road, or the last stroke."""
        if self._road.back():
            self._update()
            return True
        if strokes := self.tracing.of(self.subject).strokes:
            self.tracing.pick(self.subject, strokes[:-1])
            self._ask()
        return bool(strokes)

    def delete(self) -> bool:
        """Discard the proposal under the pointer."""
        if (under := self._any_under(self.pointer)) is not None:
            self.discard((under,))
        return under is not None

    def cancel(self) -> None:
        """Give up the stroke or the road; what is proposed stays."""
        self._give_up()
        self._update()

    # -- tracing ------------------------------------------------------------------------------------------------

    def put_sheet(self, sheet: Sheet | None) -> None:
        """The scan as it was read; None where it can't be."""
        self.tracing.sheet = sheet
        self._unreadable = self.board.underlay if sheet is None else None
        self._give_up()
        self.tracing.changed.emit()
        self._ask_next()

    def show(self, subject: Subject, traced: Traced) -> None:
        """What came of a trace that was asked for; nothing, where all that was picked for it was taken back."""
        if self.tracing.job(subject, self.settings, self.board) is not None:
            self.tracing.show(subject, Traced(not_yet_there(self.board, traced.proposals), traced.unsure))
        self._ask_next()

    def accept(self, proposals: Iterable[Proposal]) -> None:
        """Put proposals on the board, as one step of undo."""
        if taken := tuple(proposals):
            self._take(taken, taken)

    def accept_all(self) -> None:
        """Put all that is proposed on the board; crest lines that areas hide are traced anew before."""
        every = self.tracing.proposals
        hides = any(one.kind in ("artwork", "hexes") for one in every)
        self.accept(one for one in every if not hides or one.kind != "contour")

    def accept_as(self, one: Proposal, terrain: str, level: int = 0) -> None:
        """Put a proposal on the board as another terrain than it was traced for, or a crest line as another level's."""
        self._take((one,), (replace(one, terrain=terrain, level=level),))

    def _take(self, taken: tuple[Proposal, ...], put: tuple[Proposal, ...]) -> None:
        before = self.board
        if self._do(accepting.accepting(put, self.document.ruleset, self.title_of)):
            self.tracing.took(taken, before, self.board)
            self._ask_next()

    def discard(self, proposals: Iterable[Proposal]) -> None:
        """Forget proposals; where nothing is left of what strokes picked, other areas are traced without these."""
        self.tracing.discard(proposals)
        self._ask_next()

    def mend(self, edit: Edit[Board] | None) -> None:
        """Do what a key said of a hex that is looked at."""
        self._do(edit)

    def _pick(self, stroke: Stroke) -> None:
        self.tracing.pick(self.subject, (*self.tracing.of(self.subject).strokes, stroke))
        self._ask((stroke,))

    def _ask(self, strokes: tuple[Stroke, ...] | None = None) -> None:
        """Ask for what these strokes change that came; for all where one went, or the settings changed."""
        self.tracing.put_off(self.subject, strokes)
        self._ask_next()

    def _ask_next(self) -> None:
        """Ask for the first of what is due: each is shown once it is traced, and a new stroke comes before the rest."""
        for one in self.tracing.due if self.tracing.sheet is not None else ():
            job = self.tracing.job(one, self.settings, self.board)
            if job is not None:
                anew = one != self.subject or is_ground(one, self.board)
                self.asked.emit(Wanted(one, self.words(one), job, anew=anew))
                return

    def _under(self, pointer: Pointer | None) -> Proposal | None:
        """The proposal under the pointer of what is traced now, the smallest of several.

        Not of levels: the tint of the next one lies within the proposal for the one below.
        """
        if pointer is None or self.what == "levels":
            return None
        return proposal_at(self.board.grid.frame, self.tracing.of(self.subject).proposals, pointer.point)

    @property
    def _begins_on(self) -> Layer | None:
        """The layer of what is followed by clicks, or of the proposal that a click would take."""
        if self.what in choices.CLICKED:
            return choices.CLICKED[self.what]
        under = None if self._dragged else self._under(self.pointer)
        return None if under is None else choices.LAID[under.kind]

    def _any_under(self, pointer: Pointer | None) -> Proposal | None:
        """The proposal under the pointer, whatever it was traced for: the one in hand before the others."""
        if pointer is None:
            return None
        frame = self.board.grid.frame
        return self._under(pointer) or proposal_at(frame, self.tracing.proposals, pointer.point)

    def _document_changed(self, change: Change) -> None:
        if change.everything:
            self._fit("what", "level")
            self.tracing.come_to(self.document.sitting, self.document.ruleset, self.board.grid)
        if "underlay" in change.headings:
            self.tracing.sheet = None
        if self.tracing.sheet is None:
            self._give_up()
        self.tracing.follow(self.board)
        super()._document_changed(change)

    def _give_up(self) -> None:
        self._stroke, self._dragged = (), False
        self._road.give_up()

    def _road_edit(self, way: tuple[Point, ...]) -> Edit[Board] | None:
        sheet = self.tracing.sheet
        if sheet is None or not (self.chosen or self.what == "crest"):
            return None
        if self.what == "road":
            return accepting.leading(sheet, way, self.chosen, self._title(self.chosen))
        terrain, level = ("", self.level) if self.what == "crest" else (self.chosen, 0)
        drawn = outline_along(sheet, way, terrain, level)
        return accepting.accepting(drawn, self.document.ruleset, self.title_of) if drawn else None

    def _preview(self) -> Preview:
        if self._stroke:
            return Preview(lines=(self._stroke,) if len(self._stroke) > 1 else (), points=self._stroke[:1])
        if not self._road.clicks:
            return Preview()
        way = self._road.way_to(None if self.pointer is None else self.pointer.point)
        edit = self._road_edit(way) if self.what == "road" else None
        return Preview(
            None if edit is None else edit.apply(self.board),
            hexes=frozenset(hexes_along(self.board.grid, way)) if self.what == "road" else frozenset(),
            points=self._road.clicks,
            lines=(way,) if len(way) > 1 else (),
        )
