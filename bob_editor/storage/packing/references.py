"""The files that documents name: boards on a scenario's map, a suite's board, the picture under a board."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.records import Record
from bob_editor.storage.form.problems import Steps
from bob_editor.storage.kinds.counter_lists import art_places

Json = Any


class Reference(Record):
    """A relative path written in a document: where it stands, what it says, and which kinds of file it may mean.

    ``kinds`` are those of ``schemas.KINDS``; none for a picture.
    """

    steps: Steps
    written: str
    kinds: tuple[str, ...] = ()


def references(kind: str, data: Mapping[str, Json]) -> Iterator[Reference]:
    """Every file that a document names; what isn't as its schema says is passed over."""
    match kind:
        case "board":
            yield from _picture(data, ())
        case "scenario":
            for section in ("boards", "overlays"):
                placed = _member(_member(data, "map"), section)
                for index, row in enumerate(placed if isinstance(placed, list) else ()):
                    yield from _path(row, ("map", section, index, "board"), "board")
        case "los-suite":
            yield from _path(data, ("board",), "board", "scenario")
            yield from _picture(_member(data, "board"), ("board",))
        case "counters":
            yield from (Reference(steps, written) for steps, written in art_places(data))
        case "stamp":
            yield from _picture(_member(data, "board"), ("board",))


def redirected(data: Json, written: Mapping[Steps, str]) -> Json:
    """The same data with other texts at some places; what doesn't change is shared."""
    for steps, text in written.items():
        data = _with(data, steps, text)
    return data


def _picture(board: Json, before: Steps) -> Iterator[Reference]:
    underlay = _member(board, "underlay")
    yield from _path(underlay, (*before, "underlay", "image"))


def _path(owner: Json, steps: Steps, *kinds: str) -> Iterator[Reference]:
    found = _member(owner, str(steps[-1]))
    if isinstance(found, str) and found:
        yield Reference(steps, found, kinds)


def _member(owner: Json, name: str) -> Json:
    return owner.get(name) if isinstance(owner, Mapping) else None


def _with(data: Json, steps: Steps, text: str) -> Json:
    if not steps:
        return text
    step, *rest = steps
    changed = dict(data) if isinstance(data, dict) else list(data)
    changed[step] = _with(data[step], tuple(rest), text)  # type: ignore[index]  # the steps lead through this data
    return changed
