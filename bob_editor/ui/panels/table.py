"""The table of the panels; a new one is a row here, and needs no other change to the window."""

from pkgutil import resolve_name
from typing import Literal

from PySide6.QtWidgets import QWidget

from bob_editor.records import Record
from bob_editor.ui.desk.desk import Desk

Area = Literal["left", "right", "bottom"]


class Panel(Record):
    """A row of the table: id and title of the dock, its widget's class in ``bob_editor.ui``, where it stands at first.

    ``beside`` is the id of a dock whose tabs it joins, ``below`` of one under which it stands; without both it has a
    place of its own. ``only`` names what must be open for it to be of use. ``front`` ones are seen first among their
    tabs; ``hidden`` ones are opened from the menu. The widget is made of the desk, or of what ``given`` names, when
    it is first seen or asked for, and its code is loaded then; ``at_once`` with the window, or with the first document
    of its kind, where it works unseen or its height is its dock's.
    """

    id: str
    title: str
    kind: str
    area: Area
    beside: str = ""
    below: str = ""
    only: Literal["", "board", "scenario"] = ""
    front: bool = False
    hidden: bool = False
    given: Literal["desk", "session"] = "desk"
    at_once: bool = False

    @property
    def module(self) -> str:
        """The module that has its code."""
        return f"bob_editor.ui.{self.kind.partition(':')[0]}"

    def make(self, desk: Desk, parent: QWidget) -> QWidget:
        """The widget, within ``parent`` from the start: given to it later, Qt dresses all in it anew."""
        made = resolve_name(f"bob_editor.ui.{self.kind}")(
            desk if self.given == "desk" else desk.session, parent
        )
        assert isinstance(made, QWidget)
        return made


PANELS: tuple[Panel, ...] = (
    Panel("palette", "&Palette", "panels.board.palette:PalettePanel", "left", only="board", front=True),
    Panel("layers", "La&yers", "panels.board.layers:LayersPanel", "left", beside="palette"),
    Panel("stamps", "S&tamps", "panels.board.stamps:StampsPanel", "left", beside="layers", only="board"),
    Panel("inspector", "I&nspector", "panels.board.inspector:InspectorPanel", "right", given="session",
          front=True),
    Panel("trace", "T&race", "panels.board.trace:TracePanel", "right", beside="inspector", only="board"),
    Panel("los", "&LOS", "panels.sight.los:LosPanel", "right", given="session", beside="inspector"),
    Panel("fields", "&Fields", "panels.sight.fields:FieldsPanel", "right", beside="los"),
    Panel("issues", "&Issues", "panels.issues:IssuesPanel", "right", below="inspector", front=True, at_once=True),
    Panel("suite", "&Expected", "panels.sight.suite:SuitePanel", "right", given="session", beside="issues"),
    Panel("history", "&History", "panels.history:HistoryPanel", "right", given="session", beside="suite"),
    Panel("fitness", "&Geomorphic fitness", "panels.board.fitness:FitnessPanel", "right", given="session",
          beside="history", only="board", hidden=True),
    Panel("profile", "&Side view", "panels.sight.profile:ProfilePanel", "bottom", hidden=True, at_once=True),
    Panel("card", "&Card", "card.panel:CardPanel", "right", given="session", beside="inspector", only="scenario",
          front=True, at_once=True),
    Panel("boards", "&Boards", "panels.scenario.boards:BoardsPanel", "left", beside="layers", only="scenario",
          front=True),
    Panel("catalogue", "Cata&logue", "panels.scenario.catalogue:CataloguePanel", "left", beside="boards",
          only="scenario"),
    Panel("card_preview", "Card pre&view", "panels.scenario.card_preview:CardPreview", "right", beside="card",
          only="scenario"),
    Panel("first_sight", "F&irst sight", "panels.scenario.first_sight:FirstSightPanel", "bottom", only="scenario",
          hidden=True),
    Panel("playtests", "Pla&ytests", "panels.scenario.playtests:PlaytestsPanel", "right", beside="card_preview",
          only="scenario", hidden=True),
)  # fmt: skip
