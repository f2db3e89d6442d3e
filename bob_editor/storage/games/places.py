"""Where games live: the places in which folders with a ``ruleset.json`` are looked for, and which of two wins.

A game that ships keeps its id. Of the others the nearer wins: one that a caller or ``BOB_EDITOR_RULESETS`` names, then
one beside the document, then one of the user's own, then an example. Python in a game's folder runs where the game
ships or somebody named its folder by hand; a game in the user's place, beside a document or of a pack is data alone.
"""

import os
import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from itertools import islice
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.files.reading import is_folder, is_there, read_json, real_path, shown
from bob_editor.storage.own_folders import own_folder
from bob_editor.storage.project_files import heads
from bob_editor.storage.shipped import shipped

FILE = "ruleset.json"
FOLDER = "games"
"""The folder beside documents, in a project and in a pack, that holds a folder for each game."""

VARIABLE = "BOB_EDITOR_GAMES"
"""Names the folder of the user's own games."""

ID = re.compile(r"[a-z0-9][a-z0-9._-]{0,99}")
"""What a game's id is made of."""

MAX_GAME_BYTES = 2**20
"""Bytes of one file of a game; the largest that ships has a seventh of that."""

MOST_GAMES = 500
"""So many folders of one place are looked at."""

_HIGHEST = 4


class Origin(StrEnum):
    """Where a game was found, from the one that wins to the one that gives way."""

    SHIPPED = "shipped"
    ASKED = "asked"
    NAMED = "named"
    BESIDE = "beside"
    OWN = "own"
    EXAMPLE = "example"

    @property
    def runs_code(self) -> bool:
        """Whether Python in the folder is part of the game."""
        return self in (Origin.SHIPPED, Origin.ASKED, Origin.NAMED)

    @property
    def trusted(self) -> bool:
        """Whether its data was held to the schema before it was shipped."""
        return self in (Origin.SHIPPED, Origin.EXAMPLE)


class GameFolder(Record):
    """A folder with a ``ruleset.json``, and of which place it is."""

    path: Path
    origin: Origin


def places_of(
    shipping: Path,
    asked: Iterable[str | os.PathLike[str]],
    named: Iterable[str],
    beside: Iterable[Path],
) -> tuple[GameFolder, ...]:
    """The places in which games are looked for, the first of which wins; ``shipping`` is where those that ship are."""
    examples = example_games()
    found = {
        shipping: Origin.SHIPPED,
        **{real_path(one): Origin.ASKED for one in asked},
    }
    for one in filter(None, named):
        found.setdefault(real_path(one), Origin.NAMED)
    for folder in beside:
        found.setdefault(folder, Origin.BESIDE)
    found.setdefault(own_games(), Origin.OWN)
    if examples is not None:
        found.setdefault(examples, Origin.EXAMPLE)
    return tuple(GameFolder(path, origin) for path, origin in found.items())


def own_games() -> Path:
    """Where the user's own games are, whether any is there yet or not."""
    return own_folder(FOLDER, VARIABLE)


def example_games() -> Path | None:
    """Where the examples are that ship; None where the installation has none."""
    try:
        return shipped("games")
    except BadFile:
        return None


def games_beside(document: str | os.PathLike[str]) -> tuple[Path, ...]:
    """The folders of games that belong to a document or folder: beside it, and in the project that it is part of."""
    return tuple(folder / FOLDER for folder in _near(document) if is_folder(folder / FOLDER))


def games_astray(document: str | os.PathLike[str]) -> Iterator[Path]:
    """Games that lie near a document or folder where none is looked for: by themselves, not in ``games/``."""
    here, *project = _near(document)
    for folder in (here, here.parent, *project):
        yield from games_in(folder)


def above_it(document: str | os.PathLike[str]) -> tuple[Path, ...]:
    """The folders above that of a document in which its project may begin, the nearest first."""
    return tuple(islice(_folder_of(document).parents, _HIGHEST))


def _near(document: str | os.PathLike[str]) -> tuple[Path, ...]:
    """The folder of a document, and the project that it is part of."""
    above = (one for one in above_it(document) if is_there(one / "pack.json") or heads(one))
    return (_folder_of(document), *islice(above, 1))


def _folder_of(document: str | os.PathLike[str]) -> Path:
    here = Path(os.path.abspath(document))  # noqa: PTH100 - a link in the path stays one
    return here if is_folder(here) else here.parent


def games_in(folder: Path) -> Iterator[Path]:
    """The folders of games in a place, by name; the place itself where it is one."""
    if is_there(folder / FILE):
        yield folder
        return
    try:
        within = sorted(islice(folder.iterdir(), 4 * MOST_GAMES))
    except OSError:
        return
    yield from islice((one for one in within if is_there(one / FILE)), MOST_GAMES)


def id_in(folder: Path) -> str:
    """The id of the game in a folder.

    :raises BadFile: where its file can't be read, or has none.
    """
    data = read_json(folder / FILE, most_bytes=MAX_GAME_BYTES)
    if not isinstance(data, dict) or not isinstance(data.get("id"), str) or not ID.fullmatch(data["id"]):
        raise BadFile(
            f"{shown(folder / FILE)} is no ruleset: it has no id.",
            hint="An id is small letters, digits, hyphens and dots.",
        )
    return str(data["id"])


def code_in(folder: Path) -> tuple[str, ...]:
    """The files in a game's folder that could be run, as paths in it."""
    found = (path for pattern in ("*.py", "*.pyc", "*.so", "*.pyd") for path in folder.rglob(pattern))
    return tuple(sorted(path.relative_to(folder).as_posix() for path in islice(found, 100)))


Stamp = tuple[tuple[str, int, int], ...]


def stamp_of(folder: Path) -> Stamp:
    """What tells that a game's data changed: its files with their times and sizes."""
    paths = [*folder.glob("*.json"), *(folder / "checks").rglob("*.json")]
    found = []
    for path in sorted(paths):
        try:
            status = path.stat()
        except OSError:
            continue
        found.append((path.relative_to(folder).as_posix(), status.st_mtime_ns, status.st_size))
    return tuple(found)
