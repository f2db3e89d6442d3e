"""What a call lays on a map before it looks: rulings, conditions, markers, changes, units and the minute."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypedDict

from attrs import evolve

from bob_editor.opening.laying import Row, rows_of
from bob_editor.opening.loaded_map import suite_map
from bob_editor.rules.los.scene import Scene
from bob_editor.storage.kinds.suites import Suite

Rows = Iterable[str | Row]


class Laid(TypedDict, total=False):
    """The keywords of a call: ``markers=["smoke@F5"], night=4``. Any other is a condition by its name."""

    rulings: Mapping[str, Any]
    conditions: Mapping[str, Any]
    markers: Rows
    changes: Rows
    units: Rows
    minute: int


def laid_on(
    scene: Scene,
    *,
    rulings: Mapping[str, Any] | None = None,
    conditions: Mapping[str, Any] | None = None,
    markers: Rows = (),
    changes: Rows = (),
    units: Rows = (),
    minute: int | None = None,
    **more: Any,
) -> Scene:
    """The scene with all of it, after what lies on it; rows may be written short, ``smoke@F5``.

    :raises UnknownId: where the ruleset knows no such marker, change, condition, ruling or answer.
    :raises BadFile: where the map has no such hex.
    :raises BadCall: where a row can't be read.
    """
    grid = scene.board.grid
    suite = Suite(
        conditions={**(conditions or {}), **more},
        rulings=dict(rulings or {}),
        markers=tuple(rows_of("marker", _many(markers), grid)),
        changes=tuple(rows_of("change", _many(changes), grid, alone=True)),
        units=tuple(rows_of("unit", _many(units), grid)),
    )
    laid = suite_map(suite, scene.board, scene.ruleset, "The call", base=scene).scene
    return laid if minute is None else evolve(laid, minute=minute)


def _many(rows: Rows | str | Row) -> Rows:
    """One row where several are asked for is taken as one."""
    return (rows,) if isinstance(rows, str | Mapping) else rows
