"""What an edition's plan says of a form's options."""

from collections.abc import Iterable
from typing import Any

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Option

Json = Any


def told(options: Iterable[Option], edition: Edition, form: str) -> dict[str, Json]:
    """What each of a form's options is set to, else its default.

    :raises BadFile: where it is of another kind, beyond its bounds or none of those that it may be.
    """
    return {
        one.name: edition.number(form, one.name, float(one.default), one.low, one.high)
        if one.high
        else edition.setting(form, one.name, one.default, among=one.choices)
        for one in options
    }
