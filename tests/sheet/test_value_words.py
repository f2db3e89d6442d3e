"""The words of a printed card: choices and ids by their names, units of measure, directions, what goes unsaid."""

from typing import Any

import pytest

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import CardCode, Fact
from bob_editor.rules.wording import bearing
from bob_editor.rulesets import ruleset
from bob_editor.sheet.blocks import Block, CardSheet, Force, Forces, Pairs, Table, Text, plain
from bob_editor.sheet.card_sheet import card_sheet
from bob_editor.sheet.languages import language_of
from bob_editor.sheet.schema_steps import in_words
from bob_editor.sheet.value_words import CardWords

Json = Any
LHY = "last-hundred-yards"
ROLES = [
    {"id": "us", "name": "Able", "role": "attacker"},
    {"id": "ge", "name": "Kompanie", "role": "defender"},
]
PACIFIC = "combat-commander-pacific"
JAPAN = [{"side": "allied", "name": "Raiders"}, {"side": "japan", "name": "Garrison"}]


def card(game: str = "band-of-brothers-2.2", **fields: Json) -> Card:
    """A card on a board of nine by eight hexes."""
    rules = ruleset(game)
    grid = Grid(9, 8, "pointy-top", shift="right") if rules.pointy else Grid(9, 8)
    scenario = Scenario({"id": "x", "title": "A fight", "ruleset": game, **fields})
    return Card(scenario, rules, join([Laid(PlacedBoard("b", "1"), Board(grid, game))], game))


def blocks(sheet: CardSheet, section: str) -> tuple[Block, ...]:
    """The blocks of a section."""
    (found,) = [one for one in sheet.sections if section in (one.id, one.title)]
    return found.blocks


def forces(sheet: CardSheet) -> tuple[Force, ...]:
    """The sides' forces."""
    (block,) = blocks(sheet, "forces")
    assert isinstance(block, Forces)
    return block.forces


def pairs(sheet: CardSheet, section: str) -> dict[str, str]:
    """Names and values of a section."""
    found = [block for block in blocks(sheet, section) if isinstance(block, Pairs)]
    return {name: plain(line) for block in found for name, line in block.rows}


def texts(sheet: CardSheet, section: str) -> list[str]:
    """The paragraphs of a section."""
    return [plain(block.line) for block in blocks(sheet, section) if isinstance(block, Text)]


def test_choices_are_called_by_the_games_words() -> None:
    """As ``card.json`` has them, in small letters within a sentence, and nations as they are."""
    sheet = card_sheet(
        card(
            sides=[{"id": "ge", "nationalities": ["german", "ss"]}],
            unit_types={"mg": {"name": "MG 42", "kind": "wt", "wt_type": "mg", "nationality": "ss"}},
        )
    )
    assert texts(sheet, "Counters") == ["MG 42. Weapon team; team machine gun; SS"]
    assert forces(sheet)[0].subtitle == "German, SS"


def test_a_choice_is_not_called_as_a_row_is_whose_id_is_the_same() -> None:
    """The objective “exit” of a fresh mission is one of the kind exit, whatever its name."""
    rows = [{"id": "exit", "name": "The far edge", "kind": "exit", "control": "defender"}]
    (told,) = texts(card_sheet(card(LHY, objectives=rows)), "Objectives")
    assert told.startswith("The far edge. Exit;")


def test_numbers_have_their_units_of_measure() -> None:
    """Unless the field's name says it; one of them isn't several."""
    words = CardWords(card())
    gun = words.root.part("unit_types").part("x")
    shown = {key: plain(words.line(1, gun.part(key))) for key in ("calibre_mm", "range", "mp", "prof")}
    assert shown == {"calibre_mm": "1 mm", "range": "1 hex", "mp": "1", "prof": "1"}
    assert plain(words.line(-2, gun.part("range"))) == "−2 hexes"
    assert "Visibility: 3 hexes" in card_sheet(card(conditions={"visibility": 3})).text
    pacific = CardWords(card("combat-commander-pacific")).root.part("turns").part("sudden_death")
    assert plain(CardWords(card("combat-commander-pacific")).line(7, pacific)) == "space 7"


@pytest.mark.parametrize(
    ("code", "game", "fields", "told"),
    [
        ("en", LHY, {"sides": [{**ROLES[0], "initiative_drm": 2, "coordination_drm": -1}]}, ("+2", "−1")),
        ("en", LHY, {"sides": [{**ROLES[0], "initiative_drm": 0, "cdl": 4}]}, ("0", "4")),
        ("de", PACIFIC, {"victory": {"vp_start": -9}, "sides": JAPAN}, ("9 für Garrison",)),
        ("en", PACIFIC, {"victory": {"vp_start": 6}, "sides": JAPAN}, ("6 for Raiders",)),
        ("en", PACIFIC, {"victory": {"vp_start": 0}, "sides": JAPAN}, ("0",)),
        ("en", PACIFIC, {"victory": {"vp_start": -9}}, ("−9",)),
        ("fr", PACIFIC, {"victory": {"surrender": 1.5}}, ("Case 1,5",)),
    ],
)
def test_what_a_sign_means(code: str, game: str, fields: Json, told: tuple[str, ...]) -> None:
    """What is added has a plus, the marker of points stands for somebody; numbers are written as a language does."""
    text = card_sheet(card(game, **fields), language=language_of(code)).text
    found = [one.partition(": ")[2] for one in text.splitlines()]
    assert [one for one in told if one not in found] == [], text


@pytest.mark.parametrize(
    ("code", "told"),
    [("en", "August 6, early"), ("fr", "6 août, tôt"), ("de", "6. August 1944")],
)
def test_a_date_is_told_in_the_language_of_the_print(code: str, told: str) -> None:
    """Where the designer wrote none for its readers, the day that the card has is."""
    texts = {"en": "August 6, early", "fr": "6 août, tôt"}
    found = card(
        "memoir-44", date={"begin": "1944-08-06"}, date_text={code: texts[code]} if code in texts else texts
    )
    assert card_sheet(found, language=language_of(code)).byline == (told,)


@pytest.mark.parametrize(("condition", "told"), [(3, 0), (4, 1), (None, 0)])
def test_what_a_rule_card_says_is_told_there_alone(condition: Json, told: int) -> None:
    """How far one sees at night may stand among the conditions, too; it is told again where it differs."""
    conditions = {"visibility": condition} if condition else {}
    found = card("memoir-44", cards={"night_attack": {"start_visibility": 3}}, conditions=conditions)
    text = card_sheet(found).text
    assert "visibility at the start 3 hexes" in text
    assert text.count("\nVisibility: ") == told


def test_switches_that_are_off_go_unsaid() -> None:
    """Where nothing is on, there is none."""
    sides = [{"id": "us", "dummies": {"allowed": False}}, {"id": "ge", "dummies": {"allowed": True}}]
    sheet = card_sheet(card(LHY, sides=sides, flags={"mines": False, "wire": True, "hidden": False}))
    told = [{name: plain(line) for name, line in force.pairs.rows} for force in forces(sheet)]
    assert told == [{"Dummies": "None"}, {"Dummies": "Allowed"}]
    assert "Wire" in sheet.text
    assert "mines" not in sheet.text.lower()
    assert "hidden" not in sheet.text.lower()
    assert card_sheet(card(open_ended=False)).section("sequence") is None


@pytest.mark.parametrize(
    ("game", "facing", "words"),
    [
        ("band-of-brothers-2.2", "ne", "facing north-east"),
        (LHY, 0, "facing north"),
        (LHY, 6, "facing south"),
        (LHY, 10, "facing north-west"),
        ("memoir-44", "s", "facing south"),
    ],
)
def test_directions_in_words(game: str, facing: Json, words: str) -> None:
    """Whether the game names them or counts them."""
    marker = {"band-of-brothers-2.2": "roadblock", LHY: "fp_mg", "memoir-44": "wire"}[game]
    sheet = card_sheet(card(game, markers=[{"marker": marker, "at": "D4", "facing": facing}]))
    assert words in sheet.text


def test_twelfths_of_a_circle() -> None:
    """Even ones are hexsides of a board whose hexes have sides north and south, odd ones corners."""
    assert [bearing(number) for number in (0, 3, 6, 9)] == ["north", "east", "south", "west"]
    assert bearing(5) == "south-south-east"


def test_units_and_those_who_name_them() -> None:
    """A unit has its own name, else its id in words, and its kind only where that doesn't say it."""
    sheet = card_sheet(
        card(
            "combat-commander-pacific",
            sides=[{"side": "japan", "infiltration": {"A": ["hill-squad"]}}],
            units=[
                {"side": "japan", "unit": "hill-leader", "kind": "leader", "name": "Ogawa"},
                {"side": "japan", "unit": "hill-squad", "kind": "squad"},
                {"side": "japan", "unit": "hill-mg", "kind": "team"},
            ],
            setup_areas=[
                {"side": "japan", "mode": "hexes", "hexes": ["D4"], "only_for": ["hill-leader", "hill-mg"]}
            ],
            reinforcements=[{"side": "japan", "space": 2, "pieces": [{"unit": "hill-mg"}]}],
        )
    )
    (force,) = forces(sheet)
    _, placed, boxed, later = force.groups
    assert boxed.title == "Infiltration, box A"
    assert [
        [(entry.name, plain(entry.note), entry.symbol) for entry in group.entries]
        for group in (placed, boxed, later)
    ] == [[("Ogawa", "Leader", "leader")], [("Hill squad", "", "squad")], [("Hill MG", "Team", "team")]]
    assert "hill-" not in sheet.text


def test_who_lands_is_listed_once() -> None:
    """Among the forces of its side; how it lands is told without it, and a stick of nobody's with its units."""
    units = [{"id": name, "unit": "squad", "side": "us"} for name in ("a1", "b1")]
    sticks = [{"id": "a", "side": "us", "units": ["a1"], "lz": "lz-1"}, {"id": "b", "units": ["b1"]}]
    sheet = card_sheet(card(LHY, sides=ROLES, units=units, landing={"sticks": sticks}))
    assert [group.title for group in forces(sheet)[0].groups] == ["Stick a"]
    assert sheet.text.count("Squad") == 2
    assert "lz-1" in sheet.text


def test_ids_in_words() -> None:
    """Short forms that nobody can speak are capitals."""
    assert in_words("first_mg-team") == "First MG team"
    assert in_words("Le_Moulin") == "Le Moulin"


def test_a_choice_that_a_pattern_lists_is_one() -> None:
    """The one light of a mission is called as that of a stretch is, in every language."""
    found = card(LHY, conditions={"light": "day"})
    assert "Day" in card_sheet(found).text
    assert "Tag" in card_sheet(found, language=language_of("de")).text


def test_how_many_of_how_many_is_no_text_of_the_designers() -> None:
    """The hexes that an objective needs are told in the language of the print."""
    rows = [{"id": "bridge", "name": "2 of 3", "kind": "bridge", "hexes": ["D4"], "need": "2 of 3"}]
    (told,) = texts(card_sheet(card(LHY, objectives=rows), language=language_of("de")), "Ziele")
    assert told.startswith("2 of 3. ")
    assert told.endswith("nötig 2 von 3")


def test_a_number_that_a_choice_announces_stands_for_both() -> None:
    """How many improved positions an area has is a number, and not “count; count 2”."""
    area = {"id": "mill", "side": "us", "ip": {"mode": "count", "count": 2}}
    (group,) = forces(card_sheet(card(LHY, sides=ROLES, setup_areas=[area])))[0].groups
    assert plain(group.note) == "Improved positions 2"


def test_where_a_change_names_no_hexes_it_holds_as_the_game_says() -> None:
    """Grass counts as open ground everywhere; nothing is said of a factor that a change doesn't have."""
    grass = {"change": "terrain_as", "terrain": "grass", "as": "open_ground"}
    found = card("combat-commander-pacific", changes=[grass, {**grass, "at": ["D4"]}])
    for code, words in (("en", "Everywhere"), ("de", "Überall")):
        sheet = card_sheet(found, language=language_of(code))
        (table,) = [block for block in blocks(sheet, "markers") if isinstance(block, Table)]
        assert [plain(row[-1]) for row in table.rows] == [words, "D4"]
    both = card(LHY, changes=[{"change": "river_impassable"}, {"change": "hill_levels_times", "factor": 2}])
    assert "River impassable | –" in card_sheet(both).text


def test_badges_are_numbers() -> None:
    """Their field is called so already."""
    sheet = card_sheet(
        card("memoir-44", units=[{"at": "D4", "side": "allies", "unit": "infantry", "badge": "badge24"}])
    )
    assert "Badge 24" in sheet.text


def test_special_rules_say_only_their_words() -> None:
    """What they do to the map is for programs; one without words tells that it is."""
    sheet = card_sheet(
        card(rules=[{"title": "Church", "text": "It is high.", "change": "upper_level"}, {"change": "mines"}])
    )
    assert texts(sheet, "rules") == ["Church. It is high.", "Mines."]


def test_tables_in_the_order_of_their_columns() -> None:
    """And roles by the names of those who have them."""
    levels = [
        {"level": "Won", "winner": "attacker", "to": 24},
        {"level": "Lost", "winner": "defender", "from": 25},
    ]
    sheet = card_sheet(card(LHY, sides=ROLES, victory=levels))
    (table,) = [block for block in blocks(sheet, "victory") if isinstance(block, Table)]
    assert table.heads == ("Result", "Winner", "From score", "To score")
    assert [plain(row[1]) for row in table.rows] == ["Able", "Kompanie"]


def test_what_comes_at_one_time_and_place_is_one_group() -> None:
    """With all its units; the time in words."""
    row = {"side": "us", "time_min": "start", "edge": "FBE", "units": ["squad"]}
    sheet = card_sheet(card(LHY, sides=ROLES, reinforcements=[row, row, {**row, "time_min": 5}]))
    first, later = forces(sheet)[0].groups
    assert (first.title, plain(first.where)) == ("Reinforcements: at the start", "friendly board edge")
    assert [(entry.count, entry.name) for entry in first.entries] == [(2, "Squad")]
    assert later.title == "Reinforcements: after 5 minutes"


@pytest.mark.parametrize(
    ("text", "printed"),
    [("a gun: -3, at most -1", "a gun: −3, at most −1"), ("mid-turn 2-4", "mid-turn 2-4")],
)
def test_facts_have_minus_signs(monkeypatch: pytest.MonkeyPatch, text: str, printed: str) -> None:
    """As all numbers of the card; hyphens stay."""
    monkeypatch.setattr(CardWords, "code", CardCode(facts=lambda _: (Fact("Fire", text),)))
    assert pairs(card_sheet(card()), "facts") == {"Fire": printed}


def test_entries_of_a_table_go_by_the_names_that_the_card_gives() -> None:
    """Companies and chits keep their capitals, a side's share goes by the side's name."""
    fatigue = {"B": {"start": 6}, "Fox": {"start": 2}}
    companies = {"company_cps": {"A": 2, "B": 1, "Fox": 1}, "fatigue": fatigue}
    sides = [{"id": "us", "name": "Airborne", **companies}, {"id": "ge", "name": "Kampfgruppe"}]
    shown = card_sheet(card(sides=sides, campaign={"next_fortifications": {"ge": {"foxhole": 2}}}))
    ours = {name: plain(line) for name, line in forces(shown)[0].pairs.rows}
    assert ours["Company Command Points"] == "A: 2; B: 1; Fox: 1"
    assert ours["Fatigue"] == "B: at the start 6; Fox: at the start 2"
    assert "Kampfgruppe" in pairs(shown, "Campaign")
    chits = {"B": "Two.", "M": "Three."}
    pacific = card_sheet(card("combat-commander-pacific", victory={"chits": chits}))
    assert "B: Two.; M: Three." in pairs(pacific, "victory").values()


def test_pieces_without_a_name_are_what_their_field_is_about() -> None:
    """Sighting markers, a radio and a weapon that arrive are no “pieces”."""
    # One whose number is still to be written is one.
    radio = {"radio": {"fp": 9, "name": "Howitzer"}, "count": None}
    pieces = [{"sighting_markers": 2}, radio, {"weapon": "mg"}]
    rows = [{"side": "japan", "space": 3, "pieces": pieces}]
    sides = [{"side": "japan", "weapons": [{"id": "mg", "name": "Light MG"}]}]
    (force,) = forces(card_sheet(card("combat-commander-pacific", sides=sides, reinforcements=rows)))
    (group,) = force.groups
    told = [(one.count, one.name, plain(one.note)) for one in group.entries]
    assert told == [(2, "Sighting markers", ""), (1, "Radio", "Howitzer (FP 9)"), (1, "Light MG", "")]


def test_names_within_sentences_keep_their_capitals() -> None:
    """What has a capital within is a name; any other label has none in a sentence."""
    names = ("Open Ground", "AFV", "Set-up area")
    assert [language_of("en").lower(one) for one in names] == ["Open Ground", "AFV", "set-up area"]


def test_a_mission_tells_names_and_no_secrets() -> None:
    """Companies keep their capitals, letters stay small, and the mined hexes are their player's alone."""
    row = {"id": "us", "name": "Able", "role": "attacker", "elite": {"Easy": True, "Fox": True}}
    objectives = [{"id": key, "name": key.upper(), "hexes": [at]} for key, at in (("x", "B2"), ("y", "C3"))]
    mined = {**row, "marker_counts": {"mines": 2, "recorded": ["D4", "E5"]}}
    fields = {"sides": [mined], "objectives": objectives, "dyo": {"force_column": "b"}}
    shown = card_sheet(card(LHY, **fields))
    ours = {name: plain(line) for name, line in forces(shown)[0].pairs.rows}
    assert ours["Elite"] == "Easy; Fox"
    assert ours["Allotted markers"] == "Mines 2; recorded hexes 2, known to its player alone"
    assert texts(shown, "Design your own") == ["Column b"]
    (table,) = [block for block in blocks(shown, "Objectives") if isinstance(block, Table)]
    assert table.heads == ("Name", "Hexes")


def test_german_choices_stand_in_a_sentence_as_german_does() -> None:
    """A capital within is a noun's there, and makes no name of a label; who sets up first is no command."""
    clause = {"kind": "control_hexes", "side": "us", "hexes": ["B2"], "count": 1, "at": "any_turn"}
    told = card_sheet(
        card(sides=[{"id": "us", "name": "Able"}], victory={"clauses": [clause]}), language=language_of("de")
    )
    assert any(line.endswith("in jeder Runde") for line in texts(told, "victory"))
    side = {"side": "japan", "setup": {"order": 2}}
    (force,) = forces(card_sheet(card("combat-commander-pacific", sides=[side]), language=language_of("de")))
    assert "Reihenfolge 2" in [plain(line) for _, line in force.pairs.rows]
