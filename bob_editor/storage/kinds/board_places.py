"""Makes what lies in a board's hexes and on its hexsides of their JSON."""

from collections.abc import Iterator
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.parts import Side
from bob_editor.model.board import Feature, HexContent
from bob_editor.storage.form.problems import Steps, quoted
from bob_editor.storage.form.values import Fields, note_type
from bob_editor.storage.kinds.features import features_from_json

Json = Any

Kept = dict[str, dict[str, Json]]
"""By section, what is carried along as it stands."""


def read_hexes(fields: Fields, grid: Grid, unplaced: Kept, unread: Kept) -> Iterator[tuple[Hex, HexContent]]:
    """What the board lists for hexes; keys that name none go to ``unplaced``, values that are none to ``unread``."""
    for key, value, steps in _by_place(fields, "hexes", unplaced):
        at = grid.hex_anywhere(key)
        if at is None:
            _names_no_place(fields, steps, unplaced, value)
        elif not isinstance(value, dict):
            note_type(value, steps, fields.log, "an object")
            unread.setdefault("hexes", {})[key] = value
        else:
            listed = Fields(value, steps, fields.log)
            listed.refuse_others(("terrain", "level"))
            terrain = features_from_json(listed.entries("terrain"), (*steps, "terrain"), fields.log)
            content = HexContent(terrain, listed.level(), listed.foreign)
            if content or content.foreign:
                yield at, content


def read_sides(fields: Fields, grid: Grid, unplaced: Kept, unread: Kept) -> dict[Side, tuple[Feature, ...]]:
    """What the board lists for hexsides, each one's features together; the rest goes where that of hexes does."""
    found: dict[Side, tuple[Feature, ...]] = {}
    for key, value, steps in _by_place(fields, "sides", unplaced):
        side = grid.side_anywhere(key)
        if side is None:
            _names_no_place(fields, steps, unplaced, value)
            continue
        if not isinstance(value, list):
            note_type(value, steps, fields.log, "a list")
            unread.setdefault("sides", {})[key] = value
            continue
        features = features_from_json(value, steps, fields.log)
        if side in found:
            label = grid.side_label(side)
            fields.log.add(
                steps, "duplicate", f"hexside {label} stands twice in the file; its features were joined."
            )
            features = tuple(dict.fromkeys((*found[side], *features)))
        if features:
            found[side] = features
    return found


def _by_place(fields: Fields, section: str, unplaced: Kept) -> Iterator[tuple[str, Json, Steps]]:
    """The entries of ``hexes`` or ``sides`` with their steps; other programs' go straight to ``unplaced``."""
    inner = fields.object(section)
    if inner is None:
        return
    for name, value in inner.foreign:
        unplaced.setdefault(section, {})[name] = value
    for key, value in inner.data.items():
        if not key.startswith("x-"):
            yield key, value, (*inner.steps, key)


def _names_no_place(fields: Fields, steps: Steps, unplaced: Kept, value: Json) -> None:
    section, key = str(steps[-2]), str(steps[-1])
    unplaced.setdefault(section, {})[key] = value
    what = "hex" if section == "hexes" else "hexside"
    fields.log.add(
        steps, "propertyNames", f"{quoted(key)} names no {what}; it is kept as it is.", unless_known=True
    )
