"""Calls that can't be carried out, help and version."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bob_editor import __version__
from bob_editor.cli.subcommands import NAMES
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.model.games import edits
from bob_editor.rulesets import refresh_games
from bob_editor.storage.games.game_files import write_game
from tests.cli.conftest import Call, suite

WRONG = {
    "a word that is no subcommand": (["chek", "x"], "check"),
    "an option that is none": (["check", "--formt", "json", "{board}"], "--format"),
    "a format that is none": (["check", "{board}", "--format", "jsn"], "json"),
    "no such file": (["check", "{folder}/smallest.board.json"], "small.board.json"),
    "nothing to check in a folder": (["check", "{empty}"], "board.json"),
    "a board where a suite is wanted": (["test", "{board}"], "LOS suite"),
    "a folder where a map is wanted": (["los", "{folder}", "E4"], "folder"),
    "no end": (["los", "{board}"], "FROM"),
    "no such hex": (["los", "{board}", "Z9", "E4"], "Z9"),
    "no such position": (["los", "{board}", "E4:cve", "E5"], "cave"),
    "no end of a line": (["los", "{board}", '{{"hex": 4}}', "E5"], "fields"),
    "broken JSON for an end": (["los", "{board}", '{{"hex"', "E5"], "no end of a line"),
    "JSON too deep for an end": (["los", "{board}", '{{"a":' * 20_000, "E5"], "no end of a line"),
    "light that is no yes or no": (["los", "{board}", '{{"hex": "E4", "lit": "no"}}', "E5"], "true or false"),
    "one end too many": (["los", "{board}", "E4", "E5", "E6"], "E6"),
    "ends and all pairs": (["los", "{board}", "E4", "--all"], "--all"),
    "a format of all pairs for one": (["los", "{board}", "E4", "--format", "jsonl"], "--all"),
    "jobs that are no number": (
        ["los", "{board}", "--all", "--jobs", "two"],
        "--jobs is a whole number, and “two” is none. See: bob-editor los --help",
    ),
    "a game that is none, where no foreign file is": (
        ["check", "{board}", "--ruleset", "x"],
        "no ruleset “x”",
    ),
    "a mapping that isn't there, likewise": (
        ["render", "{board}", "-o", "a.png", "--mapping", "x"],
        "no file x",
    ),
    **{
        f"{word} that is none, where no foreign file is": (
            ["convert", "{board}", "{folder}/a.csv", f"--{word}", "x/y"],
            told,
        )
        for word, told in {
            "ruleset": "no ruleset “x/y”",
            "mapping": "no file x/y",
            "dots": "says “x/y”",
            "from": "no format “x/y”",
            "report": "x/y can't be written",
        }.items()
    },
    "a line and its picture to one place": (
        ["los", "{board}", "E4", "E5", "--side-view", "-"],
        "--out line.txt",
    ),
    "a folder's arrays to a file": (["los", "{folder}", "--all", "-o", "a.npz"], "-o pairs."),
    "a bound where none counts": (["exposure", "{board}", "--along", "E4", "--farthest", "3"], "--farthest"),
    "no hex between commas": (["exposure", "{board}", "--from", ","], "names no hex"),
    "night over a folder": (["stats", "{folder}", "--condition", "visibility=1"], "Name a map in it."),
    "a language without a page": (["rules", "memoir-44", "--language", "de"], "-o rules.html"),
    "an overlap without sheets": (["render", "{board}", "-o", "a.pdf", "--overlap", "3"], "--paper"),
    "a card as dark as a map": (["render", "{board}", "-o", "a.pdf", "--card", "--theme", "dark"], "--theme"),
    "all schemas to standard output": (["schema", "-o", "-"], "A folder can't go to standard output."),
    "a publication to standard output": (["publish", "{folder}", "-o", "-"], "A folder can't go"),
    "a pack's files to standard output": (["pack", "unpack", "{board}", "-o", "-"], "A folder can't go"),
    "two texts to standard output": (
        ["convert", "{board}", "-", "--to", "csv", "--report", "-"],
        "can't both go",
    ),
    "a dash for a hex": (["los", "{board}", "E4", "-"], "There is no hex - on"),
    "night of no number": (["los", "{board}", "E4", "E5", "--condition", "visibility=four"], "“four”"),
    "night of less than nothing": (["los", "{board}", "E4", "E5", "--condition", "visibility=-1"], "-1"),
    "a minute before the start": (["los", "{board}", "E4", "E5", "--minute", "-3"], "from 0"),
    "pairs of a device without an end": (["los", "{board}", "--pairs", "/dev/zero"], "Line 1"),
    "a variable that is unset": (["fix", ""], "empty"),
    "a variable that is unset after a switch": (["check", "--quiet", ""], "An argument is empty"),
    "a variable that is unset, given to an option": (["check", "--select=", "{board}"], "--select is empty"),
    "part of a job": (["check", "{board}", "--jobs", "1.5"], "--jobs is a whole number, and “1.5” is none"),
    "part of a column": (
        ["new", "board", "--ruleset", "memoir-44", "--columns", "8.5", "-o", "{folder}/a.board.json"],
        "--columns is a whole number",
    ),
    "part of a minute": (["los", "{board}", "E4", "E5", "--minute", "0.5"], "--minute is a whole number"),
    "a marker that points nowhere": (
        ["los", "{board}", "E4", "E5", "--marker", '{{"marker": "smoke", "at": "F5", "facing": "up"}}'],
        "Facing of marker 1 can't be “up”",
    ),
    "a word that is a page long": (["los", "{board}", "x" * 5000, "E4"], "X" * 40 + "…"),
    "a scenario and its board to standard output": (
        ["new", "scenario", "--ruleset", "memoir-44", "-o", "-"],
        "--board",
    ),
    "no format for standard output": (["convert", "{board}", "-"], "--to"),
    "one argument too many for a command of two words": (
        ["pack", "unpack", "a.bobpack", "b"],
        "There is one argument too many: “b”. See: bob-editor pack unpack --help",
    ),
    "no jobs": (["los", "{board}", "--all", "--jobs", "0"], "--jobs"),
    "pairs to a file of no name": (["los", "{board}", "--all", "-o", "{folder}/a\0b"], "zero character"),
    "pairs to a name too long": (["los", "{board}", "--all", "-o", "{folder}/" + "a" * 300], "too long"),
    "a check of a name too long": (["check", "{folder}/" + "a" * 300], "can't be read: file name too long"),
    "a fix of a name too long": (["fix", "{folder}/" + "a" * 300], "can't be read: file name too long"),
    "rules of a name too long": (["rules", "a" * 300], "There is no ruleset"),
    "pairs to a link to itself": (["los", "{board}", "--all", "-o", "{loop}"], "symbolic links"),
    "pairs beneath a file": (["los", "{board}", "--all", "-o", "{board}/a"], "not a directory"),
    "exposure to a name too long": (
        ["exposure", "{board}", "-o", "{folder}/" + "a" * 300 + ".csv"],
        "too long",
    ),
    "a scheduler without keys": (["los", "{board}", "--all", "--scheduler", "tls://127.0.0.1:1"], "tcp://"),
    "a scheduler that isn't built in": (
        ["los", "{board}", "--all", "--scheduler", "ucx://127.0.0.1:1"],
        "tcp://",
    ),
    "a link that leads nowhere": (["check", "{loop}"], "link"),
    "no such ruleset": (["rules", "band-of-brothers-2.3"], "band-of-brothers-2.2"),
    "a new board of no ruleset": (
        ["new", "board", "--ruleset", "chess", "-o", "{folder}/a.board.json"],
        "chess",
    ),
    "a new board nowhere": (["new", "board", "--ruleset", "band-of-brothers-2.2"], "--out"),
    "a new board of a name too long": (
        ["new", "board", "--ruleset", "memoir-44", "-o", "{folder}/" + "a" * 90 + "b" * 210],
        "most 100",
    ),
    "a new board over a folder": (
        ["new", "board", "--ruleset", "memoir-44", "-o", "{folder}", "--force"],
        "is a folder",
    ),
    "a new thing that is none": (["new", "boards", "-o", "x"], "board"),
    "nothing to compare with": (["compare", "{board}"], "--ruling"),
    "no such ruling": (["compare", "{board}", "--ruling", "separate_piece=any_pieces"], "separate_pieces"),
    "no such answer": (["compare", "{board}", "--ruling", "separate_pieces=3"], "any_pieces"),
    "a picture that is none": (["render", "{board}", "-o", "{folder}/a.gif"], "*.png"),
    "a picture of no size": (["render", "{board}", "-o", "{folder}/a.png", "--dpi", "1"], "--dpi"),
    "a picture of a name with a zero": (["render", "{board}", "-o", "{folder}/a\0b.svg"], "zero character"),
    "a layer that is none": (
        ["render", "{board}", "-o", "{folder}/a.svg", "--layers", "ground,sky"],
        "“sky”",
    ),
    "a bleed of a metre": (["render", "{board}", "-o", "{folder}/a.svg", "--bleed", "1000"], "bleed"),
    "a bleed on sheets": (
        ["render", "{board}", "-o", "{folder}/a.pdf", "--paper", "a4", "--bleed", "3"],
        "--paper",
    ),
    "two sizes": (
        ["render", "{board}", "-o", "{folder}/a.pdf", "--hex-mm", "20", "--width-mm", "9"],
        "--width-mm",
    ),
    "hexes of no size": (["render", "{board}", "-o", "{folder}/a.pdf", "--hex-mm", "0"], "0 mm"),
    "no overlap of sheets": (
        ["render", "{board}", "-o", "{folder}/a.pdf", "--paper", "a4", "--overlap", "nan"],
        "nan mm",
    ),
    "a pack written nowhere": (["pack", "build", "{folder}"], "--out"),
}


@pytest.mark.parametrize("words", [words for words, _ in WRONG.values()], ids=list(WRONG))
def test_says_why_in_one_line(
    words: list[str], call: Call, write: Callable[..., Path], tmp_path: Path
) -> None:
    """A call that can't be carried out writes one line on standard error, nothing on standard output; exit 2."""
    places = {
        "board": write("small.board.json"),
        "folder": tmp_path,
        "empty": tmp_path / "empty",
        "loop": tmp_path / "loop",
    }
    places["empty"].mkdir()
    places["loop"].symlink_to("loop")
    there = sorted(tmp_path.rglob("*"))
    outcome = call(*(word.format(**places) for word in words))
    hint = next(hint for wrong, hint in WRONG.values() if wrong is words)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.startswith("bob-editor: ")
    assert outcome.err.count("\n") == 1
    assert hint in outcome.err
    assert sorted(tmp_path.rglob("*")) == there


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[1]", b'{"format": "other"}', b'{"a": NaN}'])
@pytest.mark.parametrize("words", [["check"], ["fix"], ["los"], ["exposure"], ["render"]])
def test_a_file_that_cant_be_read(words: list[str], content: bytes, call: Call, tmp_path: Path) -> None:
    """A broken file is told of in one line, whatever is wanted of it."""
    path = tmp_path / "broken.board.json"
    path.write_bytes(content)
    more = {"los": ["E4"], "render": ["-o", str(tmp_path / "a.png")]}.get(words[0], [])
    outcome = call(*words, path, *more)
    assert (outcome.code, outcome.out) == (2, "")
    assert outcome.err.splitlines()
    assert path.read_bytes() == content


def test_help_names_every_subcommand(call: Call) -> None:
    """The help of the program lists its subcommands with what they do, each has a help, and the manual its options."""
    whole = call("--help")
    assert whole.code == 0
    paper = (Path(__file__).parents[2] / "docs" / "formats.md").read_text("utf-8")
    for name in NAMES:
        assert f"│ {name}" in whole.out
        own = call(name, "--help")
        assert own.code == 0
        assert f"bob-editor {name}" in own.out
        options = set(re.findall(r"^│ [* ]*(--[a-z-]+)", own.out, re.MULTILINE)) - {
            "--help",
            "--out",
            "--sight",
        }
        assert sorted(one for one in options if one not in paper) == []
    assert (
        "With --all also a folder:" in call("los", "--help").out
    )  # as wide as the screen, no source's lines in it


def test_a_folder_that_is_gone(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nothing can be looked through, that is told."""
    (gone := tmp_path / "gone").mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    outcome = call("check")
    assert (outcome.code, "The current folder isn't there any more." in outcome.err) == (2, True)


def test_version(call: Call) -> None:
    """--version prints the version and nothing else."""
    assert call("--version").out.strip() == __version__


def test_a_reader_that_has_enough(write: Callable[..., Path]) -> None:
    """A pipe that closes early (``| head``) ends the program without a word."""
    board = write("small.board.json")
    command = f'"{sys.executable}" -m bob_editor los "{board}" --all | head -n 1'
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=True)  # noqa: S602 - ours
    assert json.loads(ran.stdout)["from"] == "A1"
    assert ran.stderr == ""


@pytest.mark.parametrize("words", ["rules memoir-44", "rules --help", "check"])
def test_lines_in_colours_end_alike_where_their_reader_has_enough(
    words: str, tmp_path: Path, write: Callable[..., Path]
) -> None:
    """It is no failure: ``set -o pipefail`` would stop a script there."""
    write("high.board.json", hexes={f"{column}3": {"level": 99} for column in "ABCDEFGH"})
    # Nobody ever reads: the other end is closed before the first line comes.
    read, wrote = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "bob_editor", *words.split()]
    ran = subprocess.run(command, stdout=wrote, stderr=subprocess.PIPE, text=True, check=False, cwd=tmp_path)
    os.close(wrote)
    assert (ran.returncode, ran.stderr) == (0, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no such device")
@pytest.mark.parametrize(
    "words", [["los", "E4"], ["los", "--all"], ["check"], ["exposure"], ["render", "--help"]]
)
def test_standard_output_that_is_full(words: list[str], write: Callable[..., Path]) -> None:
    """What can't be printed is told of in one line, as what can't be written to a file is; nothing is tried again."""
    command = [sys.executable, "-m", "bob_editor", words[0], str(write("small.board.json")), *words[1:]]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ran = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1)
    assert "no space left" in ran.stderr


def test_standard_output_that_is_closed(write: Callable[..., Path]) -> None:
    """Who closes it wants the exit code alone."""
    for words in (f'check "{write("small.board.json")}"', "rules", "--help"):
        command = f'"{sys.executable}" -m bob_editor {words} >&-'
        ran = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)  # noqa: S602 - ours
        assert (ran.returncode, ran.stderr) == (0, "")


def test_a_name_with_a_line_break_is_told_on_one_line(call: Call, tmp_path: Path) -> None:
    """Whatever steers a terminal is shown as something that doesn't."""
    for words in (["check"], ["pack", "verify"], ["rules"]):
        outcome = call(*words, f"{tmp_path}/a\nb\x1b[31m")
        assert (outcome.code, outcome.err.count("\n"), "\x1b" in outcome.err) == (2, 1, False)


def test_words_of_a_game_steer_no_terminal(
    call: Call, write: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its own title where it is looked through, that of terrain in a line's reasons and in a suite that fails."""
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(tmp_path / "games"))
    plain = started(STARTS[0], "Red\x1b[31m")
    write_game(
        tmp_path / "games" / "red", edits.set_field(plain, "terrains", "woods", "title", value="W\x1b[31m")
    )
    refresh_games()
    board = write("red.board.json", ruleset=plain.id, hexes={"B3": {"terrain": ["woods"]}})
    lines = write("red.los.json", suite({"from": "B2", "to": "B4", "expect": "clear"}, board=board.name))
    for words in (("rules", plain.id, "--check"), ("los", board, "B2", "B4"), ("test", lines)):
        outcome = call(*words)
        assert "31m" in outcome.out
        assert "\x1b" not in outcome.out


def test_starts_without_qt_and_without_the_rules() -> None:
    """--version loads neither Qt nor geometry, so it answers at once."""
    code = (
        "import sys; from bob_editor.cli.main import run; run(['--version']);"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'PySide6', 'shapely', 'jsonschema'}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [__version__, "[]"]


def test_what_holds_nothing_to_a_schema_waits_for_no_validator() -> None:
    """Schemas are looked up without it; ``--help`` is read more often than anything is held to one."""
    code = (
        "import sys; from bob_editor.cli.main import run; run(['--help']);"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'PySide6', 'jsonschema'}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def test_a_line_without_options_waits_for_no_parser_of_them(write: Callable[..., Path]) -> None:
    """It has nothing to read there."""
    code = (
        "import sys; from bob_editor.__main__ import main;"
        f"code = main(['los', {str(write('small.board.json'))!r}, 'A1', 'B2']);"
        "print(code, sorted({name.partition('.')[0] for name in sys.modules} & {'PySide6', 'cyclopts'}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "0 []"


def test_what_tells_errors_waits_for_nothing() -> None:
    """It comes with every start, the window's too, before anything is seen."""
    code = (
        "import sys, bob_editor.cli.output;"
        "print(sorted({name.partition('.')[0] for name in sys.modules} & {'numpy', 'msgspec', 'cyclopts'}))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "[]\n"


def test_checking_needs_no_qt(write: Callable[..., Path]) -> None:
    """Checks, LOS and suites run where Qt can't be loaded."""
    code = (
        "import sys; sys.modules['PySide6'] = None; from bob_editor.cli.main import run;"
        f"sys.exit(run(['check', {str(write('small.board.json'))!r}]))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_game_beside_documents_is_known_to_all_commands(
    call: Call, write: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its checks are mended by their code and explained; all that keeps it from being used is told, by folder, too."""
    two = {name: {"terrain": ["pond"]} for name in ("C3", "C4")}
    check = {
        "check": "at-most",
        "of": ["pond"],
        "as": "one-pond",
        "why": "One is enough.",
        "cases": {"fault": {"hexes": two}},
    }
    game = {
        "format": "bob-editor/ruleset", "version": 1, "id": "ponds", "title": "Ponds", "hexes": "flat-top",
        "base_terrain": "lawn", "checks": [check],
        "terrains": [{"id": name, "title": name, "in": ["base", "hexes"], "cites": "1"} for name in ("lawn", "pond")],
    }  # fmt: skip
    folder = tmp_path / "games" / "ponds"
    folder.mkdir(parents=True)
    (folder / "ruleset.json").write_text(json.dumps(game), "utf-8")
    path = write("a.board.json", ruleset="ponds", base={"terrain": "lawn"}, hexes=two)
    assert "No check is called “ponds/one-pnd”" in call("fix", path, "--code", "ponds/one-pnd").err
    assert call("fix", path, "--code", "ponds/one-pond", "--suggestions").code in (0, 1)
    monkeypatch.chdir(tmp_path)
    told = call("explain", "ponds/one-pond").out
    assert told.startswith("ponds/one-pond: ")
    assert json.loads(told.partition("    board: ")[2].splitlines()[0])["hexes"] == two
    game |= {"title": 5, "x": 6}
    (folder / "ruleset.json").write_text(json.dumps(game), "utf-8")
    assert call("rules", folder, "--check").out.count(": error: ") == 2
