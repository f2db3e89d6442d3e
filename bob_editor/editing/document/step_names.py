"""What the history calls a step: a verb and what it is done to, in an order that each language has for itself."""

from bob_editor.words import tr


def step_of(verb: str, what: str) -> str:
    """A step's name; ``verb`` is marked or said already, ``what`` is said."""
    return tr("{verb} {what}", verb=tr(verb), what=what)
