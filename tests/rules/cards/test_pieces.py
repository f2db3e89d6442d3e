"""What a card needs of the box, held against a count of the JSON that knows nothing of how cards are read."""

import json
import random
import re
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.publishing.edition import edition_of
from bob_editor.rules.cards.pieces import Piece, summed
from bob_editor.rulesets import ruleset
from bob_editor.storage.kinds.scenarios import scenario_from_json

MAPS = Path(__file__).parents[3] / "maps"
SCENARIOS = sorted(MAPS.glob("*/*.scenario.json"))
FIGURES = {"artillery": 2, "armor": 3, "hobarts_funnies": 3, "destroyer": 3}


def counted(path: Path) -> Counter[tuple[str, str]]:
    """Units and weapons by kind and what they are, straight from the file."""
    card = json.loads(path.read_text("utf-8"))
    game = card["ruleset"]
    found: Counter[tuple[str, str]] = Counter()
    if game.startswith("band-of-brothers"):
        _band_of_brothers(card, found)
    elif game == "combat-commander-pacific":
        for row in card["units"]:
            found["unit", row.get("name", row["kind"])] += row.get("count", 1)
        for side in card["sides"]:
            for row in side["weapons"]:
                found["weapon", row["name"]] += 1
            if side["radio"]:
                found["weapon", side["radio"]["name"]] += 1
    elif game == "last-hundred-yards":
        for row in card["units"]:
            found["unit", row.get("name", row["unit"])] += 1
        for side in card["sides"]:
            found["unit", "dummy_nv"] += side["dummies"].get("non_vehicular", 0)
            for row in side["force"].get("mortars", ()):
                calibre = re.sub(r"\B(?=[cm]m$)", " ", row["type"])
                found["weapon", f"{calibre} mortar {row['size']}"] += 1
    else:
        for row in card["units"]:
            found["unit", row["unit"]] += FIGURES.get(row["unit"], 4)
            if "swa" in row:
                found["weapon", row["swa"]] += 1
    return +found


def _band_of_brothers(card: Any, found: Counter[tuple[str, str]]) -> None:
    lists = [card.get("units", [])]
    for side in card["sides"]:
        found["unit", "decoy"] += side.get("decoys", 0)
        lists.append(side.get("fow_cup", {}).get("forces", []))
        lists += [row["receive"] for row in side.get("force_exchanges", ())]
        for row in (*side.get("artillery", ()), *side.get("aircraft", ())):
            found["weapon", row["type"].capitalize()] += 1
    lists += [row["forces"] for row in (*card["setup_areas"], *card.get("reinforcements", ()))]
    for row in (row for rows in lists for row in rows):
        found["unit", card["unit_types"][row["unit_type"]]["name"]] += row.get("count", 1)


def pieces(path: Path) -> tuple[Piece, ...]:
    one = edition_of(path, "scenario").scenarios[0]
    return one.game.card_code().pieces(one.card)


def test_there_are_scenarios_of_every_game() -> None:
    """Else the next test would hold nothing."""
    assert len({path.parent.name for path in SCENARIOS}) == 5


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_units_and_weapons_are_those_of_the_file(path: Path) -> None:
    """By name where the file gives one, else by kind; nothing more and nothing less."""
    wanted, found = counted(path), Counter[tuple[str, str]]()
    for one in pieces(path):
        if one.kind != "marker":
            named = next((name for name in (one.name, one.symbol) if (one.kind, name) in wanted), one.name)
            found[one.kind, named] += one.number
    assert found == wanted


def test_fortifications_that_are_placed_are_among_those_allotted() -> None:
    """A side with one fortified position has one, placed or not; what a player places comes to what lies there."""
    dike = {
        one.symbol: one.number
        for one in pieces(MAPS / "band-of-brothers-2.1/lamps-on-the-dike.scenario.json")
    }
    assert (dike["fortified_position"], dike["foxhole"], dike["illumination"]) == (1, 4, 5)
    kiro = {
        one.symbol: one.number
        for one in pieces(MAPS / "combat-commander-pacific/kiro-midnight.scenario.json")
    }
    assert (kiro["wire"], kiro["foxholes"], kiro["sighting"], kiro["bunker"]) == (4, 5, 4, 1)
    mill = {
        one.symbol: one.number
        for one in pieces(MAPS / "last-hundred-yards/the-mill-at-les-etangs.scenario.json")
    }
    assert (mill["ip"], mill["wire"]) == (2, 2)


def test_trails_that_are_laid_are_among_those_allotted() -> None:
    """A trail is two markers; one that lies on the map is of the pairs that the card gives. Decoys of groups count."""
    path = MAPS / "band-of-brothers-2.2/hold-the-crossroads.scenario.json"
    data = json.loads(path.read_text("utf-8"))
    laid = [{"marker": "trail", "at": "C3", "to": to} for to in ("C5", "C6")]
    for pairs, rows, number in ((1, laid[:1], 2), (3, laid, 6), (0, laid, 4)):
        data["markers"], data["sides"][0]["trail_pairs"] = rows, pairs
        data["setup_areas"][0]["decoys"] = 2
        scenario, _ = scenario_from_json(data)
        card = card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, path))
        found = {one.symbol: one.number for one in ruleset(scenario.ruleset).card_code().pieces(card)}
        assert (found["trail"], found["decoy"]) == (number, 5)


def test_nations_as_people_write_them() -> None:
    """Short names are in capitals, others have one in each word."""
    told = [
        Piece("unit", "squad", "Squad", nation=one).whose for one in ("us", "ss", "german", "new zealand")
    ]
    assert told == ["US", "SS", "German", "New Zealand"]


def test_a_squad_has_another_number_on_its_reduced_side() -> None:
    """Two casualty numbers stand on one side each."""
    path = MAPS / "band-of-brothers-2.2/hold-the-crossroads.scenario.json"
    squad = next(one for one in pieces(path) if one.name == "Paratroop squad")
    assert dict(squad.values)["Casualty number"] == "4"
    assert (squad.flips, dict(squad.back)) == ("reduced", {"Casualty number": "7"})


def test_the_same_counter_stands_once() -> None:
    """Numbers are added; what there is none of isn't listed."""
    squad = Piece("unit", "squad", "Squad", "german")
    assert [one.number for one in summed((squad, squad, Piece("unit", "decoy", "Decoy", number=0)))] == [2]


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name.partition(".")[0])
def test_what_stands_on_the_map_is_in_the_box(path: Path) -> None:
    """Every counter that begins on the map is one of those that the card needs, and no more stand there."""
    one = edition_of(path, "scenario").scenarios[0]
    standing = summed(
        piece for counter in one.game.card_code().counters(one.card) for piece in counter.pieces
    )
    needed = {piece.alike: piece.number for piece in pieces(path)}
    assert standing
    for piece in standing:
        assert piece.number <= needed[piece.alike], piece


def test_a_card_that_is_half_written_is_borne() -> None:
    """Counters are asked for while somebody types: whatever stands in a field, nothing falls."""
    chance = random.Random(20)
    strange: tuple[Any, ...] = (None, [], {}, "", -5, 10**9, True, [[]], [{}], "J6", {"count": 3}, ["a", 3])
    for number in range(60):
        path = SCENARIOS[number % len(SCENARIOS)]
        data = json.loads(path.read_text("utf-8"))
        for _ in range(4):
            owner: Any = data
            step: Any = chance.choice(
                [key for key in ("sides", "units", "markers", "reinforcements") if key in data]
            )
            while isinstance(owner[step], dict | list) and owner[step] and chance.random() < 0.8:
                owner = owner[step]
                step = chance.choice(list(owner) if isinstance(owner, dict) else range(len(owner)))
            owner[step] = deepcopy(chance.choice(strange))
        scenario, _ = scenario_from_json(data)
        rules = ruleset(scenario.ruleset)
        card = card_of(scenario, rules, read_boards(scenario, path) if not number % 10 else ())
        for piece in rules.card_code().pieces(card):
            assert piece.number > 0
        assert all(piece.number >= 0 for one in rules.card_code().counters(card) for piece in one.pieces)
