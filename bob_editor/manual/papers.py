"""Reads the pages that people write: those in ``docs``, and the project's own papers, which stand beside it."""

import re
from collections.abc import Iterator
from pathlib import Path

from bob_editor.manual.page import Page

CHANGES = "changes"
_BESIDE = {"CHANGELOG.md": CHANGES, "CONTRIBUTING.md": "contributing", "ARCHITECTURE.md": "architecture"}
"""In a checkout they stand at the top, where a forge looks for them; a wheel has them among the pages, named so."""

_LINK = re.compile(r"\[([^\]]*)\]\((?![a-z]+:|#)([^)\s#]+)(#[^)\s]*)?\)")
_STEP = re.compile(
    r"^<!-- (?:file (?P<file>\S+)|row of (?P<row>\S+) in (?P<data>\S+)"
    r"|line in (?P<module>\S+) after: (?P<line>.*?)) -->$",
    re.MULTILINE,
)


def written_pages(folder: Path) -> Iterator[Page]:
    """Every page below the folder of papers, named by its path without its ending."""
    for path in sorted(folder.rglob("*.md")):
        yield _page(path, path.relative_to(folder).with_suffix("").as_posix())
    for file, name in _BESIDE.items():
        if not (folder / f"{name}.md").exists() and (folder.parent / file).is_file():
            yield _page(folder.parent / file, name)


def _page(path: Path, name: str) -> Page:
    text = _STEP.sub(_told, path.read_text("utf-8"))
    if name in _BESIDE.values():
        text = _LINK.sub(_led, text)
    title = next((line[2:] for line in text.splitlines() if line.startswith("# ")), name)
    return Page(name, title, text)


def _told(step: re.Match[str]) -> str:
    """What is to be done with the block below, in words: tests read it from a comment."""
    if step["file"]:
        return f"`{step['file']}`:\n"
    if step["row"]:
        return f"A row of `{step['row']}` in `{step['data']}`:\n"
    return f"In `{step['module']}`, after `{step['line'].strip()}`:\n"


def _led(link: re.Match[str]) -> str:
    """A link from the top of a checkout as one among the pages; words, where it leads out of them."""
    words, file, place = link[1], link[2], link[3] or ""
    if file in _BESIDE:
        return f"[{words}]({_BESIDE[file]}.md{place})"
    if file == "docs/games":
        return f"[{words}](games/index.md)"
    if file.startswith("docs/") and file.endswith(".md"):
        return f"[{words}]({file.removeprefix('docs/')}{place})"
    return words
