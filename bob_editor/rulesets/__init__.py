"""WHAT EACH GAME SAYS: one folder each, found and not listed.

A folder with a ``ruleset.json`` is a ruleset. Those beside this file ship; the environment variable
``BOB_EDITOR_RULESETS`` (folders, parted as in ``PATH``) and the callers of ``all_rulesets`` name more: each is such a
folder, or holds such folders. The user's own games, those beside documents and the examples are found, too
(``storage/games/places.py``); one that can't be used is listed with its error and keeps nobody from working. Beside
the data may stand ``checks/``, one check a file, and ``los.py`` with ``sight(scene)``.
``based_on`` takes over another ruleset (``rules/games/merging.py``). A new game needs no line elsewhere.

``overlays.py`` with ``OVERLAYS`` (``rules/overlay.py``) may stand there, too, and ``card.py`` and ``card.json`` for its
scenario cards (``rules/cards/code.py``).

May import ``storage``, ``rules``, ``model``, ``geometry``, ``errors`` and ``records``; the rulesets never each other.
"""

import difflib
import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile, UnknownRuleset
from bob_editor.model.foreign import without_foreign, without_foreign_within
from bob_editor.model.games.own_game import OwnGame
from bob_editor.rules.cards.code import CardCode
from bob_editor.rules.charts import Entered, with_charts
from bob_editor.rules.check import Check
from bob_editor.rules.game import Game, game_from_data
from bob_editor.rules.games.merging import merged
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import Overlay
from bob_editor.rulesets.installed import InstalledGame, broken_game, cant_load, found_games
from bob_editor.rulesets.loading import (
    code_package,
    hold_amended,
    hold_sight,
    hold_to_schema,
    inherited_overlays,
    must_be_known,
    own_card_code,
    own_card_layout,
    own_checks,
    own_overlays,
    own_sight,
    read_data,
)
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.form.card_schemas import checked_layout, learn_card
from bob_editor.storage.form.problems import shortened
from bob_editor.storage.form.schemas import ask_for_cards, load_what_holds
from bob_editor.storage.games.card_files import own_layout
from bob_editor.storage.games.editions import earlier_edition
from bob_editor.storage.games.entered_charts import entered_charts
from bob_editor.storage.games.nearby import known_beside, told_astray
from bob_editor.storage.games.places import (
    GameFolder,
    Origin,
    Stamp,
    code_in,
    id_in,
    own_games,
    places_of,
    stamp_of,
)

VARIABLE = "BOB_EDITOR_RULESETS"

MOST_BASES = 8
"""So many games may be based on one another in a row."""

_HERE = Path(__file__).parent

_SHIPPED = (GameFolder(_HERE, Origin.SHIPPED),)
"""Where the games are that no other hides."""

_kept: dict[Path, tuple[Stamp, Game | None, Game]] = {}
"""Games as they were read last, with what they were read of: the same file gives the same game."""


def all_rulesets(folders: Iterable[str | os.PathLike[str]] = ()) -> Mapping[str, Game]:
    """Every game that can be used, by id: those that ship, the user's own, and those that lie beside his documents.

    :raises BadFile: where what a caller's own ``folders`` hold can't be used; all else that can't is in ``installed``.
    """
    return _loaded(_places(folders))[0]


def reading() -> Iterator[None]:
    """Read in steps what isn't known yet of what ``all_rulesets`` tells: a game each, so that none takes long.

    Where all is known there is no step.
    """
    folders, _ = found_games(_places(()), VARIABLE, _id_of)
    games: dict[str, Game] = {}
    unknown = {name: one for name, one in folders.items() if _kept.get(one.path, (None,))[0] != _stamp(one)}
    if any(one.origin is not Origin.SHIPPED for one in unknown.values()):
        load_what_holds()
        yield
    for name in unknown:
        with suppress(Exception):  # ``installed`` tells what is wrong with it
            _load(name, folders, games, wanted_by=())
        yield


def installed(folders: Iterable[str | os.PathLike[str]] = ()) -> tuple[InstalledGame, ...]:
    """Every game that was found, by id, also those that can't be used and those that another of their id hides."""
    return _loaded(_places(folders))[1]


def ruleset(ruleset_id: str, folders: Iterable[str | os.PathLike[str]] = ()) -> Game:
    """The ruleset of an id.

    :raises UnknownRuleset: where none of that id can be used; the hint names the nearest, or says what is wrong.
    """
    if not folders and (shipped := _shipped(str(ruleset_id))):
        return shipped
    found = all_rulesets(folders)
    if ruleset_id in found:
        return found[ruleset_id]
    if refresh_games() and ruleset_id in (found := all_rulesets(folders)):
        return found[ruleset_id]
    ruleset_id = str(ruleset_id)  # a caller without types may give none
    names = {ruleset_id, re.sub(r"\W", "_", ruleset_id)}
    broken = (one for one in installed(folders) if names & {one.id, one.folder.name} and one.error)
    if (one := next(broken, None)) is not None:
        raise UnknownRuleset(f"The game “{shortened(ruleset_id)}” can't be used: {one.error}", hint=one.hint)
    near = difflib.get_close_matches(ruleset_id, found, n=1)
    hint = f"Did you mean {near[0]}?" if near else f"There are {', '.join(found)}."
    raise UnknownRuleset(
        f"There is no ruleset “{shortened(ruleset_id)}”.", hint=told_astray(ruleset_id) or hint
    )


def shipped_games() -> Mapping[str, Game]:
    """The games that ship, by id."""
    return _loaded(_SHIPPED)[0]


def ships(ruleset_id: str) -> bool:
    """Whether the game of an id is one that ships: no other hides it, and it never changes."""
    return _shipped(ruleset_id) is not None


def ruleset_folders(folders: Iterable[str | os.PathLike[str]] = ()) -> Mapping[str, Path]:
    """The folder of every game that can be used, by id, in the order of ids."""
    return {one.id: one.folder for one in installed(folders) if one.game is not None and one.instead is None}


def refresh_games() -> frozenset[str]:
    """Look again at what doesn't ship: the ids of games that came, went or changed. Code isn't read again."""
    before = all_rulesets()
    forget_rulesets()
    after = all_rulesets()
    return frozenset(name for name in {*before, *after} if before.get(name) is not after.get(name))


def _places(folders: Iterable[str | os.PathLike[str]]) -> tuple[GameFolder, ...]:
    """The places to look in, the first of which wins."""
    return places_of(_HERE, folders, os.environ.get(VARIABLE, "").split(os.pathsep), known_beside())


@lru_cache(maxsize=16)
def _loaded(places: tuple[GameFolder, ...]) -> tuple[Mapping[str, Game], tuple[InstalledGame, ...]]:
    folders, rows = found_games(places, VARIABLE, _id_of)
    games: dict[str, Game] = {}
    broken: dict[str, BadFile] = {}
    for ruleset_id, one in folders.items():
        try:
            _load(ruleset_id, folders, games, wanted_by=())
        except BadFile as error:
            if one.origin is Origin.ASKED:
                raise
            broken[ruleset_id] = error
        except Exception as error:
            # Code of its own that can't be run, say; what ships is held by tests, and a caller's own is for him to see.
            if one.origin in (Origin.SHIPPED, Origin.ASKED):
                raise
            broken[ruleset_id] = cant_load(one, error)
    ready = {name: _shipped(name) or _with_charts(games[name]) for name in sorted(folders) if name in games}
    for name, one in folders.items():
        unrun = () if one.origin.runs_code else code_in(one.path)
        rows.append(
            broken_game(name, one, broken[name])
            if name in broken
            else InstalledGame(name, one.path, one.origin, ready[name], unrun=unrun)
        )
    return ready, tuple(sorted(rows, key=lambda row: (row.id, row.instead is not None)))


@lru_cache(maxsize=16)
def _shipped(ruleset_id: str) -> Game | None:
    """A game that ships, read with those that it is based on and no others; None where no folder is called so."""
    folders: dict[str, GameFolder] = {}
    name = ruleset_id
    while name and name not in folders:
        folders[name] = one = GameFolder(_HERE / re.sub(r"\W", "_", name), Origin.SHIPPED)
        if not is_there(one.path / "ruleset.json") or _id_of(one) != name:
            return None
        name = str(_data_of(one).get("based_on") or "")
    return _with_charts(_load(ruleset_id, folders, {}, wanted_by=())) if folders else None


def _id_of(one: GameFolder) -> str:
    """The id that a folder's data gives; what ships is read but once."""
    return str(_data_of(one)["id"]) if one.origin is Origin.SHIPPED else id_in(one.path)


def _data_of(one: GameFolder) -> Mapping[str, Any]:
    return read_data(one.path, shipped=one.origin.trusted, stamp=_stamp(one))


def _stamp(one: GameFolder) -> Stamp:
    """What tells that it changed; what ships doesn't."""
    return () if one.origin is Origin.SHIPPED else stamp_of(one.path)


@cache
def _entered() -> Mapping[str, Entered]:
    """The charts of the user, by game; none where they can't be read."""
    try:
        return entered_charts()
    except BadFile as error:
        logging.getLogger(__name__).warning("%s %s", error, error.hint)
        return {}


def _with_charts(game: Game) -> Game:
    """A game by the charts of its user; one that is based on it has its own."""
    data = with_charts(game.data, _entered().get(game.id, {}))
    return game if data is game.data else game_from_data(data, **game.code)


ask_for_cards(all_rulesets)


def forget_rulesets() -> None:
    """Read every ruleset anew when next asked for, as after the user has entered a chart."""
    _loaded.cache_clear()
    _shipped.cache_clear()
    _entered.cache_clear()


def _load(
    ruleset_id: str, folders: Mapping[str, GameFolder], found: dict[str, Game], *, wanted_by: tuple[str, ...]
) -> Game:
    """Load a ruleset, and the one that it is based on before it."""
    if ruleset_id in found:
        return found[ruleset_id]
    if ruleset_id not in folders or ruleset_id in wanted_by:
        circle = "in a circle, " if ruleset_id in wanted_by else ""
        raise BadFile(
            f"The ruleset {wanted_by[-1]} is based {circle}on {shortened(ruleset_id)}.",
            hint="Name one that is there.",
        )
    one = folders[ruleset_id]
    stamp, data = _stamp(one), _data_of(one)
    base = None
    if data.get("based_on"):
        if _bases(data, folders) > MOST_BASES:
            raise BadFile(
                f"The ruleset {ruleset_id} is based on more than {MOST_BASES} others, one on the next.",
                hint="Base it on one of those.",
            )
        base = _load(data["based_on"], folders, found, wanted_by=(*wanted_by, ruleset_id))
    layout = None if one.origin is Origin.SHIPPED else _layout(one.path, base)
    before = _kept.get(one.path)
    same = before is not None and before[0] == stamp and before[1] is base
    game = before[2] if before is not None and same else _made(data, one, base, layout)
    if one.origin is not Origin.SHIPPED:
        learn_card(ruleset_id, layout or {}, str(data.get("based_on") or ""), game.data)
    # Kept only now: one whose card can't be is no game.
    found[ruleset_id], _kept[one.path] = game, (stamp, base, game)
    return game


def _bases(data: Mapping[str, Any], folders: Mapping[str, GameFolder]) -> int:
    """How many games data is based on, one on the next; no more are counted than are too many."""
    seen: dict[str, None] = {}
    while (
        (name := str(data.get("based_on") or "")) in folders and name not in seen and len(seen) <= MOST_BASES
    ):
        seen[name], one = None, folders[name]
        data = _data_of(one)
    return len(seen)


def game_of_own(own: OwnGame, folder: Path | None = None, *, card: Mapping[str, Any] | None = None) -> Game:
    """The game of data that somebody is writing, saved or not; ``folder`` is where its card's data lies, if not given.

    What is given of cards is known under ``card_draft`` alone: cards that are open are held to what is saved.

    :raises BadFile: where the data breaks its schema or is based on a game that isn't there; no code is run.
    """
    place = GameFolder(folder or own_games() / own.id, Origin.OWN)
    hold_to_schema(own.data, place.path, whole=not own.based_on)
    base = ruleset(own.based_on) if own.based_on else None
    layout = _layout(place.path, base) if card is None else checked_layout(dict(card), "The card")
    game = _made(own.data, place, base, layout)
    if card is not None:
        learn_card(card_draft(own.id), layout or {}, own.based_on, game.data)
    return game


def card_draft(ruleset_id: str) -> str:
    """The id under which the cards of a game that is being written are known."""
    return f"{ruleset_id}--draft"


def _layout(folder: Path, base: Game | None) -> Mapping[str, Any] | None:
    """How a game's cards are laid out; one that is based on another and says nothing of it has that one's."""
    found = own_layout(folder)
    return {} if found is None and base is None else found


def _made(
    data: Mapping[str, Any], one: GameFolder, base: Game | None, layout: Mapping[str, Any] | None
) -> Game:
    """The game of a folder's data, and of the code in it where code of that place is run."""
    folder, runs = one.path, one.origin.runs_code
    data = data if one.origin is Origin.SHIPPED else without_foreign_within(data)
    package = code_package(folder, shipped=one.origin is Origin.SHIPPED) if runs else ""
    sight: Callable[[Scene], Sight] | None = own_sight(folder, package) if runs else None
    overlays: Callable[[], tuple[Overlay, ...]] | None = own_overlays(folder, package) if runs else None
    find_checks = cache(partial(_checks, data, folder, package, base))
    if one.origin is not Origin.SHIPPED:  # tests hold those that ship to theirs
        must_be_known(data, base)
        if runs:
            find_checks()  # its writer hears at once of what can't be had
    cards: Callable[[], CardCode] = CardCode
    layouts: Callable[[], Mapping[str, Any]] = dict
    if base is not None:
        sight = sight or (base.sight if data.get("sight") is None else None)
        overlays = overlays or inherited_overlays(base, data)
        cards, layouts = base.card_code, base.card_layout
        hold_amended(base.data, data, folder)
        data = merged(base.data, data)
        if not one.origin.trusted:
            hold_to_schema(data, folder)
    if sight is None and not one.origin.trusted:
        hold_sight(data, folder)
    return game_from_data(
        data,
        find_checks=find_checks,
        sight=sight,
        overlays=overlays,
        card_code=own_card_code(folder, package, cards),
        card_layout=own_card_layout(folder, layouts, without_foreign(layout), data),
        earlier=partial(earlier_edition, str(data.get("id"))),
        further_bases=() if base is None else base.lineage[1:],
    )


def _checks(data: Mapping[str, Any], folder: Path, package: str, base: Game | None) -> tuple[Check, ...]:
    """The checks of a ruleset's own data and folder, after those of the one that it is based on."""
    from bob_editor.rules.merged_checks import merged_checks, shared_checks  # noqa: PLC0415 - they import every check

    found = merged_checks(shared_checks(data), own_checks(folder, package) if package else (), {})
    if base is not None:
        found = merged_checks(base.checks, found, data)
    return tuple(sorted(found, key=lambda check: (check.name, check.subject)))
