"""Games told by data, as scripts use them: every part of the library works for them, with the designer's numbers."""

import json
from pathlib import Path

import pytest

import bob_editor as bob
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.rulesets import refresh_games

pytestmark = pytest.mark.usefixtures("examples")

GAMES = Path(__file__).resolve().parents[2] / "games"


@pytest.fixture
def tarvel() -> bob.Board:
    """A board whose heights are interpolated."""
    return bob.open_board(GAMES / "ridge-and-road/maps/tarvel-crossroads.board.json")


def _told(line: bob.Line) -> list[tuple[str, str, str]]:
    return [(one.kind, one.at, one.cites) for one in line.reasons]


def test_reasons_have_the_rows_and_the_parameters_numbers(tarvel: bob.Board) -> None:
    """One for each thing that counts, the one that decides first."""
    assert _told(tarvel.los("A5", "D5")) == [("hindrance", "C5", "3.5, 5.5")]
    assert _told(tarvel.los("L3", "J5")) == [("blind_hex", "K5", "5.2")]
    (wall,) = tarvel.los("H5", "D5").reasons
    assert (wall.kind, wall.cites) == ("hindrance", "3.8, 5.5, 5.4")


def test_markers_and_conditions_count(tarvel: bob.Board) -> None:
    """Rows that hinder or block, and how far one sees while something holds, by its value or for good."""
    assert tarvel.los("A5", "D5", markers=["wreck@C5"]).hindrance == 2
    assert tarvel.los("A5", "D5", markers=["smoke@B5", "wreck@C5"]).verdict == "blocked"
    assert _told(tarvel.los("A2", "M9", dusk=True)) == [("visibility", "M9", "5.7")]
    assert tarvel.los("A1", "E1", haze=4).verdict == "clear"
    assert tarvel.los("A1", "F1", haze=4).verdict == "blocked"


def test_eyes_by_unit_and_position_see_higher(tarvel: bob.Board) -> None:
    """A vehicle sees over corn to the ridge, a man upstairs over the wall below."""
    assert tarvel.los("A5", "J2").hindrance == 2
    assert tarvel.los("A5", "J2", unit="vehicle").verdict == "clear"
    assert tarvel.los("H5", "B5").hindrance == 2
    assert tarvel.los("H5:upper_floor", "B5").hindrance == 1


def test_drawn_outlines_count_exactly(tarvel: bob.Board) -> None:
    """Woods drawn on both sides of a line block it; drawn up to the line, they leave it open."""
    board = bob.new_board("ridge-and-road", columns=9, rows=7)
    assert board.los("C3", "G3").verdict == "clear"
    u, v = board.value.grid.centre(board.value.grid.hex("E3"))

    def drawn(left: float, right: float) -> bob.Board:
        ring = [(u - 0.5, v - left), (u + 0.5, v - left), (u + 0.5, v + right), (u - 0.5, v + right)]
        return board.with_artwork("woods", ring)

    assert drawn(0.3, 0.3).los("C3", "G3").verdict == "blocked"
    assert drawn(0.3, 0.001).los("C3", "G3").verdict == "blocked"
    assert drawn(0.3, 0.0).los("C3", "G3").verdict == "clear"


def test_what_hangs_on_a_ruling_is_told_with_its_other_answer(tarvel: bob.Board) -> None:
    """A line that just touches the corn is clear by the other answer, and the ruling may be given."""
    line = tarvel.los("A3", "D9")
    (ruling,) = line.rulings
    assert (ruling.id, ruling.otherwise.verdict, line.reasons[0].ruling) == ("grazing", "clear", "grazing")
    assert tarvel.los("A3", "D9", rulings={"grazing": "clear"}).verdict == "clear"
    assert tarvel.with_ruling("grazing", "clear").los("A3", "D9").verdict == "clear"


def test_what_would_change_a_line_is_found(tarvel: bob.Board) -> None:
    """Changes of terrain and levels, each tried by the game's own rule."""
    assert tarvel.los("L3", "J5").flips().sentence == "Clear if J5 were level 2 or K5 were level 1."
    downs = bob.open_board(GAMES / "three-downs/maps/ashcombe.board.json")
    assert "gone" in downs.los("D4", "F3").flips().sentence
    ford = bob.open_scenario(GAMES / "spears-and-standards/maps/the-ford-of-meron.scenario.json")
    assert "the cohort in K5 were gone" in ford.los("M5", "H5").flips().sentence


def test_units_in_formation_are_obstacles() -> None:
    """By their tag, with heights of their own; who sees higher looks over them."""
    field = bob.new_board("spears-and-standards", columns=9, rows=5)
    assert field.los("B3", "F3", units=["phalanx@D3"]).verdict == "blocked"
    assert field.los("B3", "F3", units=["skirmisher@D3"]).verdict == "clear"
    assert field.los({"hex": "B3", "unit": "elephant"}, "F3", units=["phalanx@D3"]).verdict == "clear"
    assert field.los({"hex": "B3", "unit": "elephant"}, "F3", units=["elephant@D3"]).verdict == "clear"
    assert field.with_level("B3", 1).los("B3", "F3", units=["elephant@D3"]).verdict == "clear"


def test_profile_exposure_and_comparison_know_the_game(tarvel: bob.Board) -> None:
    """The thread from the side, who is seen from where, and what a change of the board opens."""
    profile = tarvel.los("L3", "H4").side_view()
    assert [one.ground for one in profile.columns][:2] == [3, 2]
    assert {one.top for column in profile.columns for one in column.obstacles} >= {3.5}
    seen = tarvel.exposure()
    assert seen["A1"] == sum(tarvel.los(at, "A1").is_open for at in tarvel.hexes if at != "A1")
    opened = tarvel.compare(tarvel.with_terrain("C5"))
    assert ("A5", "D5") in {(one.start, one.goal) for one in opened}


def test_a_reason_without_a_rule_has_no_brackets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game that cites nothing."""
    folder = tmp_path / "games" / "plain"
    folder.mkdir(parents=True)
    data = started(STARTS[0]).data
    (folder / "ruleset.json").write_text(json.dumps({**data, "id": "plain"}), "utf-8")
    monkeypatch.setenv("BOB_EDITOR_GAMES", str(folder.parent))
    refresh_games()
    line = bob.new_board("plain").los("A1", "A3")
    assert str(line) == "A1 to A3: clear, range 2: Nothing on the line hides or hinders"
    assert line.told(line.reasons[0]) == line.reasons[0].text.rstrip(".")
