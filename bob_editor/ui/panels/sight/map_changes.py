"""Changes of the map on a board's LOS trial, such as an upper level: listed, added and taken back."""

from collections.abc import Mapping
from typing import Any

from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QGroupBox,
    QHBoxLayout,
    QInputDialog,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.rules.los.marker_numbers import numbers_allowed
from bob_editor.rules.los.scene import MapChange
from bob_editor.ui.dress.buttons import push_button
from bob_editor.ui.dress.descriptions import row_html, row_title
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


class MapChangesForm(QGroupBox):
    """Offers what a hex is enough to tell; a scenario's changes are fields of its card."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Changes of the map"), parent)
        self.session = session
        self.listed = QListWidget()
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
            tr("Change the selected hexes, or else the hex that looks, for the LOS trial"),
            lambda: None,
        )
        self.add_button.setMenu(self.menu)
        self.remove_button = push_button(
            tr("Ta&ke back"), "mdi6.delete-outline", tr("Take the chosen change back"), self._remove
        )
        row = QHBoxLayout()
        row.addWidget(self.add_button)
        row.addWidget(self.remove_button)
        row.addStretch()
        column = QVBoxLayout(self)
        column.addWidget(self.listed)
        column.addLayout(row)

    @property
    def offered(self) -> Mapping[str, Mapping[str, Any]]:
        """The changes that bear on lines of sight, and ask for hexes and numbers at most."""
        return {
            name: row
            for name, row in self.session.ruleset.rows("changes").items()
            if row.get("los") != "none"
            and all(
                one["type"] in ("hexes", "integer") for one in row.get("fields") or () if one.get("required")
            )
        }

    def refresh(self) -> None:
        """Show those of the scene."""
        scene, chosen = self.session.live_los.scene, self.listed.currentRow()
        self.listed.clear()
        for one in scene.changes:
            where = " ".join(map(scene.board.grid.label, one.at or ()))
            title = row_title(scene.ruleset.rows("changes").get(one.change, {}), one.change)
            title = " ".join(
                (title, *(str(value) for value in one.fields.values() if isinstance(value, int)))
            )
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
            action = self.menu.addAction(row_title(row, name))
            action.setToolTip(row_html(row, name, self.session.ruleset))
            action.triggered.connect(lambda _checked=False, name=name: self.add(name))

    def add(self, name: str) -> None:
        """Make a change in the selected hexes, else in the hex that looks, as far as it asks for hexes."""
        session, row = self.session, self.offered[name]
        scene, origin = session.live_los.scene, session.live_los.origin
        hexes = tuple(sorted(session.hand.selection, key=scene.board.grid.position))
        hexes = hexes or ((origin.hex,) if origin is not None else ())
        fields = {one["name"]: one for one in row.get("fields") or ()}
        if "at" in fields and not hexes and fields["at"].get("required"):
            session.noticed.emit(tr("Select the hexes first, or look from one."))
            return
        numbers = self._numbers(row_title(row, name), fields)
        if numbers is None:
            return
        new = MapChange(name, hexes or None if "at" in fields else None, numbers)
        there = (one for one in scene.changes if one.change == name and one.fields.keys() == numbers.keys())
        same = next(there, None)
        if same is None:
            changes = (*scene.changes, new)
        elif same.at is None or new.at is None or numbers:
            changes = tuple(new if one is same else one for one in scene.changes)
        else:
            joined = evolve(same, at=tuple(dict.fromkeys((*same.at, *new.at))))
            changes = tuple(joined if one is same else one for one in scene.changes)
        session.desk.set_scene(evolve(scene, changes=changes), tr("Add {what}", what=row_title(row, name)))

    def _numbers(self, title: str, fields: Mapping[str, Mapping[str, Any]]) -> dict[str, int] | None:
        """The numbers that it asks for; None where the user gives none."""
        given = {}
        for name, field in fields.items():
            if field["type"] == "integer" and field.get("required"):
                allowed = numbers_allowed(field)
                words = said(str(field.get("text", name)))
                number, sure = QInputDialog.getInt(self, title, words, allowed[0], allowed[0], allowed[-1])
                if not sure:
                    return None
                given[name] = number
        return given

    def _remove(self) -> None:
        item = self.listed.currentItem()
        if item is not None:
            scene, gone = self.session.live_los.scene, item.data(Qt.ItemDataRole.UserRole)
            left = tuple(one for one in scene.changes if one is not gone)
            self.session.desk.set_scene(evolve(scene, changes=left), tr("Remove {what}", what=item.text()))
