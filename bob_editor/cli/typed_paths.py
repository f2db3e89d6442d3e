"""Paths that keep what was typed; apart from the files, since a call without options loads nothing that reads those."""

import os
from collections.abc import Sequence
from pathlib import Path

from cyclopts import Parameter, Token

from bob_editor.cli.folder_path import FolderPath, must_be_of_a_file


def _as_typed(_wanted: object, typed: Sequence[Token]) -> Path:
    text = typed[0].value
    return FolderPath(text) if text.endswith(("/", os.sep)) else Path(text)


AS_TYPED = Parameter(converter=_as_typed)
"""Of a path that may be a file's or a folder's: ``is_for_folder`` tells which."""


OF_A_FILE = Parameter(converter=_as_typed, validator=lambda _wanted, path: must_be_of_a_file(path))
"""Of a path by which one file is written, which isn't typed as a folder's."""
