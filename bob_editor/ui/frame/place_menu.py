"""The menu of a place on the map: what lies there, and what can be done about each of it."""

from collections import Counter
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QMenu

from bob_editor.editing.card.placing import taken
from bob_editor.editing.gestures.hexside_web import distance_to_segment, distance_to_side
from bob_editor.editing.gestures.pointer import Pointer
from bob_editor.editing.gestures.rings import RingPlace, with_piece
from bob_editor.editing.labels.bending import made_bent
from bob_editor.editing.outlines import edits
from bob_editor.editing.outlines.edits import AnyPiece
from bob_editor.editing.paths.bending import path_under
from bob_editor.editing.paths.chosen_path import ChosenPath
from bob_editor.editing.said import said
from bob_editor.editing.tools.erase import NEAR_SIDE
from bob_editor.editing.tools.write_label import WriteLabel
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.board_edits import clear_sides, erase_paths_in, with_label
from bob_editor.model.edit import Edit
from bob_editor.model.lettering import label_under
from bob_editor.model.scenario import FieldPath
from bob_editor.sheet.languages import in_window
from bob_editor.ui.canvas.pointing import pointer_of_cursor, pointer_of_mouse
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.outline_table import OUTLINE_ROWS, SEPARATOR
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.descriptions import counter_title
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.words import tr

_BY_RIGHT_BUTTON = ("select", "look", "erase", "place_counters")
"""The tools whose right button opens the menu; that of the others draws. The menu key opens it with every tool."""

MOST_OUTLINES = 4
"""Outlines over each other that the menu names."""


class PlaceMenu(QObject):
    """Watches the canvas for the right button and the menu key; what is over a badge is the badge's."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.canvas)
        self.desk = desk
        self.session = desk.session
        self.menu = QMenu(desk.canvas)
        self._taken = False
        desk.canvas.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open the menu where one is asked for."""
        if isinstance(event, QContextMenuEvent):
            return self._asked(event)
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.RightButton:
            if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick):
                self._taken = self._is_free(event.position())
                return self._taken
            if event.type() == QEvent.Type.MouseButtonRelease and self._taken:
                self._taken = False
                return True
        return super().eventFilter(watched, event)

    def _is_free(self, at: QPointF) -> bool:
        """Whether a press of the right button here is the menu's, neither a tool's nor a badge's."""
        tool = self.session.hand.tool
        return tool.id in _BY_RIGHT_BUTTON and not self.desk.canvas.badges.issues_at(at)

    def _asked(self, event: QContextMenuEvent) -> bool:
        canvas, grid = self.desk.canvas, self.session.board.grid
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            if not self._is_free(QPointF(event.pos())):
                return False
            point = canvas.view.to_board(QPointF(event.pos()))
            pointer, where = pointer_of_mouse(grid, point, scale=canvas.view.scale), event.globalPos()
        else:
            cursor, pointed = canvas.cursor_hex, self.session.attention.pointer
            by_mouse = None if cursor.shown else pointed
            pointer = pointer_of_cursor(grid, cursor.at, cursor.direction) if by_mouse is None else by_mouse
            centre = canvas.view.to_widget(QPointF(*grid.frame.true(grid.frame.centre(pointer.hex))))
            where = canvas.mapToGlobal(centre.toPoint())
        if self.session.empty or pointer.hex not in grid:
            return False
        self.fill(pointer)
        self.menu.popup(where)
        return True

    def fill(self, pointer: Pointer) -> None:
        """Make the menu that of a place."""
        self.menu.clear()
        self._add_thread(pointer)
        self._add_counters(pointer.hex)
        if self.session.desk.is_drawn_on:
            self._add_laid(pointer.hex)
            self._add_label(pointer)
            self._add_outline(pointer)
            self._add_side(pointer)
            self._add_path(pointer)
            self._add_paths(pointer.hex)
        self._add_hex(pointer)
        self._add_issues(pointer.hex)

    # -- parts ------------------------------------------------------------------------------------------------------

    def _do(self, words: str, icon: str, act: Callable[[], object], menu: QMenu | None = None) -> None:
        row = (menu or self.menu).addAction(icons.icon(icon), unmarked(words))
        row.triggered.connect(lambda _checked=False: act())

    def _draw(self, words: str, icon: str, edit: Edit[Board], menu: QMenu | None = None) -> None:
        self._do(words, icon, lambda: self.session.steps.draw(edit), menu)

    def _title(self, terrain: str) -> str:
        row = self.session.ruleset.terrains.get(terrain)
        return terrain if row is None else in_window.label(row.title)

    def _add_thread(self, pointer: Pointer) -> None:
        los, frame = self.session.live_los, self.session.board.grid.frame
        if los.origin is None or los.target is None or los.answer is None:
            return
        ends = (frame.centre(los.origin.hex), frame.centre(los.target.hex))
        if distance_to_segment(frame, pointer.point, *ends) > max(pointer.reach, NEAR_SIDE):
            return
        label = self.session.board.grid.label
        self.menu.addSection(
            tr("LOS {origin} to {target}", origin=label(los.origin.hex), target=label(los.target.hex))
        )
        for name in ("los_swap", "los_pin", "los_keep", "los_copy", "los_profile", "los_clear"):
            self.menu.addAction(self.desk.actions[name])

    def _add_counters(self, at: Hex) -> None:
        here = [one for one in self.desk.marks.counters if one.at == at]
        areas = [one for one in self.desk.marks.areas if at in one.hexes]
        if not here and not areas:
            return
        self.menu.addSection(tr("On the card"))
        alike, seen = Counter(one.title for one in here), Counter[str]()
        for counter in here:
            seen[counter.title] += 1
            # Those that are called alike as they lie on each other, the lowest first.
            number = f" ({seen[counter.title]})" if alike[counter.title] > 1 else ""
            title = f"{_capital(counter.title)}{number}"
            self._show_fields(title, counter.path)
            words = tr("Take {title} away", title=title)
            gone = Edit(words, partial(taken, path=counter.path, label=self.session.board.grid.label(at)))
            self._do(words, "mdi6.map-marker-remove-outline", partial(self.session.steps.on_card, gone))
        for area in areas:
            self._show_fields(_capital(said(area.title)), area.path)

    def _show_fields(self, title: str, path: FieldPath) -> None:
        words = tr("Show the fields of {title}", title=title)
        self._do(words, "mdi6.card-text-outline", partial(self.session.attention.show_field, path))

    def _add_laid(self, at: Hex) -> None:
        scene = self.session.live_los.scene
        for one in scene.laid:
            if one.at == at:
                title = counter_title(one, self.session.ruleset)
                act = partial(
                    self.session.live_los.perform,
                    scene.without((one,)),
                    tr("Erase {title}", title=title),
                )
                self._do(tr("Take {title} away", title=title), "mdi6.map-marker-remove-outline", act)

    def _add_label(self, pointer: Pointer) -> None:
        place = label_under(self.session.document.ground.lettered, pointer.point)
        if place is None or "labels" in self.session.document.manner.hidden:
            return
        text = self.session.board.labels[place].text
        self.menu.addSection(tr("The label {text}", text=text))
        writing = self.session.hand.tools[WriteLabel.id]

        def edit() -> None:
            self.session.hand.choose(WriteLabel.id)
            for act in (writing.press, writing.release):
                act(replace(pointer, clicks=2, button="left"))

        self._do(tr("Type the label anew"), "mdi6.format-text", edit)
        label = self.session.board.labels[place]

        def choose() -> None:
            self.session.hand.choose("select")
            self.session.hand.select.take_labels([place])

        self._do(tr("Select the label"), "mdi6.cursor-default-outline", choose)
        words = (
            tr("Straighten the label {text}", text=text)
            if label.curve
            else tr("Bend the label {text}", text=text)
        )
        other = made_bent(self.session.board, label, on=not label.curve)
        bends = Edit(words, partial(with_label, place=place, label=other))
        self._draw(words.replace(f" {text}", ""), "mdi6.format-text-rotation-angle-up", bends)
        if not label.floating and not label.curve:
            free = replace(label, floating=True)
            floats = Edit(
                tr("Have the label {text} find its place", text=text),
                partial(with_label, place=place, label=free),
            )
            self._draw(tr("Keep off dots and hex names"), "mdi6.format-text-wrapping-wrap", floats)
        gone = Edit(tr("Delete the label {text}", text=text), partial(with_label, place=place, label=None))
        self._draw(tr("Delete the label"), "mdi6.delete-outline", gone)

    def _add_outline(self, pointer: Pointer) -> None:
        """What can be done with the selected outlines if the pointer is on one, and the other outlines here."""
        hold = self.session.hand.select.hold
        under = hold.outlines.under(self.session.board, pointer.point, pointer.reach)
        if not under:
            return
        others, menu = [place for place in under if place not in hold.places], self.menu
        if len(others) == len(under):
            menu.addSection(tr("Drawn here"))
        else:
            self._add_selected_outlines()
            if others:
                menu = menu.addMenu(icons.icon("mdi6.vector-polygon"), tr("Drawn here, too"))
        for place in others[:MOST_OUTLINES]:
            words, take = hold.words_at([place]), partial(self._take_outline, place)
            self._do(tr("Select {words}", words=words), "mdi6.vector-polygon", take, menu)
            gone = Edit(tr("Delete {words}", words=words), partial(with_piece, place=place, piece=None))
            self._draw(tr("Delete {words}", words=words), "mdi6.delete-outline", gone, menu)

    def _take_outline(self, place: RingPlace) -> None:
        self.session.hand.choose("select")
        self.session.hand.select.take([place])

    def _add_selected_outlines(self) -> None:
        select = self.session.hand.select
        words = select.hold.words
        self.menu.addSection(words[:1].upper() + words[1:])
        ruleset, board, places = self.session.ruleset, select.board, select.hold.places
        drawn = [row for row in ruleset.terrains.values() if "artwork" in row.places]
        if drawn and any(place.section == "artwork" for place in places):
            kinds = self.menu.addMenu(icons.icon("mdi6.terrain"), tr("Change the terrain"))
            for row in drawn:
                change = partial(edits.with_terrain, board, places, row.id)
                self._add_change(kinds, in_window.label(row.title), tr("Change the terrain of"), change)
        if ruleset.levels[1] > 0:
            levels = self.menu.addMenu(icons.icon("mdi6.elevation-rise"), tr("Change the level"))
            for level in range(1, ruleset.levels[1] + 1):
                change = partial(edits.with_level, board, places, level)
                self._add_change(levels, str(level), tr("Change the level of"), change)
        for row_id in ("copy", "cut", "delete", "turn", "mirror", *OUTLINE_ROWS[1:-1]):
            if row_id == SEPARATOR:
                self.menu.addSeparator()
            elif self.desk.actions[row_id].isEnabled():
                self.menu.addAction(self.desk.actions[row_id])

    def _add_change(
        self, menu: QMenu, title: str, verb: str, change: Callable[[], dict[RingPlace, AnyPiece]]
    ) -> None:
        select = self.session.hand.select
        menu.addAction(unmarked(title)).triggered.connect(
            lambda _checked=False: self.desk.canvas.try_to(lambda: select.change(verb, change()))
        )

    def _add_side(self, pointer: Pointer) -> None:
        board, side = self.session.board, pointer.side
        if side is None or not board.sides.get(side):
            return
        if distance_to_side(board.grid.frame, side, pointer.point) > NEAR_SIDE:
            return
        titles = tr(" and ").join(self._title(terrain) for terrain in board.side_terrain(side))
        label = board.grid.side_label(side)
        self.menu.addSection(tr("{titles} on {label}", titles=titles, label=label))
        for terrain in board.side_terrain(side):
            self._pick_up(terrain)
        words = tr("Erase {titles} on {label}", titles=titles, label=label)
        self._draw(tr("Erase"), "mdi6.eraser", Edit(words, partial(clear_sides, sides=(side,))))

    def _add_path(self, pointer: Pointer) -> None:
        """The path under the pointer: it is selected, so that what is done is seen on it."""
        board, select = self.session.board, self.session.hand.select
        index = path_under(board, pointer.point, pointer.reach)
        if index is None or "paths" in self.session.document.manner.hidden:
            return
        title = self._title(board.paths[index].terrain)
        self.menu.addSection(tr("The {title}", title=title))

        def choose() -> None:
            self.session.hand.choose("select")
            select.take_path(index)

        if select.path.index != index:
            self._do(tr("Select the {title}", title=title), "mdi6.vector-curve", choose)
        chosen = ChosenPath(self._title)
        chosen.take(index)
        for edit in chosen.commands(board, pointer):
            self._draw(edit.label, "mdi6.vector-polyline-edit", edit)
        gone = chosen.delete(board, None)
        if gone is not None:
            self._draw(gone.label, "mdi6.delete-outline", gone)

    def _add_paths(self, at: Hex) -> None:
        board = self.session.board
        for terrain in (name for name, hexes in board.path_hexes.items() if at in hexes):
            words = tr("Take {label} out of {title}", label=board.grid.label(at), title=self._title(terrain))
            edit = Edit(words, partial(erase_paths_in, hexes=(at,), terrain=terrain))
            self._draw(words, "mdi6.road-variant", edit)

    def _pick_up(self, terrain: str) -> None:
        palette = self.desk.docks.panel(PalettePanel)
        self._do(
            tr("Take up {title}", title=self._title(terrain)),
            "mdi6.eyedropper",
            partial(palette.pick, "terrain", terrain),
        )

    def _add_hex(self, pointer: Pointer) -> None:
        at, actions, hand = pointer.hex, self.desk.actions, self.session.hand
        label = self.session.board.grid.label(at)
        chosen = at in hand.selection and len(hand.selection) > 1
        self.menu.addSection(tr("{count:,} selected hexes", count=len(hand.selection)) if chosen else label)
        if hand.may_use(hand.look) and self.session.live_los.available:
            self._do(tr("Look from {label}", label=label), "mdi6.eye-outline", partial(self._look, at, None))
            origin = self.session.live_los.origin
            if origin is not None and origin.hex != at:
                self._do(
                    tr("Look at {label}", label=label),
                    "mdi6.eye-arrow-right-outline",
                    partial(self._look, origin.hex, at),
                )
            modes = self.desk.modes
            if modes.mode == "common" and at in modes.origins:
                words = tr("Compare the field of {label} no longer", label=label)
            else:
                words = tr("Compare the field of {label} with others", label=label)
            self._do(words, "mdi6.vector-union", partial(hand.look.compared.emit, at))
        if not self.session.desk.is_drawn_on:
            return
        for terrain in self.session.board.content(at).terrain_ids:
            self._pick_up(terrain)
        if hand.select.hold.places:
            return
        if not chosen and hand.select.path.index is None:
            # What follows is of the selection: the hex that was asked about.
            hand.select.select((at,))
        hand.select.pointer = pointer
        for name in (
            "copy",
            "cut",
            "paste",
            "delete",
            "turn",
            "mirror",
            "stamp_make",
            "sides_round",
            "natural",
        ):
            self.menu.addAction(actions[name])

    def _look(self, start: Hex, goal: Hex | None) -> None:
        hand = self.session.hand
        hand.choose("look")
        look = hand.look
        look.pinned = goal is not None
        self.session.live_los.look(look.origin_at(start), None if goal is None else look.target_at(goal))

    def _add_issues(self, at: Hex) -> None:
        issues = [one for one in self.session.issues if any(at in place.near for place in one.places)]
        if issues:
            under = self.menu.addMenu(icons.icon("mdi6.alert-circle-outline"), tr("Issues here"))
            self.desk.canvas.badges.fill(under, issues)


def _capital(title: str) -> str:
    return title[:1].upper() + title[1:]
