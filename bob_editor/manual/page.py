"""A page of the manual, and how its Markdown is put together."""

import inspect
from collections.abc import Iterable, Sequence

from bob_editor.records import Record


class Page(Record):
    """A page: its name, a path without an ending, its title and its text in Markdown."""

    name: str
    title: str
    text: str


def made(name: str, title: str, parts: Iterable[str]) -> Page:
    """A page of parts, with its title above them."""
    return Page(name, title, "\n\n".join([f"# {title}", *parts]) + "\n")


def heading(level: int, title: str, place: str = "") -> str:
    """A heading, which links to its place lead to."""
    return (f"({place})=\n" if place else "") + f"{'#' * level} {title}"


def plain(text: str) -> str:
    """Words of data as Markdown that says them as they are, in one line."""
    words = " ".join(text.split())
    for sign in "\\*_[]<>{}|$":
        words = words.replace(sign, f"\\{sign}")
    return words


def paragraphs(text: str) -> list[str]:
    """What a docstring tells its readers; a paragraph with names of code in it is for who writes code."""
    return [plain(one) for one in inspect.cleandoc(text).split("\n\n") if "``" not in one]


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of cells that are Markdown already."""
    lines = [f"| {' | '.join(cells)} |" for cells in (heads, ["---"] * len(heads), *rows)]
    return "\n".join(lines)


def bullets(lines: Iterable[str]) -> str:
    """A list."""
    return "\n".join(f"- {line}" for line in lines)


def toctree(names: Iterable[str], *, caption: str = "", hidden: bool = True) -> str:
    """What pages stand below this one."""
    options = ([f":caption: {caption}"] if caption else []) + ([":hidden:"] if hidden else [])
    return "\n".join(["```{toctree}", *options, "", *names, "```"])
