"""The forms of publication, one a module, found and not listed: each module here holds a ``FORM``.

May import ``edition``, ``form`` and ``progress``; never each other, and never ``publish``.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from bob_editor.errors import UnknownId
from bob_editor.publishing import form


@cache
def all_forms() -> tuple[form.Form, ...]:
    """Every form of publication, by name."""
    return tuple(map(_form, _names()))


def forms_of(names: Iterable[str]) -> tuple[form.Form, ...]:
    """The forms of these names, each once, in the order of all; no other is loaded, for many can't be without Qt.

    :raises UnknownId: where there is none of a name; the hint names the nearest.
    """
    known = _names()
    wanted = set(names)
    for name in sorted(wanted - set(known)):
        near = get_close_matches(name, known, n=1)
        hint = f"Did you mean {near[0]}?" if near else f"There are {', '.join(known)}."
        raise UnknownId(f"There is no form of publication “{name}”.", hint=hint)
    return tuple(_form(name) for name in known if name in wanted)


@cache
def _names() -> tuple[str, ...]:
    """The names of the forms, which are those of their modules."""
    return tuple(sorted(one.name for one in pkgutil.iter_modules(__path__)))


def _form(name: str) -> form.Form:
    found: form.Form = import_module(f"{__name__}.{name}").FORM
    return found
