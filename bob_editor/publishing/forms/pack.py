"""The pack: the project as one file for everybody who has the program."""

from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, Part
from bob_editor.publishing.progress import Tell
from bob_editor.storage.naming import PACK
from bob_editor.storage.packs import build


def parts(edition: Edition) -> list[Part]:
    """``ID.bobpack``."""
    del edition
    return [Part(_pack)]


def _pack(edition: Edition, folder: Path, tell: Tell) -> None:
    build(edition.project, folder / f"{edition.info.id}{PACK}", progress=tell)


FORM = Form("pack", "Pack for bob-editor", parts)
