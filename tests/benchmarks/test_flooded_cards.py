"""How checking a card grows with its rows: ten times as many take at most ten times as long, also where all are wrong.

Run with ``python -m pytest tests/benchmarks/test_flooded_cards.py``; all is held to ratios within one run.
"""

import json
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import pytest

from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import scenario_from_json
from tests.mutants.seeds import ROOT

Json = Any

FEW, MANY = 60, 600
LINEAR = 10
"""Ten times as many take at most so many times as long, since of the most it is only counted how many they are."""

HOLD = "band-of-brothers-2.2/hold-the-crossroads"
MILL = "last-hundred-yards/the-mill-at-les-etangs"
TAVO = "combat-commander-pacific/tavo-first-light"


def of_nobody(number: int) -> Json:
    """A group of no side, with a unit that there isn't."""
    return {"side": f"nobody-{number}", "turn": 2, "edge": "N", "units": [f"unit-{number}"]}


def overlapping(number: int) -> Json:
    """An area of either side, over all those of the other."""
    side = ("us", "ger")[number % 2]
    return {"id": f"area-{number}", "side": side, "area": {"within": {"of": ["E5"], "hexes": 1 + number % 4}}}


def on_top(number: int) -> Json:
    """A unit of either side where some of the other stand."""
    side, place = (("us", "german")[number % 2], f"{'CDEFG'[number % 5]}{4 + number % 4}")
    return {"id": f"unit-{number}", "unit": "squad", "side": side, "at": place}


def of_strangers(number: int) -> Json:
    """Pieces that there aren't."""
    return {"side": "japan", "space": 4, "pieces": [f"piece-{number}", f"weapon-{number}"]}


@pytest.mark.parametrize(
    ("scenario", "section", "row"),
    [
        (MILL, "reinforcements", of_nobody),
        (HOLD, "setup_areas", overlapping),
        (MILL, "units", on_top),
        (TAVO, "reinforcements", of_strangers),
    ],
    ids=lambda given: given.__name__ if callable(given) else given,
)
def test_rows_of_a_card(scenario: str, section: str, row: Callable[[int], Json]) -> None:
    """What is wrong with each is told of so many, and the others are counted."""
    _checked(scenario, section, [row(0)])  # the first of a game reads its data
    few, many = (_checked(scenario, section, [row(at) for at in range(number)]) for number in (FEW, MANY))
    print(f"\n  {few:.2f} s, ten times as many {many:.2f} s")
    assert many < LINEAR * few


def _checked(scenario: str, section: str, rows: list[Json]) -> float:
    """The processor's seconds for checking a card that ships with these rows in a section."""
    path = Path(ROOT / "maps" / f"{scenario}.scenario.json")
    read, _ = scenario_from_json({**json.loads(path.read_text("utf-8")), section: rows}, validate=False)
    card = card_of(read, ruleset(read.ruleset), read_boards(read, path))
    begun = process_time()
    assert issues_of_card(card)
    return process_time() - begun
