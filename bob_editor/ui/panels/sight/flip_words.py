"""What would change a line of sight, in the window's language: a set of changes, and all that was found."""

from collections.abc import Sequence

from bob_editor.editing.said import said
from bob_editor.editing.sight.flip import Flip, Flips
from bob_editor.ui.panels.sight.verdicts import verdict_words
from bob_editor.words import tr


def label_of(flip: Flip) -> str:
    """What to do, for a list and a step of undo."""
    first, *more = (said(step.label) for step in flip.steps)
    small = (
        one[:1].lower() + one[1:] if one == step.label else one
        for one, step in zip(more, flip.steps[1:], strict=True)
    )
    return tr(" and ").join([first, *small])


def sentence_of(found: Flips) -> str:
    """All that was found of an answer."""
    told = [_told(sets) for sets in (found.opened, found.found) if sets]
    return " ".join([*told, *([] if found.found else [said(found.nothing)])])


def _told(sets: Sequence[Flip]) -> str:
    several = any(len(flip.steps) > 1 for flip in sets)
    ways = (tr(" and ").join(said(step.told) for step in flip.steps) for flip in sets)
    changes = (tr("; or if ") if several else tr(" or ")).join(ways)
    return tr("{verdict} if {changes}.", verdict=verdict_words(sets[0].answer), changes=changes)
