"""``bob-editor pack``: project folders become packs, and packs become folders again."""

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from bob_editor.cli.console import console
from bob_editor.cli.files import ENDINGS, must_be_folder, must_exist
from bob_editor.cli.output import one_line, told_progress, warn
from bob_editor.cli.typed_paths import OF_A_FILE
from bob_editor.errors import BadCall
from bob_editor.opening.findings import Found
from bob_editor.storage.naming import STANDARD_INPUT, must_fit
from bob_editor.storage.packs import Fault, Pack

_SPOKEN = {
    "board": "board",
    "scenario": "scenario",
    "los-suite": "LOS suite",
    "stamp": "stamp",
    "counters": "counter list",
    "game": "game",
    "": "asset",
}


def build(
    folder: Annotated[Path, Parameter(name="DIR")],
    /,
    *,
    out: Annotated[Path, OF_A_FILE, Parameter(name=("--out", "-o"))],
) -> int:
    """Make a pack of a project folder: its boards, scenarios, LOS suites, pictures and texts.

    Lists first what would stop a reader; the same contents give the same bytes.

    Where a file is missing or breaks its schema no pack is made; where only a rule of the game is broken, it is.

    Exits with 0 if it is made without an error, with 1 if there are errors, with 2 if a file can't be read or written.

    Try:

        bob-editor pack build mill-country -o mill-country.bobpack

    Parameters
    ----------
    folder
        The folder of the project. A project.json or pack.json in it says title, edition, authors and licence.
    out
        The pack to write, *.bobpack.
    """
    from bob_editor.opening.games.in_packs import read_project
    from bob_editor.opening.readiness import readiness
    from bob_editor.storage import packs

    must_fit(out, "pack")
    project = read_project(must_exist(folder))
    with told_progress("Checking") as tell:
        ready = readiness(project, progress=tell)
    _list_found(folder, ready.found)
    if not ready.can_be_made:
        _say(f"{out} is not written: {_errors(ready.found)}.", style="bold red")
        return 1
    with told_progress("Packing") as tell:
        try:
            pack = packs.build(project, out, progress=tell)
        except packs.UnfitPack as error:
            _list_faults(folder, error.faults)
            _say(f"{out} is not written: {error}", style="bold red")
            return 1
    if ready.fit:
        _say(f"{out} is written: {_held(pack)}.", style="green")
        return 0
    _say(f"{out} is written: {_held(pack)}, with {_errors(ready.found)}.", style="bold yellow")
    return 1


def verify(file: Annotated[Path, Parameter(name="FILE")], /) -> int:
    """Verify a pack: the zip, every path, size and hash, and the form of every document; lists what it holds.

    Exits with 0 if nothing is wrong with it, with 1 if something is, with 2 if it can't be read at all.

    Try:

        bob-editor pack verify mill-country.bobpack

    Parameters
    ----------
    file
        The pack.
    """
    from bob_editor.storage import packs

    must_exist(file)
    with told_progress("Verifying") as tell:
        pack = packs.verify(file, progress=tell)
    if pack.faults:
        _list_faults(file, pack.faults)
        _say(f"{file} is not fit to be opened: {_count(len(pack.faults), 'fault')}.", style="bold red")
        return 1
    _print_contents(pack)
    return 0


def unpack(
    file: Annotated[Path, Parameter(name="FILE")],
    /,
    *,
    out: Annotated[Path | None, Parameter(name=("--out", "-o"))] = None,
    with_game: Annotated[bool | None, Parameter(name="--with-game", negative="--without-game")] = None,
    replace_game: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Verify a pack, then write what it holds into a new folder: all of it, or nothing.

    A pack may bring the game that its boards are for. That is data, and nothing of it is run; whether it is taken is
    asked on a terminal, and elsewhere must be said.

    Exits with 0 if it is unpacked, with 1 if something is wrong with it, with 2 if it can't be read or written out.

    Try:

        bob-editor pack unpack mill-country.bobpack
        bob-editor pack unpack mill-country.bobpack -o maps/mill-country

    Parameters
    ----------
    file
        The pack.
    out
        The folder, a new or an empty one; beside the pack with its name, if left out.
    with_game
        Take the games in the pack, for its boards alone, or don't: they are left out, and one's own are used.
    replace_game
        Put them among one's own games, in the place of another edition, which is put aside.
    """
    from bob_editor.cli.pack_questions import answers_for
    from bob_editor.opening.games import in_packs
    from bob_editor.storage import packs

    if file == STANDARD_INPUT and out is None:
        raise BadCall("A pack that is piped in names no folder.", hint="Name one with --out.")
    must_exist(file)
    if out is not None:
        must_be_folder(out)
    with told_progress("Verifying") as tell:
        found = packs.verify(file, progress=tell)
    answers = {} if found.faults else answers_for(file, found, with_game, replace=replace_game)
    target = out if out is not None else file.with_name(_folder_name(file.name))
    with told_progress("Unpacking") as tell:
        try:
            pack = in_packs.unpack(file, target, answers, progress=tell)
        except packs.UnfitPack as error:
            _list_faults(file, error.faults)
            warn(f"{file} is not unpacked: {_count(len(error.faults), 'fault')}. {error.hint}")
            return 1
    _say(f"{target} holds {_held(pack)}. {in_packs.told_aside(answers)}".strip(), style="green")
    return 0


def update(
    file: Annotated[Path, Parameter(name="FILE")],
    folder: Annotated[Path, Parameter(name="DIR")],
    /,
    *,
    old: Annotated[Path | None, Parameter(name="--from")] = None,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Bring an unpacked pack up to a new edition, and keep what you changed in it.

    What only you or only the pack changed is taken. Where both changed a document, its fields are put together if the
    pack that it was unpacked from is named; where that can't be, yours stays, and the pack's is laid beside it as
    NAME.from-pack. Nothing is written where anything changes meanwhile.

    Exits with 0 if it is brought up, with 1 if there is something to look at, with 2 if it can't be.

    Try:

        bob-editor pack update mill-1.2.bobpack mill-country --from mill-1.1.bobpack
        bob-editor pack update mill-1.2.bobpack mill-country --dry-run

    Parameters
    ----------
    file
        The new edition.
    folder
        The folder into which an earlier one was unpacked.
    old
        The pack that it was unpacked from.
    dry_run
        Only tell what would become of each file.
    """
    from bob_editor.storage import packs

    with told_progress("Comparing") as tell:
        found = packs.update(must_exist(file), must_exist(folder), old=old, progress=tell)
    for one in found.files:
        colour = "yellow" if one.state == "conflict" else "dim"
        _say(f"{one.path} {packs.TOLD[one.state]}. {one.why}".strip(), style=colour)
    if not dry_run:
        found.step.take()
    done = "would be brought up" if dry_run else "is brought up"
    edition = f"{found.pack.title}{f', edition {found.pack.edition}' if found.pack.edition else ''}"
    told = f"{folder} {done} to {edition}: {_count(len(found.files), 'file')} told of"
    if found.conflicts:
        _say(f"{told}, {len(found.conflicts)} to look at.", style="bold yellow")
        return 1
    _say(f"{told}.", style="green")
    return 0


def index(
    folder: Annotated[Path, Parameter(name="DIR")],
    /,
    *,
    title: str = "",
) -> int:
    """List the packs of a folder: packs.html for people and packs.json for programs, written into it.

    Every pack is verified; those that aren't sound are told, and not offered.

    Exits with 0 if all packs are sound, with 1 if one isn't, with 2 if the folder can't be read or written.

    Try:

        bob-editor pack index packs --title "Our packs"

    Parameters
    ----------
    folder
        The folder.
    title
        What the list is called; the folder's name, if left out.
    """
    from bob_editor.publishing.pack_index import NAMES, read_index, write_index

    with told_progress("Verifying") as tell:
        found = read_index(must_exist(folder), title, tell)
    write_index(found, folder).take()
    for name, why in found.unfit:
        _say(f"{name} isn't listed. {why}", style="yellow")
    _say(f"{_count(len(found.packs), 'pack')} listed in {folder / NAMES[0]} and {NAMES[1]}.", style="green")
    return 1 if found.unfit else 0


def _folder_name(name: str) -> str:
    stem = name.removesuffix(ENDINGS["pack"])
    return stem if stem not in ("", name) else f"{name}-unpacked"


def _say(message: str, *, style: str) -> None:
    from rich.text import Text

    console().print(Text(one_line(message), style=style))


def _list_found(folder: Path, found: Iterable[Found]) -> None:
    from bob_editor.cli.commands.check import issue_line

    out = console()
    for one in found:
        out.print(issue_line(replace(one, file=os.fspath(folder / one.file))))


def _list_faults(file: Path, faults: Iterable[Fault]) -> None:
    from bob_editor.opening.readiness import fault_as_found

    _list_found(file, map(fault_as_found, faults))


def _errors(found: Iterable[Found]) -> str:
    return _count(sum(one.severity == "error" for one in found), "error")


def _held(pack: Pack) -> str:
    numbers = {kind: sum(file.kind == kind for file in pack.files) for kind in _SPOKEN}
    told = [_count(number, _SPOKEN[kind]) for kind, number in numbers.items() if number]
    return ", ".join(told) or "nothing"


def _print_contents(pack: Pack) -> None:
    """What the pack is called, by whom, under which licence, and a file a line."""
    from rich.text import Text

    info = pack.info
    assert info is not None
    out = console()
    title = f"{info.title}, edition {info.edition}" if info.edition else info.title
    out.print(Text(one_line(title), style="bold"))
    said = {
        "By": ", ".join(info.authors),
        "Licence": info.licence,
        "Rulesets": ", ".join(info.rulesets),
        "About": info.description,
    }
    for name, text in said.items():
        if text:
            out.print(Text(f"{name}: {one_line(text)}"))
    for file in pack.files:
        line = Text(f"  {one_line(file.path)}")
        line.append(f"  {_SPOKEN[file.kind]}{': ' if file.title else ''}{one_line(file.title)}", style="cyan")
        out.print(line.append(f"  {file.size:,} bytes", style="dim"))
    out.print(Text(f"The pack is sound: {_held(pack)}.", style="green"))


def _count(number: int, what: str) -> str:
    return f"{number:,} {what}{'' if number == 1 else 's'}"
