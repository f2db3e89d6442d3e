"""What forms, maps and prints are told of a card: its areas, counters, catalogue, facts and picture."""

import copy
import json
import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from bob_editor.model import scenario_edits
from bob_editor.rules.issues.gathering import issues_of_card
from bob_editor.rulesets import ruleset_folders
from bob_editor.rulesets.combat_commander_pacific.cards.facts import chance_below
from bob_editor.rulesets.combat_commander_pacific.cards.reading import read_card
from bob_editor.storage.kinds.scenarios import scenario_from_json, scenario_to_json
from tests.rulesets.combat_commander_pacific.boards import RULESET
from tests.rulesets.combat_commander_pacific.cards import FULL, card_with, code

ODD: tuple[Any, ...] = (None, True, -3, 99, 2.5, "odd", "C4", [], {}, [1], ["C4", 2], {"odd": 1}, [None])


def labels(card, hexes):
    """The names of some hexes, in board order."""
    return [card.grid.label(at) for at in card.grid.hexes if at in hexes]


def test_the_full_card_is_right():
    """The card of these tests fits the schema, and no rule is broken."""
    card = card_with(FULL)
    _, problems = scenario_from_json(scenario_to_json(card.scenario))
    assert not problems
    assert {issue.code for issue in issues_of_card(card) if issue.severity == "error"} == set()


def test_areas_to_set_up():
    """An area is a radius less what is excluded, or so many columns of some terrain."""
    card = card_with(FULL)
    ridge, beach = read_card(card).areas
    assert labels(card, ridge.hexes) == ["D3", "E3", "E4", "E5", "F3", "F4"]
    assert len(beach.hexes) == 14 - 3
    assert not {"A4", "B4", "B5"} & set(labels(card, beach.hexes))


@pytest.mark.parametrize(
    ("edge", "first", "last", "number"),
    [
        ("top", "A1", "G2", 14),
        ("bottom", "A6", "G7", 14),
        ("left", "A1", "B7", 14),
        ("right", "F1", "G7", 14),
    ],
)
def test_depth_is_counted_in_rows_and_columns(edge, first, last, number):
    """Two deep are two whole rows or columns (docs/games/combat-commander-pacific.md, A-18)."""
    card = card_with({"setup_areas": [{"side": "japan", "mode": "depth", "edge": edge, "depth": 2}]})
    found = labels(card, read_card(card).areas[0].hexes)
    assert (found[0], found[-1], len(found)) == (first, last, number)


def test_random_area_is_the_whole_map():
    """Hexes that are drawn may be any."""
    card = card_with({"setup_areas": [{"side": "japan", "mode": "random"}]})
    assert len(read_card(card).areas[0].hexes) == 49


def test_areas_on_the_map():
    """Set-up, entry, objectives with all of their building, and exits are shown."""
    card = card_with(FULL)
    found = code().areas(card)
    kinds = [area.kind for area in found]
    assert {kind: kinds.count(kind) for kind in kinds} == {"setup": 2, "entry": 1, "objective": 5, "exit": 2}
    mission = next(area for area in found if area.title == "Objective 1")
    assert (labels(card, mission.hexes), mission.side) == (["B4", "B5"], "japan")
    entry = next(area for area in found if area.kind == "entry")
    assert labels(card, entry.hexes) == [f"A{row}" for row in range(1, 8)]


def test_reinforcements_along_one_edge_are_one_area():
    """What enters along an edge is shown once, with all its spaces."""
    groups = [{"side": "allied", "space": space, "pieces": ["late-team"]} for space in (1, 3)]
    groups.append({"side": "allied", "space": 4, "edge": "top", "pieces": ["late-team"]})
    card = card_with({**FULL, "reinforcements": groups})
    titles = [area.title for area in code().areas(card) if area.kind == "entry"]
    assert titles == ["Reinforcements of spaces 1, 3", "Reinforcements of space 4"]


def test_counters_on_the_map():
    """Objectives, markers, sighting markers and units that have a hex are counters, each under its path."""
    card = card_with(FULL)
    found = {counter.path: counter for counter in code().counters(card)}
    assert found["units", 0].symbol == "squad"
    assert found["units", 0].text == "Mtr"
    assert found["units", 0].concealed
    assert found["units", 1].text == "2"
    assert found["markers", 1].text == "3"
    assert found["sides", 0, "sighting_markers", "hexes", 0].symbol == "sighting"
    assert found["victory", "control", "1"].side == "japan"
    assert ("units", 3) not in found


def test_what_is_in_the_catalogue_fits_the_card():
    """Whatever is dragged on the map makes a row that the schema accepts, for each side that may own it."""
    card = card_with(FULL)
    for group in code().catalogue(card):
        for entry in group.entries:
            for side in entry.sides or ("japan",):
                row = {**entry.row, entry.place: "G1", "side": side}
                changed = scenario_edits.append(card.scenario, entry.section, row)
                _, problems = scenario_from_json(scenario_to_json(changed))
                assert not problems, entry.id


def test_facts():
    """Hands, figures, points at stake, the surrender space and Sudden Death follow from the card."""
    told = {(fact.title, fact.side): fact.text for fact in code().facts(card_with(FULL))}
    assert told["Hand", "japan"] == "4 cards"
    assert told["Discards", "allied"] == "up to 5"
    assert told["Figures", "japan"] == "5 at the start"
    assert told["Figures", "allied"] == "12 at the start, 10 on the Time Track"
    assert told["Points at stake", "japan"] == "9 for the Allies if all its units are lost"
    assert told["Surrender", "allied"] == "at 4 of 6 units lost"
    assert told["Room to set up", "japan"] == "42 figures in 6 hexes"
    assert told["Objective 3", ""].startswith("4 VP, a swing of 8")
    assert told["Sudden Death", ""].startswith("7: 42%, 8: 58%")
    one = card_with({**FULL, "setup_areas": [{"side": "japan", "mode": "hexes", "hexes": ["E4"]}]})
    assert "7 figures in 1 hex" in [fact.text for fact in code().facts(one)]


def test_what_arrives_without_an_id_counts_beside_a_unit_without_one():
    """A half-written unit doesn't stand for all others that have no id yet."""
    group = {"side": "japan", "space": 3, "pieces": [{"kind": "squad", "count": 2}]}
    card = card_with({**FULL, "units": [{"side": "japan", "kind": "team"}], "reinforcements": [group]})
    assert [(piece.kind, piece.count) for piece in read_card(card).arriving] == [("squad", 2)]


@pytest.mark.parametrize(("laid", "needed"), [(0, 2), (1, 2), (3, 3)])
def test_markers_of_control_and_of_units_are_needed(laid, needed):
    """One for each objective that a side holds, as one that the card lays on the map is; and those of its units."""
    markers = [{"marker": "control", "at": at, "side": "japan"} for at in ("C4", "D4", "E4")[:laid]]
    units = [
        {"side": "allied", "unit": "old", "kind": "squad", "count": 3, "veteran": True, "suppressed": False}
    ]
    control = {"1": "japan", "2": "allied", "3": None}
    card = card_with({**FULL, "units": units, "markers": markers, "victory": {"control": control}})
    found = {piece.symbol: piece.number for piece in code().pieces(card)}
    assert (found["control"], found["veteran"], found.get("suppressed")) == (needed, 3, None)


@pytest.mark.parametrize(("space", "chance"), [(2, 0), (3, Fraction(1, 36)), (7, Fraction(15, 36)), (13, 1)])
def test_sudden_death(space, chance):
    """The game ends when two dice come to less than the space (13.2.2)."""
    assert chance_below(space) == chance


def test_what_counts_as_another_terrain_is_painted_so():
    """Listed terrain becomes the other one in the hexes of the change, and nowhere else."""
    card = card_with(FULL)
    board = code().pictured(card.scene)
    hex_ = card.grid.hex
    assert board.listed_terrain(hex_("D4")) == ("palm",)
    assert board.listed_terrain(hex_("D5")) == ("grass",)


def test_drawn_terrain_is_painted_in_parts():
    """A ring over two hexes, of which one counts as another terrain, becomes two rings; open ground has none."""
    ring = {"terrain": "grass", "ring": [[8, 6.2], [10, 6.2], [10, 9.8], [8, 9.8]]}
    board = code().pictured(card_with(FULL, {"artwork": [ring]}).scene)
    assert sorted(piece.terrain for piece in board.artwork) == ["grass", "palm"]
    gone = {**FULL, "changes": [{"change": "terrain_as", "terrain": "grass", "as": "open_ground"}]}
    assert code().pictured(card_with(gone, {"artwork": [ring]}).scene).artwork == ()


def test_without_such_a_change_the_board_is_its_own_picture():
    """Nothing is painted anew for nothing."""
    card = card_with({**FULL, "changes": []})
    assert code().pictured(card.scene) is card.scene.board


def test_a_fresh_card_is_right():
    """What ``card.json`` puts on a new card breaks no rule."""
    layout = json.loads((ruleset_folders()[RULESET] / "card.json").read_text("utf-8"))
    card = card_with({"title": "Fresh", **layout["new"]})
    assert not [issue for issue in issues_of_card(card) if issue.severity != "hint"]


def paths(value: Any, at: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of every part of a value."""
    yield at
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for step, inner in items:
        yield from paths(inner, (*at, step))


def test_postures_that_are_no_word_are_borne():
    """Whether one of them is the Defender's can't be known."""
    data = copy.deepcopy(FULL)
    for side in data["sides"]:
        side["posture"] = []
    assert not any("Neither side" in one.message for one in issues_of_card(card_with(data)))


def test_a_malformed_card_is_borne():
    """Whatever stands where something else should: checks, quick fixes and pictures leave it out and don't fail."""
    rng = random.Random(7)
    places = [path for path in paths(FULL) if path]
    for path in places:
        data = copy.deepcopy(FULL)
        part: Any = data
        for step in path[:-1]:
            part = part[step]
        part[path[-1]] = copy.deepcopy(rng.choice(ODD))
        card = card_with(data)
        for issue in issues_of_card(card):
            for fix in issue.fixes:
                fix.apply(card.scenario)
        code().areas(card)
        code().counters(card)
        code().catalogue(card)
        code().facts(card)
        code().pictured(card.scene)
