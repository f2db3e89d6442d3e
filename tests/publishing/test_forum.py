"""Texts and pictures for forums: in the sizes asked for, and never with more bytes than is taken."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from bob_editor.publishing.edition import Edition, read_edition
from bob_editor.publishing.form import LeftOut
from bob_editor.publishing.forms import forum
from bob_editor.publishing.progress import untold
from bob_editor.storage.packs import read_project, write_plan


def make(edition: Edition, folder: Path) -> list[LeftOut]:
    return [left for part in forum.parts(edition) for left in part.make(edition, folder, untold) or ()]


def test_pictures_fit(project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A large one is made smaller until it does; one for print is at true scale."""
    (project / "dusk.scenario.json").unlink()
    write_plan(project, {"publish": {"settings": {"forum": {"large": 400, "small": 120, "print": 50}}}})
    edition = read_edition(read_project(project))
    assert not make(edition, tmp_path)
    names = ["dawn-120.png", "dawn-400.png", "dawn-print.png", "dawn.bbcode.txt", "dawn.md"]
    assert sorted(one.name for one in tmp_path.iterdir() if one.is_file()) == names
    large = QImage(str(tmp_path / "dawn-400.png"))
    assert 398 <= max(large.width(), large.height()) <= 402
    # Five hexes of 19.05 mm, flat to flat, and the margin around them, at 50 dots to the inch.
    assert (
        5 * 19.05 / 25.4 * 50
        <= QImage(str(tmp_path / "dawn-print.png")).width()
        <= 1.4 * 5 * 19.05 / 25.4 * 50
    )
    most = (tmp_path / "dawn-400.png").stat().st_size // 2
    monkeypatch.setattr(forum, "MOST_BYTES", most)
    make(edition, tmp_path)
    assert (tmp_path / "dawn-400.png").stat().st_size <= most
