"""The table of the panels; a new one is a row here, and needs no other change to the window."""

from collections.abc import Callable
from typing import Any, Literal

from attrs import frozen
from PySide6.QtWidgets import QWidget

from bob_editor.ui.card.panel import CardPanel
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.panels.board.fitness import FitnessPanel
from bob_editor.ui.panels.board.inspector import InspectorPanel
from bob_editor.ui.panels.board.layers import LayersPanel
from bob_editor.ui.panels.board.palette import PalettePanel
from bob_editor.ui.panels.board.stamps import StampsPanel
from bob_editor.ui.panels.board.trace import TracePanel
from bob_editor.ui.panels.history import HistoryPanel
from bob_editor.ui.panels.issues import IssuesPanel
from bob_editor.ui.panels.scenario.boards import BoardsPanel
from bob_editor.ui.panels.scenario.card_preview import CardPreview
from bob_editor.ui.panels.scenario.catalogue import CataloguePanel
from bob_editor.ui.panels.scenario.first_sight import FirstSightPanel
from bob_editor.ui.panels.scenario.playtests import PlaytestsPanel
from bob_editor.ui.panels.sight.fields import FieldsPanel
from bob_editor.ui.panels.sight.los import LosPanel
from bob_editor.ui.panels.sight.profile import ProfilePanel
from bob_editor.ui.panels.sight.suite import SuitePanel

Area = Literal["left", "right", "bottom"]


@frozen
class Panel:
    """A row of the table: id and title of the dock, its widget's class, and where it stands at first.

    ``beside`` is the id of a dock whose tabs it joins, ``below`` of one under which it stands; without both it has a
    place of its own. ``only`` names what must be open for it to be of use. ``front`` ones are seen first among their
    tabs; ``hidden`` ones are opened from the menu. The widget is made of the desk, or of what ``given`` names, when
    it is first seen or asked for; ``at_once`` with the window, where it works unseen or its height is its dock's.
    """

    id: str
    title: str
    kind: Callable[[Any], QWidget]
    area: Area
    beside: str = ""
    below: str = ""
    only: Literal["", "board", "scenario"] = ""
    front: bool = False
    hidden: bool = False
    given: Literal["desk", "session"] = "desk"
    at_once: bool = False

    def make(self, desk: Desk) -> QWidget:
        """The widget."""
        return self.kind(desk if self.given == "desk" else desk.session)


PANELS: tuple[Panel, ...] = (
    Panel("palette", "&Palette", PalettePanel, "left", only="board", front=True),
    Panel("layers", "La&yers", LayersPanel, "left", beside="palette", at_once=True),
    Panel("stamps", "S&tamps", StampsPanel, "left", beside="layers", only="board"),
    Panel("inspector", "I&nspector", InspectorPanel, "right", given="session", front=True),
    Panel("trace", "T&race", TracePanel, "right", beside="inspector", only="board"),
    Panel("los", "&LOS", LosPanel, "right", given="session", beside="inspector"),
    Panel("fields", "&Fields", FieldsPanel, "right", beside="los"),
    Panel("issues", "&Issues", IssuesPanel, "right", below="inspector", front=True, at_once=True),
    Panel("suite", "&Expected", SuitePanel, "right", given="session", beside="issues"),
    Panel("history", "&History", HistoryPanel, "right", given="session", beside="suite"),
    Panel("fitness", "&Geomorphic fitness", FitnessPanel, "right", given="session", beside="history",
          only="board", hidden=True),
    Panel("profile", "&Side view", ProfilePanel, "bottom", hidden=True, at_once=True),
    Panel("card", "&Card", CardPanel, "right", given="session", beside="inspector", only="scenario",
          front=True, at_once=True),
    Panel("boards", "&Boards", BoardsPanel, "left", beside="layers", only="scenario", front=True),
    Panel("catalogue", "Cata&logue", CataloguePanel, "left", beside="boards", only="scenario"),
    Panel("card_preview", "Card pre&view", CardPreview, "right", beside="card", only="scenario"),
    Panel("first_sight", "F&irst sight", FirstSightPanel, "bottom", only="scenario", hidden=True),
    Panel("playtests", "Pla&ytests", PlaytestsPanel, "right", beside="card_preview",
          only="scenario", hidden=True),
)  # fmt: skip
