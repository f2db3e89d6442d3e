"""A mutant: the files of a seed of which one or several were mutated, told by nothing but two numbers."""

import json
import os
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.render.card import template
from bob_editor.storage.form import schemas
from bob_editor.storage.naming import CARD_TEMPLATE
from tests.mutants.family import families
from tests.mutants.mutations import SPECIAL, mutated
from tests.mutants.seeds import RULESET_FOLDER, seeds, texts_in
from tests.mutants.spelled import spelled_otherwise

Json = Any


class Broken(Exception):
    """A promise of the program that isn't kept, other than that it doesn't fall."""


OFTEN = {"board": 4, "scenario": 6, "los-suite": 3, "pack": 1, "template": 1, "ruleset": 3}
"""How many of each kind of document there are of 18."""


class Mutant(Record):
    """Files to be opened; ``stages`` is the number by which it is chosen what is done with them."""

    number: str
    kind: str
    main: str
    files: Mapping[str, Json]
    stages: int
    spelled: int | None = None
    """By what number the main file is spelled otherwise; None where it isn't."""

    def written(self, folder: Path) -> Path:
        """Write the files into a folder; the path of the one to open."""
        for name, data in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            if name.lower().endswith(".json"):
                path.write_text(json.dumps(data, indent=1), "ascii")
            elif isinstance(data, str):
                path.write_bytes(data.encode("latin-1"))
            else:
                _lay(path, data["lies"])
        if self.spelled is not None:
            main = folder / self.main
            main.write_bytes(spelled_otherwise(random.Random(self.spelled), main.read_text("ascii")))
        for text in set(texts_in(dict(self.files))) & set(SPECIAL):
            _lay(folder / text, SPECIAL[text])
        return folder / self.main

    def to_json(self) -> dict[str, Json]:
        """The mutant as a file, from which it can be made again after something in it was altered."""
        return {
            "number": self.number,
            "kind": self.kind,
            "main": self.main,
            "stages": self.stages,
            "files": dict(self.files),
            "spelled": self.spelled,
        }


def mutant_of(seed: int, number: int, kinds: Sequence[str] = ()) -> Mutant:
    """The mutant of a number, always the same; of all kinds where none are asked for."""
    rng = random.Random(f"{seed}/{number}")
    often = {**OFTEN, **{one.name: one.often for one in families().values()}}
    kind = rng.choice([kind for kind in kinds or often for _ in range(often[kind])])
    if kind in families():
        main, files = families()[kind].made(rng)
        # Most are no JSON: what happens to their text happens where they are made.
        spelled = rng.getrandbits(30) if main.endswith(".json") and rng.random() < 0.06 else None
        return Mutant(f"{seed}/{number}", kind, main, files, rng.getrandbits(30), spelled)
    made_of = rng.choice(seeds()[kind])
    names = [made_of.main]
    if kind == "template":
        names = ["own.card-template.json"]
    elif kind == "ruleset":
        names = [f"{RULESET_FOLDER}/ruleset.json"]
    if rng.random() < 0.3:
        names.append(rng.choice(sorted(made_of.files)))
    files = dict(made_of.files)
    for name in names:
        files[name] = _of_good_form(rng, name, files[name])
    if rng.random() < 0.08:
        _among_files(rng, files, made_of.main)
    spelled = rng.getrandbits(30) if rng.random() < 0.06 else None
    return Mutant(f"{seed}/{number}", kind, made_of.main, files, rng.getrandbits(30), spelled)


def _among_files(rng: random.Random, files: dict[str, Json], main: str) -> None:
    """One is gone, two change places, one names itself or another in a circle, or by a name that differs in case."""
    names = [name for name in files if name != main]
    other = rng.choice(names) if names else main
    what = rng.choice(("gone", "swap", "named", "named", "named", "alike"))
    if what == "gone" and names:
        del files[other]
    elif what == "swap":
        files[main], files[other] = files[other], files[main]
    elif what == "alike":
        files[rng.choice((other.upper(), other.title(), other.replace(".", "\u0307.", 1), f"./{other}"))] = (
            files[other]
        )
    else:
        known = set(files)
        said = rng.choice(
            (
                main,
                other,
                other.upper(),
                f"./{other}",
                f"x/../{other}",
                f"{other}/",
                f"{other}#a",
                f"{other}\0",
            )
        )
        files |= {name: _renamed(data, known, said) for name, data in files.items()}


def _renamed(data: Json, known: set[str], said: str) -> Json:
    """A value in which every name of a file is another."""
    if isinstance(data, dict):
        return {key: _renamed(value, known, said) for key, value in data.items()}
    if isinstance(data, list):
        return [_renamed(value, known, said) for value in data]
    return said if isinstance(data, str) and data in known else data


def _of_good_form(rng: random.Random, name: str, data: Json) -> Json:
    """A file after its accidents; where one that breaks its form is looked at no further, mostly one that doesn't."""
    found = data
    for _ in range(30):
        found = mutated(rng, data, times=rng.choice((1, 1, 1, 2, 3, 6)))
        if rng.random() < 0.03 or _is_looked_at(name, found):
            break
    return found


def _is_looked_at(name: str, data: Json) -> bool:
    if name.endswith("ruleset.json"):
        known = isinstance(data, dict) and data.get("id") == "mutant"
        return known and all(one.code == "schema/required" for one in schemas.validate("ruleset", data))
    if name.endswith(CARD_TEMPLATE):
        try:
            template._template(data, name)
        except BadFile:
            return False
    return True


def mutant_from_json(data: Json) -> Mutant:
    """The mutant of a file that ``to_json`` made."""
    return Mutant(**data)


def with_file(mutant: Mutant, name: str, data: Json) -> Mutant:
    """The mutant with another content of a file."""
    return replace(mutant, files={**mutant.files, name: data})


def _lay(path: Path, what: str) -> None:
    if path.exists() or path.is_symlink():
        return
    if what == "pipe":
        os.mkfifo(path)
    elif what == "loop":
        path.symlink_to(path.name)
    elif what == "folder":
        path.mkdir()
    else:
        path.write_bytes(b"")
