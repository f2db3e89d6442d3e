"""Keeps what is looked along while the file of what is open is read anew."""

from collections.abc import Callable

from msgspec.structs import replace

from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.errors import UnknownPlace
from bob_editor.rules.los.scene import End

Named = tuple[str, End] | None


def keep_lines(los: LiveLos) -> Callable[[], None]:
    """What puts the thread back, by the names of its hexes, as far as these are still there; a file has pinned ones."""
    ends = _named(los, los.origin), _named(los, los.target)

    def put_back() -> None:
        origin, target = (_found(los, one) for one in ends)
        los.look(origin, None if origin is None else target)

    return put_back


def _named(los: LiveLos, end: End | None) -> Named:
    return None if end is None else (los.document.value.grid.label(end.hex), end)


def _found(los: LiveLos, named: Named) -> End | None:
    if named is None:
        return None
    label, end = named
    try:
        at = los.document.value.grid.hex(label)
    except UnknownPlace:
        return None
    return replace(end, hex=at).under_rules(los.document.ruleset)
