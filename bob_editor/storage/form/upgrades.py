"""Brings documents of older versions up to the present one, a function per kind and version."""

from collections.abc import Callable, Mapping
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.storage.form.problems import quoted

PRESENT: Mapping[str, int] = dict.fromkeys(
    (
        "board",
        "los-suite",
        "scenario",
        "stamp",
        "counters",
        "pack",
        "project",
        "ruleset",
        "playtests",
        "scenario-template",
        "publication",
        "pack-index",
        "style",
        "mapping",
        "card",
    ),
    1,
)
"""The version of each kind that this program reads and writes."""

UPGRADES: Mapping[tuple[str, int], Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""By kind and version: the function that returns the same document in the next version. Version 1 is the first."""


def upgraded(kind: str, data: dict[str, Any], name: str) -> dict[str, Any]:
    """The document in the present version; one without a version, or with one that is none, as it is.

    :raises BadFile: where it is of a version that this program doesn't know.
    """
    version = data.get("version")
    if isinstance(version, bool) or not isinstance(version, int | float):
        return data
    if version > PRESENT[kind]:
        raise BadFile(
            f"{name} was written by a newer program: it has version {quoted(version)} of its format, "
            f"and this one reads up to {PRESENT[kind]}.",
            hint="Install a newer bob-editor.",
        )
    while version < PRESENT[kind] and (kind, int(version)) in UPGRADES:
        data = UPGRADES[kind, int(version)](data)
        version = data["version"]
    return data
