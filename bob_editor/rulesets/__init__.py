"""WHAT EACH GAME SAYS: one folder each, found and not listed.

A folder with a ``ruleset.json`` is a ruleset. Those beside this file ship; the environment variable
``BOB_EDITOR_RULESETS`` (folders, parted as in ``PATH``) and the callers of ``all_rulesets`` name more: each is such a
folder, or holds such folders. Beside the data may stand ``checks/``, one check a file, and ``los.py`` with
``sight(scene)``. ``based_on`` takes over another ruleset (``rules/merging.py``). A new game needs no line elsewhere.

``overlays.py`` with ``OVERLAYS`` (``rules/overlay.py``) may stand there, too, and ``card.py`` and ``card.json`` for its
scenario cards (``rules/cards/code.py``).

May import ``storage``, ``rules``, ``model``, ``geometry`` and ``errors``; the rulesets never each other.
"""

from __future__ import annotations

import difflib
import logging
import os
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile, UnknownRuleset
from bob_editor.rules.cards.code import CardCode
from bob_editor.rules.charts import Entered, with_charts
from bob_editor.rules.check import Check
from bob_editor.rules.game import Game, game_from_data
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.merging import merged
from bob_editor.rules.overlay import Overlay
from bob_editor.rulesets.entered_charts import entered_charts
from bob_editor.rulesets.loading import (
    code_package,
    hold_to_schema,
    inherited_overlays,
    own_card_code,
    own_checks,
    own_overlays,
    own_sight,
    read_data,
)

VARIABLE = "BOB_EDITOR_RULESETS"

_HERE = Path(__file__).parent


def all_rulesets(folders: Iterable[str | os.PathLike[str]] = ()) -> Mapping[str, Game]:
    """Every ruleset that ships, and those in further folders, by id.

    :raises BadFile: where a folder's ``ruleset.json`` or what it names can't be read.
    """
    return _loaded(_further(folders))


def ruleset(ruleset_id: str, folders: Iterable[str | os.PathLike[str]] = ()) -> Game:
    """The ruleset of an id.

    :raises UnknownRuleset: where none of that id is installed; the hint names the nearest.
    """
    found = all_rulesets(folders)
    if ruleset_id in found:
        return found[ruleset_id]
    near = difflib.get_close_matches(ruleset_id, found, n=1)
    raise UnknownRuleset(
        f"There is no ruleset “{ruleset_id}”.",
        hint=f"Did you mean {near[0]}?" if near else f"There are {', '.join(found)}.",
    )


def ruleset_folders(folders: Iterable[str | os.PathLike[str]] = ()) -> Mapping[str, Path]:
    """The folder of every ruleset, by id, in the order of ids."""
    return _folders(_further(folders))


def _further(folders: Iterable[str | os.PathLike[str]]) -> tuple[Path, ...]:
    named = [*map(Path, folders), *map(Path, filter(None, os.environ.get(VARIABLE, "").split(os.pathsep)))]
    return tuple(dict.fromkeys(path.resolve() for path in named))


@cache
def _folders(further: tuple[Path, ...]) -> Mapping[str, Path]:
    found: dict[str, Path] = {}
    for folder in (_HERE, *further):
        if not folder.is_dir():
            raise BadFile(f"There is no folder of rulesets {folder}.", hint=f"See {VARIABLE}.")
        here = [folder] if (folder / "ruleset.json").is_file() else sorted(folder.iterdir())
        for one in here:
            if not (one / "ruleset.json").is_file():
                continue
            ruleset_id = read_data(one, shipped=folder == _HERE)["id"]
            if ruleset_id in found and found[ruleset_id] != one:
                raise BadFile(
                    f"The ruleset {ruleset_id} is in {found[ruleset_id]} and in {one}.", hint="Keep one."
                )
            found[ruleset_id] = one
    return dict(sorted(found.items()))


@cache
def _loaded(further: tuple[Path, ...]) -> Mapping[str, Game]:
    folders = _folders(further)
    found: dict[str, Game] = {}
    for ruleset_id in folders:
        _load(ruleset_id, folders, found, wanted_by=())
    try:
        entered = entered_charts()
    except BadFile as error:
        logging.getLogger(__name__).warning("%s %s", error, error.hint)
        entered = {}
    return {
        ruleset_id: _with_charts(found[ruleset_id], entered.get(ruleset_id, {})) for ruleset_id in folders
    }


def _with_charts(game: Game, entered: Entered) -> Game:
    """A game by the charts of its user; one that is based on it has its own."""
    data = with_charts(game.data, entered)
    if data is game.data:
        return game
    return game_from_data(
        data,
        find_checks=lambda: game.checks,
        sight=game.sight,
        overlays=game.overlays,
        card_code=game.card_code,
    )


def forget_rulesets() -> None:
    """Read every ruleset anew when next asked for, as after the user has entered a chart."""
    _loaded.cache_clear()


def _load(
    ruleset_id: str, folders: Mapping[str, Path], found: dict[str, Game], *, wanted_by: tuple[str, ...]
) -> Game:
    """Load a ruleset, and the one that it is based on before it."""
    if ruleset_id in found:
        return found[ruleset_id]
    if ruleset_id not in folders or ruleset_id in wanted_by:
        circle = "in a circle, " if ruleset_id in wanted_by else ""
        raise BadFile(
            f"The ruleset {wanted_by[-1]} is based {circle}on {ruleset_id}.", hint="Name one that is there."
        )
    folder = folders[ruleset_id]
    data: dict[str, Any] = dict(read_data(folder, shipped=folder.parent == _HERE))
    package = code_package(folder, shipped=folder.parent == _HERE)
    base = None
    sight: Callable[[Scene], Sight] | None = own_sight(folder, package)
    overlays: Callable[[], tuple[Overlay, ...]] | None = own_overlays(folder, package)
    cards: Callable[[], CardCode] = CardCode
    if data.get("based_on"):
        base = _load(data["based_on"], folders, found, wanted_by=(*wanted_by, ruleset_id))
    find_checks = cache(partial(_checks, data, folder, package, base))
    if folder.parent != _HERE:
        find_checks()  # its writer hears at once of what can't be had; tests hold those that ship to theirs
    if base is not None:
        sight = sight or (base.sight if data.get("sight") is None else None)
        overlays = overlays or inherited_overlays(base, data)
        cards = base.card_code
        data = merged(base.data, data)
        if folder.parent != _HERE:
            hold_to_schema(data, folder)
    found[ruleset_id] = game_from_data(
        data,
        find_checks=find_checks,
        sight=sight,
        overlays=overlays,
        card_code=own_card_code(folder, package, cards),
    )
    return found[ruleset_id]


def _checks(data: Mapping[str, Any], folder: Path, package: str, base: Game | None) -> tuple[Check, ...]:
    """The checks of a ruleset's own data and folder, after those of the one that it is based on."""
    from bob_editor.rulesets.merged_checks import merged_checks, shared_checks  # noqa: PLC0415 - they import every check

    found = merged_checks(shared_checks(data), own_checks(folder, package), {})
    if base is not None:
        found = merged_checks(base.checks, found, data)
    return tuple(sorted(found, key=lambda check: (check.name, check.subject)))
