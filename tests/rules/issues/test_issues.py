"""Issues: order, acceptance, and what a scene adds."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bob_editor.editing.issues.accepting import accept_on_board, withdraw_on_board
from bob_editor.geometry.grid import Grid
from bob_editor.model import board_edits
from bob_editor.model.board import Accepted, Artwork, Board
from bob_editor.model.edit import Edit
from bob_editor.model.places import at_heading, at_hex, at_path, at_side
from bob_editor.rules.check import Check, Finding, Severity, board_check, scene_check
from bob_editor.rules.checks.stale_acceptance import stale_acceptance
from bob_editor.rules.game import game_from_data
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_scene
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import MapChange, Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rulesets import ruleset

GRID = Grid(columns=5, rows=5)
BOARD = Board(GRID, "toy")


@board_check(Severity.WARNING, cites="1.1", settled_by=("terrain",))
def swamp_is_wet(ground: Ground) -> Iterator[Finding]:
    """Swamps are wet."""
    for at in ground.board.hexes_with("swamp"):
        drain = Edit("Drain it", lambda board, at=at: board_edits.remove_terrain(board, (at,), "swamp"))
        yield Finding("It is wet.", (at_hex(GRID, at),), (drain,))


@scene_check(Severity.ERROR, cites="2.2")
def change_in_vain(scene: Scene, ground: Ground) -> Iterator[Finding]:
    """Changes change something."""
    for change in scene.changes:
        yield from (Finding("Nothing changes.", (at_hex(ground.board.grid, at),)) for at in change.at or ())


def toy(*checks: Check) -> Ruleset:
    """A ruleset of two terrains and these checks."""
    terrains = [{"id": one, "title": one, "in": ["base", "hexes"]} for one in ("open_ground", "swamp")]
    return game_from_data({"id": "toy", "terrains": terrains}, find_checks=lambda: checks)


def swamps(*labels: str) -> Board:
    """A board with swamp in these hexes."""
    return board_edits.paint_terrain(BOARD, [GRID.hex(label) for label in labels], ("swamp",))


def test_issue_bears_what_its_check_says() -> None:
    """Code, severity, citation and reason are the check's; places to show are those of the finding."""
    (issue,) = issues_of_board(swamps("C3"), toy(swamp_is_wet))
    assert (issue.code, issue.severity, issue.cites) == ("toy/swamp-is-wet", Severity.WARNING, "1.1")
    assert (issue.why, issue.message, issue.at) == ("Swamps are wet.", "It is wet.", "C3")
    assert issue.highlight == issue.places
    assert issue.accepted is None


def test_of_terrain_that_there_is_none_is_told_once() -> None:
    """What is drawn there differs from it, too, and says so again."""
    ring = ((8.0, 6.5), (10.0, 6.5), (10.0, 7.5), (8.0, 7.5))
    board = board_edits.paint_terrain(Board(GRID, "band-of-brothers-2.2"), [GRID.hex("D4")], ("wodds",))
    board = replace(board, artwork=(Artwork("woods", ring),))
    told = [one.code for one in issues_of_board(board, ruleset(board.ruleset)) if one.severity != "hint"]
    assert told == ["band-of-brothers-2.2/unknown-terrain"]


def test_issues_are_sorted_by_severity_code_and_place() -> None:
    """The worst first; then by code; then in board order: hexes with their sides, paths, headings."""

    def at_all(ground: Ground) -> Iterator[Finding]:
        grid = ground.board.grid
        yield Finding("On the whole.")
        yield Finding("A heading.", (at_heading("title"),))
        yield Finding("A path.", (at_path(grid, 0, (grid.hex("A1"),)),))
        yield Finding("A side.", (at_side(grid, grid.side("A2/B2")),))
        for label in ("B1", "A10", "A2", "A1"):
            at = grid.hex_anywhere(label)
            assert at is not None
            yield Finding("A hex.", (at_hex(grid, at),))
        yield Finding("Far worse.", (at_hex(grid, grid.hex("E5")),), severity=Severity.ERROR)

    mixed = Check("b-mixed", Severity.WARNING, "", "", at_all)
    early = Check("a-early", Severity.WARNING, "", "", lambda _: [Finding("Early.", (at_heading("z"),))])
    found = [(issue.code, issue.at) for issue in issues_of_board(BOARD, toy(mixed, early))]
    assert found == [
        ("toy/b-mixed", "E5"),
        ("toy/a-early", "z"),
        *(("toy/b-mixed", at) for at in ("A1", "A2", "A2/B2", "A10", "B1", "title", "paths/0 A1", "")),
    ]


def test_accepted_issue_stays_with_its_reason() -> None:
    """An acceptance is told with the issue of its code and place, and with no other."""
    board = swamps("C3", "D3")
    first = issues_of_board(board, toy(swamp_is_wet))[0]
    after = accept_on_board((first,), "It is drained by now.").apply(board)
    assert [issue.accepted for issue in issues_of_board(after, toy(swamp_is_wet))] == [
        Accepted("toy/swamp-is-wet", "C3", "It is drained by now.", "It is wet."),
        None,
    ]


def test_accepting_twice_keeps_the_last_reason() -> None:
    """There is one acceptance for an issue, and it can be withdrawn."""
    first, second = (Accepted("toy/swamp-is-wet", "C3", because) for because in ("First.", "Second."))
    twice = board_edits.accept(board_edits.accept(BOARD, first), second)
    assert twice.accepted == (second,)
    assert board_edits.withdraw_acceptance(twice, first) == BOARD


def test_an_acceptance_outlives_other_words_for_the_same() -> None:
    """A later version of a check may say it better; an issue that speaks of another thing is asked about."""

    def told(text: str, *more: str) -> Check:
        return Check(
            "talk",
            Severity.WARNING,
            "",
            "",
            lambda _: [Finding(one, (at_heading("x"),)) for one in (text, *more)],
        )

    def counting(rules: Ruleset) -> list[str]:
        return [issue.message for issue in issues_of_board(accepted, rules) if issue.accepted is None]

    (issue,) = issues_of_board(BOARD, toy(told("A swamp in C3 has 2 shores.")))
    accepted = accept_on_board((issue,), "A lake.").apply(BOARD)
    better, other = (
        "C3 is a swamp, of which 2 sides are shores.",
        "C3 is a swamp, of which 3 sides are shores.",
    )
    assert counting(toy(told(better))) == []
    assert counting(toy(told(better, other))) == [other]
    assert counting(toy(told(other)))[0] == other
    doubtful = ("C3 is a swamp with 2 shores.", "Both of the 2 shores of the swamp C3 are bare.")
    assert set(doubtful) < set(counting(toy(told(*doubtful)))), (
        "whichever is meant, it is asked, and told as stale"
    )
    (kept,) = issues_of_board(accepted, toy(told(better)))
    assert withdraw_on_board((kept,)).apply(accepted).accepted == ()


def test_an_acceptance_outlives_another_name_of_its_check() -> None:
    """Accepted by a former name, with its message or without, it is accepted, and can be withdrawn."""
    (issue,) = issues_of_board(swamps("C3"), toy(swamp_is_wet))
    for message in (issue.message, "It is very wet.", ""):
        former = replace(swamps("C3"), accepted=(Accepted("toy/wet", "C3", "A lake.", message),))
        told = {one.code: one.accepted for one in issues_of_board(former, toy(swamp_is_wet))}
        assert told["toy/swamp-is-wet"] is None
        renamed = replace(toy(swamp_is_wet), data={**toy().data, "checks_renamed": {"wet": "swamp-is-wet"}})
        (kept,) = issues_of_board(former, renamed)
        assert kept.accepted == former.accepted[0]
        assert withdraw_on_board((kept,)).apply(former).accepted == ()


@board_check(Severity.WARNING, cites="1.2")
def swamp_alone(ground: Ground) -> Iterator[Finding]:
    """A fault of each swamp for each of these terrains that isn't beside it, all of one kind and at one place."""
    for at in ground.board.hexes_with("swamp"):
        for way, other in zip(("north", "south"), (at.neighbours()[0], at.neighbours()[3]), strict=True):
            if not ground.board.has(other, "swamp"):
                yield Finding(f"It is open to the {way}.", (at_hex(GRID, at),))


def test_an_acceptance_holds_for_the_issue_that_was_accepted() -> None:
    """Another of its kind at its place counts, also where it comes once the accepted one is gone."""
    rules = toy(swamp_alone)

    def counting(board: Board) -> list[str]:
        return [issue.message for issue in issues_of_board(board, rules) if issue.accepted is None]

    north, south = issues_of_board(swamps("C3"), rules)
    accepted = accept_on_board((north,), "A lake.").apply(swamps("C3"))
    assert counting(accepted) == [south.message]
    mended = board_edits.paint_terrain(accepted, GRID.hex("C3").neighbours()[:1], ("swamp",))
    assert "toy/stale-acceptance" in [issue.code for issue in issues_of_board(mended, rules)]
    assert south.message in counting(mended)
    (row,) = accepted.accepted
    older = replace(accepted, accepted=(replace(row, message=""),))
    assert counting(older) == []
    first, second = issues_of_board(older, rules)
    assert (
        withdraw_on_board((first,)).apply(older) == withdraw_on_board((second,)).apply(older) == swamps("C3")
    )


def test_stale_acceptance_is_a_hint_that_mends_itself() -> None:
    """An acceptance without its issue is a hint, and its fix withdraws it."""
    board = replace(BOARD, accepted=(Accepted("toy/swamp-is-wet", "C3", "It was."),))
    (issue,) = issues_of_board(board, toy(swamp_is_wet))
    assert (issue.code, issue.severity) == ("toy/stale-acceptance", Severity.HINT)
    assert "toy/swamp-is-wet at C3" in issue.message
    assert issue.fixes[0].apply(board) == BOARD


def test_ruleset_may_name_the_check_of_acceptances() -> None:
    """What it says of it counts, and the check still runs once."""
    board = replace(BOARD, accepted=(Accepted("toy/swamp-is-wet", "C3", "It was."),))
    named = replace(stale_acceptance, cites="9.9", severity=Severity.WARNING)
    (issue,) = issues_of_board(board, toy(swamp_is_wet, named))
    assert (issue.code, issue.severity, issue.cites) == ("toy/stale-acceptance", Severity.WARNING, "9.9")
    assert issues_of_board(BOARD, toy(swamp_is_wet, named)) == ()


@pytest.mark.parametrize("code", ["schema/type", "toy/change-in-vain"])
def test_acceptance_of_what_a_board_cannot_show_is_not_stale(code: str) -> None:
    """Breaches of the schema and issues of scenes aren't known from the board, so nothing is said of them."""
    board = replace(BOARD, accepted=(Accepted(code, "C3", "It is meant."),))
    assert issues_of_board(board, toy(swamp_is_wet, change_in_vain)) == ()


def test_acceptance_of_a_scenes_issue_is_stale_in_a_scene_without_it() -> None:
    """Where the scene is at hand it is judged like the others."""
    board = replace(BOARD, accepted=(Accepted("toy/change-in-vain", "C3", "It is meant."),))
    scene = Scene(board, toy(change_in_vain))
    assert [issue.code for issue in issues_of_scene(scene)] == ["toy/stale-acceptance"]


def test_scene_has_its_own_issues_and_its_boards() -> None:
    """A scene check sees the changes; a board check runs too."""
    scene = Scene(
        swamps("C3"), toy(swamp_is_wet, change_in_vain), changes=(MapChange("mines", (GRID.hex("B2"),)),)
    )
    found = [(issue.code, issue.at, issue.subject) for issue in issues_of_scene(scene)]
    assert found == [("toy/change-in-vain", "B2", "scene"), ("toy/swamp-is-wet", "C3", "board")]


def test_change_settles_the_matter_where_it_says() -> None:
    """A board check names the changes that settle it; elsewhere, and by other changes, it isn't settled."""
    board = swamps("C3", "D3")
    by_terrain = Scene(board, toy(swamp_is_wet), changes=(MapChange("terrain", (GRID.hex("C3"),)),))
    by_mines = Scene(board, toy(swamp_is_wet), changes=(MapChange("mines", (GRID.hex("C3"),)),))
    assert [issue.at for issue in issues_of_scene(by_terrain)] == ["D3"]
    assert [issue.at for issue in issues_of_scene(by_mines)] == ["C3", "D3"]
