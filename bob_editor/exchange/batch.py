"""Every foreign file of a folder: which there are, and where what they hold goes, so that nothing is written twice."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from msgspec.structs import replace

from bob_editor.errors import BadFile, BobEditorError
from bob_editor.exchange.apart import Names
from bob_editor.exchange.door import all_formats, bring, files_of, looks_foreign
from bob_editor.exchange.format import Asked
from bob_editor.exchange.keeping import with_report
from bob_editor.exchange.report import Row
from bob_editor.records import Record
from bob_editor.storage.documents import write
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.files.writing import make_folder
from bob_editor.storage.naming import bare_name


class Outcome(Record):
    """What became of one file: the documents that were written, what was altered, or why it couldn't be brought in."""

    file: Path
    wrote: tuple[Path, ...] = ()
    report: tuple[Row, ...] = ()
    error: BobEditorError | None = None


def foreign_in(folder: Path, named: Sequence[str] = ()) -> list[Path]:
    """The files below a folder whose names end as those of foreign formats that can be read, and that are none of ours.

    With ``named`` those of these formats alone, whatever their content says.
    """
    formats = [
        one
        for name, one in all_formats().items()
        if one.read is not None and (name in named if named else not one.alone)
    ]
    endings = tuple(ending for one in formats for ending in one.endings)
    found = (path for path in sorted(folder.rglob("*")) if path.name.lower().endswith(endings))
    return [path for path in found if path.is_file() and (bool(named) or looks_foreign(path))]


def goals(
    files: Iterable[Path], source: Path, target: Path, ending: str = ""
) -> Iterator[tuple[Path, Path | BadFile]]:
    """Where each file of a folder goes: a folder, or with ``ending`` a file, to which no two of one name go."""
    taken: set[Path] = set()
    for file in files:
        place = target / file.relative_to(source).parent
        name = place / f"{bare_name(file)}{ending}"
        if ending and name in taken:
            yield file, BadFile(f"Another file of this folder makes {name.name} too.", hint="Rename one.")
        else:
            yield file, name if ending else place
        taken.add(name)


def brought_in(
    source: Path,
    target: Path,
    asked: Asked,
    progress: Callable[[int, int], object],
    stopped: Callable[[], bool],
) -> Iterator[Outcome]:
    """Bring every foreign file of a folder in, each with its report kept in it; nothing is written over.

    Ends early where it is ``stopped``; what was written until then stays.
    """
    files = foreign_in(source)
    names = Names(files)
    for number, file in enumerate(files):
        if stopped():
            return
        progress(number, len(files))
        try:
            yield _brought(file, target / file.relative_to(source).parent, asked, names)
        except BobEditorError as error:
            yield Outcome(file, error=error)
        finally:
            names.done(file)
    progress(len(files), len(files))


def _brought(file: Path, goal: Path, asked: Asked, names: Names) -> Outcome:
    fitting = asked if not _is_of_one_game(file) else replace(asked, rules=None)
    foreign = bring(file, fitting)
    brought, _ = names.apart(file, goal, foreign.brought)
    brought = with_report(brought, file.name, foreign.format.name)
    texts = {goal / name: text for name, text in files_of(brought).items()}
    there = next((path for path in texts if is_there(path)), None)
    if there is not None:
        raise BadFile(f"{there.name} is there already.", hint="Choose an empty folder.")
    make_folder(goal)
    for path, text in texts.items():
        write(path, text)
    return Outcome(file, tuple(texts), brought.report)


def _is_of_one_game(file: Path) -> bool:
    """Whether a file's format says itself which game it is for."""
    return any(one.ruleset and file.name.lower().endswith(one.endings) for one in all_formats().values())
