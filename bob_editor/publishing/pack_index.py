"""The packs of a folder as a list: for people a page, for programs JSON."""

import hashlib
import os
import re
from collections.abc import Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from msgspec.structs import replace

from bob_editor.errors import BadFile, BobEditorError
from bob_editor.publishing.progress import Tell, untold
from bob_editor.records import Record
from bob_editor.storage.files.layout import dumps
from bob_editor.storage.files.reading import is_folder, is_there, read_bytes, read_json, real_path, shown
from bob_editor.storage.files.steps import FileChange, FolderStep
from bob_editor.storage.form.limits import MAX_PACK_BYTES
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.naming import PACK
from bob_editor.storage.packs import Pack, PackInfo, verify

Json = Any

FORMAT = "bob-editor/pack-index"
NAMES = ("packs.json", "packs.html")
_MARK = '<meta name="generator" content="bob-editor">'

MOST_PACKS = 2000

LONGEST = 200
"""Letters of a list's title, as its schema has it; a folder's name may be longer."""


class IndexedPack(Record):
    """A sound pack: its path from the folder on, its heading, and what its documents are called."""

    file: str
    info: PackInfo
    sha256: str
    size: int
    scenarios: tuple[str, ...]
    boards: tuple[str, ...]
    latest: bool = True


class PackIndex(Record):
    """The packs of a folder by title, of each the latest edition first, and the files that are no sound packs."""

    title: str
    packs: tuple[IndexedPack, ...]
    unfit: tuple[tuple[str, str], ...] = ()


def read_index(folder: Path, title: str = "", tell: Tell = untold) -> PackIndex:
    """Verify all packs below a folder.

    :raises BadFile: where it can't be read, or holds more than anybody offers.
    """
    if not is_folder(folder):
        raise BadFile(f"{shown(folder)} is no folder.", hint="Name the folder of your packs.")
    files = sorted(folder.rglob(f"*{PACK}"))
    if len(files) > MOST_PACKS:
        raise BadFile(f"{shown(folder)} holds more than {MOST_PACKS:,} packs.", hint="Name a smaller folder.")
    found: list[IndexedPack] = []
    unfit: list[tuple[str, str]] = []
    for number, path in enumerate(files):
        tell(number, len(files))
        name = path.relative_to(folder).as_posix()
        if shown_name := _unlistable(name):
            unfit.append((shown_name, f"{shown_name} has a character that isn't allowed on every system."))
            continue
        try:
            pack = verify(path)
            content = read_bytes(path, most_bytes=2 * MAX_PACK_BYTES)
        except BobEditorError as error:
            unfit.append((name, str(error)))
            continue
        if pack.faults or pack.info is None:
            unfit.append((name, pack.faults[0].message))
        else:
            found.append(_indexed(name, pack, pack.info, content))
    tell(len(files), len(files))
    called = real_path(folder).name
    return PackIndex((title or _unlistable(called) or called)[:LONGEST], tuple(_ordered(found)), tuple(unfit))


def _unlistable(name: str) -> str:
    """How a path is shown that is no text, so that neither JSON nor a page can name it; "" for one that is."""
    said = os.fsencode(name).decode("utf-8", "replace")
    return "" if said == name else said


def _ordered(found: Iterable[IndexedPack]) -> Iterator[IndexedPack]:
    """Packs by the title that the latest edition of each has; another edition may have another."""
    editions: dict[str, list[IndexedPack]] = {}
    for one in sorted(found, key=lambda one: edition_key(one.info.edition), reverse=True):
        editions.setdefault(one.info.id, []).append(one)
    for first, *others in sorted(
        editions.values(), key=lambda some: (some[0].info.title.casefold(), some[0].info.id)
    ):
        yield first
        for one in others:
            yield replace(one, latest=edition_key(one.info.edition) == edition_key(first.info.edition))


def _indexed(name: str, pack: Pack, info: PackInfo, content: bytes) -> IndexedPack:
    titles = {
        kind: tuple(one.title or one.path for one in pack.files if one.kind == kind)
        for kind in ("scenario", "board")
    }
    digest = hashlib.sha256(content).hexdigest()
    return IndexedPack(name, info, digest, len(content), titles["scenario"], titles["board"])


def edition_key(edition: str) -> list[tuple[int, str]]:
    """What editions are sorted by: 1.10 is later than 1.9, and any later than none."""
    return [
        (int(part), "") if part.isdecimal() else (-1, part)
        for part in re.findall(r"\d{1,18}|[^\d.\s]+", edition)
    ]


def write_index(index: PackIndex, folder: Path) -> FolderStep:
    """The step that writes ``packs.json`` and ``packs.html`` into a folder.

    :raises BadFile: where a file of that name is there that is no such list.
    """
    for name in NAMES:
        if is_there(folder / name) and not _is_ours(folder / name):
            raise BadFile(
                f"{shown(folder / name)} is there already, and is no list of packs.", hint="Rename it."
            )
    texts = (index_text(index), index_page(index))
    return FolderStep.of(
        "List the packs",
        (FileChange.to(folder / name, text) for name, text in zip(NAMES, texts, strict=True)),
    )


def _is_ours(path: Path) -> bool:
    if path.suffix == ".html":
        return _MARK.encode() in read_bytes(path)
    try:
        data = read_json(path)
    except BadFile:
        return False
    return isinstance(data, dict) and data.get("format") == FORMAT


def index_text(index: PackIndex) -> str:
    """The list as JSON, as schemas/pack-index.schema.json has it."""
    return dumps(
        {
            "format": FORMAT,
            "version": PRESENT["pack-index"],
            "title": index.title,
            "packs": [_row(one) for one in index.packs],
            "unfit": [{"file": name, "why": why} for name, why in index.unfit],
        }
    )


def _row(one: IndexedPack) -> dict[str, Json]:
    info = one.info
    said = {
        "edition": info.edition,
        "description": info.description,
        "authors": list(info.authors),
        "licence": info.licence,
        "rulesets": list(info.rulesets),
        "scenarios": list(one.scenarios),
        "boards": list(one.boards),
    }
    head = {"file": one.file, "sha256": one.sha256, "bytes": one.size, "id": info.id, "title": info.title}
    return {**head, **{name: value for name, value in said.items() if value}, "latest": one.latest}


def index_page(index: PackIndex) -> str:
    """The list as a page that needs nothing else."""
    title = escape(index.title)
    body = "\n".join(_article(one) for one in index.packs) or "<p>There is no pack here.</p>"
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
{_MARK}
<title>{title}</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }}
article {{ border-top: 1px solid #8886; padding: .8rem 0; }}
h2 {{ font-size: 1.15rem; margin: 0; }}
p {{ margin: .3rem 0; }}
.faint {{ opacity: .7; font-size: .9rem; }}
</style>
</head>
<body>
<h1>{title}</h1>
{body}
</body>
</html>
"""


def _article(one: IndexedPack) -> str:
    lines = "\n".join(
        f"<p{' class=faint' if faint else ''}>{escape(text)}</p>" for text, faint in _lines(one)
    )
    edition = f" <small>edition {escape(one.info.edition)}</small>" if one.info.edition else ""
    href = escape("/".join(map(quote, one.file.split("/"))), quote=True)
    return f'<article>\n<h2><a href="{href}" download>{escape(one.info.title)}</a>{edition}</h2>\n{lines}\n</article>'


def _lines(one: IndexedPack) -> Iterator[tuple[str, bool]]:
    info = one.info
    if info.authors:
        yield f"By {', '.join(info.authors)}", False
    yield from ((text, False) for text in info.description.split("\n") if text.strip())
    if one.scenarios:
        yield f"Scenarios: {', '.join(one.scenarios)}", False
    if one.boards:
        yield f"Boards: {', '.join(one.boards)}", False
    earlier = "" if one.latest else "an earlier edition"
    size = f"{one.size / 1024:,.0f} KiB"
    yield " · ".join(filter(None, (earlier, ", ".join(info.rulesets), info.licence, size))), True
