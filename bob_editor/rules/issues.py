"""Runs a ruleset's checks and gives the issues: sorted, with those that the designer accepts marked as such."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve, frozen

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Accepted, Board
from bob_editor.model.edit import Edit
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.scene_fixes import in_scenario
from bob_editor.rules.cards.surplus import without_surplus
from bob_editor.rules.cards.tried import fixes_of_scene, shown, tried_card
from bob_editor.rules.check import Check, Finding, Severity, Subject
from bob_editor.rules.checks.stale_acceptance import stale_acceptance
from bob_editor.rules.failing import FAILED, found_by
from bob_editor.rules.game import game_of
from bob_editor.rules.games.editions import CODE as EDITION
from bob_editor.rules.games.editions import WHY as EDITION_WHY
from bob_editor.rules.games.editions import told_of_board, told_of_scenario
from bob_editor.rules.imported import WHY, of_import_of_board, of_import_of_card
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.wording import reworded

IMPORT = "import/"
"""What the codes of what an import altered begin with."""


@frozen
class Issue:
    """A finding with all that people are told of its check.

    ``places`` are labelled, the one to jump to first; ``highlight`` the places to show (the same unless the check says
    otherwise). ``fixes`` are edits of a board, of a scene where ``subject`` is ``scene``, of a scenario where it is
    ``scenario``.
    """

    code: str
    severity: Severity
    message: str
    places: tuple[Place, ...]
    highlight: tuple[Place, ...]
    cites: str
    why: str
    fixes: tuple[Edit[Any], ...]
    accepted: Accepted | None = None
    subject: Subject = "board"
    rule: str = ""
    """``cites`` as people read it."""
    surplus: FieldPath = ()

    @property
    def at(self) -> str:
        """The label of its first place, "" for the whole document: what an acceptance names."""
        return self.places[0].label if self.places else ""

    @property
    def fault(self) -> tuple[str, str, str]:
        """What an acceptance of it names; its message tells it from others of its kind at its place."""
        return Accepted.of(self.code, self.at, self.message).fault

    @property
    def faults(self) -> tuple[tuple[str, str, str], ...]:
        """What an acceptance of it may name: that, or all of its kind at its place."""
        return self.fault, (self.code, self.at, "")

    @property
    def kind(self) -> str:
        """What is wrong, as people call it: the check's name in words."""
        name = self.code.rpartition("/")[2].replace("-", " ").replace("_", " ")
        return f"{name} by the import" if self.code.startswith(IMPORT) else name


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
    return _judged(found, board.accepted, ruleset, board.grid, subjects=("board",))


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
    return _judged(found, board.accepted, scene.ruleset, board.grid, subjects=("board", "scene"))


def issues_of_card(
    card: Card, *, pace: Callable[[], object] = at_any_pace, code: str = "", but_missing: bool = False
) -> tuple[Issue, ...]:
    """Every issue of a scenario and of the scene that it sets, sorted likewise; its boards' own are theirs.

    ``pace`` is called before each check. An acceptance in the scenario that no issue needs is itself a hint. While
    boards of its map can't be read, what can't be known without them isn't told. Where those of one ``code`` are
    wanted, no other check is run. ``but_missing`` is for who tells himself which boards can't be read.
    """
    ruleset = game_of(card.ruleset)
    gone = {card.at_field(*one.path) for one in card.missing} if but_missing else set()
    found = []
    if code.startswith(IMPORT):
        return tuple(_of_import(*one, "scenario") for one in of_import_of_card(card.scenario, card.grid))
    of_one = bool(code) and code != code_of(ruleset, acceptance_check(ruleset))
    wanted = code == EDITION or not of_one
    told = told_of_scenario(card.scenario, ruleset, ruleset.earlier) if wanted else None
    if told is not None:
        found.append(
            Issue(EDITION, Severity.HINT, told[0], (), (), "", EDITION_WHY, (told[1],), subject="scenario")
        )
    for check in ruleset.checks:
        if (of_one and code_of(ruleset, check) != code) or _waits(check, card):
            continue
        if check.subject == "scenario":
            pace()
            issues = [_issue(ruleset, *one) for one in found_by(check, card)]
            found += [
                one for one in issues if not (check.mapless and gone.issuperset(one.places[:1] or (None,)))
            ]
        elif check.subject == "scene" and not check.trial:
            pace()
            of_scene = (_issue(ruleset, *one) for one in found_by(check, card.scene, card.ground))
            found += [_of_card(issue, card) for issue in of_scene]
    if of_one:
        return tuple(found)
    accepted = {_fault_now(row, ruleset) for row in card.scenario.accepted()}
    surplus = [one for one in found if one.surplus and accepted.isdisjoint(one.faults)]
    telling = {id(one) for one in surplus}
    rest = without_surplus(card, {one.surplus for one in surplus}) if surplus else card
    # What isn't there to be taken away hides nothing.
    if rest.scenario != card.scenario:
        once = issues_of_card(rest, pace=pace, but_missing=but_missing)
        left = {(one.code, told) for one in once for told in (one.message, one.at)}
        worst = min(one.severity.rank for one in surplus)
        found = [
            one
            for one in found
            if id(one) in telling
            or one.severity.rank < worst
            or left & {(one.code, one.message), (one.code, one.at)}
        ]
    found += [_of_import(*one, "scenario") for one in of_import_of_card(card.scenario, card.grid)]
    return _judged(
        found,
        card.scenario.accepted(),
        ruleset,
        card.grid,
        subjects=("scenario", "scene"),
        whole=not card.unread,
    )


def _waits(check: Check, card: Card) -> bool:
    """Whether a check can't tell yet what is wrong, since boards of the map can't be read, or it has none."""
    unknown = card.unread if check.whole_map else bool(card.missing) and not card.map.laid
    return unknown and not check.mapless


def _of_card(issue: Issue, card: Card) -> Issue:
    """An issue of the scene that a card sets, as one of the scenario."""
    fixes = (in_scenario(fix, card) for fix in issue.fixes)
    return evolve(issue, subject="scenario", fixes=tuple(fix for fix in fixes if fix is not None))


def code_of(ruleset: Ruleset, check: Check) -> str:
    """A check's code in a ruleset, also where rulesets share the check."""
    return f"{ruleset.id}/{check.name}"


def acceptance_check(ruleset: Ruleset) -> Check:
    """The check of stale acceptances, as a ruleset names it or as it is."""
    named = (check for check in game_of(ruleset).checks if check.subject == "acceptances")
    return next(named, stale_acceptance)


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
        yield from (_of_import(*one, "board") for one in of_import_of_board(ground.board, ruleset))
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
                of_scene = [_issue(ruleset, *one) for one in found_by(check, scene, ground)]
                seen.update((one.code, one.at) for one in of_scene)
                yield from of_scene
            continue
        settled = _settled(check, scene) if scene is not None else frozenset()
        for told_as, finding in found_by(check, ground):
            if not settled or not any(place.hex in settled for place in finding.at):
                yield _issue(ruleset, told_as, finding)
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
            for issue in (_issue(ruleset, *one) for one in found_by(check, card)):
                places, highlight = (shown(one, card, scene) for one in (issue.places, issue.highlight))
                fixes = fixes_of_scene(issue.fixes, card)
                yield evolve(issue, places=places, highlight=highlight, fixes=fixes, subject="scene")


def _of_import(kind: str, finding: Finding, subject: Subject) -> Issue:
    """What an import altered as an issue, under the code that ``check`` has for it on the foreign file itself."""
    return Issue(
        f"{IMPORT}{kind}", finding.severity or Severity.HINT, finding.message, finding.at, finding.at, "", WHY,
        finding.fixes, subject=subject,
    )  # fmt: skip


def _settled(check: Check, scene: Scene) -> frozenset[Hex]:
    return frozenset(
        at for change in scene.changes if change.change in check.settled_by for at in change.at or ()
    )


def _issue(ruleset: Ruleset, check: Check, finding: Finding) -> Issue:
    return Issue(
        code=code_of(ruleset, check),
        severity=finding.severity or check.severity,
        message=finding.message,
        places=finding.at,
        highlight=finding.highlight or finding.at,
        cites=finding.cites or check.cites,
        rule=ruleset.cited(finding.cites or check.cites),
        why=check.why,
        fixes=finding.fixes,
        surplus=finding.surplus,
        subject="board" if check.subject == "acceptances" else check.subject,
    )


def _judged(
    found: list[Issue],
    acceptances: Iterable[Accepted],
    ruleset: Ruleset,
    grid: Grid,
    *,
    subjects: Sequence[Subject],
    whole: bool = True,
) -> tuple[Issue, ...]:
    """The issues with their acceptances, and, where all could be looked at, a hint for each that nothing needs."""
    accepted = {_fault_now(row, ruleset): row for row in acceptances}
    if accepted:
        found = [evolve(issue, accepted=_acceptance(issue, accepted)) for issue in found]
        told = _reworded(found, accepted.values(), ruleset)
        found = [evolve(issue, accepted=told.get(issue.fault, issue.accepted)) for issue in found]
        if whole:
            found += _stale(accepted.values(), found, ruleset, subjects)
    return tuple(sorted(found, key=lambda issue: _order(issue, grid)))


def _fault_now(row: Accepted, ruleset: Ruleset) -> tuple[str, str, str]:
    """What is accepted, by the code that its check has now."""
    code, at, message = row.fault
    game, _, name = code.rpartition("/")
    return f"{game}/{ruleset.check_now(name)}" if game == ruleset.id else code, at, message


def _acceptance(issue: Issue, accepted: Mapping[tuple[str, str, str], Accepted]) -> Accepted | None:
    """That of the very issue, else the one that holds for all of its kind at its place."""
    return next((accepted[fault] for fault in issue.faults if fault in accepted), None)


def _reworded(
    found: Iterable[Issue], accepted: Iterable[Accepted], ruleset: Ruleset
) -> dict[tuple[str, str, str], Accepted]:
    """Acceptances whose issue the check tells in other words by now, by that issue's fault."""
    there = {issue.fault for issue in found}
    left: dict[tuple[str, str], list[Accepted]] = {}
    for row in accepted:
        code, at, message = fault = _fault_now(row, ruleset)
        if message and fault not in there:
            left.setdefault((code, at), []).append(row)
    if not left:
        return {}
    tables = ("markers", "changes", "conditions", "units")
    names = {str(row.get("title", "")) for table in tables for row in ruleset.rows(table).values()}
    names |= {terrain.title for terrain in ruleset.terrains.values()}
    pairs = {
        (issue.fault, row.fault): row
        for issue in found
        if issue.accepted is None
        for row in left.get((issue.code, issue.at), ())
        if reworded(row.message, issue.message, names)
    }
    # Where it could be either of two, the designer is asked.
    often = Counter(fault for pair in pairs for fault in pair)
    return {issue: row for (issue, former), row in pairs.items() if often[issue] == often[former] == 1}


def _stale(
    accepted: Iterable[Accepted], found: Iterable[Issue], ruleset: Ruleset, subjects: Sequence[Subject]
) -> list[Issue]:
    found = list(found)
    if any(issue.code == code_of(ruleset, FAILED) for issue in found):
        return []  # nobody knows what the check that failed would have found
    needed = {fault for issue in found for fault in issue.faults}
    needed |= {_fault_now(issue.accepted, ruleset) for issue in found if issue.accepted is not None}
    # A breach of the schema is for storage to see, and a scene's issues can't be known from its board alone.
    unseen = {
        code_of(ruleset, check)
        for check in game_of(ruleset).checks
        if check.subject not in (*subjects, "acceptances")
    }
    left = [
        row
        for row in accepted
        if (fault := _fault_now(row, ruleset)) not in needed
        and fault[0] not in unseen
        and not row.code.startswith("schema/")
    ]
    check = acceptance_check(ruleset)
    return [evolve(_issue(ruleset, check, finding), subject=subjects[0]) for finding in check.find(left)]


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
