"""The table of the panels for scenarios; a new one is a row here, and needs no other change to the window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from attrs import frozen
from PySide6.QtWidgets import QWidget

from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.panels.boards import BoardsPanel
from bob_editor.ui.panels.card_preview import CardPreview
from bob_editor.ui.panels.catalogue import CataloguePanel
from bob_editor.ui.panels.first_sight import FirstSightPanel

if TYPE_CHECKING:
    from bob_editor.ui.window import Window


@frozen
class Panel:
    """A row of the table: id and title of the dock, what makes its widget, and where it stands at first.

    ``beside`` is the id of a dock whose tabs it joins, "" for a place of its own. ``hidden`` ones are opened from the
    menu. The widget is made once, while the window is made: ``window.session``, ``window.canvas``, ``window.actions_``
    and ``window.files`` are there.
    """

    id: str
    title: str
    make: Callable[[Window], QWidget]
    area: Literal["left", "right", "bottom"]
    beside: str = ""
    hidden: bool = False


PANELS: tuple[Panel, ...] = (
    Panel("card", "&Card", lambda window: CardPanel(window.session), "right", beside="inspector"),
    Panel("boards", "&Boards", BoardsPanel, "left", beside="layers"),
    Panel("catalogue", "Cata&logue", CataloguePanel, "left", beside="boards"),
    Panel("card_preview", "Card pre&view", CardPreview, "right", beside="card"),
    Panel("first_sight", "F&irst sight", FirstSightPanel, "bottom", hidden=True),
)

BOARD_ONLY = ("palette",)
"""Docks that are of use for boards only; those of ``PANELS`` are for scenarios only."""
