"""How checking a card grows with its rows and boards, also where all are wrong: in proportion.

Run with ``python -m pytest tests/benchmarks/test_flooded_cards.py``; all is held to ratios within one run.
"""

import json
from collections.abc import Callable
from time import process_time

from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard
from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import read_board, scenario_from_json
from tests.mutants.seeds import ROOT

FEWER = 10
"""There are so many times as many rows, or boards."""

LINEAR = 15
"""They take at most so many times as long; what grows by the square takes a hundred times as long."""

ROUNDS = 2

TAVO = ROOT / "maps/combat-commander-pacific"


def test_pieces_of_a_card() -> None:
    """Of pieces that there aren't it is told of so many, and the others are counted."""
    scenario = TAVO / "tavo-first-light.scenario.json"
    data = json.loads(scenario.read_text("utf-8"))

    def checked(number: int) -> float:
        rows = [
            {"side": "japan", "space": 4, "pieces": [f"piece-{at}", f"weapon-{at}"]} for at in range(number)
        ]
        read, _ = scenario_from_json({**data, "reinforcements": rows}, validate=False)
        card = card_of(read, ruleset(read.ruleset), read_boards(read, scenario))
        return _seconds(lambda: issues_of_card(card))

    _is_linear(checked, 1600)


def test_boards_on_top_of_each_other() -> None:
    """What lies at their edges isn't held against what it is one with already."""
    board = read_board(TAVO / "tavo-lagoon.board.json").value

    def joined(number: int) -> float:
        laid = [
            Laid(PlacedBoard("tavo-lagoon.board.json", str(at)), board, number=at) for at in range(number)
        ]
        return _seconds(lambda: join(laid, board.ruleset))

    _is_linear(joined, 60)


def _is_linear(work: Callable[[int], float], many: int) -> None:
    """That so many take at most ``LINEAR`` times as long as a tenth of them, at best of some rounds."""
    work(1)  # the first of a game reads its data
    few, all_ = (min(work(number) for _ in range(ROUNDS)) for number in (many // FEWER, many))
    print(f"\n  {few:.2f} s, ten times as many {all_:.2f} s")
    assert all_ < LINEAR * few


def _seconds(work: Callable[[], object]) -> float:
    """Of the processor."""
    begun = process_time()
    work()
    return process_time() - begun
