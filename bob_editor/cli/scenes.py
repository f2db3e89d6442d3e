"""The MAP and the ends that a call names: a board, scenario or suite with all that lies on it."""

import difflib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.cli.files import must_exist
from bob_editor.cli.output import warn
from bob_editor.errors import BadCall, UnknownId
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.rules import game
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of
from bob_editor.rules.land.strange import warnings_of
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight


def open_map(path: Path, *, ruleset: str | None = None, named: Path | None = None) -> LoadedMap:
    """Read a map with its markers, changes, conditions and rulings, by another ruleset if one is named.

    Warns where the form of its files is broken, or it has terrain that the ruleset doesn't know. ``named`` is the file
    that the call names, where this one was made of it.

    :raises BobEditorError: where it can't be read, or its ruleset isn't installed.
    """
    from bob_editor.opening.loaded_map import load_map
    from bob_editor.rulesets import ruleset as ruleset_of

    loaded = load_map(must_exist(path), ruleset_of)
    for file, problems in loaded.problems.items():
        if problems:
            more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
            warn(f"{file if named in (None, path) else named}: {problems[0].message}{more}")
    loaded = read_by(loaded, ruleset)
    warn_of_terrain(loaded.scene, named or path)
    return loaded


def read_by(loaded: LoadedMap, ruleset: str | None) -> LoadedMap:
    """The map under another ruleset, or as it is where none is named.

    :raises UnknownRuleset: where it isn't installed.
    """
    if ruleset is None:
        return loaded
    from bob_editor.rulesets import ruleset as ruleset_of

    scene = loaded.scene
    board = replace(scene.board, ruleset=ruleset)
    return replace(loaded, scene=replace(scene, ruleset=ruleset_of(ruleset), board=board))


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
    return replace(scene, rulings={**scene.rulings, **answers})
