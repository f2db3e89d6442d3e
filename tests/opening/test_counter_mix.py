"""The counters of a project: one list that its scenarios share, as its counter list has them."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.opening.counter_mix import CounterFile, counter_mix
from bob_editor.publishing.edition import edition_of
from bob_editor.render.counters.faces import CounterFaces
from bob_editor.render.kit.side_colours import SideColours
from bob_editor.rules.cards.mix import CounterMix
from bob_editor.rulesets import VARIABLE
from bob_editor.storage.kinds.counter_lists import CounterList, counter_list_from_json

ROOT = Path(__file__).parents[2]
MAPS = ROOT / "maps" / "band-of-brothers-2.2"
DOWNS = ROOT / "games" / "three-downs"


def mix(*rows: dict[str, object], **more: object) -> CounterMix:
    cards = [
        (one.title, one.card)
        for path in sorted(MAPS.glob("*.scenario.json"))
        for one in edition_of(path, "scenario").scenarios
    ]
    data = {"format": "bob-editor/counters", "version": 1, "counters": list(rows), **more}
    found, problems = counter_list_from_json(data)
    assert not problems
    return counter_mix(cards, [CounterFile(Path("own.counters.json"), found)] if rows else [])


def test_scenarios_share_a_counter() -> None:
    """What both use stands once, with the greater number; what differs in a value doesn't."""
    lots = {lot.piece.name: lot for lot in mix().lots}
    assert lots["German first line squad"].used == (6, 11)
    assert lots["German first line squad"].needed == 11
    assert lots["57 mm anti-tank gun"].used == (1, 0)
    assert lots["Foxhole"].needed == 6


def test_a_list_says_what_stands_on_a_counter_and_how_many_there_are() -> None:
    """By name, in capitals or not; a row that names the nation counts before one that doesn't."""
    rows = [
        {"name": "DECOY", "box": 9},
        {"name": "Decoy", "nation": "german", "box": 3, "values": {"Moves": 4}},
        {"name": "German first line squad", "box": 24, "back": {"values": {"FP": 3}}, "values": {"x-id": 7}},
        {"name": "Tiger", "nation": "german", "symbol": "vehicle", "box": 2},
    ]
    found = mix(*rows, colours={"German": "#112233"})
    lots = {(lot.piece.name.lower(), lot.piece.nation): lot for lot in found.lots}
    assert [(lot.box, lot.lacking) for lot in (lots["decoy", "american"], lots["decoy", "german"])] == [
        (9, 0),
        (3, 1),
    ]
    assert lots["decoy", "german"].piece.values == (("Moves", "4"),)
    squad = lots["german first line squad", "german"].piece
    assert (squad.flips, squad.back, dict(squad.values)["FP"]) == ("reduced", (("FP", "3"),), "5")
    assert (lots["tiger", "german"].used, lots["tiger", "german"].box) == ((0, 0), 2)
    assert found.colours == {"german": "#112233"}


def test_a_list_of_another_game_says_nothing() -> None:
    """Nor is what it holds listed among this game's."""
    found = mix({"name": "Decoy", "box": 1}, ruleset="memoir-44")
    assert {lot.box for lot in found.lots if lot.game == "band-of-brothers-2.2"} == {None}


def test_a_row_that_breaks_the_form_is_left_out() -> None:
    """The others count, and what is wrong is told by its place."""
    data = {
        "format": "bob-editor/counters",
        "version": 1,
        "counters": [{"box": -1, "name": "A"}, {"name": "B"}],
    }
    found, problems = counter_list_from_json(data)
    assert [one.name for one in found.counters] == ["B"]
    assert [one.pointer for one in problems] == ["/counters/0/box"]
    assert counter_list_from_json({"counters": 3, "colours": []})[0] == CounterList()
    many = [{"name": "A", "box": "x"}] * 201 + [{"name": "B"}, {"name": "C", "box": "x"}]
    assert [one.name for one in counter_list_from_json({"counters": many})[0].counters] == ["B"]
    odd = {"Mine/ours": "reddish", "~": "#1", "White": "#ffffff"}
    assert counter_list_from_json({"counters": [], "colours": odd})[0].colours == {"white": "#ffffff"}


@pytest.mark.parametrize("data", [None, [], "x"])
def test_what_is_no_object_is_no_list(data: object) -> None:
    """In a sentence."""
    with pytest.raises(Exception, match="no counter list"):
        counter_list_from_json(data)


def test_a_number_is_counted_once() -> None:
    """A row that is about two nations' counters tells of both together: the box doesn't hold it twice."""
    for box, wanted in ((12, [3, 9]), (5, [3, 2]), (2, [2, 0])):
        lots = [lot for lot in mix({"name": "Decoy", "box": box}).lots if lot.piece.symbol == "decoy"]
        assert [(lot.needed, lot.box) for lot in lots] == [(3, wanted[0]), (4, wanted[1])]


@pytest.mark.parametrize(("box", "lacking"), [(7, 0), (5, 0), (4, 0), (3, 1), (0, 4)])
def test_a_box_of_several_nations_holds_what_one_scenario_uses(box: int, lacking: int) -> None:
    """Three of the one nation are used by the first, four of the other by the second: four will do."""
    lots = [lot for lot in mix({"name": "Decoy", "box": box}).lots if lot.piece.symbol == "decoy"]
    assert [lot.used for lot in lots] == [(3, 0), (0, 4)]
    assert sum(lot.lacking for lot in lots) == lacking
    assert sum(lot.box or 0 for lot in lots) == box


@pytest.mark.parametrize("first", ["north", "south"])
def test_sides_without_a_nation_have_the_colours_that_they_have_on_the_map(
    first: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By their places on the card, whichever comes first there, and no brighter."""
    monkeypatch.setenv(VARIABLE, str(DOWNS))
    path = DOWNS / "maps" / "the-beacon.scenario.json"
    (one,) = edition_of(path, "scenario").scenarios
    sides = sorted(one.card.side_rows.values(), key=lambda row: row["id"] != first)
    card = replace(
        one.card, scenario=replace(one.card.scenario, data={**one.card.scenario.data, "sides": sides})
    )
    found = counter_mix([("The Beacon", card)])
    painted, on_map = CounterFaces(found), SideColours(tuple(card.side_rows))
    for lot in found.lots:
        assert painted.face(lot, "front").colour == on_map.of(lot.piece.nation)
    assert len({lot.piece.nation for lot in found.lots}) == 2
