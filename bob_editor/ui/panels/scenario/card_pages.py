"""The pages of the open card as pictures, set beside the window."""

import math
from collections.abc import Callable
from pathlib import Path
from threading import Lock

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QColor, QImage

from bob_editor.errors import BobEditorError, Cancelled
from bob_editor.records import Record
from bob_editor.render.card.map_image import MapImage, as_file
from bob_editor.render.card.template import Template
from bob_editor.render.card.typesetter import Typesetter
from bob_editor.render.card.writing import laid, map_dots, side_colours
from bob_editor.render.kit.style import Style
from bob_editor.render.styles.shelf import sheet_or_default
from bob_editor.rules.cards.card import Card
from bob_editor.sheet.blocks import CardSheet
from bob_editor.sheet.card_sheet import card_sheet, in_language
from bob_editor.sheet.languages import ENGLISH, Language
from bob_editor.ui.session.beside.work import Worker

Stopped = Callable[[], bool]

_QUIET_MS = 350
"""After so long without an edit the text is fitted to its pages anew."""

_COARSE = 0.75
"""A page that is made while one types has so many of the dots: what is typed is there at once.

Several pages share as many dots as one has, for painting and packing those is most of the time that they take.
"""

_GROUND = "#d9d4c3"
"""Where the map is to come."""


class Made(Record, eq=False):
    """Pages that were made: of which sheet, with which map, and whether its ground and the fit are still to come."""

    sheet: CardSheet
    images: tuple[QImage, ...]
    map: MapImage
    finished: bool
    too_long: str
    lost: tuple[str, ...]


class CardPages(QObject):
    """Follows a card, a template and a size; ``changed`` tells that ``images`` are others, ``sheet`` what they say.

    ``too_long`` says what of it is more than the template's pages hold, ``lost`` what a reader of it lacks, a sentence
    each, ``failed`` why a card can't be set. What is begun is dropped as soon as something newer is asked for; until
    that is done the old pages are shown.
    """

    changed = Signal()
    failed = Signal(object)

    def __init__(self, template: Template, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.images: tuple[QImage, ...] = ()
        self.sheet: CardSheet | None = None
        self.template = template
        self.language = ENGLISH
        self.scale = 1.0
        self.too_long = ""
        self.lost: tuple[str, ...] = ()
        self._card: Card | None = None
        self._map: MapImage | None = None
        self._style: Style | None = None
        self._look: object = None
        self._folder: Path | None = None
        self._setter: Typesetter | None = None
        self._alone = Lock()
        self._worker = Worker(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._go_on)
        self._in_haste = False

    @property
    def busy(self) -> bool:
        """Whether pages are still to come."""
        return self._soon.isActive() or self._worker.busy

    def show(self, card: Card | None, folder: Path | None = None) -> None:
        """Show a card, or none; in ``folder``, where its file is, the style of its boards is looked for."""
        self._card, self._folder = card, folder
        self._begin(in_haste=True)

    def set_template(self, template: Template) -> None:
        """Show it by another template."""
        self.template = template
        self._begin()

    def set_language(self, language: Language) -> None:
        """Show it in another language."""
        self.language = language
        self._begin()

    def set_scale(self, scale: float) -> None:
        """Show it at so many dots to the point."""
        if abs(scale - self.scale) > 1e-6:
            self.scale = scale
            self._begin()

    def stop(self) -> None:
        """Give up what is begun; nobody looks."""
        self._soon.stop()
        self._worker.cancel()

    def end(self) -> None:
        """Stop for good, and wait until it has."""
        self._soon.stop()
        self._worker.end()

    def _begin(self, *, in_haste: bool = False) -> None:
        self.stop()
        if self._card is None:
            self.images, self.sheet, self._map = (), None, None
            self.changed.emit()
            return
        self._in_haste = in_haste
        self._soon.start(0)

    def _go_on(self) -> None:
        card, template, scale, in_haste = self._card, self.template, self.scale, self._in_haste
        if card is None:
            return
        former = self._map
        look = card.board.style, self._folder
        if self._style is None or self._style.ruleset is not card.ruleset or self._look != look:
            self._look = look
            self._style = Style(card.ruleset, sheet=sheet_or_default(card.board.style, self._folder)[0])
        style, language = self._style, self.language

        def make(_: object, stopped: Stopped) -> Made | BobEditorError:
            try:
                with self._alone:
                    return self._make(
                        card, template, scale, style, former, language, stopped, in_haste=in_haste
                    )
            except Cancelled:
                raise
            except BobEditorError as error:
                return error

        self._worker.begin(make, self._show)

    def _make(
        self,
        card: Card,
        template: Template,
        scale: float,
        style: Style,
        former: MapImage | None,
        language: Language,
        stopped: Stopped,
        *,
        in_haste: bool,
    ) -> Made:
        """Set and paint the card, in haste with the ground that is there; on a thread of its own."""
        _unless(stopped)
        self._setter = self._setter or Typesetter()
        template = template.suited(card.ruleset)
        sheet = card_sheet(card, language=language)
        colours = side_colours(sheet, template)
        image = MapImage(in_language(card, language), style, colours, language)
        if former is not None:
            image.take_over(former)
        template = laid(template, sheet, image.ratio)
        dots = map_dots(image, template, scale * 72)
        if not in_haste:
            for _ in image.steps(dots):
                _unless(stopped)
        _unless(stopped)
        self._setter.put_map(image.picture() or _blank())
        self._setter.set(sheet, template, colours, image.ratio, in_haste=in_haste)
        _unless(stopped)
        coarse = _COARSE / math.sqrt(max(1, self._setter.pages)) if in_haste else 1.0
        written = self._setter.written("png", dpi=72 * scale * coarse)
        _unless(stopped)
        images = tuple(QImage.fromData(one) for one in written)
        return Made(sheet, images, image, not in_haste, self._setter.too_long, self._setter.lost)

    def _show(self, made: object) -> None:
        if isinstance(made, BobEditorError):
            self.failed.emit(made)
            return
        assert isinstance(made, Made)
        self.images, self.sheet, self._map = made.images, made.sheet, made.map
        self.too_long, self.lost = made.too_long, made.lost
        if not made.finished:
            self._in_haste = False
            self._soon.start(_QUIET_MS)
        self.changed.emit()


def _unless(stopped: Stopped) -> None:
    if stopped():
        raise Cancelled("This was stopped.")


def _blank() -> bytes:
    """A picture in the map's place while there is none."""
    image = QImage(8, 8, QImage.Format.Format_RGB32)
    image.fill(QColor(_GROUND))
    return as_file(image)
