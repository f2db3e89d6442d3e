"""Foreign files of every format, and mappings beside them: brought in, saved, read back and written out again."""

import gzip
import io
import json
import random
import zipfile
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout, suppress
from functools import cache
from pathlib import Path

from bob_editor.cli.main import run
from bob_editor.errors import BobEditorError
from bob_editor.exchange.door import all_formats, bring, files_of, looks_foreign, outgoing_of, written
from bob_editor.exchange.format import Asked, Outgoing
from bob_editor.exchange.mapping import TerrainMap, read_mapping
from bob_editor.model.board import Board
from bob_editor.records import Record
from bob_editor.rulesets import all_rulesets, ruleset
from bob_editor.storage.documents import board_of, board_text, read_source, scenario_of, scenario_text
from bob_editor.storage.packing.writer import zip_of
from tests.mutants.family import Family, Files, as_bytes
from tests.mutants.mutant import Broken
from tests.mutants.mutations import mutated
from tests.mutants.seeds import ROOT, seeds
from tests.mutants.texts import altered

MAPPING = "own.mapping.json"
GZIP = b"\x1f\x8b"
LARGE = 20_000
"""Bytes from which on pixels and the like are altered by places, not by words."""

_LARGEST = 260
"""Hexes of the boards that foreign files are made of."""


class _Seed(Record):
    format: str
    game: str
    name: str
    text: str
    beside: tuple[tuple[str, str], ...] = ()


@cache
def _foreign() -> tuple[_Seed, ...]:
    """A board of each game in every format that holds it, and the scenarios of those that hold them."""
    return tuple(seed for outgoing in _outgoing() for seed in _written_as_all(outgoing))


def _outgoing() -> Iterator[Outgoing]:
    from bob_editor.storage.documents import board_from_json, scenario_from_json

    games = set()
    boards: dict[str, Board] = {}
    for seed in seeds()["board"]:
        board, _ = board_from_json(seed.files[seed.main])
        if board.ruleset not in games and len(board.grid.hexes) <= _LARGEST:
            games.add(board.ruleset)
            boards[board.ruleset] = board
            yield Outgoing(board, ruleset(board.ruleset))
    for seed in seeds()["scenario"]:
        scenario, _ = scenario_from_json(seed.files[seed.main])
        if scenario.ruleset in boards:
            yield Outgoing(boards.pop(scenario.ruleset), ruleset(scenario.ruleset), scenario)


def _written_as_all(outgoing: Outgoing) -> Iterator[_Seed]:
    for one in all_formats().values():
        for ending in one.endings:
            with suppress(BobEditorError):
                out = written(one, outgoing, Asked(name=f"a{ending}"))
                beside = tuple((name, data.decode("latin-1")) for name, data in out.beside.items())
                yield _Seed(one.name, outgoing.rules.id, f"a{ending}", out.data.decode("latin-1"), beside)


@cache
def _mappings() -> tuple[object, ...]:
    """The mappings that ship, and one with everything that one may say."""
    shipped = sorted((ROOT / "bob_editor/exchange/formats").rglob("*mapping.json"))
    own = {
        "format": "bob-editor/mapping", "version": 1, "title": "Own", "for": ["hexjson", "table"],
        "terrain": {"woods": "woods", "forest": ["forest", "hill"], "hill": {"terrain": [], "level": 2}, "fog": None},
        "fields": {"hex": "hex", "terrain": "terrain", "level": "level", "label": "label"},
        "rulesets": {"memoir-44": {"woods": "forest"}},
    }  # fmt: skip
    return (own, own, *(json.loads(path.read_text("utf-8")) for path in shipped))


def _made(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(_foreign())
    return _with(rng, seed, _altered(rng, seed))


def _altered(rng: random.Random, seed: _Seed) -> str:
    raw = seed.text.encode("latin-1")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError:
        return _altered_bytes(rng, raw).decode("latin-1")
    if text.lstrip().startswith("{") and rng.random() < 0.8:
        data = mutated(rng, json.loads(text), times=rng.choice((1, 2, 4)))
        return as_bytes(json.dumps(data))
    return altered(rng, text)


def _altered_bytes(rng: random.Random, raw: bytes) -> bytes:
    """A packed file with something altered in what is packed, or in the packing."""
    if rng.random() < 0.7 and raw.startswith(GZIP):
        return gzip.compress(_altered_bytes(rng, gzip.decompress(raw)), mtime=0)
    if rng.random() < 0.8 and zipfile.is_zipfile(io.BytesIO(raw)):
        with zipfile.ZipFile(io.BytesIO(raw)) as packed:
            files = {name: packed.read(name) for name in packed.namelist()}
        name = rng.choice(sorted(files))
        return zip_of({**files, name: _altered_bytes(rng, files[name])})
    if len(raw) < LARGE:
        return altered(rng, raw.decode("latin-1")).encode("latin-1", "replace")
    at = rng.randrange(len(raw))
    return raw[:at] + rng.randbytes(rng.choice((1, 4, 40))) + raw[at + rng.choice((0, 1, 4, 4000)) :]


def _with(rng: random.Random, seed: _Seed, text: str) -> tuple[str, Files]:
    files: dict[str, object] = {seed.name.replace(".json", ".hexjson"): text, **dict(seed.beside)}
    if rng.random() < 0.3:
        files[MAPPING] = rng.choice(_mappings())
    return next(iter(files)), files


def _made_mapping(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(_foreign())
    main, files = _with(rng, seed, seed.text)
    return main, {**files, MAPPING: mutated(rng, rng.choice(_mappings()), times=rng.choice((1, 2, 4)))}


def _look(path: Path, rng: random.Random) -> None:
    rules = rng.choice((*map(ruleset, all_rulesets()), None))
    looks_foreign(path)
    if rng.random() < 0.15:
        _convert(path, rng)
        return
    mapping = path.parent / MAPPING
    asked = Asked(rules, read_mapping(mapping) if mapping.exists() else TerrainMap())
    foreign = bring(path, asked)
    for row in foreign.brought.report:
        json.dumps(row.to_json())
        str(row)
    folder = path.parent / "in"
    folder.mkdir()
    texts = files_of(foreign.brought)
    for name, text in texts.items():
        (folder / name).write_text(text, "utf-8")
    for name, text in texts.items():
        _read_back(folder / name, text, told=bool(foreign.brought.report))
        if not name.endswith(".los.json"):
            _write_out(folder / name, rng, asked)


def _read_back(path: Path, text: str, *, told: bool) -> None:
    """What was brought in is a sound document of ours."""
    source = read_source(path)
    if source.kind == "board":
        read = board_of(source)
        again = board_text(read.value)
        if read.problems and not told:
            raise Broken("What is brought in breaks our form, and nothing is told", read.problems[0])
    elif source.kind == "scenario":
        # It may lack what every card has, and theirs hasn't.
        again = scenario_text(scenario_of(source).value)
    else:
        return
    if again != text:
        raise Broken("What is brought in isn't what is read back")


def _write_out(path: Path, rng: random.Random, asked: Asked) -> None:
    with suppress(BobEditorError):
        outgoing = outgoing_of(path)
        one = rng.choice([one for one in all_formats().values() if one.write is not None])
        out = written(one, outgoing, asked)
        if one.read is not None:
            back = path.parent / f"back{one.endings[0]}"
            back.write_bytes(out.data)
            bring(back, asked, named=one.name)


def _convert(path: Path, rng: random.Random) -> None:
    """As the command line does it."""
    target = path.parent / rng.choice(
        ("out", "b.board.json", "b.hexjson", "b.csv", "b.scenario.json", "b.m44")
    )
    words = ["convert", str(path), str(target), "--report", str(path.parent / "report.json")]
    words += rng.choice(([], ["--ruleset", "memoir-44"], ["--ruleset", "band-of-brothers-2.2"]))
    if (path.parent / MAPPING).exists():
        words += ["--mapping", str(path.parent / MAPPING)]
    with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()), suppress(BobEditorError):
        if run(words) not in (0, 1, 2):
            raise Broken("convert ends otherwise than it may")


FAMILIES = (Family("foreign", 3, _made, _look), Family("mapping", 1, _made_mapping, _look))
