"""A scenario to start from: its boards laid side by side, and what its ruleset puts on a fresh card."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import count
from pathlib import Path
from typing import Any

from bob_editor.editing.boards.composing import fits_as_name, in_a_row
from bob_editor.editing.boards.fresh_board import edition_of, fresh_board
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.opening.scenario_maps import relative_path
from bob_editor.rules.cards.translations import LANGUAGE, texts
from bob_editor.rules.game import game_of
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages import capital
from bob_editor.sheet.languages.in_window import of_texts

Json = Any


def fresh_scenario(
    ruleset: Ruleset,
    *,
    name: str,
    title: str,
    boards: Sequence[tuple[Path, Board]] = (),
    folder: Path,
    card: Mapping[str, Json] | None = None,
) -> Scenario:
    """A new card of a ruleset on boards given by their files, whose paths lead from ``folder``.

    It begins with the fields of ``card``, else with what the ruleset puts on a fresh one; with ``boards``, those take
    the place of the card's. They lie in a row from left to right, those last that mate with no other, and are called by
    their own numbers. On a board of a size for which the game deals more, no number is less than it says.

    :raises BadFile: where no relative path leads to a board.
    """
    usual = game_of(ruleset).card_layout().get("new") or {}
    own: dict[str, Json] = deepcopy(dict(usual if card is None else card))
    laid_boards = [board for _, board in boards]
    rows = [
        {"board": relative_path(file, folder), "name": called, "at": list(at), "turn": 0, "crop": None}
        for (file, _), called, at in zip(boards, _names(laid_boards), in_a_row(laid_boards), strict=True)
    ]
    own_map = own.pop("map", None)
    edition = edition_of(ruleset)
    heading = {"id": name, "title": title, "ruleset": ruleset.id, **({"edition": edition} if edition else {})}
    laid = {"boards": [], **(own_map if isinstance(own_map, dict) else {})}
    if rows:
        laid = {**{key: value for key, value in laid.items() if key != "overlays"}, "boards": rows}
    fresh = Scenario({**heading, "map": laid, **{key: own[key] for key in own if key not in heading}})
    return _with_enough(fresh, ruleset, laid_boards)


def _with_enough(scenario: Scenario, ruleset: Ruleset, boards: Sequence[Board]) -> Scenario:
    """Raise its numbers to the least that its game has for a board of this size, as ``card.json`` tells by preset."""
    least_on = game_of(ruleset).card_layout().get("least_on", {})
    for preset in ruleset.presets if len(boards) == 1 else ():
        least = least_on.get(preset["id"], {})
        if not least or boards[0].grid != fresh_board(ruleset, preset["id"], title="").grid:
            continue
        for field, number in least.items():
            path = tuple(field.split("/"))
            said = scenario.get(*path)
            if isinstance(said, int) and said < number:
                scenario = put(scenario, path, number)
    return scenario


def in_words_of(scenario: Scenario, code: str) -> Scenario:
    """A fresh scenario in a language: what it begins with is put so, and further texts are to be; its title stays.

    One that says already what language it is in, as a designer's own template may, stays as it is.
    """
    if scenario.get(LANGUAGE) is not None or code == "en":
        return scenario
    words = of_texts(code)
    for path, text in [*texts(scenario)]:
        told = words.sentence(text)
        if path != ("title",) and told != text:
            scenario = put(scenario, path, capital(told))
    return put(scenario, (LANGUAGE,), code)


def _names(boards: Sequence[Board]) -> list[str]:
    """What boards are called: their numbers, so that hexes are named as printed; else the first numbers free."""
    own = [board.number if fits_as_name(board.number) else "" for board in boards]
    names: list[str] = []
    for name in own:
        free = (str(number) for number in count(1) if str(number) not in {*own, *names})
        names.append(name if name and name not in names else next(free))
    return names
