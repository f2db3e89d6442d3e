"""The games that a pack carries: data alone, each in ``games/`` in a folder of its id."""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack
from pathlib import PurePosixPath
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.model.games.own_game import OwnGame
from bob_editor.records import Record
from bob_editor.storage.files.reading import parse_json
from bob_editor.storage.form.card_schemas import card_schema, checked_layout
from bob_editor.storage.form.problems import quoted, shortened
from bob_editor.storage.form.schemas import card_address, cards_lent
from bob_editor.storage.games.card_files import CARD
from bob_editor.storage.games.game_files import problems_of_game
from bob_editor.storage.games.places import FILE, FOLDER, ID, MAX_GAME_BYTES
from bob_editor.storage.packing.faults import Fault, FaultFound

Json = Any

ENDINGS = (".json", ".md", ".txt", ".png", ".jpg", ".jpeg", ".webp", ".svg")
"""What a game in a pack may hold: its data, texts and pictures. No code, whatever it is called."""


class PackedGame(Record):
    """A game that a pack carries: what it says of itself, and its files by their path from its folder on."""

    id: str
    title: str
    edition: str = ""
    based_on: str = ""
    files: Mapping[str, bytes] = {}

    @property
    def called(self) -> str:
        """Its title, with its edition where it has one."""
        return f"{self.title} ({self.edition})" if self.edition else self.title


def place_in_game(path: str) -> tuple[str, str] | None:
    """The id of the game's folder that a path in a pack leads into, and the path from there; None for any other."""
    parts = path.split("/")
    return (parts[1], "/".join(parts[2:])) if len(parts) > 2 and parts[0] == FOLDER else None


def game_path_faults(paths: tuple[str, ...]) -> Iterator[Fault]:
    """What of a pack's paths can't be a game's: code, a folder without a game, a game that lies elsewhere."""
    folders: dict[str, str] = {}
    for path in paths:
        name = PurePosixPath(path.lower())
        inside = place_in_game(path)
        if name.parts[:1] == (FOLDER,) and (inside is None or not ID.fullmatch(inside[0])):
            told = (
                "lies in no folder of a game. A game lies in a folder of its id: games/my-game/ruleset.json"
            )
            yield Fault("schema/path", f"{shortened(path)} {told}.", path)
        elif inside is None and name.name == FILE:
            yield Fault("schema/path", f"{shortened(path)} is a game, and doesn't lie in {FOLDER}.", path)
        elif inside is not None and not name.name.endswith(ENDINGS):
            told = f"{shortened(path)} is no data: a game in a pack holds no code and nothing else to be run."
            yield Fault("schema/code", told, path)
        elif inside is not None:
            folders.setdefault(inside[0], path)
    there = set(paths)
    for folder, first in folders.items():
        if f"{FOLDER}/{folder}/{FILE}" not in there:
            yield Fault("schema/missing-file", f"The game {quoted(folder)} has no {FILE}.", first)


def game_json(raw: bytes, path: str) -> Json:
    """The JSON of one of a game's files.

    :raises FaultFound: where it is none, or too large.
    """
    if len(raw) > MAX_GAME_BYTES:
        raise FaultFound("too-large", f"It is larger than {MAX_GAME_BYTES // 2**20} MiB.", path)
    try:
        return parse_json(raw, path).data
    except BadFile as error:
        raise FaultFound("unreadable", f"{error} {error.hint}".strip(), path) from None


def game_faults(folder: str, files: Mapping[str, bytes]) -> Iterator[Fault]:
    """What is wrong with a game's files: JSON that can't be read, a breach of the schema, another id."""
    for name, raw in files.items():
        path = f"{FOLDER}/{folder}/{name}"
        if not name.lower().endswith(".json"):
            continue
        try:
            data = game_json(raw, path)
        except FaultFound as error:
            yield error.fault
            continue
        if name != FILE:
            continue
        if not isinstance(data, dict):
            yield Fault("schema/kind", "It is no ruleset.", path)
            continue
        if data.get("id") != folder:
            yield Fault("schema/id", f"Its id isn't {quoted(folder)}, as its folder is called.", path)
        yield from (Fault.of(problem, path) for problem in problems_of_game(OwnGame(data)))


def packed_games(contents: Mapping[str, bytes]) -> tuple[PackedGame, ...]:
    """The games among the files of a sound pack, by id."""
    found: dict[str, dict[str, bytes]] = {}
    for path, raw in contents.items():
        inside = place_in_game(path)
        if inside is not None:
            found.setdefault(inside[0], {})[inside[1]] = raw
    return tuple(_game(files) for _, files in sorted(found.items()))


def lend_cards(games: Iterable[PackedGame], lent: ExitStack) -> Iterator[Fault]:
    """Hold cards to what the pack's own games say of them until ``lent`` is left; what is wrong with that is told."""
    left = {one.id: one for one in games}
    while left:
        chain, name = [], next(iter(left))
        while name in left:
            chain.append(left.pop(name))
            name = chain[-1].based_on
        card_address(name)  # has the games that are here read
        for one in reversed(chain):
            path = f"{FOLDER}/{one.id}/{CARD}"
            try:
                schema = _cards_of(one, path)
            except FaultFound as error:
                yield error.fault
            except BadFile as error:
                yield Fault("schema/unreadable", f"{error} {error.hint}".strip(), path)
            else:
                lent.enter_context(cards_lent({one.id: schema}))


def _cards_of(game: PackedGame, path: str) -> tuple[str, dict[str, Json]] | None:
    layout = checked_layout(game_json(game.files[CARD], path), path) if CARD in game.files else {}
    return card_schema(layout, game.based_on, game_json(game.files[FILE], FILE))


def _game(files: Mapping[str, bytes]) -> PackedGame:
    own = OwnGame(game_json(files[FILE], FILE))
    return PackedGame(own.id, own.title, own.edition, own.based_on, files)
