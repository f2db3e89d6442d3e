"""Files that are sound each and contradict each other: what one says of another holds no longer, or never did."""

import json
import os
import random
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.mutants.calls import call_on
from tests.mutants.family import Family, Files
from tests.mutants.seeds import seeds, texts_in

Json = Any
Accident = Callable[[random.Random, dict[str, Json], str], None]

_ENDINGS = (".board.json", ".scenario.json", ".los.json")

_LETTERS = ("é", "ﬁ", "Å", "ß", "İ", "\u200b", "\u202e", "🎲", " ", "'", "#", "%41", "&", "a" * 200)


def _documents(files: dict[str, Json], ending: str = "") -> list[str]:
    """The files that are still some document."""
    found = (name for name, data in files.items() if isinstance(data, dict) and "format" in data)
    return sorted(name for name in found if name.endswith(ending or _ENDINGS))


def _others(files: dict[str, Json], main: str) -> list[str]:
    return [name for name in _documents(files) if name != main]


def _another_grid(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """A board that others name has other hexes now, or names them otherwise."""
    for name in _documents(files, ".board.json"):
        if not isinstance(files[name].get("grid"), dict):
            continue
        board = {**files[name], "grid": {**files[name]["grid"]}}
        grid, what = board["grid"], rng.randrange(6)
        if what == 0:
            grid["rows"] = rng.choice((1, 2, [2, 1], [1, 2], 40))
        elif what == 1:
            grid["columns"] = rng.choice((1, 2, [2, 1], 40))
        elif what == 2:
            grid["hexes"] = rng.choice(("pointy-top", "flat-top"))
        elif what == 3:
            grid["shifted"] = rng.choice(("even", "odd"))
        elif what == 4:
            grid[rng.choice(("labels", "numbering", "first_row", "first_column", "first"))] = rng.choice(
                (0, 1, 7, "0101", "{column}{row}", {"first": [0, 0]}, [3, 3])
            )
        else:
            grid |= rng.choice([seed.files[seed.main]["grid"] for seed in seeds()["board"]])
        files[name] = board


def _another_game(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """Of files that belong together one is of another game, or of another version of it."""
    games = sorted({seed.files[seed.main]["ruleset"] for seed in seeds()["board"]})
    names = _documents(files)
    for name in rng.sample(names, rng.randint(min(1, len(names)), len(names))):
        files[name] = {**files[name], "ruleset": rng.choice((*games, "no-such", "band-of-brothers-2.1"))}


def _another_file(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """What is named is of another kind, of another game, or the file itself."""
    names = _others(files, main)
    if names:
        kind = rng.choice(("board", "scenario", "los-suite", "ruleset", "template"))
        seed = rng.choice(seeds()[kind])
        other = rng.choice(sorted(seed.files))
        for name in rng.sample(names, rng.randint(1, len(names))):
            files[name] = rng.choice(
                (seed.files[other], files[main], files[rng.choice(names)], [], {}, "x", None, 5)
            )


def _no_file(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """What is named is none."""
    names = _others(files, main)
    if names:
        name = rng.choice(names)
        del files[name]
        lies = rng.choice(
            ("pipe", "loop", "folder", "sealed", "empty", "closed", "socket", "dangling", "itself", "above")
        )
        files[f"{name}\n{lies}"] = {"lies": lies}


def _another_name(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """The file's name is spelled otherwise than the name by which others know it; or both are odd."""
    letters = rng.choice(_LETTERS)
    for name in _others(files, main):
        stem, ending = next((name.removesuffix(one), one) for one in _ENDINGS if name.endswith(one))
        odd = f"{stem[:3]}{letters}{ending}"
        for one, data in list(files.items()):
            files[one] = json.loads(json.dumps(data).replace(json.dumps(name), json.dumps(odd)))
        content = files.pop(name)
        forms = [unicodedata.normalize(form, odd) for form in ("NFC", "NFD", "NFKC")]
        files[rng.choice((*forms, odd.upper(), odd.swapcase(), odd))] = content


def _twice(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """One id, or one title, for several; a name that another has but for its case."""
    for name in list(files):
        if rng.random() < 0.5 and isinstance(files[name], dict):
            files[name] = {**files[name], "id": "same", "title": "Same"}
    name = rng.choice(_documents(files) or [main])
    files.setdefault(rng.choice((name.upper(), name.title(), f"draft/{name}")), files.get(name))


def _a_plan(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """project.json and pack.json that say what isn't there, or each another thing."""
    names = sorted({*files, "gone.board.json", "../up.json", main.upper()})
    for plan in ("project.json", "pack.json"):
        if rng.random() < 0.7:
            files[plan] = {
                "format": f"bob-editor/{plan[:-5]}", "version": rng.choice((1, 1, 2, 1.0, True)),
                "id": rng.choice(("a", "b")), "title": rng.choice(("A", "B")), "edition": rng.choice(("1.0", "2")),
                "scenarios": rng.sample(names, rng.randint(0, len(names))),
                "contents": dict.fromkeys(rng.sample(names, rng.randint(0, len(names))), "0" * 64),
                "publish": {"forms": ["pack"], "leave_out": rng.sample(names, rng.randint(0, len(names)))},
            }  # fmt: skip


_ACCIDENTS: tuple[Accident, ...] = (
    *[_another_grid] * 4, *[_another_game] * 2, *[_another_file] * 2, _no_file, *[_another_name] * 2, _twice, _a_plan,
)  # fmt: skip


def _made(rng: random.Random) -> tuple[str, Files]:
    seed = rng.choice(seeds()[rng.choice(("scenario", "scenario", "los-suite"))])
    files: dict[str, Json] = dict(seed.files)
    for suite in seeds()["los-suite"]:
        if set(texts_in(suite.files[suite.main])) & set(files) and rng.random() < 0.5:
            files[suite.main] = suite.files[suite.main]
    for _ in range(rng.choice((1, 1, 2, 3))):
        rng.choice(_ACCIDENTS)(rng, files, seed.main)
    return seed.main, files


def _look(path: Path, rng: random.Random) -> None:
    """All that is done with one of them, by the command line too, is done or refused in a sentence."""
    from tests.mutants.judging import look_at

    _lay_out(path.parent)
    path.parent.chmod(rng.choice((*[0o700] * 9, 0o500, 0o300)))
    files = [path, path, *_beside(path)]
    for _ in range(2):
        one = rng.choice(files)
        if rng.random() < 0.4:
            call_on(one, rng)
        else:
            kind = next(
                (kind for kind in ("board", "scenario", "los") if one.name.endswith(f".{kind}.json")), "pack"
            )
            kind = "los-suite" if kind == "los" else kind
            look_at(kind, one, rng)


def _beside(path: Path) -> list[Path]:
    with suppress(OSError):
        return sorted(path.parent.glob("*.json"))
    return []


def _lay_out(folder: Path) -> None:
    """Have there what a mutant can't say: what lies at a name is in the name of another."""
    for one in list(folder.iterdir()):
        name, line, lies = one.name.partition("\n")
        if not line:
            continue
        one.unlink() if not one.is_dir() else one.rmdir()
        target = folder / name
        leads = {
            "loop": name,
            "dangling": "no.json",
            "itself": ".",
            "above": "..",
        }
        if lies in leads:
            target.symlink_to(leads[lies])
        elif lies == "pipe":
            os.mkfifo(target)
        elif lies == "socket":
            os.mknod(target, 0o140644)
        elif lies in ("folder", "sealed"):
            target.mkdir(mode=0o777 if lies == "folder" else 0)
        else:
            # Whoever may read all, as root may, finds it empty.
            target.touch(mode=0o666 if lies == "empty" else 0)


FAMILIES = (Family("at-odds", 3, _made, _look),)
