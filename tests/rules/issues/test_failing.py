"""Checks that fail: told as an issue, and the others go on. On a card, of what says a row again the worst tells."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bob_editor.cli.choosing import chosen
from bob_editor.errors import Cancelled
from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits
from bob_editor.model.board import Accepted, Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.places import at_field, at_hex
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.opening.findings import from_issue
from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Check, Finding, Severity, board_check, scenario_check, scene_check
from bob_editor.rules.checks.stale_acceptance import stale_acceptance
from bob_editor.rules.game import game_from_data
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card, issues_of_scene
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset

GRID = Grid(columns=5, rows=5)
BOARD = board_edits.paint_terrain(Board(GRID, "toy"), [GRID.hex("C3")], ("swamp",))


@board_check(Severity.WARNING)
def swamp_is_wet(ground: Ground) -> Iterator[Finding]:
    """Swamps are wet."""
    for at in ground.board.hexes_with("swamp"):
        yield Finding("It is wet.", (at_hex(GRID, at),))


@board_check(Severity.HINT)
def breaks_early(ground: Ground) -> Iterator[Finding]:
    """Finds one thing, then fails."""
    yield Finding("One thing.", (at_hex(GRID, ground.board.grid.hex("B2")),))
    raise ZeroDivisionError


@scene_check(Severity.HINT)
def breaks_on_scenes(_: Scene, __: Ground) -> Iterator[Finding]:
    """Fails."""
    raise MemoryError
    yield


def toy(*checks: Check) -> Ruleset:
    """A ruleset with these checks."""
    terrains = [{"id": one, "title": one, "in": ["base", "hexes"]} for one in ("open_ground", "swamp")]
    return game_from_data({"id": "toy", "terrains": terrains}, find_checks=lambda: checks)


@pytest.mark.usefixtures("checks_may_fail")
def test_others_go_on() -> None:
    """What the check found before it failed stands, and so does all that the others find."""
    issues = issues_of_board(BOARD, toy(breaks_early, swamp_is_wet))
    found = [(issue.code, issue.at, issue.severity) for issue in issues]
    assert found == [
        ("toy/check-failed", "", Severity.ERROR),
        ("toy/swamp-is-wet", "C3", Severity.WARNING),
        ("toy/breaks-early", "B2", Severity.HINT),
    ]
    assert "“breaks-early” failed with ZeroDivisionError" in issues[0].message


@pytest.mark.usefixtures("checks_may_fail")
def test_of_a_scene() -> None:
    """A check of a scene is told as one of the scene."""
    issues = issues_of_scene(Scene(BOARD, toy(breaks_on_scenes, swamp_is_wet)))
    assert [(issue.code, issue.subject) for issue in issues] == [
        ("toy/check-failed", "scene"),
        ("toy/swamp-is-wet", "board"),
    ]


@pytest.mark.usefixtures("checks_may_fail")
def test_no_acceptance_is_stale_then() -> None:
    """Nobody knows whether what the check would have found still needs its acceptance."""
    board = replace(BOARD, accepted=(Accepted("toy/breaks-early", "D4", "so be it"),))
    issues = issues_of_board(board, toy(breaks_early, stale_acceptance))
    assert [issue.code for issue in issues] == ["toy/check-failed", "toy/breaks-early"]


def test_stopping_is_no_failure() -> None:
    """Who stops the checking stops it."""

    def stopped(_: Ground) -> Iterator[Finding]:
        raise Cancelled("Enough.")
        yield

    with pytest.raises(Cancelled):
        issues_of_board(BOARD, toy(Check("stopped", Severity.ERROR, "", "", stopped)))


def on_card(*checks: Check) -> Card:
    """A card of two equal rows on a board, in a game with these checks."""
    place = PlacedBoard("1.board.json", "1")
    scenario = Scenario({"units": [{"unit": "tank"}] * 2})
    return Card(scenario, toy(*checks), join([Laid(place, BOARD)], "toy"))


@scenario_check(Severity.HINT)
def breaks_on_cards(card: Card) -> Iterator[Finding]:
    """Fails."""
    raise ZeroDivisionError
    yield


@pytest.mark.usefixtures("checks_may_fail")
def test_who_asks_for_a_check_alone_is_told() -> None:
    """Of a board, of a card, of files; who asks for another is not."""
    board = issues_of_board(BOARD, toy(breaks_early), code="toy/breaks-early")
    assert [issue.code for issue in board] == ["toy/check-failed", "toy/breaks-early"][::-1]
    card = issues_of_card(on_card(breaks_on_cards), code="toy/breaks-on-cards")
    assert [issue.code for issue in card] == ["toy/check-failed"]
    found = [
        from_issue(Path("a"), issue) for issue in issues_of_board(BOARD, toy(breaks_early, swamp_is_wet))
    ]
    for code, told in (("breaks-*", 2), ("toy/breaks-early", 2), ("swamp-is-wet", 1), ("check-failed", 1)):
        assert len(chosen(found, select=[code], ignore=[], severity="hint")) == told
    assert not chosen(found, select=["breaks-early"], ignore=["toy/*"], severity="hint")


def test_of_a_row_too_many_the_worst_tells() -> None:
    """Two checks call the second row one too many: the milder came first, and hid the error."""

    def says_again(name: str, severity: Severity) -> Check:
        def find(card: Card) -> Iterator[Finding]:
            if len(list(card.scenario.rows("units"))) > 1:
                yield Finding("Again.", (at_field("units", 1),), surplus=("units", 1))

        return Check(name, severity, "", "", find, subject="scenario")

    milder, worse, later = (
        says_again("milder", Severity.HINT),
        says_again("worse", Severity.ERROR),
        says_again("later", Severity.ERROR),
    )
    told = issues_of_card(on_card(milder, worse, later))
    assert [issue.code for issue in told] == ["toy/worse"]
