"""The files of a project folder that may go into a pack: none that is hidden or was published."""

import os
from collections.abc import Iterator
from pathlib import Path
from unicodedata import normalize

from bob_editor.errors import TooLarge
from bob_editor.storage.files.reading import shown
from bob_editor.storage.naming import PACK, PLAYTESTS, PROJECT, SCENARIO_TEMPLATE, TRIAL
from bob_editor.storage.packing.faults import Fault
from bob_editor.storage.packing.paths import BESIDE, HEAD, YOURS

MOST_SEEN = 100_000
"""Files below a project folder; one with more is hardly the one that was meant."""

MADE = "publication.json"
"""The file in a folder that says that all in it was made by publishing."""

_DESIGNERS = (TRIAL, PLAYTESTS, SCENARIO_TEMPLATE, BESIDE, YOURS)
"""How files end that are their designer's own: scratch paper, names of players, templates, what an update left."""

_OF_SYSTEMS = ("__macosx", "__pycache__", "thumbs.db", "desktop.ini")


def sources_in(root: Path, faults: list[Fault]) -> dict[str, Path]:
    """Every file below a folder that may go into a pack, by its name from there on, in composed letters."""
    found: dict[str, Path] = {}
    for source in walked(root):
        name = normalize("NFC", source.relative_to(root).as_posix())
        if name in (HEAD, PROJECT) or name.endswith(PACK):
            continue
        if source.is_symlink():
            faults.append(Fault("schema/link", "It is a link; a pack holds only files themselves.", name))
        elif name in found:
            faults.append(
                Fault("schema/duplicate", "It stands twice, its accents spelled in two ways.", name)
            )
        elif source.is_file():
            found[name] = source
        if len(found) > MOST_SEEN:
            raise TooLarge(
                f"{shown(root)} holds more than {MOST_SEEN:,} files.", hint="Name the folder of one project."
            )
    return found


def walked(root: Path) -> Iterator[Path]:
    """Every file and every link below a folder, hidden ones and those of systems left out."""

    def stop(error: OSError) -> None:
        raise error

    for place, folders, names in os.walk(root, onerror=stop):
        # What was published is no part of what is to be published.
        folders[:] = sorted(one for one in folders if _is_ours(one) and not Path(place, one, MADE).exists())
        for name in sorted(filter(_is_ours, names)):
            yield Path(place, name)
        for name in folders:
            if Path(place, name).is_symlink():
                yield Path(place, name)


def _is_ours(name: str) -> bool:
    passing = name.startswith((".", "~")) or name.endswith(("~", *_DESIGNERS))
    return not passing and name.lower() not in _OF_SYSTEMS
