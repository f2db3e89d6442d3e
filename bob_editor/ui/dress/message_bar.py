"""A bar above the canvas that says what went wrong, or well, without stopping anyone."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget

from bob_editor.editing.said import said_of
from bob_editor.errors import BobEditorError
from bob_editor.ui.dress import icons, theme
from bob_editor.ui.dress.plain import plain_label
from bob_editor.words import tr

NOTICE_SECONDS = 6
"""How long a mere notice stays; a fault stays until it is closed or another comes."""

MOST_TOLD = 6
"""So much that is said at once is read one by one."""


class MessageBar(QFrame):
    """Hidden until there is something to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("messageBar")
        self.setAccessibleName(tr("Messages"))
        self._sign = QLabel()
        self._text = plain_label()
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = QToolButton()
        self.close_button.setProperty("flat", True)
        self.close_button.setAccessibleName(tr("Close message"))
        self.close_button.setToolTip(tr("Close this message"))
        icons.put(self.close_button, "mdi6.close")
        self.close_button.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 8, 6)
        row.setSpacing(10)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        row.addWidget(self.close_button)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self._fresh: list[str] = []
        self._seen = QTimer(self)
        self._seen.setSingleShot(True)
        self._seen.timeout.connect(self._fresh.clear)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while hidden."""
        return "" if self.isHidden() else self._text.accessibleName()

    @property
    def is_fault(self) -> bool:
        """Whether it says what went wrong, which nothing that comes by itself may take away."""
        return not self.isHidden() and bool(self.property("fault"))

    def notice(self, text: str) -> None:
        """Say something that needs no answer; it goes by itself, or with "", which says no more of it."""
        if text and self.is_fault and self._fresh:
            self._say(text)
            return
        self._fresh.clear()
        if not text:
            self.setVisible(self.is_fault)
        else:
            self._show(text, "mdi6.information-outline", "hint", fault=False)
            self._timer.start(NOTICE_SECONDS * 1000)

    def remark(self, text: str) -> None:
        """Say something that nobody's doing brought about; beneath a fault, which stays, once."""
        if self.is_fault and text in self.text.splitlines():
            return
        if self.is_fault and not self._fresh:
            self._fresh.append(self.text)
        self.notice(text)

    def fault(self, error: BobEditorError) -> None:
        """Say what could not be done and what to do about it, beneath what came with it and nobody has seen yet."""
        self._show(said_of(error), "mdi6.alert-circle-outline", "error", fault=True)
        self._timer.stop()

    def _show(self, text: str, sign: str, colour: str, *, fault: bool) -> None:
        shade = theme.shade_worn()
        self._sign.setPixmap(icons.icon(sign, theme.colour(colour, shade).name()).pixmap(18, 18))
        self._say(text)
        self.setProperty("fault", fault)
        self.style().unpolish(self)
        self.style().polish(self)
        self.show()
        self.raise_()

    def _say(self, text: str) -> None:
        """Have a text read, and with it the others of one turn of the event loop: none has been seen by then."""
        self._fresh.append(text)
        self._seen.start(0)
        texts = list(dict.fromkeys(self._fresh))
        more = len(texts) - MOST_TOLD
        whole = "\n".join(texts[:MOST_TOLD]) + (tr("\nand {count} more", count=more) if more > 0 else "")
        self._text.setText(whole)
        self._text.setAccessibleName(whole)
