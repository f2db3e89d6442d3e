"""What the library can't do it says, with what to do instead: no call is answered as if it had been another."""

import pickle
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

import bob_editor as bob

MAPS = Path(__file__).resolve().parents[2] / "maps"
GAME = MAPS.parent / "bob_editor" / "rulesets" / "memoir_44" / "ruleset.json"
# As calls of those who have no type checker.
BOARD: Any = bob.open_board(MAPS / "band-of-brothers-2.2" / "sainte-barbe.board.json")
CARD = bob.open_scenario(MAPS / "band-of-brothers-2.2" / "hold-the-crossroads.scenario.json")
look = partial(BOARD.los, "A1", "A9")
words: Any = "text"
fresh: Any = partial(bob.new_board, "band-of-brothers-2.2")


@pytest.mark.parametrize(
    ("call", "told"),
    [
        (lambda: look(visibility="four"), "The condition visibility can't be “four”. It is a whole number from 0."),
        (lambda: look(visibility=-1), "The condition visibility can't be -1. It is a whole number from 0."),
        (lambda: look(rain=3), "The condition rain can't be 3. It is true or false."),
        (lambda: look(monsoon=3), "The condition monsoon can't be 3. It is an object."),
        (lambda: look(minute="x"), "The minute can't be “x”. Minutes are counted from 0, the start."),
        (lambda: look(marker=["smoke@F5"]), "There is no keyword marker. Is markers meant?"),
        (lambda: look(rulings=["x"]), 'rulings has an answer for each name. Write rulings={"name": value}.'),
        (
            lambda: look(markers=["smoke@F5", {"marker": "smoke", "at": "F6", "side": [1]}]),
            "Side of marker 2 must be text, not a list.",
        ),
        (
            lambda: look(units=[{"unit": "infantry", "at": "F5", "count": "x"}]),
            "Count of unit 1 must be a whole number, not text.",
        ),
        (
            lambda: look(changes=[{"change": "dike_road", "at": "D3", "factor": 1.5}]),
            "Factor of change 1 must be a whole number",
        ),
        (
            lambda: CARD.with_marker({"marker": "smoke", "at": "F5", "colour": "red"}),
            "Marker 1 has a field “colour”",
        ),
        (
            lambda: look(night=4),
            "The call has the condition “night”, which Band of Brothers 2.2 doesn't know. It knows visibility, rain,",
        ),
        (lambda: BOARD.save("mill.txt"), "mill.txt can't be the name of a board. Name it *.board.json."),
        (lambda: CARD.save("dawn.los.json"), "dawn.los.json can't be the name of a scenario. Name it *.scenario.json."),
        (lambda: bob.new_suite(BOARD).save("a.csv"), "a.csv can't be the name of a LOS suite. Name it *.los.json."),
        (lambda: bob.open_project(MAPS).pack("maps.zip"), "maps.zip can't be the name of a pack. Name it *.bobpack."),
        (lambda: bob.new_scenario("memoir-44").los("A1", "A2"), "There is no map to look over: none of its boards"),
        (lambda: bob.new_board(None), "There is no ruleset “None”."),  # type: ignore[arg-type]
        (lambda: BOARD.los(3, "A9"), "3 is no end of a line. It is a hex as E4, or has the fields"),
        (lambda: BOARD.exposure(farthest="x"), "No line is so long. nearest is 1 or more, and farthest no less."),
        (lambda: BOARD.exposure(nearest=9, farthest=3), "No line is so long."),
        (lambda: BOARD.compare("x"), "'x' is no map. bob.open opens one."),
        (lambda: bob.new_suite(words), "'text' is no map. bob.open opens one."),
        (lambda: BOARD.with_terrain("A1", "wodos"), "The call has the terrain “wodos”, which"),
        (lambda: BOARD.with_terrain("A1", ["woods"]), "['woods'] is no terrain. Name one after the other"),
        (lambda: BOARD.with_heading(title=5), "The title can't be 5. It is a text."),
        (lambda: BOARD.with_heading(number=5), "The number can't be 5."),
        (lambda: BOARD.with_label(5, "A1"), "The text can't be 5."),
        (lambda: fresh(columns=8, rows=6, title=5), "The title can't be 5."),
        (lambda: BOARD.accepting("nope", "x"), "'nope' is no issue. board.check() gives them."),
        (lambda: look(units="dragon@F5"), "The call has the unit “dragon”, which"),
        (
            lambda: bob.new_board("combat-commander-pacific", columns=8, rows=6).los("A1", "A5", markers="smoke@A3"),
            'The marker smoke has no value, a whole number from 1 to 8. Write it as a row: {"marker": "smoke",',
        ),
        (lambda: look(changes="upper_level"), "The change upper_level has no at. Write upper_level@HEX."),
        (
            lambda: look(changes="terrain@A3"),
            'The change terrain has no terrain. Write it as a row: {"change": "terrain", "at": ["A3"], "terrain": "…"}',
        ),
        (
            lambda: look(changes="terrain"),
            'The change terrain has no at. Write it as a row: {"change": "terrain", "at": "…", "terrain": "…"}',
        ),
        (lambda: CARD.with_change("upper_level"), "The change upper_level has no at."),
        (lambda: bob.open(""), 'The path is empty. The current folder is ".".'),
        (lambda: bob.open_board(""), "The path is empty."),
        (lambda: bob.open_project(MAPS).publish(""), "The path is empty."),
        (lambda: bob.open_project(MAPS).pack(""), "The path is empty."),
        (lambda: BOARD.save(""), "The path is empty."),
        (lambda: look(markers=5), '5 is no row. Write "smoke@F5", or a list of such.'),
        (lambda: BOARD.field("A1").verdict(words), "There is no hex text here."),
        (lambda: BOARD.field("A1").verdict(), "0 names aren't one for each axis. Name a hex for “to”."),
        (lambda: BOARD.field("A1").save("a1.csv"), "Arrays can't be written as “a1.csv”. Name it .npz;"),
        (lambda: BOARD.render(layers="grond"), "There is no layer “grond”."),
        (lambda: CARD.with_marker("smok@F5"), "The call has the marker “smok”, which"),
        (lambda: CARD.with_change("dikes@F5"), "The call has the change “dikes”, which"),
        (lambda: BOARD.render(loss="E4"), "A picture has no “loss”. Is los meant?"),
        (lambda: BOARD.with_terrain(None, "woods"), "None is no name of a hex."),
        (lambda: list(BOARD.lines(None)), "None is no list of lines."),
        (lambda: CARD.without(["sides"]), "No place of the card is named."),  # type: ignore[arg-type]
        (lambda: CARD.text(5), "The language can't be 5. It is a text."),  # type: ignore[arg-type]
        (lambda: CARD.print("c.pdf", dpi=words), "A card of 'text' dpi can't be made."),
        (lambda: BOARD.render(style=MAPS), "The style can't be"),
        (lambda: BOARD.render(layers=True), "There is no layer “True”."),
        (lambda: BOARD.terrain(["A1"]), "['A1'] is no name of a hex."),
        (lambda: fresh(preset=5), "The preset can't be 5. It is a text."),
        (lambda: bob.open_project(MAPS).publish("out", language=5), "The language can't be 5."),  # type: ignore[arg-type]
        (lambda: fresh(columns="8"), "A board can't have “8” columns. Give a whole number from 1 to 256."),
        (lambda: fresh(columns=8, rows=0), "A board can't have 0 rows."),
        (lambda: fresh(columns=8, rows=300), "The board has more than 256 rows."),
        (lambda: BOARD.with_level("A1", "x"), "'x' is no level. Levels are whole numbers from -99 to 99."),
        (lambda: BOARD.with_contour(1000, [(1, 1), (5, 1), (3, 4)]), "1000 is no level."),
        (lambda: BOARD.with_path("road", "F1", "F5"), "F1 and F5 don't touch. A path names each hex on its way."),
        (lambda: BOARD.with_path("road", "F1"), "A path runs through two hexes at least."),
        (lambda: BOARD.with_artwork("woods", [(1, 1)]), "An outline has three points at least."),
        (lambda: BOARD.with_artwork("woods", "abc"), "These are no points."),
        (lambda: BOARD.with_artwork("woods", [(float("nan"), 1), (5, 1), (3, 4)]), "These are no points."),
        (lambda: BOARD.with_label("Mill", 3), "These are no points."),
        (lambda: BOARD.with_label("Mill", "A1", kind="towns"), "A label has no “towns”. Is town meant?"),
        (lambda: BOARD.with_label("Mill", "A1", size=float("nan")), "A label's size can't be nan. Take 0.25 to 8."),
        (lambda: BOARD.with_label("Mill", "A1", turn="x"), "A label's turn can't be 'x'. Take -360 to 360."),
        (lambda: BOARD.with_heading(titel="Mill"), "A heading has no “titel”. Is title meant?"),
        (lambda: BOARD.with_heading(credits="me"), "The credits can't be 'me'. Write credits={"),
        (lambda: BOARD.with_heading(credits={"writer": "me"}), "Credits has no “writer”. There are author"),
        (lambda: BOARD.with_heading(rulings=None), "The rulings can't be None."),
        (lambda: BOARD.with_artwork("woods", [(1, 1), (5, 1), (3, 4)], level="x"), "'x' is no level."),
        (lambda: BOARD.fix("levl-out-of-range"), "No check is called “levl-out-of-range”. Is level-"),
        (lambda: BOARD.fix(5), "The code 1 can't be 5. It is a text."),
        (lambda: look(conditions={1: 2}), "1 is no name. A name is a text."),
        (lambda: BOARD.render(los="A1", laid=words), "'text' can't be laid on a map."),
        (lambda: BOARD.without_paths("A1", "raod"), "The call has the terrain “raod”, which"),
        (lambda: BOARD.with_ruling(5, 1), "The ruling can't be 5. It is a text."),
        (lambda: CARD.put("turns", value=float("nan")), "nan can't stand in a file."),
        (lambda: CARD.put("turns", value=object), "<class 'object'> can't stand in a file."),
        (lambda: CARD.put(value=5), "No place of the card is named."),
        (CARD.without, "No place of the card is named."),
        (lambda: CARD.with_boards(words), "'text' is no board. bob.open_board opens one."),
        (lambda: bob.open_project(MAPS).publish("out", forms="carts"), "There is no form of publication “carts”."),
        (lambda: CARD.with_condition("rian"), "The call has the condition “rian”"),
        (lambda: CARD.with_condition("rain", "yes"), "The condition rain can't be “yes”."),
        (lambda: CARD.put("sides", "name", value="Allies"), "The card has no place sides/name. Fields are named"),
        (lambda: CARD.put("sides", 7, "name", value="Allies"), "The card has no place sides/7."),
        (lambda: CARD.put("title", "de", value="Dorf"), "The card has no place title/de."),
        (lambda: CARD.with_row("title", row={"text": "x"}), "The card has no place title/0."),
        (lambda: CARD.with_row("rules", row=words), "'text' is no row. A row has fields with names."),
        (lambda: BOARD.render(theme="night"), "There is no theme “night”. There are light, dark."),
        (lambda: look().render_side_view(theme="night"), "There is no theme “night”."),
        (lambda: BOARD.render(style="x" * 3000), "There is no style “xxx"),
        (lambda: list(BOARD.lines([("A1", "A9"), ["A1"]])), "Line 2 hasn't two ends. Lines are pairs of hexes."),
        (lambda: bob.open("x" * 3000), "xxx"),
        (lambda: bob.open_project("x" * 3000), "xxx"),
        (lambda: bob.new_suite(BOARD).with_line("A1", "A9", "seen"), "“seen” is no verdict."),
        (lambda: bob.new_suite(BOARD).with_line("A1", "A9", 5), "The expectation can't be 5."),  # type: ignore[arg-type]
        (lambda: bob.new_suite(BOARD).with_line("A1", "A9", note=5), "The note can't be 5."),  # type: ignore[arg-type]
        (lambda: bob.new_suite(bob.new_suite(BOARD)), "Sainte-Barbe is a suite itself."),
        (lambda: bob.open(BOARD.path, ruleset_id="x"), "There is no ruleset “x”."),
        (lambda: CARD.print("c.png", dpi=0), "A card of 0 dpi can't be made."),
        (lambda: bob.open_project(MAPS).names("map"), "A project has no “map”."),
        (
            lambda: bob.open(GAME),
            f"{GAME} is a ruleset. Open a board, scenario, LOS suite, pack or folder.",
        ),
    ],
)  # fmt: skip
def test_a_call_that_makes_no_sense_is_refused_in_words(call: Callable[[], object], told: str) -> None:
    with pytest.raises(bob.BobEditorError) as refused:
        call()
    assert f"{refused.value} {refused.value.hint}".startswith(told)


def test_values_are_sent_to_other_processes() -> None:
    """Also once they were asked something, and what isn't in a file goes along."""
    small = replace(fresh(columns=3, rows=2), path=MAPS / "a.board.json").with_terrain("A2", "woods")
    for one in (small, bob.new_suite(small).with_line("A1", "A2")):
        line = one.los("A1", "C2", visibility=5)
        copy = pickle.loads(pickle.dumps(one))  # noqa: S301 - made here
        assert copy == one
        assert hash(copy) == hash(one)
        assert str(copy.los(line.start, line.goal, visibility=5)) == str(line)
        assert str(pickle.loads(pickle.dumps(line))) == str(line)  # noqa: S301 - made here


def test_numbers_of_arrays_are_numbers() -> None:
    """What numpy counts is laid on a map, bounds a line and is a level."""
    one: Any = np.int64(1)
    assert look(visibility=one).verdict == look(visibility=1).verdict == "blocked"
    small = fresh(columns=3, rows=2)
    assert small.exposure(farthest=one) == small.exposure(farthest=1)
    assert BOARD.with_level("A1", one).level("A1") == 1
    assert len(fresh(columns=np.int64(8), rows=6).hexes) == 48
    assert small.with_label("Mill", "A1", size=one).value.labels[0].size == 1
    assert CARD.put("sides", one, "name", value="Them").get("sides", one, "name") == "Them"
    assert CARD.with_condition("visibility", one).with_ruling("thread_off_map", np.str_("clear")).to_json()
    assert small.render(dpi=one, hex_mm=one)


def test_what_was_altered_is_told_as_its_file_would_be() -> None:
    """An edit that breaks the form isn't right until it is written and read again."""
    small = fresh(columns=3, rows=2)
    card = replace(CARD.put("map", "boards", 0, "at", value=(0, 0)), files=())

    def broken(value: Any) -> bool:
        return any(one.code.startswith("schema/") and one.code != "schema/no-map" for one in value.check())

    assert all(map(broken, (small.with_heading(id="Ä b"), small.with_label("x" * 501, "A1"))))
    assert not any(map(broken, (small.with_level("A1", 1), card)))
    assert {one.file for one in small.with_heading(id="Ä b").check()} == {""}
    assert broken(card.put("nonsense", value=5))
    named = replace(small, path=MAPS / "a.board.json").with_heading(style="nowhere")
    assert "schema/no-style" in {one.code for one in named.check()}


def test_an_edit_of_the_map_is_seen_at_once(tmp_path: Path) -> None:
    """Boards are laid as the card has them now, also those that no file holds."""
    assert (CARD.hexes[0], CARD.put("map", "boards", 0, "turn", value=180).hexes[0]) == ("A1", "S13")
    file = replace(
        CARD.files[0], path=None, stamp=None, place=replace(CARD.files[0].place, board="brought.board.json")
    )
    brought = replace(CARD, files=(file,)).put("map", "boards", 0, "board", value="brought.board.json")
    assert len(brought.hexes) == len(CARD.hexes)
    assert not CARD.without("map", "boards", 0).hexes
    brought.save(tmp_path / "a.scenario.json")
    assert len(bob.open(tmp_path / "a.scenario.json").hexes) == len(CARD.hexes)
    with pytest.raises(bob.BadFile, match=r"brought\.board\.json is there already"):
        brought.save(tmp_path / "b.scenario.json")


def test_one_end_is_taken_where_several_are_asked_for() -> None:
    assert BOARD.exposure(seen_from="E4") == BOARD.exposure(seen_from=["E4"])
    assert BOARD.exposure_along("E4") == BOARD.exposure_along(["E4"])


def test_a_data_frame_without_its_package_is_a_bad_call(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a picture without Qt is: the hint says how to install it."""
    monkeypatch.setattr("bob_editor.library.arrays.find_spec", lambda _name: None)
    with pytest.raises(bob.BadCall, match="needs pandas or polars") as told:
        BOARD.field("G6").to_frame()
    assert "pip install pandas" in told.value.hint
