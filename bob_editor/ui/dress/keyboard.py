"""What keys lead to: the order of Tab through a list of pages and the page, and letters that two never share.

Qt goes by when widgets were made, and pages are made when they are first seen: they would come after all else.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from string import ascii_uppercase
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QPushButton,
    QWidget,
)

_LETTERS = frozenset(f"{ascii_uppercase}ÄÖÜ")

_GIVEN = "given_text"
"""The property of what stands in a panel that keeps the text which it was given."""


class Lettered(Protocol):
    """A row of a menu, a button or a label, with a letter that is underlined."""

    def text(self) -> str:
        """Its text."""

    def setText(self, text: str, /) -> None:
        """Give it another."""

    def isVisible(self) -> bool:
        """Whether it is seen."""


@runtime_checkable
class Leaves(Protocol):
    """A choice that is told before Tab takes a row of its open list."""

    def leave_list(self) -> None:
        """What is taken from the list now is left at once."""


def go_on(rooms: Sequence[QWidget], *, forward: bool) -> bool:
    """Give the keys to what follows in one of the rooms, or comes after or before them; whether there is any."""
    # Qt's own chain isn't walked: Shiboken takes what nextInFocusChain returns for deleted with what it was asked of.
    window = rooms[0].window()
    within = [one for room in rooms for one in stops(room)]
    around = stops(window)
    first = next((place for place, one in enumerate(around) if one in within), 0)
    others = [one for one in (*around[first:], *around[:first]) if one not in within]
    order = [*within, *others]
    here = window.focusWidget()
    if here not in order:
        return False
    found = order[(order.index(here) + (1 if forward else -1)) % len(order)]
    found.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
    return True


def stops(room: QWidget) -> list[QWidget]:
    """What the Tab key may come to in a room."""
    return [one for one in _fields(room) if one.isVisible() and one.isEnabled()]


def come_after(field: QWidget, room: QWidget) -> None:
    """Have the Tab key come to a room's fields after another, though they were made later than what follows it."""
    for before, after in pairwise((field, *_fields(room))):
        QWidget.setTabOrder(before, after)


def _fields(room: QWidget) -> list[QWidget]:
    return [
        one
        for one in (room, *room.findChildren(QWidget))
        if one.focusPolicy().value & Qt.FocusPolicy.TabFocus.value
        and one.focusProxy() is None
        and one.window() is room.window()
    ]


class OwnLetters(QObject):
    """Keeps the letters of a form that stands beside the window: ``OwnLetters(form)`` is all there is to do.

    Such a form has the window's shortcuts, too: a menu or panel there with the same letter would get the key.
    """

    def __init__(self, form: QWidget) -> None:
        super().__init__(form)
        self._form = form
        for one in (form, *form.findChildren(QWidget)):
            one.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the key is a letter of the form, which does what it stands for."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if not isinstance(event, QKeyEvent) or event.type() not in kinds:
            return super().eventFilter(watched, event)
        if event.modifiers() != Qt.KeyboardModifier.AltModifier:
            return False
        key = QKeySequence(event.keyCombination())
        rows = [one for one in _rows_in(self._form) if QKeySequence.mnemonic(one.text()) == key]
        row = next((one for one in rows if one.isVisible()), None)
        if row is None:
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            event.accept()
        elif isinstance(row, QAbstractButton):
            row.animateClick()
        else:
            row.buddy().setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True


class TypedInto(QObject):
    """Has a choice go by what is typed: ``TypedInto(box)`` is all there is to do.

    Between words a space is one of their letters, and opens no list; in an open list Tab takes its row, and goes on, as
    Shift+Tab goes back.
    """

    def __init__(self, box: QComboBox) -> None:
        super().__init__(box)
        self._box = box
        self._since = QElapsedTimer()
        self._list: QAbstractItemView | None = None
        box.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whether the key is taken."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.KeyPress) and self._list is None:
            # A list is made when it is first asked for, which few are.
            self._list = self._box.view()
            self._list.installEventFilter(self)
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent) or self._list is None:
            return False
        if watched is self._list:
            return event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab) and self._take(self._list, event)
        is_typing = self._since.isValid() and self._since.elapsed() < QApplication.keyboardInputInterval()
        if event.text().strip() or is_typing:
            self._since.start()
        if event.key() != Qt.Key.Key_Space or not is_typing or self._box.isEditable():
            return False
        self._list.keyboardSearch(event.text())
        found = self._list.currentIndex().row()
        if found not in (-1, self._box.currentIndex()):
            self._box.setCurrentIndex(found)
            self._box.activated.emit(found)
        return True

    def _take(self, rows: QAbstractItemView, tab: QKeyEvent) -> bool:
        if isinstance(self._box, Leaves):
            self._box.leave_list()
        enter = QKeyEvent(tab.type(), Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(rows, enter)
        QApplication.sendEvent(self._box, tab)
        return True


def part_keys(room: QWidget) -> None:
    """Give each button and field of a dialog a letter of its own; what Enter does has the first choice."""
    rows = sorted(_rows_in(room), key=lambda one: not (isinstance(one, QPushButton) and one.isDefault()))
    part_letters(one for one in rows if letter_of(one))


def part_panels(titles: Iterable[str], panels: Iterable[QWidget], kept: Iterable[QWidget] = ()) -> None:
    """Likewise for panels that are seen beside each other, the first of them first; no title has one of their letters.

    It goes by the texts that they were given: what was seen beside them before may be gone. Panels that are ``kept``
    change their words meanwhile, and so keep their letters.
    """
    rows = [_Given(row) for panel in panels for row in _rows_in(panel)]
    texts = [*titles, *(row.text() for panel in kept for row in _rows_in(panel) if letter_of(row))]
    part_letters([*map(_Title, texts), *(row for row in rows if letter_of(row))])
    for row in rows:
        row.put()


def _rows_in(room: QWidget) -> list[QAbstractButton | QLabel]:
    """The buttons of a room, and the words beside its fields."""
    labels = (one for one in room.findChildren(QLabel) if one.buddy() is not None)
    return [*room.findChildren(QAbstractButton), *labels]


class _Title:
    """What keeps its letter."""

    def __init__(self, text: str) -> None:
        self._text = f"&{QKeySequence.mnemonic(text).toString()[-1:]}"

    def text(self) -> str:
        return self._text

    def setText(self, text: str) -> None:
        """Nothing comes before it."""

    def isVisible(self) -> bool:
        return True


class _Given(_Title):
    """A row by the text that it was given, whatever letter it has by now."""

    def __init__(self, row: QAbstractButton | QLabel) -> None:
        given = row.property(_GIVEN)
        self._row = row
        self._text = given if given and _bare(given) == _bare(row.text()) else row.text()
        row.setProperty(_GIVEN, self._text)

    def setText(self, text: str) -> None:
        """Have another letter underlined, once it is ``put``."""
        self._text = text

    def put(self) -> None:
        """Show what came of it."""
        if self._row.text() != self._text:
            self._row.setText(self._text)


def part_letters(rows: Iterable[Lettered]) -> None:
    """Give each row a letter of its own, for one that two rows share only goes from one to the other.

    Rows that begin with theirs keep it (Save, Close), others as long as no other row needs it; the rest get one of
    their text that begins a word, if they can. Where there are more rows than letters, those with a key go without.
    """
    shown = sorted(
        (row for row in rows if row.text() and (row.isVisible() or not isinstance(row, QAction))),
        key=lambda row: not row.text().startswith("&"),
    )
    given: dict[str, Lettered] = {}
    doubled = [row for row in shown if given.setdefault(letter_of(row), row) is not row or not letter_of(row)]
    given.pop("", None)
    for row in sorted(doubled, key=_has_key):
        if not _give(row, given, set()):
            _push_aside(row, given)
    letters = {row: letter for letter, row in given.items()}
    for row in shown:
        if letters.get(row, "") != letter_of(row):
            row.setText(_under(row, letters.get(row, "")))


def letter_of(row: Lettered) -> str:
    """The letter that is underlined in a row's text; "" for none."""
    return QKeySequence.mnemonic(row.text()).toString()[-1:]


def _has_key(row: Lettered) -> bool:
    return isinstance(row, QAction) and not row.shortcut().isEmpty()


def _give(row: Lettered, given: dict[str, Lettered], asked: set[str]) -> bool:
    """Give a row a letter that is free, or that its holder can do without by taking another."""
    letters = [letter for letter in _letters(row) if letter not in asked]
    for letter in sorted(letters, key=lambda letter: letter in given):
        asked.add(letter)
        holder = given.get(letter)
        if holder is None or (not holder.text().startswith("&") and _give(holder, given, asked)):
            given[letter] = row
            return True
    return False


def _push_aside(row: Lettered, given: dict[str, Lettered]) -> None:
    """Give a row without a key the letter of one that has a key."""
    for letter in () if _has_key(row) else _letters(row):
        if _has_key(given[letter]) and not given[letter].text().startswith("&"):
            given[letter] = row
            return


def _letters(row: Lettered) -> list[str]:
    """Those that a row may have, the best first: its own, those that begin a word, the others."""
    bare = _bare(row.text())
    signs = [(bare[at - 1 : at].isalpha(), sign.upper()) for at, sign in enumerate(bare)]
    ordered = [sign for _, sign in sorted(signs, key=lambda one: one[0]) if sign in _LETTERS]
    return list(dict.fromkeys([*letter_of(row), *ordered]))


def _bare(text: str) -> str:
    return re.sub("&(.)", lambda found: found[0] if found[1] == "&" else found[1], text)


def _under(row: Lettered, letter: str) -> str:
    """A row's text with its letter marked where it begins a word, if it does."""
    bare = _bare(row.text())
    places = [at for at, sign in enumerate(bare) if sign.upper() == letter]
    if not places:
        return bare
    at = min(places, key=lambda at: (bare[at - 1 : at].isalpha(), at))
    return f"{bare[:at]}&{bare[at:]}"
