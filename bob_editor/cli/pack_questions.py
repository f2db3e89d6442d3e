"""What becomes of the games that a pack brings: as the call says, else as is asked on a terminal."""

import sys
from pathlib import Path

from bob_editor.cli.output import one_line
from bob_editor.errors import BadCall
from bob_editor.opening.games.in_packs import Choice, GameQuestion, game_questions
from bob_editor.storage.packs import Pack


def answers_for(file: Path, pack: Pack, with_game: bool | None, *, replace: bool) -> dict[str, Choice]:
    """What becomes of each game in a pack: as the call says, else as is asked on a terminal.

    :raises BadCall: where neither says so.
    """
    found: dict[str, Choice] = {}
    for one in game_questions(pack):
        wanted: tuple[Choice, ...] = ("leave",)
        if len(one.choices) == 1:
            wanted = one.choices
        elif replace:
            wanted = ("replace", "own", "beside")
        elif with_game:
            wanted = ("beside",)
        elif with_game is None:
            if not sys.stdin.isatty():
                raise BadCall(
                    f"{file}: {one.text}", hint="Say --with-game, --replace-game or --without-game."
                )
            wanted = (_asked(one),)
        found[one.game.id] = next(choice for choice in wanted if choice in one.choices)
    return found


def _asked(one: GameQuestion) -> Choice:
    """Ask on the terminal what becomes of a game; the first answer is the usual one."""
    print(one_line(one.text))
    for number, choice in enumerate(one.choices, 1):
        print(f"  {number}  {one.told(choice)}")
    try:
        answer = input("Which? [1] ").strip() or "1"
    except EOFError:
        return "leave"
    known = {str(number): choice for number, choice in enumerate(one.choices, 1)}
    return known.get(answer, "leave")
