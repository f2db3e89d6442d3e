"""The printed forces add up to what is in the file: every counter once, where and when it comes in."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.opening.scenario_maps import card_of, read_boards
from bob_editor.rules.cards.card import Card
from bob_editor.rules.game import game_of
from bob_editor.rulesets import ruleset
from bob_editor.sheet.blocks import Group, plain
from bob_editor.sheet.forces import forces
from bob_editor.sheet.value_words import CardWords
from bob_editor.storage.documents import read_scenario
from bob_editor.storage.kinds.scenarios import scenario_from_json

MAPS = sorted((Path(__file__).resolve().parents[2] / "maps").glob("*/*.scenario.json"))
START = "at the start"


def _printed(card: Card) -> Counter[tuple[str, str]]:
    """How many counters are printed, by side and moment."""
    found: Counter[tuple[str, str]] = Counter()
    made = forces(CardWords(card))
    for force in made.forces if made is not None else ():
        for group in force.groups:
            found[force.side, _moment(group)] += sum(entry.count for entry in group.entries)
    return +found


def _moment(group: Group) -> str:
    later = ("Reinforcements", "Infiltration", "Stick", "Glider")
    return group.title if group.title.startswith(later) else START


def _count(thing: Any) -> int:
    return thing.get("count", 1) if isinstance(thing, dict) else 1


def _filed(data: dict[str, Any]) -> int:
    """How many counters a file holds: those listed one by one, and those in groups that aren't listed."""
    units = data.get("units", [])
    ids = {row.get("id", row.get("unit")) for row in units} - {None}
    total = sum(map(_count, units))
    for section in ("setup_areas", "reinforcements"):
        for row in data.get(section, []):
            for key in ("forces", "units", "pieces"):
                things = row.get(key) or []
                names = (one if isinstance(one, str) else one.get("unit", one.get("id")) for one in things)
                total += sum(_count(one) for one, name in zip(things, names, strict=True) if name not in ids)
    return total


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_a_shipped_card_adds_up(path: Path) -> None:
    """What is printed of all sides together is what the file holds."""
    scenario = read_scenario(path).value
    card = card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, path))
    assert _printed(card).total() == _filed(dict(scenario.data))


def test_what_is_told_at_a_glance_is_what_is_printed() -> None:
    """Combat Commander: figures at the start and on the Time Track, of a squad of which a part comes later."""
    card = _card(
        "combat-commander-pacific",
        sides=[{"side": "japan", "faction": "japan"}],
        units=[{"side": "japan", "unit": "marines", "kind": "squad", "count": 6}],
        reinforcements=[{"side": "japan", "space": 2, "pieces": [{"unit": "marines", "count": 4}]}],
    )
    assert _printed(card) == {("japan", START): 2, ("japan", "Reinforcements: Space 2"): 4}
    told = {fact.title: fact.text for fact in game_of(card.ruleset).card_code().facts(card)}
    assert told["Figures"] == "8 at the start, 16 on the Time Track"


def test_lists_of_a_side_have_a_line_each() -> None:
    """Platoons, support units and mortars aren't run together into one."""
    (path,) = (one for one in MAPS if one.name.startswith("the-mill"))
    scenario = read_scenario(path).value
    made = forces(CardWords(card_of(scenario, ruleset(scenario.ruleset), read_boards(scenario, path))))
    assert made is not None
    told = {title: plain(line) for title, line in made.forces[0].pairs.rows}
    assert told["Support units"] == "2 × MG section; 1 × Bazooka (light anti-tank weapon); 3 × M4A1 (AFV)"
    assert told["Steps printed"] == "23"
    assert {"Platoons", "Mortars"} < told.keys()
    assert "Force" not in told


def test_titled_rules_don_t_stand_for_numbers() -> None:
    """A counter's number stays a number, though a special rule is called by it; company and platoon are told."""
    units = [
        {
            "id": f"s{number}",
            "unit": "squad",
            "side": "us",
            "company": "Able",
            "platoon": 1,
            "counter": str(number),
        }
        for number in (1, 2)
    ]
    card = _card(
        "last-hundred-yards",
        sides=[{"id": "us", "name": "Able", "role": "attacker"}],
        units=units,
        rules=[{"id": "1", "title": "The river"}, {"id": "2", "title": "Night"}],
        reinforcements=[{"side": "us", "time_min": 5, "units": ["s1", "s2"]}],
    )
    made = forces(CardWords(card))
    assert made is not None
    ((entry,),) = [group.entries for group in made.forces[0].groups]
    assert (entry.count, plain(entry.note)) == (2, "Company Able; platoon 1; counter 1, 2")


GAMES = {
    "combat-commander-pacific": ("unit", "pieces", {"space": 3}, {"kind": "squad"}),
    "last-hundred-yards": ("id", "units", {"time_min": 5}, {"unit": "squad"}),
}
"""By game: where a unit has its id, where a group names units, when the group comes, what else a unit has."""

ROWS = st.lists(st.tuples(st.integers(1, 5), st.integers(0, 5)), max_size=6)
"""For every listed unit: how many there are, and how many of them come later (all, if more)."""


@given(game=st.sampled_from(sorted(GAMES)), rows=ROWS)
def test_any_split_adds_up(game: str, rows: list[tuple[int, int]]) -> None:
    """Of a counted row a part comes later and the rest sets up; none is lost, none stands twice."""
    key, within, when, more = GAMES[game]
    side = "japan" if game.startswith("combat") else "us"
    units = [
        {"side": side, key: f"unit-{place}", **more, "count": count} for place, (count, _) in enumerate(rows)
    ]
    named = [
        {key: f"unit-{place}", "count": min(count, later)}
        for place, (count, later) in enumerate(rows)
        if later
    ]
    card = _card(
        game,
        sides=[{"side": side, "id": side, "name": "Us"}],
        units=units,
        reinforcements=[{"side": side, within: named, **when}],
    )
    printed = _printed(card)
    came = sum(min(count, later) for count, later in rows)
    assert printed[side, START] == sum(count for count, _ in rows) - came
    assert printed.total() == sum(count for count, _ in rows)


FORCES = st.lists(st.tuples(st.integers(1, 9), st.integers(1, 8)), max_size=5)


@given(game=st.sampled_from(["band-of-brothers-2.1", "band-of-brothers-2.2"]), area=FORCES, later=FORCES)
def test_areas_and_groups_add_up(
    game: str, area: list[tuple[int, int]], later: list[tuple[int, int]]
) -> None:
    """Band of Brothers: counters by set-up area and by group of reinforcements."""

    def counters(forces: list[tuple[int, int]]) -> list[dict[str, Any]]:
        return [{"unit_type": f"squad-{kind}", "count": count} for count, kind in forces]

    card = _card(
        game,
        sides=[{"id": "us", "name": "Us"}],
        unit_types={f"squad-{kind}": {"kind": "squad"} for kind in range(1, 9)},
        setup_areas=[{"id": "a", "side": "us", "area": {"rows": [1, 2]}, "forces": counters(area)}],
        reinforcements=[{"side": "us", "turn": 2, "forces": counters(later)}],
    )
    printed = _printed(card)
    assert printed["us", START] == sum(count for count, _ in area)
    assert printed["us", "Reinforcements: Turn 2"] == sum(count for count, _ in later)


@given(places=st.lists(st.sampled_from(["B3", "C4", "D5", "E6", "F7"]), unique=True))
def test_units_in_place_add_up(places: list[str]) -> None:
    """Memoir '44: every unit stands in its hex."""
    units = [{"unit": "infantry", "side": "allies", "at": at} for at in places]
    assert _printed(_card("memoir-44", units=units)).total() == len(places)


def _card(game: str, **fields: Any) -> Card:
    scenario, _ = scenario_from_json(
        {"id": "case", "title": "Case", "ruleset": game, **fields}, validate=False
    )
    return card_of(scenario, ruleset(game), ())
