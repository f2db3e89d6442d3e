"""What is remembered between runs."""

from pathlib import Path

from PySide6.QtCore import QByteArray

from bob_editor.ui.keeping import settings as module
from bob_editor.ui.keeping.settings import RECENT_FILES, Settings


def again(settings: Settings, tmp_path: Path) -> Settings:
    """The settings as the next run reads them."""
    settings.write()
    return Settings(tmp_path / "settings.ini")


def test_recent_files(settings: Settings, tmp_path: Path) -> None:
    """The latest comes first, each once, and no more than the menu shows."""
    for number in range(RECENT_FILES + 3):
        settings.add_recent(str(tmp_path / f"{number}.board.json"))
    settings.add_recent(str(tmp_path / "5.board.json"))
    recent = again(settings, tmp_path).recent
    assert len(recent) == RECENT_FILES
    assert recent[0] == str(tmp_path / "5.board.json")
    assert len(set(recent)) == RECENT_FILES


def test_one_recent_file(settings: Settings, tmp_path: Path) -> None:
    """A single one comes back as one, though the file keeps it as a plain text."""
    settings.add_recent(str(tmp_path / "a.board.json"))
    assert again(settings, tmp_path).recent == (str(tmp_path / "a.board.json"),)


def test_an_old_layout_is_dropped(settings: Settings, tmp_path: Path) -> None:
    """A layout of another version is not restored."""
    settings.layout = QByteArray(b"layout")
    assert again(settings, tmp_path).layout == QByteArray(b"layout")
    former = module.LAYOUT_VERSION
    try:
        module.LAYOUT_VERSION = former + 1
        assert again(settings, tmp_path).layout.isEmpty()
    finally:
        module.LAYOUT_VERSION = former


def test_a_broken_settings_file_is_like_none(tmp_path: Path) -> None:
    """Whatever stands in the file, defaults are taken instead of failing."""
    (tmp_path / "settings.ini").write_text(
        "[look]\ntheme=purple\n[window]\ngeometry=7\n[files]\nrecent=@Invalid()\n"
    )
    settings = Settings(tmp_path / "settings.ini")
    assert settings.theme == "system"
    assert settings.geometry.isEmpty()
    assert settings.recent == ()
