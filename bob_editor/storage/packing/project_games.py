"""The games of a project: those in its folder and those that its documents are for, each as the files that go along."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.model.games.own_game import OwnGame
from bob_editor.records import Record
from bob_editor.storage.games.game_files import read_game
from bob_editor.storage.games.places import FILE, FOLDER
from bob_editor.storage.packing.games import ENDINGS

_MOST_BASES = 8


class GameSource(Record):
    """A game as it lies somewhere: what it says, and its files by their path in its folder."""

    game: OwnGame
    files: Mapping[str, Path]

    @property
    def left_out(self) -> tuple[str, ...]:
        """What a pack can't hold of it: code, above all."""
        return tuple(sorted(name for name in self.files if not name.lower().endswith(ENDINGS)))

    def packed(self) -> Iterator[tuple[str, str, Path]]:
        """Each file that goes along: its path from the game's folder, its path in a pack, and where it is."""
        for name, source in sorted(self.files.items()):
            if name.lower().endswith(ENDINGS):
                yield name, f"{FOLDER}/{self.game.id}/{name}", source


def taken_out(sources: dict[str, Path]) -> dict[str, tuple[GameSource, str]]:
    """Take the files of games out of a folder's: by id each game and its folder there; of two of one id the first."""
    heads = [name for name in sources if name.endswith(f"/{FILE}") and f"/{FOLDER}/" in f"/{name}"]
    found: dict[str, tuple[GameSource, str]] = {}
    for head in sorted(heads, key=lambda name: (name.count("/"), name)):
        folder = head.removesuffix(FILE)
        if head not in sources or folder.rstrip("/").rpartition("/")[0].rpartition("/")[2] != FOLDER:
            continue
        names = [name for name in sources if name.startswith(folder)]
        files = {name.removeprefix(folder): sources.pop(name) for name in names}
        one = _read(files[FILE], files)
        if one is not None:
            found.setdefault(one.game.id, (one, folder))
    return found


def game_in(folder: Path, names: Iterable[Path]) -> GameSource | None:
    """A game that lies outside the project; None where it can't be read."""
    files = {one.relative_to(folder).as_posix(): one for one in names if not one.is_symlink()}
    return _read(folder / FILE, files) if FILE in files else None


def needed(
    used: Iterable[str], inside: Mapping[str, GameSource], elsewhere: Mapping[str, GameSource]
) -> dict[str, GameSource]:
    """The games that documents are for, and those that they are based on, as far as they are to be had."""
    found: dict[str, GameSource] = {}
    for name in used:
        for _ in range(_MOST_BASES):
            one = inside.get(name) or elsewhere.get(name)
            if one is None or name in found:
                break
            found[name] = one
            name = one.game.based_on  # noqa: PLW2901 - the next in the row
    return dict(sorted(found.items()))


def _read(path: Path, files: Mapping[str, Path]) -> GameSource | None:
    try:
        game, _ = read_game(path)
    except BadFile:
        return None
    return GameSource(game, files) if game.id else None
