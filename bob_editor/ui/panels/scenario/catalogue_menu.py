"""The menu of a thing in the catalogue: have it in hand for either side, put one where one is, see its counter."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QWidget

from bob_editor.editing.tools.scenario.place_counters import PlaceCounters
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.cards.code import CatalogueEntry
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.dress import icons
from bob_editor.ui.dress.plain import unmarked
from bob_editor.words import tr


def catalogue_menu(
    parent: QWidget,
    desk: Desk,
    tool: PlaceCounters,
    entry: CatalogueEntry,
    take: Callable[[str], object],
    put: Callable[[Hex], object],
) -> QMenu:
    """What can be done with a thing; ``take`` has it in hand for a side, ``put`` lays one in a hex."""
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def add(words: str, icon: str, act: Callable[[], object]) -> None:
        row = menu.addAction(icons.icon(icon), unmarked(words))
        row.triggered.connect(lambda _checked=False: act())

    add(tr("Take in hand"), tool.icon, lambda: take(tool.side))
    for side, title in tool.side_titles.items():
        if side != tool.side and side in (entry.sides or ()):
            add(tr("Take in hand for {side}", side=title), tool.icon, partial(take, side))
    at = _here(desk)
    if at is not None:
        place = desk.session.board.grid.label(at)
        add(tr("Put one in {place}", place=place), "mdi6.map-marker-plus-outline", lambda: put(at))
    counter = entry.row.get("unit_type")
    if counter is not None:
        menu.addSeparator()
        wanted = desk.session.attention.fieldWanted
        add(tr("Its counter on the card"), "mdi6.table-edit", lambda: wanted.emit(("unit_types", counter)))
    return menu


def _here(desk: Desk) -> Hex | None:
    """The one hex that is selected, else the one under the keyboard's cursor; None where neither is."""
    selected, cursor = desk.session.hand.selection, desk.canvas.cursor_hex
    if len(selected) == 1:
        return next(iter(selected))
    return cursor.at if cursor.shown else None
