"""Autosave slots keep what was being edited."""

import json
import sys
from datetime import UTC, datetime, timedelta, tzinfo
from pathlib import Path

import pytest

from bob_editor.errors import BadFile
from bob_editor.storage.files import recovery
from bob_editor.storage.files.recovery import default_folder, forget, found, keep
from bob_editor.storage.own_folders import own_folder


def test_what_is_kept_is_found_and_forgotten(tmp_path: Path) -> None:
    """A slot holds text, path and time, one for each key, and goes when it is forgotten."""
    folder = tmp_path / "state" / "recovery"
    keep("one", '{"title": "Mühle"}\n', path="/maps/mill.board.json", folder=folder)
    keep("two", "unsaved", folder=folder)
    keep("one", "later", path=Path("/maps/mill.board.json"), folder=folder)
    kept = {recovered.key: recovered for recovered in found(folder=folder)}
    assert set(kept) == {"one", "two"}
    assert kept["one"].text == "later"
    assert kept["one"].path == "/maps/mill.board.json"
    assert kept["two"].path is None
    assert abs(kept["one"].time - datetime.now(UTC)) < timedelta(minutes=5)
    forget("one", folder=folder)
    forget("one", folder=folder)
    assert [recovered.key for recovered in found(folder=folder)] == ["two"]


def test_a_copy_of_a_slot_is_not_what_its_key_stands_for(tmp_path: Path) -> None:
    """A program that syncs folders may leave one; alone it is better than nothing."""
    keep("one", "early", folder=tmp_path)
    (slot,) = tmp_path.iterdir()
    slot.with_name(f"{slot.name.removesuffix('.autosave.json')} (copy).autosave.json").write_bytes(
        slot.read_bytes()
    )
    keep("one", "late", folder=tmp_path)
    assert [one.text for one in found(folder=tmp_path)] == ["late"]
    slot.unlink()
    assert [one.text for one in found(folder=tmp_path)] == ["early"]
    forget("one", folder=tmp_path)
    assert found(folder=tmp_path) == [], "given up, and offered once more"


def test_the_latest_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window offers the latest."""

    class Clock(datetime):
        """Ticks an hour at every look."""

        hour_now = 0

        @classmethod
        def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]
            cls.hour_now += 1
            return datetime(2026, 1, 1, cls.hour_now, tzinfo=tz)

    monkeypatch.setattr(recovery, "datetime", Clock)
    for key in ("a", "b", "c"):
        keep(key, key, folder=tmp_path)
    assert [recovered.key for recovered in found(folder=tmp_path)] == ["c", "b", "a"]


def test_keys_may_be_any_text(tmp_path: Path) -> None:
    """A key never becomes a path."""
    keys = ["../../escape", "/etc/passwd", "", "a" * 1000, "nul\0"]
    for key in keys:
        keep(key, "text", folder=tmp_path / "slots")
    assert {recovered.key for recovered in found(folder=tmp_path / "slots")} == set(keys)
    assert [path.name for path in tmp_path.iterdir()] == ["slots"]


def test_damaged_slots_are_passed_over(tmp_path: Path) -> None:
    """One broken slot doesn't hide the others."""
    keep("good", "text", folder=tmp_path)
    good = json.loads(next(tmp_path.iterdir()).read_text())
    broken: list[object] = [
        [], {}, good | {"format": "other"}, good | {"time": "yesterday"}, good | {"time": "0001-01-01"},
        good | {"time": "9999-12-31T23:59:59-12:00"}, good | {"text": 1}, good | {"path": 1},
    ]  # fmt: skip
    for number, data in enumerate(broken):
        (tmp_path / f"{number}.autosave.json").write_text(json.dumps(data))
    (tmp_path / "half.autosave.json").write_text('{"format": "bob-ed')
    (tmp_path / "folder.autosave.json").mkdir()
    assert [recovered.key for recovered in found(folder=tmp_path)] == ["good"]


def test_nothing_is_found_where_nothing_was_kept(tmp_path: Path) -> None:
    """The folder needn't be there."""
    assert found(folder=tmp_path / "nowhere") == []


def test_a_folder_that_cannot_be_made_is_an_error(tmp_path: Path) -> None:
    """Autosaving says why it fails."""
    (tmp_path / "file").write_text("")
    with pytest.raises(BadFile, match="autosaves can't be made"):
        keep("key", "text", folder=tmp_path / "file" / "slots")


def test_slots_lie_in_the_users_state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each platform's own place; a relative XDG_STATE_HOME is ignored, as the standard asks."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert default_folder() == tmp_path / "bob-editor" / "recovery"
    keep("key", "text")
    assert [recovered.key for recovered in found()] == ["key"]
    forget("key")
    assert found() == []
    monkeypatch.setenv("XDG_STATE_HOME", "relative")
    assert default_folder() == Path.home() / ".local" / "state" / "bob-editor" / "recovery"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert (
        own_folder("stamps", "NAMED_BY_NOBODY") == Path.home() / ".local" / "share" / "bob-editor" / "stamps"
    )
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert own_folder("stamps", "NAMED_BY_NOBODY") == tmp_path / "bob-editor" / "stamps"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert default_folder().parts[-3:] == ("Application Support", "bob-editor", "recovery")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert default_folder() == tmp_path / "local" / "bob-editor" / "recovery"


def test_only_the_user_may_read_the_folder(tmp_path: Path) -> None:
    """An unpublished board is nobody else's business."""
    keep("key", "text", folder=tmp_path / "slots")
    assert (tmp_path / "slots").stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("path", ["", "/", "a\0b", "x" * 5000])
def test_a_path_that_no_system_has_is_none(tmp_path: Path, path: str) -> None:
    """The work is offered as never saved."""
    keep("one", "work", path=path, folder=tmp_path)
    assert [one.path for one in found(folder=tmp_path)] == [None]
