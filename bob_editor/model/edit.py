"""An edit: a label for the menu and a function from one value to the next."""

from collections.abc import Callable
from typing import Generic, TypeVar

from attrs import field, frozen

Value = TypeVar("Value")


@frozen
class Edit(Generic[Value]):
    """A named step from one value to the next; ``apply`` returns an equal value where there is nothing to do.

    A quick fix is ``safe`` where it mends form or makes of something the only thing that it can mean; any other is a
    suggestion, for the designer to choose.
    """

    label: str
    apply: Callable[[Value], Value] = field(eq=False)
    safe: bool = False
