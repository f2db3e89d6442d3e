"""The games that a pack brings: what is asked before it is opened, and opening it as that was answered."""

import os
import shutil
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Literal

from bob_editor.errors import BadFile, BobEditorError
from bob_editor.model.games.own_game import OwnGame
from bob_editor.records import Record
from bob_editor.rules.games.changes_told import told_changes
from bob_editor.rulesets import game_of_own, installed, refresh_games
from bob_editor.rulesets.installed import InstalledGame
from bob_editor.storage import packs
from bob_editor.storage.files.reading import shown
from bob_editor.storage.games.editions import EARLIER
from bob_editor.storage.games.game_files import read_game_json
from bob_editor.storage.games.nearby import look_beside
from bob_editor.storage.games.places import FILE, FOLDER, Origin, code_in, games_beside, own_games
from bob_editor.storage.games.taking import take_game
from bob_editor.storage.packing.games import game_json
from bob_editor.storage.packing.project import Project
from bob_editor.storage.packs import Pack, PackedGame, Progress, never, silent
from bob_editor.words import tr

Choice = Literal["beside", "own", "replace", "leave"]
"""A game stays beside its boards, comes among the user's own, takes the place of his, or is left out."""


_MOST = 5
"""Differences that are told."""


class GameQuestion(Record):
    """A game that a pack brings, and what there is of its id already.

    ``choices`` has the usual answer first; where there is but one, nothing need be asked. ``error`` says why the game
    can't be used, "" where it can.
    """

    game: PackedGame
    there: InstalledGame | None
    choices: tuple[Choice, ...]
    error: str = ""

    @property
    def text(self) -> str:
        """What its opener is told, in sentences."""
        told = [
            tr(
                "The pack brings the game {game}. It is data alone: nothing in it is run.",
                game=self.game.called,
            )
        ]
        if self.error:
            told.append(tr("It can't be used: {why}", why=self.error))
        if self.there is not None and self.there.origin is Origin.SHIPPED:
            told.append(tr("The game of that id that ships is used."))
        elif self.there is not None and len(self.choices) == 1:
            told.append(tr("You have the same already."))
        elif self.there is not None:
            where = shown(self.there.folder)
            told.append(
                tr("You have {game} in {folder}, which differs.", game=self.there.title, folder=where)
            )
            told += self._differences()
        return " ".join(told)

    def _differences(self) -> Iterator[str]:
        """What in the pack's game isn't as in the other, from that to this."""
        if self.there is None or self.there.game is None or self.game.based_on:
            return
        found = list(told_changes(self.there.game.data, game_json(self.game.files[FILE], FILE), tr))
        more = [tr("and {count} more", count=len(found) - _MOST)] if len(found) > _MOST else []
        if found:
            yield tr("From yours to the pack's: {changes}.", changes="; ".join([*found[:_MOST], *more]))

    def told(self, choice: Choice) -> str:
        """What an answer says, as a button or a list has it."""
        other = self.there is not None
        match choice:
            case "beside":
                return (
                    tr("Keep both: its boards have theirs")
                    if other
                    else tr("Take it, for these boards alone")
                )
            case "own":
                return tr("Take it among my games")
            case "replace":
                return tr("Replace mine; mine is put aside")
            case _:
                return tr("Keep mine") if other else tr("Leave it out: its boards can't be read without it")


def game_questions(pack: Pack) -> tuple[GameQuestion, ...]:
    """What is to be asked of each game in a sound pack, by id."""
    refresh_games()
    there = {one.id: one for one in installed() if one.instead is None}
    carried = {one.id for one in pack.games}
    return tuple(_question(one, there.get(one.id), carried) for one in pack.games)


def _question(game: PackedGame, there: InstalledGame | None, carried: set[str]) -> GameQuestion:
    error = _why_not(game) if game.based_on not in carried else ""
    if there is None:
        choices: tuple[Choice, ...] = ("leave", "beside", "own") if error else ("beside", "own", "leave")
    elif there.origin is Origin.SHIPPED or _is_same(game, there.folder):
        choices = ("leave",)
    elif there.origin is Origin.OWN:
        choices = ("beside", "replace", "leave")
    else:
        choices = ("beside", "leave")
    return GameQuestion(game, there, choices, error)


def _why_not(game: PackedGame) -> str:
    try:
        game_of_own(OwnGame(game_json(game.files[FILE], FILE)))
    except BobEditorError as error:
        return str(error)
    return ""


def _is_same(game: PackedGame, folder: Path) -> bool:
    """Whether all data of a game is in a folder as the pack has it."""
    for name, raw in game.files.items():
        if name.lower().endswith(".json"):
            try:
                if read_game_json(folder.joinpath(*name.split("/"))) != game_json(raw, name):
                    return False
            except BobEditorError:
                return False
    return True


def unpack(
    path: str | os.PathLike[str],
    folder: str | os.PathLike[str],
    answers: Mapping[str, Choice],
    *,
    progress: Progress = silent,
    cancelled: Callable[[], bool] = never,
) -> Pack:
    """Unpack a pack with its games as was answered, by id; a game that no answer names is left out.

    Raises as ``packs.unpack`` does. Where a game can't be written among the user's own, it stays beside its boards, and
    that is raised once all else is done.
    """
    wanted = {name for name, choice in answers.items() if choice != "leave"}
    pack = packs.unpack(path, folder, progress=progress, cancelled=cancelled, games=wanted)
    own = {one.id: one for one in installed() if one.origin is Origin.OWN}
    failed: BadFile | None = None
    for game in pack.games:
        choice = answers.get(game.id, "leave")
        if choice in ("own", "replace"):
            there = own[game.id].folder if choice == "replace" and game.id in own else None
            try:
                take_game(game.id, game.files, there)
            except BadFile as error:
                failed = failed or error
            else:
                shutil.rmtree(Path(folder) / FOLDER / game.id, ignore_errors=True)
    with suppress(OSError):
        # Where none stayed.
        (Path(folder) / FOLDER).rmdir()
    look_beside(Path(folder) / "pack.json")
    refresh_games()
    if failed is not None:
        raise failed
    return pack


def told_aside(answers: Mapping[str, Choice]) -> str:
    """Where one's own games are whose place others took; "" where none did."""
    if "replace" not in answers.values():
        return ""
    return tr("The game that you had is in {folder}.", folder=own_games() / EARLIER)


def read_project(folder: str | os.PathLike[str]) -> Project:
    """What of a folder goes into a pack, as ``packs.read_project`` says, with the games that its documents are for.

    A game whose code is run doesn't go along: as data alone it would be another game.
    """
    look_beside(folder)
    refresh_games()
    games = {one.id: one.folder for one in _of_their_own(Path(folder)) if not _code_of(one)}
    return packs.read_project(folder, games)


def left_at_home(project: Project) -> Iterator[tuple[str, str]]:
    """Games that documents are for and that don't go along, by title, with the file of code that is why."""
    for one in _of_their_own(project.folder):
        if one.id in project.info.rulesets and one.id not in project.games and (code := _code_of(one)):
            yield one.title, code


def _of_their_own(project: Path) -> Iterator[InstalledGame]:
    """The games that don't ship, of two of one id the nearer to a project; those beside other documents aren't its."""
    near = games_beside(project)
    ranks = {Origin.NAMED: 0, Origin.BESIDE: 1, Origin.OWN: 2}
    rows = (
        one
        for one in installed()
        if one.origin in ranks and (one.origin is not Origin.BESIDE or one.folder.parent in near)
    )
    found: dict[str, InstalledGame] = {}
    for one in sorted(rows, key=lambda row: ranks[row.origin]):
        found.setdefault(one.id, one)
    yield from found.values()


def _code_of(one: InstalledGame) -> str:
    """A file of code that makes the game what it is, "" where there is none or none is run."""
    return next(iter(code_in(one.folder)), "") if one.origin.runs_code else ""
