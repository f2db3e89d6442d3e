"""How a thread's verdict is told in lists and panels: its kind, words and colour."""

from PySide6.QtGui import QColor

from bob_editor.rules.los.answer import Answer
from bob_editor.ui.dress import theme
from bob_editor.words import mark, tr

_WORDS = {"clear": mark("Clear"), "blocked": mark("Blocked"), "blind": mark("Blind hex")}
_COLOURS = {"clear": "hint", "hindered": "warning", "blocked": "error", "blind": "error"}


def kind_of(answer: Answer) -> str:
    """``clear``, ``hindered``, ``blocked`` or ``blind``."""
    return "blind" if answer.blind else answer.verdict


def verdict_words(answer: Answer) -> str:
    """The verdict as it is shown: a hindered line with its count."""
    return (
        tr("Hindrance {hindrance}", hindrance=answer.hindrance)
        if answer.verdict == "hindered"
        else tr(_WORDS[kind_of(answer)])
    )


def verdict_colour(kind: str) -> QColor:
    """The colour of a kind of verdict in the theme that is worn."""
    return theme.colour(_COLOURS[kind], theme.shade_worn())
