"""The rules of the games of one's own that a folder's boards are for: each as a page for a browser and in print."""

from functools import partial
from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, Part
from bob_editor.publishing.progress import Tell
from bob_editor.publishing.rules_page.gathering import rules_page
from bob_editor.publishing.rules_page.print import as_pdf
from bob_editor.publishing.rules_page.web import as_html
from bob_editor.rules.game import Game


def parts(edition: Edition) -> list[Part]:
    """``ID.html`` and ``ID.pdf`` for each game that goes along with the folder."""
    return [Part(partial(_page, game_id)) for game_id in _games(edition)]


def _games(edition: Edition) -> dict[str, Game]:
    used = {one.game.id: one.game for one in edition.scenarios}
    used |= {one.game.id: one.game for one in edition.boards}
    return {name: game for name, game in sorted(used.items()) if name in edition.project.games}


def _page(game_id: str, edition: Edition, folder: Path, tell: Tell) -> None:
    page = rules_page(_games(edition)[game_id], tell, edition.language.code)
    (folder / f"{game_id}.html").write_text(as_html(page), "utf-8")
    (folder / f"{game_id}.pdf").write_bytes(as_pdf(page))


def lacks(edition: Edition) -> str:
    """Why there are no pages."""
    return "" if _games(edition) else "The boards in the folder are for no game of your own."


FORM = Form("rules", "The games’ rules in short", parts, lacks)
