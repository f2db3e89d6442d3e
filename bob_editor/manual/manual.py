"""The whole manual: pages by name, the place of every heading, and the order in which they are read."""

from __future__ import annotations

import fnmatch
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from bob_editor.manual.check_pages import checks_page
from bob_editor.manual.field_pages import fields_page
from bob_editor.manual.game_pages import rules_page, terrain_page
from bob_editor.manual.page import Page, made, toctree
from bob_editor.manual.papers import written_pages
from bob_editor.manual.tool_page import tools_page
from bob_editor.records import Record
from bob_editor.rules.game import Game
from bob_editor.storage.shipped import shipped

GAMES = "generated/games"
_PLACE = re.compile(r"^\(([\w-]+)\)=$", re.MULTILINE)
_TOCTREE = re.compile(r"```\{toctree\}\n(.*?)```", re.DOTALL)


class Manual(Record, dict=True):
    """Pages by their names, first those that are written."""

    pages: Mapping[str, Page]

    @cached_property
    def places(self) -> Mapping[str, str]:
        """The name of the page on which each named place is."""
        return {place: page.name for page in self.pages.values() for place in _PLACE.findall(page.text)}

    def with_game(self, game: Game) -> Manual:
        """The manual with a game's pages, which the list of games names."""
        pages = {page.name: page for page in game_pages(game)}
        former = (
            [name for _, names in _lists(self.pages[GAMES]) for name in names] if GAMES in self.pages else []
        )
        names = dict.fromkeys([*former, *pages])
        return Manual({**self.pages, **pages, GAMES: list_of_games(names)})

    def below(self, page: Page) -> list[Page]:
        """The pages that a page lists as standing below it, in their order."""
        return [one for _, pages in self.parts_below(page) for one in pages]

    def parts_below(self, page: Page) -> list[tuple[str, list[Page]]]:
        """The lists of pages on a page, each with its caption, empty where it has none."""
        return [
            (caption, [self.pages[one] for name in names for one in sorted(fnmatch.filter(self.pages, name))])
            for caption, names in _lists(page)
        ]


def manual(games: Iterable[Game]) -> Manual:
    """Put the manual together, with the pages of these games.

    :raises BadFile: where the installation lost its papers.
    """
    whole = Manual({page.name: page for page in (*written_pages(shipped("docs")), tools_page())})
    for game in games:
        whole = whole.with_game(game)
    return whole


def game_pages(game: Game) -> list[Page]:
    """What is made of a game's data and checks: its terrain, rules, checks and card."""
    return [terrain_page(game), rules_page(game), checks_page(game), fields_page(game)]


def list_of_games(names: Iterable[str]) -> Page:
    """The page that lists pages of games."""
    told = (
        "Made of each game’s data and checks: what may stand on a board, what a scenario may lay on a map, "
        "what is checked, and what a card has."
    )
    folder = GAMES.rpartition("/")[0]
    return made(
        GAMES, "The games", [told, toctree((name.removeprefix(f"{folder}/") for name in names), hidden=False)]
    )


def _lists(page: Page) -> Iterator[tuple[str, list[str]]]:
    folder = page.name.rpartition("/")[0]
    for block in _TOCTREE.findall(page.text):
        lines = [line.strip() for line in block.splitlines() if line.strip()]
        caption = next(
            (line.removeprefix(":caption: ") for line in lines if line.startswith(":caption: ")), ""
        )
        yield caption, [f"{folder}/{line}" if folder else line for line in lines if not line.startswith(":")]
