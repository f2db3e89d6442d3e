"""What lies at hand: texts of the clipboard that others wrote, a board's LOS trial, a folder of stamps."""

import json
import random
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from bob_editor.editing.card.clipboard_rows import copied_rows, pasted_rows
from bob_editor.editing.card.form import card_form
from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.card.spreadsheet_rows import columns_of
from bob_editor.editing.document.document import Document
from bob_editor.editing.drawing import clipboard
from bob_editor.editing.gestures.rings import RingPlace
from bob_editor.editing.outlines import outline_clipboard
from bob_editor.editing.sight.live_los import LiveLos
from bob_editor.editing.sight.pinned import PinnedThreads
from bob_editor.editing.sight.trial import Trial
from bob_editor.editing.stamps.library import FOLDER, LibraryStamp, keep, stamps_in_turn
from bob_editor.errors import BobEditorError
from bob_editor.model.board import Board
from bob_editor.rules.los.scene import End
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import (
    board_from_json,
    board_to_json,
    dumps,
    read_board,
    read_stamp,
    suite_to_json,
    write_suite,
)
from bob_editor.storage.naming import TRIAL
from tests.mutants.family import Family, Files, as_bytes
from tests.mutants.harder import LETTERS
from tests.mutants.mutant import Broken
from tests.mutants.mutations import PATHS, PLACES, mutated
from tests.mutants.promises import same_again
from tests.mutants.seeds import ROOT, Seed, seeds
from tests.mutants.spelled import spelled_otherwise

Json = Any

_COPIED = "copied.txt"

_LARGEST = 260
"""Hexes of the boards of which something is copied."""


@cache
def _boards() -> tuple[tuple[Seed, Board], ...]:
    read = ((seed, board_from_json(seed.files[seed.main])[0]) for seed in seeds()["board"])
    return tuple((seed, board) for seed, board in read if len(board.grid.hexes) <= _LARGEST)


# -- the clipboard ----------------------------------------------------------------------------------------------------


def _made_copied(rng: random.Random) -> tuple[str, Files]:
    seed, board = rng.choice(_boards())
    if rng.random() < 0.5:
        text = clipboard.copy(board, rng.sample(board.grid.hexes, rng.choice((1, 3, 40)))).text
    else:
        text = outline_clipboard.copied(
            board, tuple(RingPlace("artwork", at) for at in range(3)), board.labels[:2]
        )
    text = json.dumps(mutated(rng, json.loads(text), times=rng.choice((0, 1, 1, 3))))
    if rng.random() < 0.3:
        text = spelled_otherwise(rng, text).decode("utf-8", "replace")
    onto = seed if rng.random() < 0.8 else rng.choice(_boards())[0]
    return onto.main, {onto.main: onto.files[onto.main], _COPIED: as_bytes(text)}


def _look_at_copied(path: Path, rng: random.Random) -> None:
    """It is pasted, or told to be none; the board can be saved then and reads the same."""
    board = read_board(path).value
    text = path.with_name(_COPIED).read_bytes().decode("utf-8", "surrogatepass")
    at = rng.choice(board.grid.hexes)
    if outline_clipboard.holds_outlines(text):
        after, places, labels = outline_clipboard.pasted(board, text, rng.choice((at, None)))
        again = outline_clipboard.copied(after, places, [after.labels[one] for one in labels])
    else:
        edit, hexes = clipboard.paste_edit(board, clipboard.snippet_from_text(text), at)
        after = edit.apply(board)
        again = clipboard.copy(after, hexes or [at]).text
    same_again(board_to_json(after), board_to_json, board_from_json)
    json.loads(again)


# -- rows of a spreadsheet --------------------------------------------------------------------------------------------

_CELLS = (
    "nan", "NaN", "inf", "-Infinity", "1e999", "9" * 5000, "1_000", "0x10", "yes", "", " ", "=1+1", "[", "[NaN]",
    "[1e999]", '{"a": 1, "a": 2}', "[" * 5000, '{"x": ' * 90 + "1" + "}" * 90, '"', '""', '"a\tb"', '"two\nlines"',
    '"a, b"; c', "1–5", "5-", "–", "x" * 150_000, "\x00", "\ud800", "\u2028", "3" * 4000 + "-4",
)  # fmt: skip


@cache
def _tables() -> tuple[CardField, ...]:
    """Every table of every game's form."""
    return tuple(
        field
        for game in sorted({board.ruleset for _, board in _boards()})
        for page in card_form(ruleset(game)).pages
        for _, top in page.fields
        for field in (top, *top.fields)
        if field.kind == "table"
    )


def _made_rows(rng: random.Random) -> tuple[str, Files]:
    mark = rng.choice("\t\t\t;,")
    words = (*_CELLS, *LETTERS, *PATHS[:20], *PLACES)

    def line() -> str:
        return mark.join(rng.choice(words) for _ in range(rng.choice((1, 3, 8, 40))))

    text = rng.choice(("\n", "\r\n", "\r")).join(line() for _ in range(rng.choice((1, 2, 6))))
    return _COPIED, {_COPIED: as_bytes(text)}


def _look_at_rows(path: Path, rng: random.Random) -> None:
    """What is pasted into a table can be saved, and be copied again."""
    text = path.read_bytes().decode("utf-8", "surrogatepass")
    columns = columns_of(rng.choice(_tables()))
    if rng.random() < 0.5:
        text = "\t".join(one.title for one in columns) + "\n" + text
    pasted = pasted_rows(text, columns, rng.randrange(len(columns) or 1))
    written = dumps({"rows": list(pasted.rows)})
    if json.loads(written)["rows"] != list(pasted.rows):
        raise Broken("A row that is pasted is another when it is read again")
    again = pasted_rows(copied_rows(pasted.rows, columns), columns)
    dumps({"rows": list(again.rows)})


# -- beside a board ---------------------------------------------------------------------------------------------------


def _made_trial(rng: random.Random) -> tuple[str, Files]:
    seed, _ = rng.choice(_boards())
    trial: Json = {
        "format": "bob-editor/los-suite",
        "version": 1,
        "title": "Trial",
        "board": seed.main,
        "x-own": [1],
    }
    suites = [one.files[one.main] for one in seeds()["los-suite"] if seed.main in one.files]
    given = rng.choice((*suites, {}))
    trial |= {
        name: given[name]
        for name in ("markers", "changes", "conditions", "units", "rulings")
        if name in given
    }
    ends = [check.get(name) for check in given.get("checks", ())[:4] for name in ("from", "to")]
    trial["threads"] = [ends[:2], ends[2:4], ["A1", "ZZ9"]]
    trial = mutated(rng, trial, times=rng.choice((1, 1, 3)))
    name = seed.main.removesuffix(".board.json") + TRIAL
    lies = {"lies": rng.choice(("pipe", "loop", "folder", "empty"))}
    said = spelled_otherwise(rng, json.dumps(trial)).decode("latin-1") if rng.random() < 0.2 else None
    files: dict[str, Json] = {seed.main: seed.files[seed.main], "trial": name}
    # A name that doesn't end as JSON does holds bytes.
    files["bytes"] = said if said is not None else as_bytes(json.dumps(trial))
    return seed.main, {**files, "bytes": lies} if rng.random() < 0.1 else files


def _look_at_trial(path: Path, rng: random.Random) -> None:
    """It is set, or told why not; saved with the board, it keeps what isn't understood, or stands as it was."""
    board = read_board(path).value
    file = path.with_name(path.with_name("trial").read_text())
    path.with_name("bytes").rename(file)
    before = file.read_bytes() if file.is_file() else None
    los = LiveLos(Document(board, ruleset(board.ruleset), str(path)))
    trial = Trial(los, PinnedThreads(los))
    trial.load(str(path))
    for one in rng.sample(board.grid.hexes, 2):
        los.look(End(one), End(rng.choice(board.grid.hexes)))
    if trial.modified:
        raise Broken("A trial that was only read counts as altered")
    trial.save(str(path))
    if before is not None and file.read_bytes() != before:
        raise Broken("A trial that isn't altered is written anew")
    if not trial.trouble and before is not None:
        write_suite(file, trial.suite(path.name))
        other = LiveLos(Document(board, ruleset(board.ruleset), str(path)))
        again = Trial(other, PinnedThreads(other))
        again.load(str(path))
        if again.trouble or suite_to_json(again.suite(path.name)) != suite_to_json(trial.suite(path.name)):
            raise Broken("A trial that is written reads otherwise", again.trouble)


def _made_shelf(rng: random.Random) -> tuple[str, Files]:
    """Stamps of which some are none: links in a circle, pipes, folders, far too many."""
    seed, _ = rng.choice(_boards())
    stamp = min((ROOT / "stamps").rglob("*.stamp.json")).read_text("utf-8")
    files: dict[str, Json] = {seed.main: seed.files[seed.main]}
    names = ("a", "ä 🎲", "x" * 200, "-rf", ".b", "a b", "\u202eb", "CON", "%2e%2e", "a\\b")
    for name in rng.sample(names, rng.choice((0, 1, 4))):
        sound: Json = json.loads(stamp)
        files[f"{FOLDER}/{name}.stamp.json"] = rng.choice((sound, mutated(rng, sound, times=3)))
    for kind in ("pipe", "loop", "folder", "empty"):
        files[f"{FOLDER}/{kind}"] = {"lies": kind}
    if rng.random() < 0.1:
        files = {seed.main: seed.files[seed.main], FOLDER: {"lies": rng.choice(("pipe", "loop", "empty"))}}
    return seed.main, files


def _look_at_shelf(path: Path, _rng: random.Random) -> None:
    """What can be read is offered, of the rest it is told; one more can be kept where that is a folder."""
    for kind in ("pipe", "loop", "folder", "empty"):
        if (path.parent / FOLDER).is_dir():
            (path.parent / FOLDER / kind).rename(path.parent / FOLDER / f"{kind}.stamp.json")
    rules = ruleset(read_board(path).value.ruleset)
    found = list(stamps_in_turn(rules, path))
    here = [one for one in found if isinstance(one, LibraryStamp) and one.source == "here"]
    json.dumps([one for one in found if isinstance(one, str)])
    mine = next((one for one in found if isinstance(one, LibraryStamp)), None)
    if mine is not None:
        with suppress(BobEditorError):
            kept = keep(mine.stamp, path.parent / FOLDER)
            if read_stamp(kept).value.board != mine.stamp.board:
                raise Broken("A stamp that is kept is another")
            after = [
                one
                for one in stamps_in_turn(rules, path)
                if isinstance(one, LibraryStamp) and one.source == "here"
            ]
            if len(after) != len(here) + 1:
                raise Broken("A stamp that is kept isn't offered")


FAMILIES = (
    Family("copied", 1, _made_copied, _look_at_copied),
    Family("rows", 1, _made_rows, _look_at_rows),
    Family("trial", 1, _made_trial, _look_at_trial),
    Family("shelf", 1, _made_shelf, _look_at_shelf),
)
