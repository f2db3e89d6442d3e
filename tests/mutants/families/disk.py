"""A disk that is full, read-only or broken while something is written: the old file, or the whole new one."""

import io
import json
import random
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.__main__ import main
from bob_editor.editing.stamps import library
from bob_editor.errors import BobEditorError
from bob_editor.model.scenario_edits import put
from bob_editor.storage import packs
from bob_editor.storage.documents import (
    read_board,
    read_scenario,
    read_stamp,
    read_suite,
    write_board,
    write_scenario,
    write_suite,
)
from bob_editor.storage.files import recovery
from tests.mutants.failing_disk import failing_disk
from tests.mutants.family import Family, Files
from tests.mutants.mutant import Broken
from tests.mutants.seeds import ROOT, seeds

Json = Any
Written = Mapping[str, bytes]
Documents = tuple[Path, Path, Path]

_LARGEST = 90_000
"""Bytes of the documents that are taken."""


@cache
def _seeds() -> tuple[Any, ...]:
    return tuple(one for one in seeds()["scenario"] if len(json.dumps(dict(one.files))) <= _LARGEST)


def _made(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(_seeds())
    stamp = json.loads((ROOT / "stamps/band-of-brothers-2.2/copse.stamp.json").read_text("utf-8"))
    rows = "hex,terrain\nA1,woods\n"
    return "rows.csv", {**seed.files, "project.json": {}, "stamps/copse.stamp.json": stamp, "rows.csv": rows}


def _look(path: Path, rng: random.Random) -> None:
    """Each way to write: what fails is told in a sentence, what was there is whole, what is said to be done is."""
    if rng.random() < 0.5:
        _call(path, rng)
    else:
        _write(path, rng)


def _call(path: Path, rng: random.Random) -> None:
    words = [str(word) for word in rng.choice(_calls(path, rng))]
    if rng.random() < 0.3:
        _answered(words)
    before = _files(path.parent)
    with failing_disk(rng) as fails:
        code, said = _answered(words)
    after = _files(path.parent)
    if code not in (0, 1, 2):
        raise Broken(f"{words[0]} ends with {code}", words, said)
    if code == 2 and (not said or "Traceback" in said):
        raise Broken(f"{words[0]} doesn't say why", words, said)
    _is_whole(before, after, tidy=fails.lets_clear)
    if code == 0 and not fails.failed:
        again, _ = _answered(words)
        if again == 0 and _files(path.parent) != after:
            raise Broken(f"{words[0]} says that it is done", words)


def _write(path: Path, rng: random.Random) -> None:
    what = rng.choice(_WRITING)
    before, documents = _files(path.parent), _documents(path.parent)
    with failing_disk(rng) as fails, suppress(BobEditorError):
        what(path, documents)
    _is_whole(before, _files(path.parent), tidy=fails.lets_clear)


def _answered(words: list[str]) -> tuple[int, str]:
    out, said = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(said):
        return main(words), said.getvalue()


def _files(folder: Path) -> Written:
    there = (one for one in folder.rglob("*") if one.is_file())
    return {one.relative_to(folder).as_posix(): one.read_bytes() for one in there}


def _is_whole(before: Written, after: Written, *, tidy: bool) -> None:
    if gone := sorted(before.keys() - after.keys()):
        raise Broken("A file is gone", gone)
    for name, content in after.items():
        if content != before.get(name) and name.endswith(".json"):
            try:
                json.loads(content)
            except ValueError:
                raise Broken("A file is no longer whole", name, content[:200], before.get(name)) from None
    left = [name for name in after.keys() - before.keys() if ".tmp" in name]
    if left and tidy:
        raise Broken("Something unfinished is left behind", left)


def _calls(path: Path, rng: random.Random) -> tuple[tuple[object, ...], ...]:
    folder, out = path.parent, path.parent / "out"
    card, board, lines = _documents(folder)
    picture = out.with_suffix(rng.choice((".png", ".svg", ".pdf")))
    answers = out.with_suffix(rng.choice((".csv", ".npz", ".txt")))
    forms = rng.choice(
        ("maps", "cards", "forum", "pack", "rules", "booklet", "counters", "players", "vassal")
    )
    rules = json.loads(card.read_text("utf-8"))["ruleset"]
    return (
        ("render", board, "-o", picture, "--dpi", 20), ("render", card, "-o", picture, "--card", "--dpi", 20),
        ("render", board, "-o", out.with_suffix(".pdf"), "--paper", "a4"), ("fix", folder), ("fix", card),
        ("check", folder), ("test", folder), ("check", lines, "--format", "json"),
        ("new", "board", rules, "-o", folder / "new.board.json"),
        ("new", "scenario", rules, "-o", folder / "new.scenario.json", "--board", board),
        ("los", board, "A1", "-o", answers), ("los", board, "A1", "B3", "--side-view", out.with_suffix(".svg")),
        ("exposure", board, "-o", picture, "--farthest", 2, "--jobs", 1), ("schema", "-o", folder / "schemas"),
        ("pack", "build", folder, "-o", folder / "out.bobpack"), ("rules", rules, "-o", out.with_suffix(".html")),
        ("convert", board, folder / "out.csv"), ("convert", board, folder / "out.xlsx"),
        ("convert", board, folder / "out.tmx"),
        ("convert", path, folder / "in.board.json", "--ruleset", rules),
        *[("publish", folder, "-o", folder / "made", "--form", forms)] * 6,
    )  # fmt: skip


def _documents(folder: Path) -> tuple[Path, Path, Path]:
    """A scenario, a board and a suite; where a kind is missing, the path of none."""
    kinds = ("scenario", "board", "los")
    card, board, lines = (
        next(iter(sorted(folder.glob(f"*.{kind}.json"))), folder / f"none.{kind}.json") for kind in kinds
    )
    return card, board, lines


def _put_stamp(path: Path, _documents: Documents) -> None:
    file = path.parent / "stamps/copse.stamp.json"
    stamp = library.LibraryStamp(read_stamp(file).value, file, "here")
    library.keep(stamp.stamp, path.parent / "mine")
    library.rename(stamp, "Another")


def _write_documents(_path: Path, documents: Documents) -> None:
    card, board, lines = documents
    write_scenario(card, put(read_scenario(card).value, ("title",), "Another"))
    write_board(board, replace(read_board(board).value, title="Another"))
    write_suite(lines, replace(read_suite(lines).value, title="Another"))


def _pack(path: Path, _documents: Documents) -> None:
    out = path.parent / "out.bobpack"
    packs.build(packs.read_project(path.parent), out)
    packs.unpack(out, path.parent / "unpacked")


_WRITING: tuple[Callable[[Path, Documents], object], ...] = (
    _write_documents,
    _put_stamp,
    _pack,
    lambda path, _: packs.write_plan(path.parent, {"title": "Another"}),
    lambda path, _: packs.write_heading(path.parent, {"title": "Another"}),
    lambda path, _: recovery.keep("a", "x" * 5_000, path=path, folder=path.parent / "recovery"),
    lambda path, _: recovery.found(folder=path.parent),
)


FAMILIES = (Family("disk", 2, _made, _look),)
