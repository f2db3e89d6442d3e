"""The pages of the game that a window has open."""

from typing import TypeVar

from bob_editor.ui.frame.window import Window
from bob_editor.ui.game.page import Page
from bob_editor.ui.game.pages import GamePages

Kind = TypeVar("Kind", bound=Page)


def page_of(window: Window, kind: type[Kind]) -> Kind:
    """A page, brought forward."""
    pages = window.stage.pages
    assert isinstance(pages, GamePages)
    page = pages.show_page(kind)
    assert isinstance(page, kind)
    return page
