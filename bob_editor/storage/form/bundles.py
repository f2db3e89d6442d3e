"""Schemas in one file each: what an editor of JSON holds a document to without knowing where the others lie."""

from __future__ import annotations

from typing import Any

from bob_editor.errors import UnknownId
from bob_editor.storage.form.schemas import CARDS, KINDS, look_up

Json = Any

_PREFIX = "urn:bob-editor:schema:"


def bundled(kind: str) -> dict[str, Any]:
    """The schema of a kind of document with all that it refers to; every reference in it leads to a place in it.

    :raises UnknownId: where there is no such kind.
    """
    if kind not in (*KINDS, *CARDS):
        raise UnknownId(f"There is no schema “{kind}”.", hint=f"Take {', '.join((*KINDS, *CARDS))}.")
    root = _address(kind)
    waiting, found = [root], dict[str, Json]()
    while waiting:
        address = waiting.pop()
        if address not in found:
            found[address] = look_up(f"{address}#")
            waiting += sorted(_named(found[address]) - set(found))
    whole = _local(found.pop(root), root, root)
    inner = {
        _short(name): {
            key: one for key, one in _local(schema, name, root).items() if key not in ("$id", "$schema")
        }
        for name, schema in sorted(found.items())
    }
    if inner:
        whole["$defs"] = {**whole.get("$defs", {}), **inner}
    return dict(whole)


def _address(kind: str) -> str:
    return f"{_PREFIX}{kind}:1"


def _short(address: str) -> str:
    """The name in ``$defs`` of another schema; apart from those of its own, which have no colon."""
    return address.removeprefix(_PREFIX)


def _named(value: Json) -> set[str]:
    """The other schemas that one refers to."""
    if isinstance(value, list):
        return set().union(*map(_named, value))
    if not isinstance(value, dict):
        return set()
    reference = value.get("$ref")
    own = {reference.partition("#")[0]} - {""} if isinstance(reference, str) else set()
    return own.union(*map(_named, value.values()))


def _local(value: Json, here: str, root: str) -> Json:
    """A schema with references that hold in the bundle; it is the schema of one address and stands in another's."""
    if isinstance(value, list):
        return [_local(one, here, root) for one in value]
    if not isinstance(value, dict):
        return value
    found = {name: _local(one, here, root) for name, one in value.items()}
    reference = found.get("$ref")
    if isinstance(reference, str):
        address, _, pointer = reference.partition("#")
        address = address or here
        place = "" if address == root else f"/$defs/{_short(address)}"
        found["$ref"] = f"#{place}{pointer}"
    return found
