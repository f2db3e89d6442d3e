"""Hostile files are refused in one sentence, others are read as they are."""

import os
from pathlib import Path

import pytest

from bob_editor.errors import BadFile, TooLarge
from bob_editor.storage.files import reading as json_files
from bob_editor.storage.files.reading import (
    lies_below,
    load_json,
    nearest_folder,
    parse_json,
    read_bytes,
    read_json,
    real_path,
)
from bob_editor.storage.form.limits import MAX_BYTES, MAX_DEPTH

HOSTILE = {
    "empty": (b"", "is empty"),
    "blank": (b" \n\t\n", "is empty"),
    "utf-16": ('{"a": "b"}'.encode("utf-16"), "not UTF-8 text: line 1"),
    "latin-1": (b'{"a": 1,\n "b": "caf\xe9"}', "not UTF-8 text: line 2"),
    "a value missing": (b'{"a": 1,\n "b": }', "a value is missing at line 2, column 7"),
    "a comma missing": (b'{"a": 1\n "b": 2}', "a comma or a closing bracket is missing at line 2, column 2"),
    "a text not closed": (b'{"a": "b', "a text is not closed at line 1, column 7"),
    "a trailing comma": (b'{"a": 1,}', "a field's name in double quotes is missing at line 1, column 9"),
    "two documents": (b"{} {}", "something follows the end of the document at line 1, column 4"),
    "NaN": (b'{"a": "NaN",\n "b": NaN}', "NaN is no number of JSON at line 2, column 7"),
    "Infinity": (b"[Infinity]", "Infinity is no number of JSON at line 1, column 2"),
    "minus Infinity": (b"[0, -Infinity]", "-Infinity is no number of JSON at line 1, column 5"),
    "past all numbers": (b"[1, 1e999]", "1e999 is no number of JSON at line 1, column 5"),
    "too many digits": (b"[1,\n " + b"9" * 5000 + b"]", "far too many digits at line 2, column 2"),
    "half a character": (b'{"a": "\\ud800"}', "half a character"),
    "control character": (b'{"a": "\x00"}', "control character"),
}


@pytest.mark.parametrize("case", HOSTILE)
def test_hostile_text_is_refused_with_its_place(case: str) -> None:
    """The message is one line, names the file and says what is wrong and where; a hint says what to do."""
    raw, words = HOSTILE[case]
    with pytest.raises(BadFile) as caught:
        parse_json(raw, "mill.board.json")
    message = str(caught.value)
    assert "mill.board.json" in message
    assert words in message
    assert message.isprintable()
    assert caught.value.hint


@pytest.mark.parametrize("nested", [b"[" * 200_000, b'{"a":' * 5_000 + b"1" + b"}" * 5_000])
def test_depth_bombs_are_refused(nested: bytes) -> None:
    """Deep nesting raises TooLarge, never RecursionError."""
    with pytest.raises(TooLarge, match="deep"):
        parse_json(nested, "bomb")


def test_depth_is_counted_exactly() -> None:
    """As many levels as allowed are read, one more is not."""
    assert parse_json(b"[" * MAX_DEPTH + b"]" * MAX_DEPTH, "deep").problems == ()
    with pytest.raises(TooLarge):
        parse_json(b"[" * (MAX_DEPTH + 1) + b"]" * (MAX_DEPTH + 1), "deeper")


def test_too_many_values_are_refused_before_they_are_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """Values are counted in the text, before any is read."""
    monkeypatch.setattr(json_files, "MAX_VALUES", 10)
    assert parse_json(b"[0,1,2,3,4,5,6,7,8]", "few").data == list(range(9))
    with pytest.raises(TooLarge, match="10 values"):
        parse_json(b"[" + b"0," * 10 + b"nonsense", "many")


def test_a_byte_order_mark_is_no_matter() -> None:
    """Files that an editor marked as UTF-8 are read."""
    assert parse_json('\ufeff{"a": "ä"}'.encode(), "marked").data == {"a": "ä"}


@pytest.mark.parametrize(
    ("text", "value"), [(b"2.0", 2), (b"-0.0", 0), (b"1e3", 1000), (b"2.5", 2.5), (b"1e300", 1e300)]
)
def test_a_number_that_is_whole_is_a_whole_number(text: bytes, value: float) -> None:
    """However it is written: a face of 2.0 lines ended the checks on all its boards."""
    read = parse_json(text, "x.json").data
    assert (read, type(read)) == (value, type(value))


def test_whole_characters_outside_the_plane_are_kept() -> None:
    """A pair of surrogates is one character."""
    assert parse_json(b'["\\ud83c\\udf32"]', "tree").data == ["🌲"]


def test_fields_that_stand_twice_are_reported_by_place() -> None:
    """The last one counts, and a problem names hex and field."""
    parsed = parse_json(
        b'{"hexes": {"E4": {"level": 1, "level": 2}, "E4": {"level": 3, "level": 3}}}', "twice"
    )
    assert parsed.data == {"hexes": {"E4": {"level": 3}}}
    assert [(problem.code, problem.at, problem.pointer) for problem in parsed.problems] == [
        ("schema/duplicate", "E4", "/hexes/E4"),
        ("schema/duplicate", "E4", "/hexes/E4/level"),
    ]
    assert parsed.problems[1].message == "Level of hex E4 stands twice in the file; the last one counts."


def test_many_fields_of_which_one_stands_twice_take_no_time() -> None:
    """Looking for the double name among many is not quadratic."""
    names = ",".join(f'"{number}": 0' for number in range(100_000))
    assert len(parse_json(f'{{{names}, "7": 1}}'.encode(), "many").problems) == 1


def test_what_is_not_there_is_said_so(tmp_path: Path) -> None:
    """A missing file, a file as a folder and a folder as a file each have their sentence."""
    with pytest.raises(BadFile, match=r"(?m)^There is no file .*missing\.json\.$"):
        read_json(tmp_path / "missing.json")
    (tmp_path / "file").write_text("{}")
    with pytest.raises(BadFile, match="not a directory"):
        read_json(tmp_path / "file" / "inner.json")
    with pytest.raises(BadFile, match="is a folder"):
        read_json(tmp_path)
    with pytest.raises(BadFile, match="no path of a file"):
        read_json("a\0b")


def test_a_path_leads_somewhere_whatever_it_is(tmp_path: Path) -> None:
    """Links are followed; in a circle, or where no system has such a path, it is what it says."""
    (tmp_path / "round.json").symlink_to("round.json")
    (tmp_path / "there.json").symlink_to("here.json")
    assert real_path(tmp_path / "there.json") == real_path(tmp_path) / "here.json"
    assert real_path(tmp_path / "round.json").name == "round.json"
    assert real_path("a\0b") == Path("a\0b")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "out.json").symlink_to(tmp_path / "here.json")
    for spelled in (tmp_path / "there.json", tmp_path / "folder" / ".." / "here.json"):
        assert lies_below(spelled, tmp_path / "folder" / "..")
        assert not lies_below(spelled, tmp_path / "folder")
    assert lies_below(tmp_path / "folder" / "out.json", tmp_path / "folder")


def test_a_name_with_line_breaks_is_shown_on_one_line(tmp_path: Path) -> None:
    """The command line promises one line on standard error."""
    with pytest.raises(BadFile) as caught:
        read_json(tmp_path / "two\nlines.json")
    assert str(caught.value).isprintable()


def test_a_name_that_is_no_text_is_shown(tmp_path: Path) -> None:
    """A file name with any bytes can stand in a message that is printed."""
    with pytest.raises(BadFile) as caught:
        read_json(tmp_path / os.fsdecode(b"caf\xe9.json"))
    assert str(caught.value).encode()


def test_a_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    """Opening a pipe would wait for ever."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(BadFile, match="pipe"):
        read_json(pipe)


def test_a_file_that_may_not_be_read_is_said_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As seen by anyone but root."""

    def refuse(*args: object, **kwargs: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = tmp_path / "secret.json"
    path.write_text("{}")
    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(BadFile, match="may not be read"):
        read_json(path)


def test_size_is_looked_at_before_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file past the limit isn't even opened."""
    path = tmp_path / "large.json"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    monkeypatch.setattr(Path, "open", lambda *_, **__: pytest.fail("was opened"))
    with pytest.raises(TooLarge, match="larger than 64 MiB"):
        read_json(path)


def test_what_is_piped_in_is_judged_as_a_file_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Too much of it is refused; nothing at all is told without speaking of a file to put back."""
    monkeypatch.setattr(json_files, "_standard_input", lambda most_bytes: b"1" * (most_bytes + 1))
    with pytest.raises(TooLarge):
        read_bytes("-", most_bytes=10)
    monkeypatch.setattr(json_files, "_standard_input", lambda _most_bytes: b"")
    with pytest.raises(BadFile, match="Standard input is empty") as caught:
        read_json("-")
    assert caught.value.hint == "Pipe a document into it."


def test_a_file_that_grows_while_it_is_read_is_refused(tmp_path: Path) -> None:
    """No more is read than allowed: files of the system say that they are empty and aren't."""
    endless = Path("/proc/self/maps")
    if not endless.exists():
        pytest.skip("this system has no files of unknown size")
    assert endless.stat().st_size == 0
    with pytest.raises(TooLarge):
        read_bytes(endless, most_bytes=10)


def test_a_small_file_takes_little_room_however_much_is_allowed(tmp_path: Path) -> None:
    """Room for a terabyte would be refused."""
    path = tmp_path / "small.txt"
    path.write_bytes(b"small")
    assert read_bytes(path, most_bytes=2**40) == b"small"


def test_reading_gives_data_and_problems(tmp_path: Path) -> None:
    """The two ways to read agree."""
    path = tmp_path / "a.json"
    path.write_text('{"a": 1, "a": 2}')
    assert read_json(path) == load_json(path).data == {"a": 2}
    assert load_json(path).problems[0].pointer == "/a"


def test_the_nearest_folder_that_is_there(tmp_path: Path) -> None:
    """Where folders were renamed, from the nearest above them on; one that is there is itself."""
    assert nearest_folder(tmp_path) == tmp_path
    assert nearest_folder(tmp_path / "gone" / "maps") == tmp_path
