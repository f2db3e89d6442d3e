"""The documents in a pack or a project folder: what they are, whether their form is right, which files they mean."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from bob_editor.errors import BadFile
from bob_editor.records import Record
from bob_editor.storage.form.problems import Problem, quoted_path
from bob_editor.storage.kinds.board_reader import board_from_json
from bob_editor.storage.kinds.counter_lists import counter_list_from_json
from bob_editor.storage.kinds.reading_files import NAMES, Source, beside, source_of_bytes
from bob_editor.storage.kinds.scenarios import scenario_from_json
from bob_editor.storage.kinds.stamps import stamp_from_json
from bob_editor.storage.kinds.suites import suite_from_json
from bob_editor.storage.naming import ENDINGS, kind_by_name
from bob_editor.storage.packing.faults import Fault, FaultFound
from bob_editor.storage.packing.paths import path_key, resolved
from bob_editor.storage.packing.references import Reference, references

Json = Any


class Document(Record):
    """What a pack needs to know of a board, scenario, suite, stamp or counter list."""

    kind: str
    title: str
    ruleset: str
    authors: tuple[str, ...] = ()
    licence: str = ""
    id: str = ""
    references: tuple[Reference, ...] = ()
    language: str = ""


def document_source(raw: bytes, path: str) -> Source | None:
    """The JSON of a board, scenario, suite or stamp; None where a file is none by its ending and its content.

    :raises FaultFound: where its ending says that it is one, and it can't be read or is another.
    """
    kind = kind_by_name(path)
    if not kind and not path.endswith(".json"):
        return None
    try:
        source = source_of_bytes(raw, path)
    except BadFile as error:
        if not kind:
            return None
        raise FaultFound("unreadable", f"{error} {error.hint}".strip(), path) from None
    if kind and source.kind != kind:
        raise FaultFound("kind", f"It is {NAMES[source.kind]}, and its name says {NAMES[kind]}.", path)
    return source if source.kind in ENDINGS else None


def document_of(source: Source) -> Document:
    """What a pack needs to know of a document."""
    data = source.data
    inner = data.get("board")
    board = inner if source.kind in ("los-suite", "stamp") and isinstance(inner, dict) else data
    credit = data.get("credits")
    credit = credit if isinstance(credit, dict) else {}
    author = _text(credit.get("author"))
    return Document(
        kind=source.kind,
        title=_text(data.get("title")),
        ruleset=_text(board.get("ruleset")),
        authors=(author,) if author else (),
        licence=_text(credit.get("licence")),
        id=_text(data.get("id")),
        references=tuple(references(source.kind, data)),
        language=_text(data.get("language")),
    )


def _text(value: Json) -> str:
    return value.strip() if isinstance(value, str) else ""


def form_faults(source: Source, path: str) -> Iterator[Fault]:
    """What in a document breaks its schema or the limits of the format."""
    problems: Iterable[Problem]
    try:
        match source.kind:
            case "board":
                problems = board_from_json(source.data, name=path)[1]
            case "los-suite":
                problems = suite_from_json(source.data, name=path)[1]
            case "counters":
                problems = counter_list_from_json(source.data, name=path)[1]
            case "stamp":
                problems = stamp_from_json(source.data, name=path)[1]
            case _:
                problems = scenario_from_json(source.data, name=path)[1]
    except BadFile as error:
        yield Fault("schema/unreadable", f"{error} {error.hint}".strip(), path)
        return
    for problem in (*source.problems, *problems):
        # Where a path leads to is told of all of a document's paths alike, as ``target_of`` finds it.
        if problem.code != "schema/path":
            yield Fault.of(problem, path)


def target_of(path: str, reference: Reference, kinds: Mapping[str, str]) -> str:
    """The file that a document at ``path`` means; ``kinds`` has the kind of every file there is ("" for a picture).

    :raises FaultFound: where it means none of them, or one of another kind.
    """
    what = f"{' or '.join(reference.kinds) or 'picture'} {quoted_path(reference.written)}"
    try:
        beside(Path(path), reference.written)
    except BadFile as error:
        raise FaultFound("outside", f"{error} {error.hint}", path) from None
    target = resolved(path, reference.written)
    if target is None:
        raise FaultFound("outside", f"It names the {what}, which lies outside the folder.", path)
    if target not in kinds:
        key = path_key(target)
        near = next((other for other in kinds if path_key(other) == key), "")
        more = f"; {quoted_path(near)} is spelled otherwise" if near else ""
        raise FaultFound("missing-file", f"It names the {what}, which isn't there{more}.", path)
    if reference.kinds and kinds[target] not in reference.kinds:
        is_now = NAMES.get(kinds[target], "no document")
        raise FaultFound("kind", f"It names the {what}, which is {is_now}.", path)
    return target
