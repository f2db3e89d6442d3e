"""The card as it will be printed, page by page, beside the form."""

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bob_editor.editing.said import said
from bob_editor.errors import BobEditorError
from bob_editor.model.scenario import Scenario
from bob_editor.render.card.template import (
    Template,
    own_templates,
    read_template,
    shipped_templates,
    template_of,
    template_text,
)
from bob_editor.render.card.writing import card_files
from bob_editor.render.pictures.export import Progress
from bob_editor.render.styles.shelf import sheet_or_default
from bob_editor.rules.cards.translations import LANGUAGE
from bob_editor.sheet.card_sheet import card_sheet, in_language
from bob_editor.sheet.languages import known_languages, language_of
from bob_editor.sheet.languages.in_window import of_texts
from bob_editor.storage.files.writing import write
from bob_editor.storage.naming import CARD_STYLE, CARD_TEMPLATE
from bob_editor.ui.desk.desk import Desk
from bob_editor.ui.desk.exporting import print_map, proposed
from bob_editor.ui.desk.other_path import folder_near
from bob_editor.ui.dialogs.files import export_card as export_card_dialog
from bob_editor.ui.dress.language import name_of
from bob_editor.ui.dress.plain import OneLineChoice, plain_label
from bob_editor.ui.panels.scenario.card_page_view import GAP, SCREEN_DPI, PageView
from bob_editor.ui.panels.scenario.card_pages import CardPages
from bob_editor.words import mark, tr

_ZOOMS = (0.5, 0.75, 1.0, 1.25, 1.5, 2.0, 3.0)
_FIT = mark("Fit width")
_OTHER = mark("Another file…")
_NEW = mark("New one like this…")
_PAPERS = {"": mark("Own paper"), "a4": mark("A4"), "letter": mark("US Letter")}


_LEAST = 6
"""Letters of a choice that are seen in a narrow dock."""


class CardPreview(QWidget):
    """The dock: template and size above, the pages below; it follows every edit while it is seen."""

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self.session = desk.session
        self._stale = False
        self._chosen, self._template = next(iter(shipped_templates().items()))
        self.papers = OneLineChoice()
        self.papers.setAccessibleName(tr("Paper"))
        self.papers.setToolTip(tr("What the pages are laid out on, and written for"))
        for name, title in _PAPERS.items():
            self.papers.addItem(tr(title), name)
        self.papers.setCurrentIndex(max(0, self.papers.findData(desk.files.settings.card_paper)))
        self.languages = OneLineChoice()
        self.languages.setAccessibleName(tr("Language"))
        self.languages.setToolTip(
            tr("The language of the labels, and of those texts that the card has in it")
        )
        for code in known_languages():
            self.languages.addItem(name_of(code), code)
        self.writing = desk.files.writing
        self.pages = CardPages(self._on_paper(), self)
        self.view = PageView(self.pages)
        self.area = QScrollArea()
        self.area.setWidget(self.view)
        self.area.setWidgetResizable(True)
        self.area.setAccessibleName(tr("Card as printed"))
        self.area.viewport().installEventFilter(self)
        self.templates = OneLineChoice()
        self.templates.setAccessibleName(tr("Template"))
        self.templates.setToolTip(
            tr("How the card looks. Keep a *.card-template.json or .typ beside its file for another.")
        )
        self.zooms = OneLineChoice()
        self.zooms.setAccessibleName(tr("Size"))
        self.zooms.addItem(tr(_FIT), 0.0)
        for zoom in _ZOOMS:
            self.zooms.addItem(f"{zoom:.0%}", zoom)
        self.count = QLabel()
        self.lost = _warning()
        self.export_button = QPushButton(tr("E&xport card…"))
        self.print_button = QPushButton(tr("Print &map…"))
        self._arrange()
        self._fill_templates()
        self.templates.activated.connect(self._choose_template)
        self.papers.activated.connect(self._choose_paper)
        self.languages.activated.connect(self._choose_language)
        self.zooms.activated.connect(self.fit)
        self.export_button.clicked.connect(self.export_card)
        self.print_button.clicked.connect(lambda: print_map(desk.files))
        self.pages.changed.connect(self._tell)
        self.pages.failed.connect(self.session.failed)
        self.session.cardChanged.connect(self._edited)
        self.session.boardChanged.connect(self.refresh)
        self.session.opened.connect(self._opened)
        self.session.rulesSaved.connect(self.refresh)
        self._follow_language()

    def _arrange(self) -> None:
        for box in (self.templates, self.papers, self.languages):
            # Side by side their longest words would make the dock wider for good when its tab comes forward.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(_LEAST)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        top = QHBoxLayout()
        for widget in (self.templates, self.papers, self.languages, self.zooms, self.count):
            top.addWidget(widget)
        bottom = QHBoxLayout()
        bottom.addStretch()
        bottom.addWidget(self.export_button)
        bottom.addWidget(self.print_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addLayout(top)
        column.addWidget(self.lost)
        column.addWidget(self.area, 1)
        column.addLayout(bottom)

    def sizeHint(self) -> QSize:
        """A page that can be read."""
        return QSize(440, 620)

    # -- what is shown ----------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the card as it is, where anybody looks; else once somebody does."""
        # A dock behind another's tab counts as visible to Qt, though nothing of it is to be seen.
        self._stale = self.visibleRegion().isEmpty()
        if self._stale:
            self.pages.stop()
        else:
            self.pages.show(self.session.card, self.folder)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Somebody looks again: what changed meanwhile is made."""
        super().paintEvent(event)
        if self._stale:
            self._stale = False
            QTimer.singleShot(0, self, self.refresh)

    def _opened(self) -> None:
        self._fill_templates()
        self.pages.show(None)
        self._follow_language()
        self.refresh()

    def _edited(self, before: Scenario) -> None:
        scenario = self.session.scenario
        if scenario is not None and scenario.value.text(LANGUAGE) != before.text(LANGUAGE):
            self._follow_language()
        self.refresh()

    def _follow_language(self) -> None:
        """Print the card in the language of its texts, until another is chosen."""
        scenario = self.session.scenario
        language = of_texts("" if scenario is None else scenario.value.text(LANGUAGE))
        self.languages.setCurrentIndex(self.languages.findData(language.code))
        self.pages.set_language(language)

    def showEvent(self, event: QShowEvent) -> None:
        """What wasn't made while nobody looked is now."""
        super().showEvent(event)
        self.fit()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing is made."""
        super().hideEvent(event)
        self.pages.stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the width filled where that is wanted."""
        super().resizeEvent(event)
        self.fit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """With Ctrl the wheel over the pages makes them larger or smaller; what scrolls them would take it."""
        if isinstance(event, QWheelEvent) and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            step = 1 if event.angleDelta().y() > 0 else -1
            nearest = min(range(len(_ZOOMS)), key=lambda place: abs(_ZOOMS[place] - self.view.zoom))
            self.zooms.setCurrentIndex(1 + min(max(nearest + step, 0), len(_ZOOMS) - 1))
            self.fit()
            return True
        return super().eventFilter(watched, event)

    def fit(self) -> None:
        """Take the chosen size, or the one that fills the width."""
        zoom = float(self.zooms.currentData() or 0)
        if zoom == 0:
            # Room for the bar is left whether it is there or not: else the two would chase each other.
            bar = self.area.verticalScrollBar().sizeHint().width()
            room = self.area.width() - bar - 2 * GAP - 4
            zoom = max(0.2, min(4.0, room / (self.pages.template.page[0] * SCREEN_DPI / 72)))
        self.view.set_zoom(zoom)

    def _tell(self) -> None:
        count = len(self.pages.images)
        told = "" if not count else tr("1 page") if count == 1 else tr("{count} pages", count=count)
        self.count.setText(tr("{told}, too long", told=told) if self.pages.too_long else told)
        self.count.setToolTip(said(self.pages.too_long))
        self.lost.setText("\n".join(map(said, self.pages.lost)))
        self.lost.setVisible(bool(self.pages.lost))

    # -- templates --------------------------------------------------------------------------------------------

    @property
    def folder(self) -> Path | None:
        """Where a designer's own templates are looked for: beside the scenario."""
        scenario = self.session.scenario
        return None if scenario is None or scenario.path is None else scenario.folder

    @property
    def _near(self) -> str:
        return folder_near(self.session, self.desk.files.settings)

    def _fill_templates(self) -> None:
        chosen = self.templates.currentData()
        self.templates.clear()
        for name, template in shipped_templates().items():
            self.templates.addItem(said(template.title), name)
        if self.folder is not None:
            for name, path in own_templates(self.folder).items():
                self.templates.addItem(name, str(path))
        if chosen and self.templates.findData(chosen) < 0:
            # One of another folder, which the pages are still laid out by.
            self.templates.addItem(_called(Path(chosen)), chosen)
        self.templates.addItem(tr(_OTHER), "")
        self.templates.addItem(tr(_NEW), None)
        # Two entries aren't templates: “another” holds no name, “a new one” nothing at all.
        self.templates.setCurrentIndex(max(0, self.templates.findData(chosen)) if chosen else 0)

    def _choose_template(self) -> None:
        name = self.templates.currentData()
        if not name:
            name = self._new_template() if name is None else export_card_dialog.ask_template(self, self._near)
            if not name:
                # It was left: what is shown stays.
                self.templates.setCurrentIndex(max(0, self.templates.findData(self._chosen)))
                return
            place = self.templates.findData("")
            self.templates.insertItem(place, _called(Path(name)), name)
            self.templates.setCurrentIndex(place)
        try:
            shipped = name in shipped_templates()
            self._set_template(template_of(name) if shipped else read_template(Path(name)))
        except BobEditorError as error:
            self.session.failed.emit(error)
            self.templates.setCurrentIndex(0)
            self._set_template(template_of("classic"))
        self._chosen = str(self.templates.currentData())
        self.fit()

    def _set_template(self, template: Template) -> None:
        self._template = template
        self.pages.set_template(self._on_paper())

    def _on_paper(self) -> Template:
        """The template on the paper that was chosen."""
        paper = str(self.papers.currentData() or "")
        return replace(self._template, paper=paper) if paper else self._template

    def _choose_paper(self) -> None:
        self.desk.files.settings.card_paper = str(self.papers.currentData() or "")
        self.pages.set_template(self._on_paper())
        self.fit()

    def _choose_language(self) -> None:
        self.pages.set_language(language_of(str(self.languages.currentData())))

    def _new_template(self) -> str:
        """Write the present template with all its settings to a file for the designer to alter; "" where not."""
        path = export_card_dialog.ask_new_template(self, self._near)
        if path is None:
            return ""
        card = self.session.card
        look = self.pages.template if card is None else self.pages.template.suited(card.ruleset)
        text = template_text(replace(look, title=path.name.removesuffix(CARD_TEMPLATE)))
        try:
            write(path, text)
        except BobEditorError as error:
            self.session.failed.emit(error)
            return ""
        self.session.noticed.emit(
            tr("Wrote {name}: alter it in any text editor, then choose it here again.", name=path.name)
        )
        return str(path)

    # -- writing ----------------------------------------------------------------------------------------------

    def export_card(self) -> bool:
        """Ask for a file and write the card to it, beside the window; whether that was begun."""
        card = self.session.card
        if card is None:
            return False
        path = export_card_dialog.ask(self, proposed(self.desk.files))
        if path is None:
            return False
        template, language = self.pages.template, self.pages.language
        look = sheet_or_default(card.board.style, self.folder)[0]

        def make(progress: Progress) -> dict[Path, bytes]:
            sheet = card_sheet(card, language=language)
            return card_files(
                path, in_language(card, language), sheet, template, progress=progress, look=look
            )

        return self.writing.write_each(path, make, asked=export_card_dialog.is_whole(path))


def _called(template: Path) -> str:
    return template.name.removesuffix(CARD_TEMPLATE).removesuffix(CARD_STYLE)


def _warning() -> QLabel:
    """Hidden until there is something to say."""
    label = plain_label()
    label.setWordWrap(True)
    label.setProperty("issue", "warning")
    label.hide()
    return label
