"""How files are named: the ending by which each kind of document is known; no other module spells one."""

from collections.abc import Mapping
from os import PathLike
from pathlib import Path, PurePath

from bob_editor.errors import BadCall

BOARD = ".board.json"
SCENARIO = ".scenario.json"
SUITE = ".los.json"
TRIAL = ".los-trial.json"
STAMP = ".stamp.json"
COUNTERS = ".counters.json"
MAPPING = ".mapping.json"
PLAYTESTS = ".playtests.json"
SCENARIO_TEMPLATE = ".scenario-template.json"
CARD_TEMPLATE = ".card-template.json"
CARD_STYLE = ".card-template.typ"
BOOKLET_STYLE = ".booklet-style.typ"
PACK = ".bobpack"

PROJECT = "project.json"
"""The whole name of the file that says what its folder is called and what is published of it."""

STANDARD_INPUT = Path("-")
"""What stands for standard input, which is read once and can be asked for again, and for standard output."""

STYLES = "styles"
"""The folder beside a board in which its own styles lie, each in a folder of its name."""

ENDINGS: Mapping[str, str] = {
    "board": BOARD,
    "scenario": SCENARIO,
    "los-suite": SUITE,
    "stamp": STAMP,
    "counters": COUNTERS,
}
"""How the files of each kind of document end that goes into a pack."""

MAPS = (BOARD, SCENARIO)
"""How the files of maps end."""


OPENED = (*MAPS, SUITE, STAMP)
"""How the files end that are opened as they are."""


def opens_by_name(path: str) -> bool:
    """Whether a file's ending says that it is opened as it is."""
    return path.endswith(OPENED)


def kind_by_name(path: str) -> str:
    """The kind of document that a file's ending says, "" for any other file."""
    return next((kind for kind, ending in ENDINGS.items() if path.endswith(ending)), "")


def better_name(path: str, kind: str) -> str:
    """What to do with a file whose ending says another kind of document than it is, as a hint; "" where nothing."""
    said = kind_by_name(path)
    if not said or said == kind or kind not in ENDINGS:
        return ""
    return f"Name it {path.removesuffix(ENDINGS[said])}{ENDINGS[kind]}, or open another file."


def must_fit(path: str | PathLike[str], kind: str) -> None:
    """Refuse a name under which a document of a kind wouldn't be opened again as what it is.

    :raises BadCall: with the ending that it should have.
    """
    name, ending = PurePath(path).name, {**ENDINGS, "pack": PACK}[kind]
    opened = not kind_by_name(name) and PurePath(name).suffix in ("", ".json") and kind != "pack"
    if not (name.endswith(ending) or opened):
        what = "a LOS suite" if kind == "los-suite" else f"a {kind}"
        raise BadCall(f"{name} can't be the name of {what}.", hint=f"Name it *{ending}.")


def bare_name(path: str | PathLike[str]) -> str:
    """A file's name without folder and ending, which is of two parts before ``json``; other dots are its own."""
    name = PurePath(path).name
    whole = name.removesuffix(".json")
    first, dot, last = whole.rpartition(".")
    ends = bool(first and dot) and (whole == name or last.replace("-", "").isalpha())
    return first if ends else whole


def stem_of(map_path: str | PathLike[str]) -> str:
    """The part of a map's file name that its suites begin with: NAME of NAME.board.json or NAME.scenario.json."""
    name = PurePath(map_path).name
    for ending in (*MAPS, ".json"):
        name = name.removesuffix(ending)
    return name
