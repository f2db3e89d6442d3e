"""What stood at a place of the card before another form was chosen there, for when the former is chosen again."""

from typing import Any

from bob_editor.model.scenario import FieldPath, Scenario

Json = Any


class LeftValues:
    """Values that a choice put aside, each by its place and the form that it had there.

    A place counts its rows, so what is left at a row is forgotten once rows come, go or change places before it; undo
    still has it.
    """

    def __init__(self) -> None:
        self._left: dict[FieldPath, dict[int, Json]] = {}

    def leave(self, path: FieldPath, form: int, value: Json) -> None:
        """Keep a value that makes room for one of another form."""
        self._left.setdefault(path, {})[form] = value

    def left(self, path: FieldPath, form: int) -> Json:
        """The value of a form that was left at a place; None where none was."""
        return self._left.get(path, {}).get(form)

    def forget(self) -> None:
        """Another card is open."""
        self._left.clear()

    def follow(self, before: Scenario, after: Scenario) -> None:
        """Forget what was left at rows that are elsewhere now."""
        for path in list(self._left):
            if is_elsewhere(path, before, after):
                del self._left[path]


def is_elsewhere(path: FieldPath, before: Scenario, after: Scenario) -> bool:
    """Whether what a path led to is at another place now, or may be."""
    return any(
        isinstance(step, int) and _shifted(before.get(*path[:at]), after.get(*path[:at]))
        for at, step in enumerate(path)
    )


def _shifted(before: Json, after: Json) -> bool:
    """Whether rows came, went or changed places; an edit in one of them leaves the others the very same."""
    if not isinstance(before, list | tuple) or not isinstance(after, list | tuple):
        return True
    if len(before) != len(after):
        return True
    old, new = [id(one) for one in before], [id(one) for one in after]
    return old != new and sorted(old) == sorted(new)
