"""A game's checks: what each looks for, how bad it is, and the rule it holds a document to."""

from bob_editor.manual.page import Page, heading, made, paragraphs, plain
from bob_editor.manual.places import check_place, page_of
from bob_editor.rules.check import Check
from bob_editor.rules.game import Game
from bob_editor.rules.issues.acceptances import acceptance_check
from bob_editor.rules.issues.issue import code_of

_SUBJECTS = {
    "board": "Boards",
    "scene": "Maps under a scenario",
    "scenario": "Scenario cards",
    "acceptances": "Accepted issues",
}


_ABOUT = """\
The code of an issue is the id of the game, a slash and the name of the check. An **error** can't be played; a
**warning** very likely isn't meant; a **hint** is worth a look. [How checks work](#how-checks-work)."""


def checks_page(game: Game) -> Page:
    """Every check of a game, by what it looks at."""
    parts = [_ABOUT]
    checks = sorted(
        (*(one for one in game.checks if one.subject != "acceptances"), acceptance_check(game)),
        key=lambda one: one.name,
    )
    named = set()
    for subject, title in _SUBJECTS.items():
        mine = [one for one in checks if one.subject == subject]
        if mine:
            parts.append(heading(2, title))
        for check in mine:
            # Two checks of one name, of the board and of the card, are one to whoever reads a code.
            place = "" if check.name in named else check_place(code_of(game, check))
            named.add(check.name)
            parts += [heading(3, plain(check.name), place), *_told(game, check)]
    return made(page_of("checks", game.id), f"Checks of {game.title}", parts)


def _told(game: Game, check: Check) -> list[str]:
    cited = f", rule {plain(game.cited(check.cites))}" if check.cites else ""
    return [
        f"**{str(check.severity).capitalize()}**{cited}. `{code_of(game, check)}`",
        *paragraphs(check.why),
    ]
