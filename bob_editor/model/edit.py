"""An edit: a label for the menu and a function from one value to the next."""

from collections.abc import Callable
from functools import partial
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from msgspec.structs import force_setattr

from bob_editor.errors import cut
from bob_editor.records import Compared

Value = TypeVar("Value")
Given = ParamSpec("Given")


class Edit(Compared, Generic[Value]):
    """A named step from one value to the next; ``apply`` returns an equal value where there is nothing to do.

    A quick fix is ``safe`` where it mends form or makes of something the only thing that it can mean; any other is a
    suggestion, for the designer to choose.
    """

    uncompared = frozenset({"apply"})

    label: str
    apply: Callable[[Value], Value]
    safe: bool = False

    def __post_init__(self) -> None:
        force_setattr(self, "label", cut(self.label))


def mend(
    label: str,
    change: Callable[Concatenate[Value, Given], Value],
    /,
    *args: Given.args,
    **given: Given.kwargs,
) -> Edit[Value]:
    """The edit that changes a value by a function of it and of what else is given."""
    return Edit(label, partial(_changed, change, args, given))


def _changed(
    change: Callable[..., Value], args: tuple[Any, ...], given: dict[str, Any], value: Value
) -> Value:
    return change(value, *args, **given)
