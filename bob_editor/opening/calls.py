"""What one call lays on a map, by a script or on the command line: a suite's rows, held to what a suite's file is."""

import json
from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadCall, BadFile, UnknownPlace
from bob_editor.opening.known import must_fit, must_know, what_may_be
from bob_editor.opening.laying import Row, rows_of
from bob_editor.opening.loaded_map import suite_map
from bob_editor.rules.los.marker_numbers import number_field, numbers_allowed
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.scene_rows import unit_name
from bob_editor.rules.ruleset import Ruleset
from bob_editor.storage.form.problems import quoted
from bob_editor.storage.kinds.suites import Suite

Rows = Iterable[str | Row]


def laid_for_call(
    scene: Scene,
    *,
    rulings: Mapping[str, Any],
    conditions: Mapping[str, Any],
    markers: Rows,
    changes: Rows,
    units: Rows,
) -> Scene:
    """The scene with all of it, after what lies on it; rows may be written short, ``smoke@F5``.

    :raises UnknownId: where the ruleset knows no such marker, change, unit, condition, ruling or answer.
    :raises UnknownPlace: where the map has no such hex.
    :raises BadCall: where a row can't be read, or a condition isn't of that value.
    """
    suite = Suite(
        conditions=conditions,
        rulings=rulings,
        markers=tuple(rows_of("marker", markers, scene)),
        changes=tuple(rows_of("change", changes, scene, alone=True)),
        units=tuple(rows_of("unit", units, scene)),
    )
    kinds = scene.ruleset.rows("units")
    if kinds:  # else they are of any kind, as in a suite's file
        unknown = (one for one in suite.units if not kinds.keys() & {one.get("kind"), one.get("unit_type")})
        must_know(scene.ruleset, "units", map(unit_name, unknown), "The call")
    _must_be_numbered(suite, scene.ruleset)
    must_know(scene.ruleset, "conditions", conditions, "The call")
    must_fit(conditions, scene.ruleset)
    try:
        return suite_map(suite, scene.board, scene.ruleset, "The call", base=scene).scene
    except BadFile as error:  # what would be a fault of a suite's file is one of the call
        raise UnknownPlace(error.args[0], hint=error.hint) from None


def _must_be_numbered(suite: Suite, ruleset: Ruleset) -> None:
    """Refuse a marker without the number by which it counts: it would do nothing."""
    for row in suite.markers:
        field = number_field(ruleset, str(row.get("marker")))
        if field is not None and row.get(field["name"]) not in numbers_allowed(field):
            name, first = field["name"], numbers_allowed(field)[0]
            raise BadCall(
                f"The marker {row['marker']} has no {name}, {what_may_be(field)}.",
                hint=f"Write it as a row: {json.dumps({**row, name: first}, ensure_ascii=False)}.",
            )


def with_minute(scene: Scene, minute: Any) -> Scene:
    """The scene at a minute of the game.

    :raises BadCall: where it is none.
    """
    if not isinstance(minute, int) or minute < 0:
        raise BadCall(f"The minute can't be {quoted(minute)}.", hint="Minutes are counted from 0, the start.")
    return replace(scene, minute=minute)
