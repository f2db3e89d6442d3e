"""The tools of the window, with their keys."""

from bob_editor.editing.tools import SCENARIO_TOOLS, TOOLS, Tool
from bob_editor.manual.page import Page, heading, made, paragraphs, plain
from bob_editor.manual.places import tool_place

NAME = "generated/tools"
_ABOUT = """\
One letter takes a tool. What a click will do here stands in the status bar, and is shown before you let go; Esc gives
up what was begun, and all of it can be undone."""


def tools_page() -> Page:
    """Every tool: its key and what it does, in the order of the toolbar."""
    parts = [
        _ABOUT,
        heading(2, "For boards, and for any map"),
        *(text for tool in TOOLS for text in _told(tool)),
        heading(2, "For scenarios"),
        *(text for tool in SCENARIO_TOOLS for text in _told(tool)),
    ]
    return made(NAME, "Tools", parts)


def _told(tool: type[Tool]) -> list[str]:
    name = heading(3, f"{plain(tool.title)} ({tool.shortcut})", tool_place(tool.id))
    return [name, *paragraphs(tool.__doc__ or "")]
