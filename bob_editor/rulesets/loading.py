"""Reads one ruleset's folder: its data, its checks and its LOS rule."""

import hashlib
import importlib
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from msgspec.structs import replace

from bob_editor.errors import BadFile
from bob_editor.model.fields.paths import FieldPath
from bob_editor.rules import checks
from bob_editor.rules.cards.code import FUNCTIONS, CardCode
from bob_editor.rules.check import Check, checks_in
from bob_editor.rules.game import Game
from bob_editor.rules.games.card_layout import laid_out
from bob_editor.rules.games.merging import amends_nothing
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.sight import Sight
from bob_editor.rules.overlay import Overlay
from bob_editor.storage.form.problems import pointer_of, quoted, shortened
from bob_editor.storage.games.places import Stamp


@cache
def read_data(folder: Path, *, shipped: bool, stamp: Stamp) -> Mapping[str, Any]:
    """What a folder's ``ruleset.json`` says; one that doesn't ship is held to its schema as far as it goes alone.

    One that is based on another may leave to it what the schema requires: hold it to the schema again when merged.
    ``stamp`` tells a file that has changed from what was read of it before.

    :raises BadFile: where it can't be read or breaks its schema.
    """
    path = folder / "ruleset.json"
    if shipped:
        with suppress(ValueError):  # a comma left out while it is edited: the slower reader says where
            return _with_rows(dict(_shipped_json(path)), folder, _shipped_json)
    # Imported when needed: schemas take a while to load, and shipped data is held to its schema by a test.
    from bob_editor.storage.games.game_files import read_game_json  # noqa: PLC0415 - as said

    del stamp
    data = read_game_json(path)
    if not isinstance(data, dict) or not isinstance(data.get("id"), str):
        raise BadFile(f"{path} is no ruleset: it has no id.", hint="See schemas/ruleset.schema.json.")
    data = _with_rows(data, folder, read_game_json)
    hold_to_schema(data, folder, whole=not data.get("based_on"))
    return data


def _shipped_json(path: Path) -> Any:
    return json.loads(path.read_text("utf-8"))


def _with_rows(data: dict[str, Any], folder: Path, read: Callable[[Path], Any]) -> dict[str, Any]:
    """The data with what stands beside it: rows of ``checks`` in ``checks/``, and ``rule_numbers.json``."""
    given = data.get("checks", ())
    rows = [row for path in row_files(folder) for row in _rows_of(read(path), path)]
    beside: dict[str, Any] = {"checks": [*given, *rows]} if rows and isinstance(given, list | tuple) else {}
    if (folder / "rule_numbers.json").is_file():
        beside["rule_numbers"] = read(folder / "rule_numbers.json")
    return {**data, **beside}


def _rows_of(data: Any, path: Path) -> list[Any]:
    rows = data.get("checks") if isinstance(data, dict) else None
    if not isinstance(rows, list):
        raise BadFile(f"{path} holds no “checks”.", hint="See a ruleset that ships.")
    return rows


def row_files(folder: Path) -> list[Path]:
    """The files of rows in a ruleset's ``checks/`` and the rooms in it."""
    return sorted((folder / "checks").rglob("*.json"))


def hold_to_schema(data: Mapping[str, Any], folder: Path, *, whole: bool = True) -> None:
    """Refuse data that breaks the schema; unless it is ``whole``, what is missing from it isn't minded.

    :raises BadFile: naming the first breach.
    """
    from bob_editor.storage.form.schemas import validate  # noqa: PLC0415 - as said above

    problems = [one for one in validate("ruleset", dict(data)) if whole or one.code != "schema/required"]
    if problems:
        at = f" at {shortened(problems[0].pointer, 200)}" if problems[0].pointer else ""
        raise BadFile(
            f"{folder / 'ruleset.json'} is no ruleset{at}: {problems[0].message}",
            hint="See schemas/ruleset.schema.json.",
        )


def hold_amended(base: Mapping[str, Any], data: Mapping[str, Any], folder: Path) -> None:
    """Refuse fields of rows that neither the game nor the one that it is based on has: they were a new row's.

    :raises BadFile: naming the first.
    """
    for table, at, key in amends_nothing(base, data):
        raise BadFile(
            f"{folder / 'ruleset.json'} is no ruleset at /amended/{table}/{at}: there is no {quoted(key)} to amend.",
            hint=f"The command “rules {base.get('id')}” lists what there is.",
        )


def hold_sight(data: Mapping[str, Any], folder: Path) -> None:
    """Refuse lines of sight that name what the game hasn't, or leave to a ruling what its answers don't say.

    :raises BadFile: naming the first fault.
    """
    for place, told in () if data.get("sight") is None else sight_faults(data):
        raise BadFile(
            f"{folder / 'ruleset.json'} is no ruleset at {shortened(pointer_of(place), 200)}: {told}",
            hint="See docs/formats.md, section 16.",
        )


def sight_faults(data: Mapping[str, Any]) -> Iterator[tuple[FieldPath, str]]:
    """Where lines of sight that keep the schema are wrong, and why; also under each answer of a ruling."""
    from bob_editor.rules.los.told.faults import faults, substituted  # noqa: PLC0415 - most games have none
    from bob_editor.storage.form.schemas import validate  # noqa: PLC0415 - as said above

    yield from faults(data)
    for one in substituted(data):
        for problem in validate("ruleset", dict(one.data)):
            if problem.code != "schema/required":
                yield one.path, f"With the answer “{one.answer}” of its ruling: {problem.message}"


def must_be_known(data: Mapping[str, Any], base: Game | None) -> None:
    """Refuse data that names a shared check, or a switch of its base's LOS rule, that isn't there; none is imported.

    :raises BadFile: naming it.
    """
    for row in data.get("checks", ()):
        name = row.get("check") if isinstance(row, dict) else row
        if name is not None and name not in _check_names():
            raise BadFile(
                f"The ruleset {data['id']} names a shared check “{name}” that isn't there.",
                hint=f"There are {', '.join(sorted(_check_names()))}.",
            )
    switches = (base.data.get("switches") or {}) if base else {}
    for name in data.get("switches") or {}:
        if base and name not in switches:
            raise BadFile(
                f"The ruleset {data['id']} sets a switch “{shortened(name)}” that its base doesn't have.",
                hint=f"There are {', '.join(sorted(switches))}." if switches else "It has none.",
            )


@cache
def _check_names() -> frozenset[str]:
    """The names of the shared checks: file and check are one word."""
    return frozenset(
        path.stem.replace("_", "-")
        for path in Path(checks.__file__).parent.rglob("*.py")
        if path.stem != "__init__"
    )


def code_package(folder: Path, *, shipped: bool) -> str:
    """The name under which the modules of a ruleset's folder are imported; one that doesn't ship gets its own."""
    if shipped:
        return f"bob_editor.rulesets.{folder.name}"
    name = f"bob_editor_ruleset_{hashlib.sha256(str(folder).encode()).hexdigest()[:12]}"
    if name not in sys.modules:
        package = ModuleType(name, f"The ruleset in {folder.name}.")
        package.__path__ = [str(folder)]
        sys.modules[name] = package
    return name


def own_checks(folder: Path, package: str) -> tuple[Check, ...]:
    """Every check in a folder's ``checks/`` and the rooms in it: to be there is to be registered."""
    found: list[Check] = []
    for path in sorted((folder / "checks").rglob("*.py"), key=lambda path: path.stem):
        if path.stem != "__init__":
            rooms = path.relative_to(folder).with_suffix("").parts
            found += checks_in(importlib.import_module(".".join((package, *rooms))))
    return tuple(found)


def own_overlays(folder: Path, package: str) -> Callable[[], tuple[Overlay, ...]] | None:
    """The overlays of a folder's ``overlays.py``, which is imported when first asked; None where it has none."""
    if not (folder / "overlays.py").is_file():
        return None

    def overlays() -> tuple[Overlay, ...]:
        found: tuple[Overlay, ...] = importlib.import_module(f"{package}.overlays").OVERLAYS
        return found

    return overlays


def inherited_overlays(base: Game, data: Mapping[str, Any]) -> Callable[[], tuple[Overlay, ...]] | None:
    """The overlays of the ruleset that another is based on, without those that it leaves out."""
    given = base.overlays
    if given is None:
        return None
    gone = set((data.get("leave_out") or {}).get("overlays", ()))
    return lambda: tuple(overlay for overlay in given() if overlay.id not in gone)


def own_sight(folder: Path, package: str) -> Callable[[Scene], Sight] | None:
    """The LOS rule of a folder's ``los.py``, which is imported when first asked; None where it has none."""
    if not (folder / "los.py").is_file():
        return None

    def sight(scene: Scene) -> Sight:
        look: Callable[[Scene], Sight] = importlib.import_module(f"{package}.los").sight
        return look(scene)

    return sight


def own_card_layout(
    folder: Path,
    base: Callable[[], Mapping[str, Any]],
    layout: Mapping[str, Any] | None,
    data: Mapping[str, Any],
) -> Callable[[], Mapping[str, Any]]:
    """What a folder's ``card.json`` says, which is read when first asked for; without one it is ``base``'s.

    ``layout`` is what it says, where it was read, ``data`` is what its ``ruleset.json`` says.
    """
    if layout is not None:
        return cache(lambda: laid_out(layout, base(), data))
    file = folder / "card.json"
    return cache(lambda: json.loads(file.read_bytes())) if file.is_file() else base


def own_card_code(folder: Path, package: str, base: Callable[[], CardCode]) -> Callable[[], CardCode]:
    """What a folder's ``card.py`` says of its cards, run when first asked for; the rest is ``base``'s.

    Without a ``package`` no code of the folder is run.
    """
    if not package or not (folder / "card.py").is_file():
        return base

    @cache
    def card_code() -> CardCode:
        module = importlib.import_module(f"{package}.card")
        return replace(base(), **{name: getattr(module, name) for name in FUNCTIONS if hasattr(module, name)})

    return card_code
