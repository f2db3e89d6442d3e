"""The boards and scenarios that a user names, by folders and files."""

from collections.abc import Iterator
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.storage.naming import MAPS
from bob_editor.storage.packing.project_sources import walked


def boards_of(*places: Path) -> tuple[Path, ...]:
    """Every board and scenario among files and below folders, each once; files that are gone are passed over.

    :raises BadFile: where a folder can't be read.
    """
    return tuple(dict.fromkeys(one for place in places for one in _in(place)))


def _in(place: Path) -> Iterator[Path]:
    try:
        files = walked(place) if place.is_dir() else (place,) if place.exists() else ()
        yield from (one for one in files if one.name.endswith(MAPS))
    except OSError as error:
        raise BadFile(f"{place} can’t be read: {error.strerror}.", hint="Choose another folder.") from error
