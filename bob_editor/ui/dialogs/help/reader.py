"""Shows a page of the manual: links lead on in it, pictures are as wide as the page at most."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QUrl, Signal
from PySide6.QtGui import QDesktopServices, QImage, Qt, QTextDocument
from PySide6.QtWidgets import QTextBrowser

from bob_editor.manual.html import page_html
from bob_editor.manual.manual import Manual
from bob_editor.manual.page import Page
from bob_editor.words import tr

MARGIN = 40
WIDEST = 860
"""Pixels that a picture takes at most; windows in it are read at this width."""


class Reader(QTextBrowser):
    """A page, and its links."""

    led = Signal(str)
    """``page#place`` of a link within the manual; others are the system's."""

    def __init__(self, pictures: Path) -> None:
        super().__init__()
        self._pictures = pictures
        self.setOpenLinks(False)
        self.setAccessibleName(tr("Page of the manual"))
        self.document().setDocumentMargin(18)
        self.anchorClicked.connect(self._clicked)

    def show_page(self, manual: Manual, page: Page, place: str = "") -> None:
        """Show a page from its beginning or from a place on."""
        palette = self.palette()
        faint, link = palette.alternateBase().color().name(), palette.link().color().name()
        self.document().setDefaultStyleSheet(
            f"h1 {{ font-size: 22px; }} h2 {{ font-size: 17px; margin-top: 18px; }} h3 {{ font-size: 14px; }}"
            f"pre, code {{ background-color: {faint}; }} a {{ color: {link}; text-decoration: none; }}"
            "th { text-align: left; }"
        )
        html = page_html(manual, page).replace("<table>", '<table cellpadding="5" border="0">')
        self.setHtml(html)
        self.verticalScrollBar().setValue(0)
        if place:
            self.scrollToAnchor(place)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A picture of the papers, no wider than the page."""
        if kind != QTextDocument.ResourceType.ImageResource.value:
            return None
        picture = QImage(str(self._pictures / QUrl(name).path()))
        width = min(WIDEST, max(200, self.viewport().width() - MARGIN))
        if picture.width() <= width:
            return picture
        ratio = self.devicePixelRatioF()
        picture = picture.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
        picture.setDevicePixelRatio(ratio)
        return picture

    def _clicked(self, url: QUrl) -> None:
        if url.scheme():
            QDesktopServices.openUrl(url)
        else:
            self.led.emit(url.toString())
