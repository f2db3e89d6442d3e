"""Quick fixes that look further than their own issue."""

from collections import Counter

import pytest
from msgspec.structs import replace

from bob_editor.editing.issues.accepting import accept_in_scenario
from bob_editor.rules.issues.gathering import issues_of_card, issues_of_scene
from bob_editor.rules.los.scene import Scene
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.board_reader import board_from_json
from tests.rulesets.memoir_44.cards import STANDARD, card_on

AT_SEA = {
    "a landing craft goes to the baseline": (
        "landing-craft-misplaced",
        {
            "markers": [{"marker": "landing_craft", "at": "D5", "side": "allies"}],
            "units": [{"unit": "infantry", "at": "D5", "side": "allies", "nation": "us"}],
        },
    ),
    "the second of two ships stays at sea": (
        "two-units-in-hex",
        {"units": [{"unit": "destroyer", "at": "G9", "side": "allies", "nation": "us"}] * 2},
    ),
    "who is on mines in a landing craft leaves them with it": (
        "unit-in-enemy-minefield",
        {
            "markers": [
                {"marker": "landing_craft", "at": "D9", "side": "allies"},
                {"marker": "minefield", "at": "D9", "side": "axis"},
            ],
            "units": [{"unit": "infantry", "at": "D9", "side": "allies", "nation": "us"}],
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
    after = Counter(issue.code for issue in issues_of_card(replace(card, scenario=move.apply(card.scenario))))
    assert after == before - Counter({f"memoir-44/{check}": 1})


def test_craft_without_a_sea_are_told_once_on_a_map_that_is_joined_already():
    """Lines are tried on it, where it has no boards any more that a finding could name."""
    craft = [{"marker": "landing_craft", "at": at, "side": "allies"} for at in ("D4", "F4")]
    card = card_on({"markers": craft}, base={"terrain": "open"})
    told = [one for one in issues_of_scene(card.scene) if one.code == "memoir-44/landing-craft-misplaced"]
    assert [(one.places, len(one.highlight)) for one in told] == [((), 2)]


@pytest.mark.parametrize("tile", [["railroad_station"], ["river", "railroad_bridge"]])
def test_track_laid_to_what_needs_it_leads_somewhere(tile):
    """It goes on over open ground to the edge, round a forest, so that it doesn't stop in the open (T37, T38, T39)."""
    hexes = {"D4": {"terrain": tile}, "C4": {"terrain": ["forest"]}}
    content = {"ruleset": "memoir-44", "grid": STANDARD, "base": {"terrain": "open"}, "hexes": hexes}
    scene = Scene(board_from_json(content, inline=True)[0], ruleset("memoir-44"))
    (issue,) = issues_of_scene(scene)
    lay = next(fix for fix in issue.fixes if fix.label == "Lay track beside it")
    assert not list(issues_of_scene(scene.with_board(lay.apply(scene.board))))


def test_troops_of_another_nation_stay_on_their_side():
    """Brandenburgers of the Allies don't become Germans among them, but troops that the Allies have (TR21)."""
    unit = {"unit": "brandenburgers", "at": "D4", "side": "allies", "nation": "us"}
    sides = {"top": {"side": "axis"}, "bottom": {"side": "allies"}}
    card = card_on({"units": [unit], "sides": sides})
    (issue,) = [one for one in issues_of_card(card) if one.at == "D4"]
    (fix,) = issue.fixes
    after = issues_of_card(replace(card, scenario=fix.apply(card.scenario)))
    assert not [one for one in after if one.at == "D4"]


NAMED = {
    "oasis_recovery": ("hex-off-board", {"hexes": ["Z9"]}),
    "camouflage": ("hex-off-board", {"units": ["Z9"]}),
    "supply_train": ("hex-off-board", {"train": "Z9"}),
    "blow_bridges": ("bridge-rule-without-bridge", {"bridges": ["D4"]}),
    "sabotage": ("sabotage-target", {"targets": [{"at": "D4"}]}),
    "boats": ("boat-on-wrong-host", {"units": ["D5"]}),
}


@pytest.mark.parametrize(("key", "check", "fields"), [(key, *row) for key, row in NAMED.items()], ids=NAMED)
def test_a_rule_stays_on_when_its_last_hex_is_left_out(key, check, fields):
    """A rule card that is listed is on; leaving out a hex turns none off (docs/games/memoir-44.md, 5.4)."""
    unit = {"unit": "armor", "at": "D5", "side": "axis", "nation": "ger"}
    cards = {"desert": {}, key: fields, "hospital_recovery": {}}
    card = card_on({"cards": cards, "units": [unit]}, hexes={"F5": {"terrain": ["river", "bridge"]}})
    (issue,) = [one for one in issues_of_card(card) if one.code == f"memoir-44/{check}"]
    after = issue.fixes[0].apply(card.scenario)
    assert list(after.table("cards").items()) == [("desert", {}), (key, {}), ("hospital_recovery", {})]


def test_a_change_goes_with_its_last_hex():
    """A change of single hexes can't be written without any (docs/games/memoir-44.md, 10.3)."""
    changes = [{"change": "impassable", "at": ["Z9"]}, {"change": "cave", "at": ["D4", "Z9"]}]
    card = card_on({"changes": changes}, hexes={"D4": {"terrain": ["hill"]}})
    after = card.scenario
    for issue in reversed([one for one in issues_of_card(card) if one.code == "memoir-44/hex-off-board"]):
        after = issue.fixes[0].apply(after)
    assert after.get("changes") == [{"change": "cave", "at": ["D4"]}]


@pytest.mark.parametrize("label", ["Move it to D3", "Remove the unit"])
def test_what_is_a_units_own_goes_with_it(label):
    """Camouflage, boat and leader follow a unit that moves or goes, so that none is left behind (A5, A8, A16)."""
    named = {"units": ["D4", "F4"]}
    fields = {
        "units": [
            {"unit": "infantry", "at": at, "side": "axis", "nation": "ger", "heroic_leader": False}
            for at in ("D4", "F4")
        ],
        "markers": [{"marker": "camouflage", "at": at} for at in ("F4", "D4")],
        "cards": {"heroic_leader": named, "camouflage": named, "boats": named},
    }
    hexes = {
        "D4": {"terrain": ["lake"]},
        "C4": {"terrain": ["lake"]},
        "A1": {"terrain": ["river"]},
    }
    card = card_on(fields, hexes=hexes)
    (issue,) = [one for one in issues_of_card(card) if one.code == "memoir-44/unit-on-impassable"]
    fix = next(fix for fix in issue.fixes if fix.label == label)
    after = fix.apply(card.scenario)
    places = ["D3", "F4"] if label.startswith("Move") else ["F4"]
    assert [row["at"] for _, row in after.units] == places
    assert sorted(row["at"] for _, row in after.markers) == places
    assert all(row["units"] == places for row in after.get("cards").values())


def test_a_lone_marker_gets_its_partner():
    """The second marker of a sideways exit is laid on the same baseline, with all that the first says (A23)."""
    alone = {"marker": "exit", "at": "C9", "side": "axis", "mode": "range", "pair": 1}
    card = card_on({"markers": [alone], "objectives": [{"owner": "axis", "kind": "exit"}]})
    (issue,) = [one for one in issues_of_card(card) if one.code == "memoir-44/exit-pair-broken"]
    assert [fix.label for fix in issue.fixes] == ["Make it single", "Lay its partner at B9"]
    after = issue.fixes[1].apply(card.scenario)
    assert after.get("markers") == [alone, {**alone, "at": "B9"}]
    codes = {one.code for one in issues_of_card(replace(card, scenario=after))}
    assert "memoir-44/exit-pair-broken" not in codes


def test_a_tent_that_is_listed_gets_its_owner_there():
    """No second row is made of one tent (A17)."""
    cards = {"capture_hq": {"tents": [{"at": "D4"}]}}
    card = card_on({"cards": cards}, hexes={"D4": {"terrain": ["hq_supply_tent"]}})
    (issue,) = [one for one in issues_of_card(card) if one.code == "memoir-44/headquarters-without-owner"]
    after = [fix.apply(card.scenario).get("cards", "capture_hq", "tents") for fix in issue.fixes]
    assert after == [[{"at": "D4", "owner": side}] for side in ("axis", "allies")]


def test_of_several_units_all_but_the_first_move():
    """Each finds a hex of its own (A20)."""
    units = [{"unit": "infantry", "at": "D4", "side": "axis", "nation": "ger"}] * 3
    card = card_on({"units": units})
    (issue,) = [one for one in issues_of_card(card) if one.code == "memoir-44/two-units-in-hex"]
    (fix,) = issue.fixes
    assert fix.label == "Move the others to C4 and D3"
    assert [row["at"] for _, row in fix.apply(card.scenario).units] == ["D4", "C4", "D3"]


def test_nobody_moves_onto_mines():
    """The second of two units passes by the hexes beside them that are mined (T29)."""
    beside = ("C4", "D4", "C5", "E5", "C6", "D6")
    card = card_on(
        {
            "markers": [{"marker": "minefield", "at": at, "side": "axis"} for at in beside],
            "units": [{"unit": "infantry", "at": "D5", "side": "allies", "nation": "us"}] * 2,
        }
    )
    (issue,) = [one for one in issues_of_card(card) if one.code == "memoir-44/two-units-in-hex"]
    after = replace(card, scenario=issue.fixes[0].apply(card.scenario))
    assert not any(one.code == "memoir-44/unit-in-enemy-minefield" for one in issues_of_card(after))


def test_what_is_accepted_hides_nothing():
    """A rule without its towns is told of once; where that is accepted, so is what it names (A29)."""
    card = card_on({"cards": {"town_control": {"hexes": ["D4"], "need": {"axis": 1}}}})
    of_rule = [one for one in issues_of_card(card) if one.cites == "A29"]
    assert [one.code for one in of_rule] == ["memoir-44/rule-without-material"]
    accepted = accept_in_scenario(of_rule, "Towns are placed by dice.").apply(card.scenario)
    after = issues_of_card(replace(card, scenario=accepted))
    codes = {one.code for one in after if one.cites == "A29"}
    assert codes == {"memoir-44/rule-without-material", "memoir-44/rule-names-wrong-terrain"}


def test_troops_in_the_plural_have_their_verb():
    """A unit of special forces has so many figures, as one of infantry has (TR2)."""
    row = {"unit": "special_forces", "at": "D4", "side": "allies", "nation": "us", "figures": 9}
    told = [one.message for one in issues_of_card(card_on({"units": [row]}))]
    assert "A unit of special forces at D4 has 1 to 4 figures, not 9." in told
