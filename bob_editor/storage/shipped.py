"""Finds the schemas, maps, stamps and templates that come with the program, in a wheel or in a checkout."""

from pathlib import Path
from typing import Literal

from bob_editor.errors import BadFile
from bob_editor.storage.naming import BOARD

_PACKAGE = Path(__file__).resolve().parents[1]


def shipped(folder: Literal["schemas", "maps", "stamps", "templates", "games", "docs"]) -> Path:
    """Return the folder of shipped files; :class:`BadFile` if the installation lost it.

    A wheel has it inside the package. A checkout has it beside the package, also when installed editable: the
    copies that such an installation makes aren't where the package is imported from.
    """
    for place in (_PACKAGE / folder, _PACKAGE.parent / folder):
        if place.is_dir():
            return place
    raise BadFile(
        f"The shipped {folder} are missing from {_PACKAGE}.",
        hint="Install bob-editor again, from a whole copy.",
    )


def shipped_cases(game: str, check: str) -> Path | None:
    """The cases by which a check of a game that ships is tested, and which are its examples; None where it has none.

    A wheel has them among its data, a checkout among its tests.
    """
    folder = game.replace("-", "_").replace(".", "_")
    places = (_PACKAGE / "cases" / folder, _PACKAGE.parent / "tests" / "rulesets" / folder / "cases")
    return next((file for place in places if (file := place / f"{check}.json").is_file()), None)


def map_folders() -> list[Path]:
    """The folders of maps that ship, by game, then those of the examples; what an installation lost is left out."""
    found: list[Path] = []
    places: tuple[tuple[Literal["maps", "games"], str], ...] = (("maps", "*"), ("games", "*/maps"))
    for name, pattern in places:
        try:
            folder = shipped(name)
        except BadFile:
            continue
        found += sorted(one for one in folder.glob(pattern) if one.is_dir())
    return found


def map_folder(game: str) -> Path | None:
    """Where the maps of a game are that ship; None where it has none."""
    return next((one for one in map_folders() if game in (one.name, one.parent.name)), None)


def sample_board() -> Path:
    """Return the shipped board that a newcomer is shown: the first of Band of Brothers 2.2, by name."""
    folder = shipped("maps") / "band-of-brothers-2.2"
    boards = sorted(folder.glob(f"*{BOARD}"))
    if not boards:
        raise BadFile(f"There is no board in {folder}.", hint="Install bob-editor again, from a whole copy.")
    return boards[0]
