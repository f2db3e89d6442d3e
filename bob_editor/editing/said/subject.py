"""What a card is of, within a sentence of the window: a scenario, a mission, as its game calls it."""

from bob_editor.words import mark, tr

_CALLED = {"Scenario": mark("scenario"), "Mission": mark("mission")}


def subject(called: str) -> str:
    """The word for what a game calls so, without a capital where the language has none there."""
    return tr(_CALLED[called]) if called in _CALLED else called.lower()
