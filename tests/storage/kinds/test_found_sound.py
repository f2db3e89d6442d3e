"""Documents that kept to their schema once: what is known again, and what never is."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bob_editor.storage.form import schemas
from bob_editor.storage.kinds import found_sound
from bob_editor.storage.kinds.reading_files import read_board, read_stamp, read_suite
from bob_editor.storage.shipped import sample_board, shipped
from tests.storage.kinds.shipped_sound import sound

Json = Any


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Path]:
    """The file in which documents are remembered."""
    file = tmp_path / "kept" / "sound.txt"
    found_sound.keep_in(file)
    yield file
    found_sound.keep_in(None)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of what was held to its schema."""
    kinds: list[str] = []
    validate = schemas.validate

    def noted(kind: str, *rest: Json) -> Json:
        kinds.append(kind)
        return validate(kind, *rest)

    monkeypatch.setattr(schemas, "validate", noted)
    return kinds


@pytest.fixture
def board(tmp_path: Path) -> Path:
    """A sound board that is none of those that ship."""
    return own(sample_board(), tmp_path / "mill.board.json")


def own(shipped: Path, file: Path) -> Path:
    """Somebody's own file, by a byte another than one that ships."""
    file.write_bytes(shipped.read_bytes() + b"\n")
    return file


def test_what_was_sound_is_held_once(kept: Path, held: list[str], board: Path) -> None:
    """The board is the same, at whatever place it is; so is a suite."""
    first = read_board(board)
    moved = board.rename(board.with_name("other.board.json"))
    assert (read_board(moved).value, held) == (first.value, ["board"])
    suite = own(next(sample_board().parent.glob("*.los.json")), board.with_name("own.los.json"))
    assert read_suite(suite) == read_suite(suite)
    assert held == ["board", "los-suite"]


def test_what_ships_is_known_at_the_first_start(kept: Path, held: list[str], board: Path) -> None:
    """At any place, as long as it is what shipped; nothing is remembered of it."""
    moved = board.with_name("moved.board.json")
    moved.write_bytes(sample_board().read_bytes())
    suite = next(sample_board().parent.glob("*.los.json"))
    assert not read_board(moved).problems
    assert not read_suite(suite).problems
    assert not read_stamp(next(shipped("stamps").rglob("*.stamp.json"))).problems
    assert (held, kept.exists()) == ([], False)


def test_the_file_names_what_ships_and_is_sound() -> None:
    """`make fresh` writes it anew where this fails."""
    found_sound.keep_in(None)
    assert sorted(found_sound.shipped_sound()) == sound()


def test_what_is_unsound_is_told_each_time(kept: Path, held: list[str], board: Path) -> None:
    """In the same words; and what hinders no reading isn't taken for sound."""
    board.write_text(json.dumps({**json.loads(board.read_bytes()), "title": "x" * 2000}), "utf-8")
    first = read_board(board).problems
    assert first
    assert read_board(board).problems == first
    assert held == ["board", "board"]


@pytest.mark.parametrize("other", ["bytes", "schema", "version"])
def test_it_is_held_anew_where_anything_is_another(
    kept: Path, held: list[str], board: Path, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    """The file by one byte, its schema, or the program."""
    read_board(board)
    if other == "bytes":
        board.write_bytes(board.read_bytes() + b"\n")
    elif other == "schema":
        monkeypatch.setattr(schemas, "said", lambda _: b"another")
    else:
        monkeypatch.setattr(found_sound, "__version__", "0")
    read_board(board)
    assert held == ["board", "board"]


def test_a_schema_says_what_those_say_to_which_it_leads() -> None:
    """So a suite is held anew where the schema of boards is another."""
    assert "board.schema.json" in schemas._files("los-suite.schema.json")
    assert schemas.said("los-suite") != schemas.said("board")


@pytest.mark.parametrize("damage", [b"", b"\xff\x00" * 50, b"0" * 64, b"a" * 100_000])
def test_a_damaged_file_is_written_anew(kept: Path, held: list[str], board: Path, damage: bytes) -> None:
    """What got into it stands for nothing."""
    kept.parent.mkdir()
    kept.write_bytes(damage)
    for _ in range(2):
        read_board(board)
    assert held == ["board"]
    assert kept.stat().st_size <= 2 * 65


def test_where_it_cannot_be_written_all_is_held(held: list[str], board: Path, tmp_path: Path) -> None:
    """A folder lies in its place, or a file where its folder should be."""
    for place in (tmp_path, board / "sound.txt"):
        found_sound.keep_in(place)
        for _ in range(2):
            assert not read_board(board).problems
    found_sound.keep_in(None)
    assert held == ["board"] * 4


def test_the_latest_are_remembered(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So the file stays small."""
    monkeypatch.setattr(found_sound, "MOST", 3)
    marks = [found_sound.mark_of("board", bytes([number])) for number in range(5)]
    for one in marks:
        found_sound.remember(one)
    assert [found_sound.is_known(one) for one in marks] == [False, False, True, True, True]
    found_sound.forget()
    assert not any(map(found_sound.is_known, marks))
    assert not kept.exists()


def test_nothing_is_kept_unasked(held: list[str], board: Path) -> None:
    """The command line and scripts hold what they read each time."""
    for _ in range(2):
        read_board(board)
    assert held == ["board", "board"]
    assert found_sound.mark_of("board", b"") == ""


def test_cards_are_held_each_time(kept: Path) -> None:
    """What theirs may say is told by the games that are installed."""
    assert found_sound.mark_of("scenario", b"{}") == ""
