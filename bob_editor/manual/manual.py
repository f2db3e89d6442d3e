"""The whole manual: pages by name, the place of every heading, and the order in which they are read."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path

from attrs import frozen

from bob_editor.manual.check_pages import checks_page
from bob_editor.manual.field_pages import fields_page
from bob_editor.manual.game_pages import rules_page, terrain_page
from bob_editor.manual.page import Page, made, toctree
from bob_editor.manual.tool_page import tools_page
from bob_editor.rules.game import Game
from bob_editor.storage.shipped import shipped

CHANGES = "changes"
GAMES = "generated/games"
_PLACE = re.compile(r"^\(([\w-]+)\)=$", re.MULTILINE)
_TOCTREE = re.compile(r"```\{toctree\}\n(.*?)```", re.DOTALL)


@frozen(slots=False)
class Manual:
    """Pages by their names, first those that are written."""

    pages: Mapping[str, Page]

    @cached_property
    def places(self) -> Mapping[str, str]:
        """The name of the page on which each named place is."""
        return {place: page.name for page in self.pages.values() for place in _PLACE.findall(page.text)}

    def page_at(self, place: str) -> Page | None:
        """The page that has a place, such as ``manual/places.py`` names."""
        return self.pages.get(self.places.get(place, ""))

    def below(self, page: Page) -> list[Page]:
        """The pages that a page lists as standing below it, in their order."""
        return [self.pages[one] for name in _listed(page) for one in sorted(fnmatch.filter(self.pages, name))]


def manual(games: Iterable[Game]) -> Manual:
    """Put the manual together, with the pages of these games.

    :raises BadFile: where the installation lost its papers.
    """
    pages = [*_written(shipped("docs")), *made_pages(games)]
    return Manual({page.name: page for page in pages})


def made_pages(games: Iterable[Game]) -> Iterator[Page]:
    """The pages that are made of data: the tools, each game's terrain, rules, checks and card, and a list of them."""
    yield tools_page()
    names = []
    for game in games:
        for page in (terrain_page(game), rules_page(game), checks_page(game), fields_page(game)):
            names.append(page.name.removeprefix("generated/"))
            yield page
    told = (
        "Made of each game’s data and checks: what may stand on a board, what a scenario may lay on a map, "
        "what is checked, and what a card has."
    )
    yield made(GAMES, "The games", [told, toctree(names, hidden=False)])


def _written(folder: Path) -> Iterator[Page]:
    for path in sorted(folder.rglob("*.md")):
        yield _read(path, path.relative_to(folder).with_suffix("").as_posix())
    changes = folder.parent / "CHANGELOG.md"  # in a checkout; a wheel has it among the pages
    if changes.is_file() and not (folder / f"{CHANGES}.md").exists():
        yield _read(changes, CHANGES)


def _read(path: Path, name: str) -> Page:
    text = path.read_text("utf-8")
    title = next((line[2:] for line in text.splitlines() if line.startswith("# ")), name)
    return Page(name, title, text)


def _listed(page: Page) -> Iterator[str]:
    folder = page.name.rpartition("/")[0]
    for block in _TOCTREE.findall(page.text):
        for line in filter(None, map(str.strip, block.splitlines())):
            if not line.startswith(":"):
                yield f"{folder}/{line}" if folder else line
