"""A folder's settings for checks: ``bob-editor.toml`` in it, or in the nearest folder above."""

import os
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePath
from typing import Any, cast

from bob_editor.errors import BadFile, TooLarge
from bob_editor.opening.findings import LEVELS, Level
from bob_editor.records import Record
from bob_editor.storage.files.reading import is_folder, is_there, read_bytes
from bob_editor.storage.naming import STANDARD_INPUT

NAME = "bob-editor.toml"

MOST_BYTES, MOST_ENTRIES = 2**16, 1000
"""Of the file, and of each list in it: every entry is held against every code or path."""

_LISTS = ("select", "ignore", "exclude")


class Settings(Record):
    """What a folder says of checks; how open questions are answered stands in its boards and scenarios.

    ``folder`` is where it says so; ``exclude`` is meant from there on.
    """

    folder: Path | None = None
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()
    severity: Level = "hint"

    def said(self, name: str) -> str:
        """How a message about one of them begins: the file, and the setting in it."""
        return "" if self.folder is None else f"{self.folder / NAME}: check.{name}: "

    def within(self, path: Path) -> PurePath:
        """A file's path from the folder on; as it is named where it lies elsewhere."""
        whole = _whole(path)
        if self.folder is None or not whole.is_relative_to(self.folder):
            return path
        return whole.relative_to(self.folder)


def settings_for(paths: Iterable[Path]) -> Settings:
    """The settings of the first of these paths' folder, or of the nearest above that has any.

    :raises BadFile: where they can't be read.
    """
    first = next(iter(paths), Path())
    place = Path.cwd() if first == STANDARD_INPUT else _whole(first)
    if not is_folder(place):
        place = place.parent
    for folder in (place, *place.parents):
        file = folder / NAME
        if is_there(file) and file.is_file():
            return _read(file)
        if is_there(folder / ".git"):
            break  # what lies above a repository isn't about it
    return Settings()


def _whole(path: Path) -> Path:
    """The path from the root on: of ``../maps`` the folders above aren't those that it leads out of."""
    return Path(os.path.abspath(path))  # noqa: PTH100 - a link in the path stays one


def _read(file: Path) -> Settings:
    raw = read_bytes(file, most_bytes=MOST_BYTES)
    try:
        data = tomllib.loads(raw.decode("utf-8-sig"))  # Windows' editors begin with a mark
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{file} is no TOML: {error}.") from None
    except UnicodeDecodeError:
        raise BadFile(f"{file} is not UTF-8 text.", hint="Save it with UTF-8 encoding.") from None
    except (ValueError, RecursionError):
        # Python's reader gives up so at numbers of thousands of digits, and at lists within lists.
        raise BadFile(
            f"{file} can't be read: a number in it is too long, or it is nested too deep."
        ) from None
    _refuse_others(file, "", data, ("check",))
    check = _table(file, "check", data.get("check", {}))
    _refuse_others(file, "check.", check, (*_LISTS, "severity"))
    for name in _LISTS:
        value = check.get(name, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise BadFile(f"{file}: check.{name} is no list of texts.", hint=f'Write {name} = ["…"].')
        if not all(value):
            raise BadFile(f"{file}: an entry of check.{name} is empty.", hint="Take it out.")
        if len(value) > MOST_ENTRIES:
            raise TooLarge(
                f"{file}: check.{name} has more than {MOST_ENTRIES:,} entries.",
                hint="Write patterns with * for many of a kind.",
            )
    severity = check.get("severity", "hint")
    if severity not in LEVELS:
        raise BadFile(f"{file}: check.severity can't be “{severity}”.", hint=f"Choose {', '.join(LEVELS)}.")
    select, ignore, exclude = (tuple(check.get(name, ())) for name in _LISTS)
    return Settings(
        file.parent,
        select,
        ignore,
        exclude,
        severity=cast("Level", severity),
    )


def _table(file: Path, name: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise BadFile(f"{file}: {name} is no table.", hint=f"Write it as [{name}].")
    return value


def _refuse_others(file: Path, before: str, table: Mapping[str, Any], known: tuple[str, ...]) -> None:
    other = next((name for name in table if name not in known), None)
    if other is not None:
        raise BadFile(f"{file}: there is no setting {before}{other}.", hint=f"There are {', '.join(known)}.")
