"""What a call lays on a map before it looks: rulings, conditions, markers, changes, units and the minute."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, TypedDict

from bob_editor.errors import BadCall
from bob_editor.opening.calls import Rows, laid_for_call, with_minute
from bob_editor.opening.laying import Row
from bob_editor.rules.los.scene import Scene


class Laid(TypedDict, total=False):
    """The keywords of a call: ``markers=["smoke@F5"], visibility=4``. Any other is a condition by its name."""

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
    :raises UnknownPlace: where the map has no such hex.
    :raises BadCall: where a row can't be read, or a condition isn't of that value.
    """
    for name, given in (("rulings", rulings), ("conditions", conditions)):
        if given is not None and not isinstance(given, Mapping):
            raise BadCall(f"{name} has an answer for each name.", hint=f'Write {name}={{"name": value}}.')
    _mistyped(more, scene)
    laid = laid_for_call(
        scene,
        rulings=rulings or {},
        conditions={**(conditions or {}), **more},
        markers=several(markers),
        changes=several(changes),
        units=several(units),
    )
    return laid if minute is None else with_minute(laid, minute)


def _mistyped(more: Mapping[str, Any], scene: Scene) -> None:
    """Refuse ``marker=…`` as what it was meant to be, where the game has no condition of that name."""
    for name in more:
        near = get_close_matches(name, Laid.__annotations__, n=1, cutoff=0.8)
        if near and name not in scene.ruleset.rows("conditions"):
            raise BadCall(f"There is no keyword {name}.", hint=f"Is {near[0]} meant?")


def several(rows: Rows | str | Row) -> Rows:
    """One row, or end of a line, where several are asked for is taken as one."""
    if not isinstance(rows, Iterable):
        raise BadCall(f"{rows!r} is no row.", hint='Write "smoke@F5", or a list of such.')
    return (rows,) if isinstance(rows, str | Mapping) else rows
