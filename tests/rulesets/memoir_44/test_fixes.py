"""Quick fixes that look further than their own issue."""

from __future__ import annotations

from collections import Counter

import pytest
from attrs import evolve

from bob_editor.rules.issues import issues_of_card
from tests.rulesets.memoir_44.cards import card_on

AT_SEA = {
    "a landing craft goes to the baseline": (
        "landing-craft-misplaced",
        {
            "markers": [{"marker": "landing_craft", "at": "D5", "side": "allies"}],
            "units": [{"unit": "infantry", "at": "D5", "side": "allies", "nation": "us"}],
        },
    ),
    "a ship keeps away from the beach": (
        "ship-aground",
        {"units": [{"unit": "destroyer", "at": "D5", "side": "allies", "nation": "us"}]},
    ),
}


@pytest.mark.parametrize(("check", "fields"), AT_SEA.values(), ids=AT_SEA.keys())
def test_who_moves_to_sea_has_no_other_issue_there(check, fields):
    """The fix moves to the hex where no further check of the sea complains (TR11, TR12, TR15)."""
    card = card_on(fields, base={"terrain": "open", "face": "beach"})
    issues = list(issues_of_card(card))
    before = Counter(issue.code for issue in issues)
    move = next(issue for issue in issues if issue.code == f"memoir-44/{check}").fixes[0]
    after = Counter(issue.code for issue in issues_of_card(evolve(card, scenario=move.apply(card.scenario))))
    assert after == before - Counter({f"memoir-44/{check}": 1})
