"""A game as it is listed: sound, or with the sentence that says why it can't be used."""

import logging
from collections.abc import Callable, Iterable
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.rules.game import Game
from bob_editor.storage.files.reading import shown
from bob_editor.storage.form.problems import shortened
from bob_editor.storage.games.places import GameFolder, Origin, games_in


class InstalledGame(Record):
    """A folder with a ``ruleset.json``, and what became of it.

    ``game`` is None where it can't be used: ``error`` says why, ``hint`` what to do. ``instead`` is the folder of the
    game of the same id that wins, ``unrun`` the files with code that lie in the folder and are never run.
    """

    id: str
    folder: Path
    origin: Origin
    game: Game | None = None
    error: str = ""
    hint: str = ""
    instead: Path | None = None
    unrun: tuple[str, ...] = ()

    @property
    def title(self) -> str:
        """Its name and edition, as far as they are known."""
        if self.game is None:
            return self.id or self.folder.name
        edition = str(self.game.data.get("edition") or "")
        return (
            self.game.title if not edition or edition in self.game.title else f"{self.game.title} ({edition})"
        )

    @property
    def notes(self) -> tuple[str, ...]:
        """What its writer should be told, in sentences."""
        told = [f"{self.error} {self.hint}".strip()] if self.error else []
        if self.unrun:
            told.append(
                f"{', '.join(self.unrun[:3])}{' and more' if len(self.unrun) > 3 else ''} in {self.folder.name} "
                "isn't run: code in a game runs only where BOB_EDITOR_RULESETS names its folder."
            )
        return tuple(told)


def broken_game(game_id: str, found: GameFolder, error: BadFile) -> InstalledGame:
    """A game that can't be used, and why."""
    return InstalledGame(game_id, found.path, found.origin, error=str(error), hint=error.hint)


def cant_load(found: GameFolder, error: Exception) -> BadFile:
    """Why a game can't be loaded whose own code fails, say; the log has all of it."""
    logging.getLogger(__name__).warning("%s", found.path, exc_info=error)
    told = shortened(f"{type(error).__name__}: {error}", most=200)
    return BadFile(f"The game in {shown(found.path)} can't be loaded: {told}.", hint="Mend what fails in it.")


def hidden_game(game_id: str, found: GameFolder, winner: GameFolder) -> InstalledGame:
    """A game whose id another has that wins."""
    here, there = shown(found.path), shown(winner.path)
    told = (
        f"The game {game_id} in {here} isn't used: a game that ships has that id."
        if winner.origin is Origin.SHIPPED
        else f"The game {game_id} in {here} isn't used: the one in {there} comes first."
    )
    return InstalledGame(
        game_id, found.path, found.origin, error=told, hint="Give it an id of its own.", instead=winner.path
    )


def found_games(
    places: Iterable[GameFolder], variable: str, id_of: Callable[[GameFolder], str]
) -> tuple[dict[str, GameFolder], list[InstalledGame]]:
    """The folder that wins of each id; and those that are hidden or whose id can't be read.

    :raises BadFile: where a place that the caller asked for isn't there, or what is in it can't be used.
    """
    found: dict[str, GameFolder] = {}
    rows: list[InstalledGame] = []
    for place in places:
        asked = place.origin is Origin.ASKED
        if (asked or place.origin is Origin.NAMED) and not place.path.is_dir():
            error = BadFile(f"There is no folder of rulesets {shown(place.path)}.", hint=f"See {variable}.")
            if asked:
                raise error
            rows.append(broken_game("", place, error))
            continue
        for folder in games_in(place.path):
            one = GameFolder(folder, place.origin)
            try:
                game_id = id_of(one)
            except BadFile as error:
                if asked:
                    raise
                rows.append(broken_game("", one, error))
                continue
            other = found.setdefault(game_id, one)
            if other.path != folder and asked:
                raise BadFile(f"The ruleset {game_id} is in {other.path} and in {folder}.", hint="Keep one.")
            if other.path != folder:
                rows.append(hidden_game(game_id, one, other))
    return found, rows
