"""What every page of a game is: a heading, a line on what it is for, and fields that follow the game."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.makers import in_language
from bob_editor.model.scenario import FieldPath
from bob_editor.render.kit.style import Style
from bob_editor.ui.card.groups import Fields, Maker
from bob_editor.ui.card.making import make_editor
from bob_editor.ui.game.game_form import GameForm
from bob_editor.words import tr

Json = Any


class Page(QWidget):
    """A page; ``column`` is where its parts go, below its heading. It is refreshed while it is the one that is seen."""

    title = ""
    about = ""
    icon = ""
    holds: tuple[str, ...] = ()
    """The fields of a game that stand on it, where not those of a form."""
    place = "howto/own-game"
    """What tells of it in the manual."""

    def __init__(self, form: GameForm) -> None:
        super().__init__()
        self.form = form
        self.session = form.session
        self.setAccessibleName(tr(self.title))
        heading = QLabel(tr(self.title))
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        heading.setFont(font)
        told = QLabel(tr(self.about))
        told.setWordWrap(True)
        told.setProperty("faint", True)
        holder = QWidget()
        self.column = QVBoxLayout(holder)
        self.column.setContentsMargins(16, 12, 16, 16)
        self.column.setSpacing(8)
        self.column.addWidget(heading)
        self.column.addWidget(told)
        self.area = QScrollArea()
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.area.setWidget(holder)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.area)

    def help_place(self) -> str:
        """What F1 leads to."""
        return self.place

    def refresh(self) -> None:
        """Show the game as it is."""

    def show_place(self, path: FieldPath) -> None:
        """Go to what a path leads to, on the page that is seen."""

    def dress(self, style: Style) -> None:
        """Wear the game's colours."""
        del style

    def end(self) -> None:
        """Stop what goes on beside the window."""


class FormPage(Page):
    """A page of fields and tables."""

    fields: Sequence[tuple[FieldPath, CardField]] = ()
    fold = False

    def __init_subclass__(cls) -> None:
        """What the fields of the form are of is on the page."""
        cls.holds = tuple(str(path[0]) for path, _ in cls.fields)

    def __init__(self, form: GameForm) -> None:
        super().__init__(form)
        top = CardField(self.title, (), tr(self.title), "group")
        fields = [(path, in_language(field)) for path, field in self.fields]
        self.editor = Fields(form, top, (), self.make, fields, fold=self.fold)
        self.column.addWidget(self.editor)
        self.column.addStretch(1)

    @property
    def make(self) -> Maker:
        """Which editor a field gets."""
        return make_editor

    def refresh(self) -> None:
        """Show the fields as they are."""
        self.editor.refresh()

    def show_place(self, path: FieldPath) -> None:
        """Go to a field."""
        editor = self.editor.reach(path)
        if editor is not None:
            editor.take_focus()
