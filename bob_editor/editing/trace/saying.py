"""What tracing says: how it can be set, and what a press will do."""

from collections.abc import Sequence

from bob_editor.editing.trace.proposals import Stroke
from bob_editor.editing.trace.subjects import What
from bob_editor.words import mark, tr

TOLERANCES = (
    (1, mark("This colour only")),
    (2, mark("Narrow")),
    (3, mark("Usual")),
    (4, mark("Wide")),
    (5, mark("Widest")),
)
SPECKS = ((0.05, mark("Keep all")), (0.2, mark("1/5 hex")), (0.5, mark("Half a hex")), (1.0, mark("A hex")))
SMOOTHNESSES = ((0, mark("As traced")), (1, mark("A little")), (2, mark("Smooth")), (3, mark("Very smooth")))

_NO_SCAN = mark("No scan lies under this board yet: choose one with “Scan under the board…” in the File menu")
_UNREADABLE = mark("The scan can’t be read: choose it anew with “Scan under the board…” in the File menu")


def without_scan(*, has_scan: bool) -> str:
    """Why nothing can be traced."""
    return tr(_UNREADABLE) if has_scan else tr(_NO_SCAN)


def waiting() -> str:
    """Why nothing is traced yet."""
    return tr("The scan is being read")


def of_proposal(title: str, *, refused: bool) -> str:
    """What a press on a proposal does; ``refused`` with Ctrl."""
    if refused:
        return tr(
            "Ctrl+click: this isn’t {what}, nor is what looks like it; Backspace takes that back", what=title
        )
    return tr(
        "Click to take this {what}, right-click for more, Ctrl+click where it isn’t one; a stroke picks more of it",
        what=title,
    )


def of_clicked(what: What, title: str, *, begun: bool) -> str:
    """What a press does for a road, or for an outline that follows its printed edge."""
    if what != "road":
        return (
            tr("Click along the printed edge; Enter or a double click closes it, Backspace takes back")
            if begun
            else tr("Click on the edge of the {title}: it is followed from click to click", title=title)
        )
    if not begun:
        return tr(
            "Click where the {title} begins: it is followed by its colour from click to click", title=title
        )
    return tr(
        "Click to lead the {title} on; Enter or a double click ends it, Backspace takes back", title=title
    )


def of_ground(title: str) -> str:
    """What a press picks where the ground is bare."""
    return tr(
        "Draw a stroke over bare {ground}, in light and in shade: all other areas are told from it the better",
        ground=title,
    )


def of_picking(what: What, level: int, words: str, strokes: Sequence[Stroke]) -> str:
    """What a press picks, after these strokes; ``words`` name the areas or hexsides that are traced."""
    where = words
    if what == "levels":
        where = tr("the tint of level {level}", level=level) if level else tr("the ground around the hills")
    if all(one.unlike for one in strokes):
        return tr(
            "Click {where} on the scan, or draw a stroke over it: all that is alike is proposed", where=where
        )
    if what == "levels" and all(one.level for one in strokes):
        return tr("Pick the ground around, too, in light and in shadow: the tints are told apart the better")
    return tr(
        "Another stroke adds to {where}, one with Ctrl or the right button says what isn’t meant; "
        "Backspace takes back",
        where=where,
    )
