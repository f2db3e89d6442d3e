"""Runs a ruleset's checks and gives the issues: sorted, with those that the designer accepts marked as such."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Board
from bob_editor.model.places import Place
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.scene_fixes import in_scenario
from bob_editor.rules.cards.tried import fixes_of_scene, shown, tried_card
from bob_editor.rules.check import Check, Severity
from bob_editor.rules.game import game_of
from bob_editor.rules.games.editions import CODE as EDITION
from bob_editor.rules.games.editions import WHY as EDITION_WHY
from bob_editor.rules.games.editions import told_of_board, told_of_scenario
from bob_editor.rules.issues.acceptances import acceptance_check, fault_now, judged
from bob_editor.rules.issues.echoes import without_echoes
from bob_editor.rules.issues.failing import found_by
from bob_editor.rules.issues.flood import first_of, mended_first
from bob_editor.rules.issues.imported import of_import_of_board, of_import_of_card
from bob_editor.rules.issues.issue import IMPORT, Issue, altered, code_of, issue_of
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.pieces import led_on
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tries import bounded


def at_any_pace() -> None:
    """Go on with the next check."""


def issues_of_board(
    board: Board,
    ruleset: Ruleset,
    *,
    ground: Ground | None = None,
    pace: Callable[[], object] = at_any_pace,
    code: str = "",
) -> tuple[Issue, ...]:
    """Every issue of a board, worst first, then by code and place in board order.

    ``ground`` is the board's own where the caller has it at hand; ``pace`` is called before each check. An acceptance
    that no issue needs is itself a hint. Where those of one ``code`` are wanted, no other check is run.
    """
    ground = ground or Ground(board, ruleset)
    if code and code != code_of(ruleset, acceptance_check(ruleset)):
        return tuple(_found(ruleset, ground, None, pace, code=code))
    found = list(_found(ruleset, ground, None, pace))
    return _sorted(judged(found, board.accepted, ruleset, subjects=("board",)), board.grid)


def issues_of_scene(
    scene: Scene,
    *,
    ground: Ground | None = None,
    printed: bool = True,
    pace: Callable[[], object] = at_any_pace,
    code: str = "",
) -> tuple[Issue, ...]:
    """Every issue of a scene and its board, sorted likewise; of a board that isn't to be ``printed``, those of LOS.

    Where a change of the scene settles a matter (the ruleset repaints a hex), the board's issue there is dropped.
    ``pace`` and ``code`` are as for a board.
    """
    ground = ground or Ground(scene.board, scene.ruleset)
    if code and code != code_of(scene.ruleset, acceptance_check(scene.ruleset)):
        return tuple(_found(scene.ruleset, ground, scene, pace, printed=printed, code=code))
    found = list(_found(scene.ruleset, ground, scene, pace, printed=printed))
    board = scene.board
    return _sorted(judged(found, board.accepted, scene.ruleset, subjects=("board", "scene")), board.grid)


def issues_of_card(
    card: Card,
    *,
    pace: Callable[[], object] = at_any_pace,
    code: str = "",
    but_missing: bool = False,
    as_it_is: bool = False,
) -> tuple[Issue, ...]:
    """Every issue of a scenario and of the scene that it sets, sorted likewise; its boards' own are theirs.

    ``pace`` is called before each check. An acceptance in the scenario that no issue needs is itself a hint. While
    boards of its map can't be read, what can't be known without them isn't told. Where those of one ``code`` are wanted
    and there are none, no other check is run. ``but_missing`` is for who tells himself which boards can't be read.
    ``as_it_is`` puts nothing in the place of what was meant otherwise, to see what follows from it.
    """
    ruleset = game_of(card.ruleset)
    if code.startswith(IMPORT):
        return tuple(altered(*one, "scenario") for one in of_import_of_card(card.scenario, card.grid))
    of_one = bool(code) and code != code_of(ruleset, acceptance_check(ruleset))
    if of_one and not _found_of_card(card, pace, code, but_missing=but_missing):
        return ()
    # What is only an echo of another check's can be known where that was run, too. What was tried for one code before
    # doesn't count: what is told, and what mends it, is the same then. Nor does what was tried to find fixes: whether
    # one slip is behind all that is told matters more where much is.
    found = _found_of_card(card, pace, but_missing=but_missing)
    with bounded():
        checked = partial(issues_of_card, pace=pace, but_missing=but_missing, as_it_is=True)
        found, once = without_echoes(found, card, checked, as_it_is=as_it_is)
    found += [altered(*one, "scenario") for one in of_import_of_card(card.scenario, card.grid)]
    # What is accepted of what is told again once that is mended isn't stale.
    then = {fault for one in once for fault in one.faults} - {fault for one in found for fault in one.faults}
    accepted = [row for row in card.scenario.accepted() if fault_now(row, ruleset) not in then]
    whole = not card.unread
    found = judged(found, accepted, ruleset, subjects=("scenario", "scene"), whole=whole)
    return tuple(one for one in _sorted(found, card.grid) if not of_one or code in (one.code, one.failed))


@bounded()
def _found_of_card(
    card: Card, pace: Callable[[], object], code: str = "", *, but_missing: bool
) -> list[Issue]:
    """What each check of a card tells, echoes and all; of one ``code``, where it is given."""
    ruleset, found = game_of(card.ruleset), []
    told = told_of_scenario(card.scenario, ruleset, ruleset.earlier) if code in ("", EDITION) else None
    if told is not None:
        found.append(
            Issue(EDITION, Severity.HINT, told[0], (), (), "", EDITION_WHY, (told[1],), subject="scenario")
        )
    accepted = {fault_now(row, ruleset) for row in card.scenario.accepted()}
    for check in ruleset.checks:
        if code in ("", code_of(ruleset, check)) and not _waits(check, card):
            found += _of_check(check, card, accepted, pace, but_missing=but_missing)
    return found


def _of_check(
    check: Check,
    card: Card,
    accepted: Collection[tuple[str, str, str]],
    pace: Callable[[], object],
    *,
    but_missing: bool,
) -> list[Issue]:
    """What a check finds of a card or of the scene that it sets, ``but_missing`` as for all of them."""
    ruleset = card.ruleset
    if check.subject == "scenario":
        pace()
        gone = {card.at_field(*one.path) for one in card.missing} if but_missing and check.mapless else set()
        issues = (issue_of(ruleset, *one) for one in found_by(check, card))
        return first_of((one for one in issues if not (one.places and one.places[0] in gone)), accepted)
    if check.subject == "scene" and not check.trial:
        pace()
        of_scene = (issue_of(ruleset, *one) for one in found_by(check, card.scene, card.ground))
        return [_of_card(issue, card, check) for issue in of_scene]
    return []


def _waits(check: Check, card: Card) -> bool:
    """Whether a check can't tell yet what is wrong, since boards of the map can't be read, or it has none."""
    unknown = card.unread if check.whole_map else bool(card.missing) and not card.map.laid
    return unknown and not check.mapless


def _of_card(issue: Issue, card: Card, check: Check) -> Issue:
    """An issue of the scene that a card sets, as one of the scenario."""
    fixes = [fix for one in issue.fixes if (fix := in_scenario(one, card)) is not None]
    led = fixes if not check.then else (led_on(card, fix, *check.then) for fix in fixes)
    return replace(issue, subject="scenario", fixes=tuple(led))


def _found(
    ruleset: Ruleset,
    ground: Ground,
    scene: Scene | None,
    pace: Callable[[], object] = at_any_pace,
    *,
    printed: bool = True,
    code: str = "",
) -> Iterator[Issue]:
    if printed and (not code or code.startswith(IMPORT)):
        yield from (altered(*one, "board") for one in of_import_of_board(ground.board, ruleset))
    if printed and code in ("", EDITION):
        told = told_of_board(ground.board, ruleset, game_of(ruleset).earlier)
        if told is not None:
            yield Issue(EDITION, Severity.HINT, told[0], (), (), "", EDITION_WHY, (told[1],))
    seen: set[tuple[str, str]] = set()
    for check in game_of(ruleset).checks:
        if code and code_of(ruleset, check) != code:
            continue
        if check.subject in ("acceptances", "scenario") or (check.printed and not printed):
            continue
        pace()
        if check.subject == "scene":
            if scene is not None:
                of_scene = [issue_of(ruleset, *one) for one in found_by(check, scene, ground)]
                seen.update((one.code, one.at) for one in of_scene)
                yield from of_scene
            continue
        settled = _settled(check, scene) if scene is not None else frozenset()
        for told_as, finding in mended_first(found_by(check, ground)):
            if not settled or not any(place.hex in settled for place in finding.at):
                yield issue_of(ruleset, told_as, finding)
    if scene is not None:
        tried = _tried(ruleset, ground, scene, pace, code)
        yield from (one for one in tried if (one.code, one.at) not in seen)


def _tried(
    ruleset: Ruleset, ground: Ground, scene: Scene, pace: Callable[[], object], code: str
) -> Iterator[Issue]:
    """What the checks of cards that are good on trial, too, tell of a scene."""
    wanted = ruleset.data.get("on_trial", ())
    card = tried_card(scene, ground) if wanted else None
    if card is None:
        return
    for check in game_of(ruleset).checks:
        told = code_of(ruleset, check)
        if check.subject == "scenario" and check.name in wanted and code in ("", told):
            pace()
            for issue in (issue_of(ruleset, *one) for one in found_by(check, card)):
                places, highlight = (shown(one, card, scene) for one in (issue.places, issue.highlight))
                fixes = fixes_of_scene(issue.fixes, card)
                yield replace(issue, places=places, highlight=highlight, fixes=fixes, subject="scene")


def _settled(check: Check, scene: Scene) -> frozenset[Hex]:
    return frozenset(
        at for change in scene.changes if change.change in check.settled_by for at in change.at or ()
    )


def _sorted(found: Iterable[Issue], grid: Grid) -> tuple[Issue, ...]:
    return tuple(sorted(found, key=lambda issue: _order(issue, grid)))


def _order(issue: Issue, grid: Grid) -> tuple[int, str, tuple[int, int, int, int, str]]:
    return (
        issue.severity.rank,
        issue.code,
        _place_order(issue.places[0], grid) if issue.places else (9, 0, 0, 0, ""),
    )


def _place_order(place: Place, grid: Grid) -> tuple[int, int, int, int, str]:
    """Hexes in board order, each followed by its hexsides; then paths, pieces and headings."""
    if place.hex is not None:
        return (0, *grid.position(place.hex), -1, "")
    if place.side is not None:
        ends = [at for at in place.side.hexes if at in grid] or list(place.side.hexes)
        first = min(ends, key=grid.position)
        return (0, *grid.position(first), place.side.direction_from(first), "")
    return (1, place.index if place.index is not None else -1, 0, 0, place.label)
