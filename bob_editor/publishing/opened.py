"""Opens whatever has an edition in it: a project folder, a pack, or one scenario or board by itself."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bob_editor.errors import BadFile
from bob_editor.publishing.edition import Edition, edition_of, read_edition
from bob_editor.storage.files.reading import is_folder
from bob_editor.storage.kinds.reading_files import NAMES, read_source
from bob_editor.storage.naming import PACK
from bob_editor.storage.packs import read_project, unpacked


@contextmanager
def opened_edition(path: Path, language: str = "") -> Iterator[Edition]:
    """The edition in a folder, a pack or a document; a pack's files are there as long as it is needed.

    It is in a ``language``, else in that in which it would be published.

    :raises BadFile: where it is none of these, or can't be read.
    """
    if is_folder(path):
        yield read_edition(read_project(path), language=language)
    elif path.name.endswith(PACK):
        with unpacked(path) as (_, folder):
            yield read_edition(read_project(folder), language=language)
    else:
        kind = read_source(path).kind
        if kind not in ("scenario", "board"):
            raise BadFile(
                f"{path} is {NAMES[kind]}.", hint="Name a scenario, a board, a pack or a project's folder."
            )
        yield edition_of(path, kind, language)
