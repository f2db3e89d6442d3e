"""The words of a call, held to those that there are, and its texts to being such."""

from collections.abc import Collection, Iterable
from difflib import get_close_matches

from bob_editor.errors import BadCall


def refuse_unknown(what: str, given: Iterable[str], known: Collection[str]) -> None:
    """Refuse the first word that isn't known.

    :raises BadCall: with the nearest that is.
    """
    for name in given:
        if name not in known:
            near = get_close_matches(str(name), known, n=1)
            hint = f"Is {near[0]} meant?" if near else f"There are {', '.join(known)}."
            raise BadCall(f"{what} has no “{name}”.", hint=hint)


def must_be_text(**texts: object) -> None:
    """Refuse what is no text where only that can be written.

    :raises BadCall: naming it.
    """
    for name, value in texts.items():
        if not isinstance(value, str):
            raise BadCall(f"The {name} can't be {value!r}.", hint="It is a text.")
