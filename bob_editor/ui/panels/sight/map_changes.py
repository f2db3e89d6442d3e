"""Changes of the map on a board's LOS trial, such as an upper level: listed, added and taken back."""

from collections.abc import Iterator, Mapping
from itertools import chain
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.gestures.rings import Section
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.los.scene import MapChange
from bob_editor.ui.dialogs import map_change
from bob_editor.ui.dress.buttons import push_button, wrapping
from bob_editor.ui.dress.descriptions import row_html, row_title
from bob_editor.ui.dress.plain import unmarked
from bob_editor.ui.dress.typing import Deleting
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class MapChangesForm(QGroupBox):
    """Offers what hexes and a few words are enough to tell; a scenario's changes are fields of its card."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Changes of the map"), parent)
        self.session = session
        self.listed = wrapping(QListWidget())
        self.listed.setAccessibleName(self.title())
        self.listed.setMaximumHeight(72)
        self.listed.itemActivated.connect(
            lambda item: session.attention.show_places(item.data(Qt.ItemDataRole.UserRole).at or ())
        )
        self.menu = QMenu(self)
        self.menu.setToolTipsVisible(True)
        self.menu.aboutToShow.connect(self._fill)
        self.add_button = push_button(
            tr("A&dd"),
            "mdi6.plus",
            tr(
                "Change the selected hexes for the LOS trial; with none, the hex that looks, or where it can be all"
            ),
            lambda: None,
        )
        self.add_button.setMenu(self.menu)
        self.remove_button = push_button(
            tr("Ta&ke back"), "mdi6.delete-outline", tr("Take the chosen change back"), self._remove
        )
        Deleting(self.listed, self._remove)
        row = QHBoxLayout()
        row.addWidget(self.add_button)
        row.addWidget(self.remove_button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(self.listed)
        column.addLayout(row)

    @property
    def offered(self) -> Mapping[str, Mapping[str, Any]]:
        """The changes that bear on lines of sight, and ask for nothing else than hexes and what a dialog asks for."""
        return {
            name: row
            for name, row in self.session.ruleset.rows("changes").items()
            if row.get("los") != "none" and all(map(map_change.can_ask, map_change.asked_of(row)))
        }

    def refresh(self) -> None:
        """Show those of the scene."""
        scene, chosen = self.session.live_los.scene, self.listed.currentRow()
        self.listed.clear()
        for one in scene.changes:
            where = " ".join(map(scene.board.grid.label, one.at or ()))
            title = row_title(scene.ruleset.rows("changes").get(one.change, {}), one.change)
            title = " ".join(filter(None, (title, ", ".join(self._values(one)))))
            item = QListWidgetItem(tr("{what} in {label}", what=title, label=where) if where else title)
            item.setData(Qt.ItemDataRole.UserRole, one)
            self.listed.addItem(item)
        self.listed.setCurrentRow(max(0, min(chosen, len(scene.changes) - 1)))
        self.listed.setVisible(bool(scene.changes))
        self.remove_button.setVisible(bool(scene.changes))
        self.add_button.setVisible(bool(self.offered))
        self.setVisible(self.session.scenario is None and bool(scene.changes or self.offered))

    def _fill(self) -> None:
        self.menu.clear()
        for name, row in self.offered.items():
            action = self.menu.addAction(unmarked(row_title(row, name)))
            action.setToolTip(row_html(row, name, self.session.ruleset))
            action.triggered.connect(lambda _checked=False, name=name: self.add(name))

    def _values(self, change: MapChange) -> Iterator[str]:
        """What it says beside where, in words."""
        terrains = self.session.ruleset.rows("terrains")
        for name, value in change.fields.items():
            if isinstance(value, Mapping):
                yield from (f"{old}: {new}" for old, new in value.items())
            elif isinstance(value, str) and value in terrains:
                yield row_title(terrains[value], value)
            elif name != "at":
                yield map_change.in_words(str(value))

    def add(self, name: str) -> None:
        """Make a change in the selected hexes; where it must say where, else in the hex that looks."""
        session, row = self.session, self.offered[name]
        scene, origin = session.live_los.scene, session.live_los.origin
        where = next((one for one in row.get("fields") or () if one["name"] == "at"), None)
        hexes = tuple(sorted(self._chosen, key=scene.board.grid.position))
        if where is not None and where.get("required") and not hexes:
            if origin is None:
                session.noticed.emit(tr("Select the hexes first, or look from one."))
                return
            hexes = (origin.hex,)
        asked, title = map_change.asked_of(row), row_title(row, name)
        values = map_change.ask(self, title, asked, session.ruleset) if asked else {}
        if values is None:
            return
        new = MapChange(name, hexes or None if where is not None else None, values)
        session.desk.set_scene(
            replace(scene, changes=_with(scene.changes, new)), tr("Add {what}", what=title)
        )

    @property
    def _chosen(self) -> frozenset[Hex]:
        """The selected hexes, or those whose dots the selected outlines hold."""
        hand, ground = self.session.hand, self.session.document.ground
        drawn: dict[Section, tuple[DrawnPiece, ...]] = {
            "artwork": ground.drawn, "contour": ground.drawn_contours
        }  # fmt: skip
        held = (drawn[place.section][place.index].dots for place in hand.select.hold.places)
        return hand.selection or frozenset(chain.from_iterable(held))

    def _remove(self) -> None:
        item = self.listed.currentItem()
        if item is not None:
            scene, gone = self.session.live_los.scene, item.data(Qt.ItemDataRole.UserRole)
            left = tuple(one for one in scene.changes if one is not gone)
            self.session.desk.set_scene(replace(scene, changes=left), tr("Remove {what}", what=item.text()))


def _with(changes: tuple[MapChange, ...], new: MapChange) -> tuple[MapChange, ...]:
    """The changes and one more: it joins one that says the same elsewhere, and takes the place of one of the same."""

    def about(one: MapChange) -> object:
        return one.change, one.fields.get("terrain")

    for same in (one for one in changes if about(one) == about(new)):
        if same.fields == new.fields and same.at is not None and new.at is not None:
            joined = replace(new, at=tuple(dict.fromkeys((*same.at, *new.at))))
            return tuple(joined if one is same else one for one in changes)
        if same.at == new.at or not (same.fields or new.fields):
            return tuple(new if one is same else one for one in changes)
    return (*changes, new)
