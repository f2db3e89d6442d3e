"""A line that two boards, readings or versions of a game decide differently, in the window's language."""

from bob_editor.rules.los.surveys.compared import Difference, Verdict
from bob_editor.words import mark, tr

_WORDS = {"clear": mark("clear"), "blocked": mark("blocked")}


def difference_words(line: Difference) -> str:
    """The line with both verdicts: “A4 → F5: clear → blocked”."""
    return f"{line.start} → {line.goal}: {_verdict(line.first)} → {_verdict(line.second)}"


def _verdict(verdict: Verdict) -> str:
    """A verdict in a list: “hindered 2”, “blind hex”."""
    word, blind, hindrance = verdict
    if blind:
        return tr("blind hex")
    return tr("hindered {hindrance}", hindrance=hindrance) if word == "hindered" else tr(_WORDS[word])
