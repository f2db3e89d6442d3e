"""``bob-editor explain``: what a check looks for, by its code."""

import inspect
import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bob_editor.cli.completing import OF_CODES
from bob_editor.cli.output import one_line
from bob_editor.errors import UnknownId
from bob_editor.opening.games.examples import Example, example_of
from bob_editor.rules.check import Check
from bob_editor.rules.game import Game


def explain(code: Annotated[str, Parameter(name="CODE"), OF_CODES], /) -> int:
    """Tell what a check looks for, how bad it is, and which rule it holds a document to, with an example.

    An example is a board or a card of which only that stands there which matters.

    Games in games/ of the current folder are known, too.

    Try:

        bob-editor explain band-of-brothers-2.2/level-out-of-range
        bob-editor explain path-skips-a-hex

    Parameters
    ----------
    code
        The code of an issue, as "check" prints it; without the game, the check of every game that has it.
    """
    from difflib import get_close_matches

    from bob_editor.cli.choosing import ABOUT
    from bob_editor.opening.codes import checks_told
    from bob_editor.rulesets import all_rulesets, ruleset
    from bob_editor.storage.games.nearby import look_beside

    look_beside(Path())
    game, _, name = code.rpartition("/")
    if game in ABOUT:
        print(f"{code}: {ABOUT[game]}")
        return 0
    games = [ruleset(game)] if game else list(all_rulesets().values())
    found = [(one, check) for one in games for check in checks_told(one) if check.name == one.check_now(name)]
    if not found:
        names = sorted({check.name for one in games for check in checks_told(one)})
        word = name.lower()
        near = get_close_matches(word, names, n=1) or [one for one in names if word and word in one]
        hint = (
            f"Is {' or '.join(near[:3])} meant?"
            if near
            else "bob-editor rules RULESET lists the checks of a game."
        )
        raise UnknownId(f"There is no check “{code}”.", hint=hint)
    print("\n\n".join(_told(one, check) for one, check in found))
    return 0


def _told(game: Game, check: Check) -> str:
    cited = f", rule {game.cited(check.cites)}" if check.cites else ""
    where = "among acceptances" if check.subject == "acceptances" else f"in a {check.subject}"
    paragraphs = inspect.cleandoc(check.why).split("\n\n")
    example = example_of(game, check.name)
    return "\n".join(
        (
            one_line(f"{game.id}/{check.name}: {check.severity}, {where}{cited}"),
            *(
                textwrap.fill(one_line(one), 100, initial_indent="  ", subsequent_indent="  ")
                for one in paragraphs
            ),
            *(_shown(example) if example is not None else ()),
        )
    )


def _shown(example: Example) -> Iterator[str]:
    told = "; ".join(
        filter(
            None,
            (example.game and f"of {example.game}", example.title, example.at and f"told of at {example.at}"),
        )
    )
    yield f"  For example{told and f' ({one_line(told)})'}:"
    for name, content in example.content.items():
        yield f"    {name}: {one_line(json.dumps(content, ensure_ascii=False))}"
