"""Which letters of the names on a map no font has, neither the program's own nor the computer's."""

import unicodedata
from functools import partial

from PySide6.QtGui import QFontMetricsF

from bob_editor.model.board import Board
from bob_editor.render.board.labels import LETTERING
from bob_editor.render.kit.gui import ensure_gui
from bob_editor.render.kit.lettering import Hand, font, in_print
from bob_editor.render.kit.letters import lacking


def letters_lacking(board: Board) -> str:
    """A sentence that names them; "" where all are there."""
    by_hand: dict[Hand, set[str]] = {}
    for label in board.labels:
        by_hand.setdefault(LETTERING[label.kind][1], set()).update(filter(_seen, in_print(label.text)))
    ensure_gui()
    told = (lacking("".join(text), partial(_in_font, hand)) for hand, text in by_hand.items())
    found = dict.fromkeys(one for some in told for one in some.split())
    return f"The map's fonts lack these letters, which come as boxes: {' '.join(found)}" if found else ""


def _in_font(hand: Hand, text: str) -> bool:
    metrics = QFontMetricsF(font(hand=hand))
    return all(metrics.inFontUcs4(ord(one)) for one in text)


def _seen(letter: str) -> bool:
    """Whether it is drawn: what joins letters, or chooses a form of one, is in few fonts and in no picture."""
    return unicodedata.category(letter) != "Cf" and "VARIATION SELECTOR" not in unicodedata.name(letter, "")
