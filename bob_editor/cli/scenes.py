"""The MAP and the ends that a call names: a board, scenario or suite with all that lies on it."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import evolve

from bob_editor.cli.files import must_exist
from bob_editor.cli.output import warn
from bob_editor.errors import BadCall, UnknownId
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.rules import game
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.los.scene import End, Scene
from bob_editor.rules.los.sight import Sight

_FIELDS = ("hex", "in", "unit", "road_side", "lit", "moved")


def open_map(path: Path) -> LoadedMap:
    """Read a map with its markers, changes, conditions and rulings; warns where the form of its files is broken.

    :raises BobEditorError: where it can't be read, or its ruleset isn't installed.
    """
    from bob_editor.opening.loaded_map import load_map
    from bob_editor.rulesets import ruleset

    loaded = load_map(must_exist(path), ruleset)
    for file, problems in loaded.problems.items():
        if problems:
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            warn(f"{file}: {problems[0].message}{more}")
    warn_of_terrain(loaded.scene, path)
    return loaded


def is_scenario(file: Path) -> bool:
    """Whether a file holds a scenario.

    :raises BadFile: where it can't be read.
    """
    from bob_editor.storage.kinds.reading_files import read_source

    return read_source(must_exist(file)).kind == "scenario"


def card_in(file: Path) -> Card:
    """The card of a scenario's file; boards that can't be read are told and left out.

    :raises BobEditorError: where it is no scenario, or its ruleset isn't installed.
    """
    from bob_editor.opening.scenario_maps import card_of, read_boards
    from bob_editor.rulesets import ruleset
    from bob_editor.storage.kinds.reading_files import read_source
    from bob_editor.storage.kinds.scenarios import scenario_of

    read = scenario_of(read_source(must_exist(file)))
    rules = ruleset(read.value.ruleset)
    card = card_of(read.value, rules, read_boards(read.value, read.path))
    for missing in card.missing:
        warn(f"{file}: {missing.why}")
    return card


def warn_of_terrain(scene: Scene, path: Path) -> None:
    """Say on standard error which terrain the scene's ruleset doesn't know, since it counts as open."""
    for one in warnings_of(scene.board, scene.ruleset):
        warn(f"{path}: {one}")


def sight_of(scene: Scene) -> Sight:
    """Make a scene's lines of sight.

    :raises BadCall: where its ruleset has no LOS rule.
    """
    must_have_los(scene)
    return game.sight_of(scene)


def must_have_los(scene: Scene) -> None:
    """Refuse a scene on which there are no lines of sight.

    :raises BadCall: where its ruleset has no LOS rule.
    """
    if game_of(scene.ruleset).sight is None:
        raise BadCall(f"{scene.ruleset.title} has no line of sight rule.")


def parse_end(text: str, loaded: LoadedMap, *, position: str | None = None, unit: str | None = None) -> End:
    """Read an end of a line: ``E4``, in any case, ``E4:cave``, or an object as suites write it.

    ``position`` and ``unit`` hold where it says none.

    :raises UnknownPlace: where the map has no such hex.
    :raises UnknownId: where the ruleset has no such position or unit.
    :raises BadCall: where it is none of this.
    """
    from bob_editor.opening.findings import must_know
    from bob_editor.storage.documents import EndSpec

    fields = _fields(text)
    position, unit = fields.get("in", position), fields.get("unit", unit)
    rules = loaded.scene.ruleset
    must_know("position", position, rules, "ends")
    must_know("unit", unit, rules, "units")
    return loaded.end(
        EndSpec(
            fields["hex"] if loaded.scene.board.grid.hex_anywhere(fields["hex"]) else fields["hex"].upper(),
            position,
            unit,
            lit=bool(fields.get("lit")),
            moved=bool(fields.get("moved")),
            road_side=fields.get("road_side"),
        )
    )


def _fields(text: str) -> dict[str, Any]:
    if not text.startswith("{"):
        label, colon, position = text.partition(":")
        return {"hex": label, "in": position} if colon else {"hex": label}
    from bob_editor.storage.form.problems import shortened

    try:
        fields = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadCall(f"{shortened(text)} is no end of a line: {error}.") from None
    kinds = {**dict.fromkeys(_FIELDS, str), "lit": bool, "moved": bool}
    fits = isinstance(fields, dict) and "hex" in fields
    if not fits or not all(isinstance(value, kinds.get(name, ())) for name, value in fields.items()):
        raise BadCall(
            f"{shortened(text)} is no end of a line.",
            hint=f"It has the fields {', '.join(_FIELDS)}, the last two with true or false.",
        )
    return dict(fields)


def written(end: End, scene: Scene) -> str | dict[str, Any]:
    """An end as suites write it: its hex, or an object where it says more."""
    from bob_editor.storage.documents import EndSpec

    label = scene.board.grid.label(end.hex)
    names = scene.board.grid.frame.side_names
    side = None if end.road_side is None else names[end.road_side]
    spec = EndSpec(label, end.position, end.unit, lit=end.lit, moved=end.moved, road_side=side)
    return {"hex": label, **spec.said} if spec.said else label


def shown(end: str | Mapping[str, Any]) -> str:
    """An end as people read it: ``E4``, or ``E4 (in cave, vehicle)``."""
    if isinstance(end, str):
        return end
    words = [f"in {end['in']}" if end.get("in") else "", end.get("unit") or ""]
    words += [f"{end['road_side']} of the road"] if end.get("road_side") else []
    words += [name for name in ("lit", "moved") if end.get(name)]
    more = ", ".join(word.replace("_", " ") for word in words if word)
    return f"{end['hex']} ({more})" if more else str(end["hex"])


def with_rulings(scene: Scene, answers: Mapping[str, Any]) -> Scene:
    """The scene under other answers to open questions.

    :raises UnknownId: where the ruleset doesn't ask a question, or offers no such answer.
    """
    rulings = scene.ruleset.rulings
    for name, answer in answers.items():
        if name not in rulings:
            near = difflib.get_close_matches(name, list(rulings), n=1)
            hint = f"Did you mean {near[0]}?" if near else f"See: bob-editor rules {scene.ruleset.id}"
            raise UnknownId(f"{scene.ruleset.title} has no ruling “{name}”.", hint=hint)
        if answer not in rulings[name].choices:
            choices = ", ".join(json.dumps(choice) for choice in rulings[name].choices)
            raise UnknownId(f"The ruling {name} can't be “{answer}”.", hint=f"Choose from {choices}.")
    return evolve(scene, rulings={**scene.rulings, **answers})
