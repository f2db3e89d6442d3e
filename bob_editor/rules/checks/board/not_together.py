from collections.abc import Callable, Collection, Mapping
from itertools import combinations
from typing import Any

from bob_editor.geometry.parts import Side
from bob_editor.records import Record
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Place, Severity, Terms, shared_check
from bob_editor.rules.mending import Board, board_edits, mend, partial
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import named, rule_of, titles_of
from bob_editor.rules.wording import filled, with_article

Group = tuple[str, ...]


class _Clash(Record):
    """Groups of terrains of which only one may stay; ``kept`` says how many of them may be the one."""

    groups: tuple[Group, ...]
    severity: Severity | None = None
    may_stay: tuple[Group, ...] = ()


BY_ITSELF = frozenset({"pairs", "one_of"})
"""By these a game says what excludes what, instead of its terrains' rows."""


@shared_check(Severity.ERROR, subject="board", besides=BY_ITSELF)
def not_together(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """Terrains that exclude each other can't share a hex or hexside, since each has its own rule there."""
    board, rules = ground.board, ground.ruleset
    clashes = partial(_by_terms, ground, terms) if terms.row.keys() & BY_ITSELF else partial(_by_rows, rules)
    for at, content in board.hexes.items():
        if len(content.terrain) > (0 if board.paths else 1) and at in board.grid:
            there = tuple(dict.fromkeys(content.terrain_ids))
            for clash in clashes(there, at):
                yield _finding(rules, terms, clash, ground.at_hex(at), partial(off_hex, at=at))
    for side, features in board.sides.items():
        if len(features) > 1:
            there = tuple(dict.fromkeys(feature.terrain for feature in features))
            for clash in clashes(there, None):
                yield _finding(rules, terms, clash, ground.at_side(side), partial(off_side, side=side))


def _by_rows(ruleset: Ruleset, there: Group, at: Hex | None) -> Iterator[_Clash]:
    """What the rows of the terrains say: ``excludes`` what can't be beside it, ``shuns`` what hardly is."""
    del at
    known = [one for one in there if one in ruleset.terrains]
    for pair in combinations(known, 2):
        for field, severity in (("excludes", None), ("shuns", Severity.WARNING)):
            one, other = (ruleset.terrains[terrain].row.get(field, ()) for terrain in pair)
            if pair[1] in one or pair[0] in other:
                groups = ((pair[0],), (pair[1],))
                yield _Clash(groups, severity, groups)
                break


def _by_terms(ground: Ground, terms: Terms, there: Group, at: Hex | None) -> Iterator[_Clash]:
    """What the game says of the check: ``pairs`` of which either can go, or many of which ``one_of`` may stay."""
    rules = ground.ruleset
    alike = tuple((one,) for one in there if one in named(rules, terms.listed("one_of")))
    if len(alike) > 1:
        yield _Clash(alike, may_stay=alike)
    for pair in terms.row.get("pairs", ()):
        first, second = (
            tuple(one for one in there if one in named(rules, pair[place])) for place in ("first", "second")
        )
        lines = named(rules, pair["second"]) & ground.board.path_hexes.keys() if first and at else ()
        through = tuple(line for line in sorted(lines) if at in ground.board.path_hexes[line])
        if first and (second or through):
            both = tuple(dict.fromkeys((*second, *through)))
            # Taking a line out of one hex would break it, so there only the other can go.
            yield _Clash((first, both), may_stay=(both,) if through else (first, both))


def _finding(
    ruleset: Ruleset, terms: Terms, clash: _Clash, place: Place, without: Callable[..., Board]
) -> Finding:
    names = [titles_of(ruleset, group) for group in clash.groups]
    fixes = []
    for kept in clash.may_stay if terms.flag("fixes", usual=True) else ():
        gone = tuple(one for group in clash.groups if group != kept for one in group)
        words = {"kept": titles_of(ruleset, kept), "gone": titles_of(ruleset, gone)}
        label = filled(str(terms.row.get("keep", "Keep the {kept}")), **words)
        fixes.append(mend(label, without, terrains=gone))
    every = titles_of(ruleset, sum(clash.groups, ()))
    said: Mapping[str, Any] = {
        "place": place.label, "first": names[0], "second": names[1], "a_first": with_article(names[0]),
        "a_second": with_article(names[1]), "all": every, "terrain": every,
    }  # fmt: skip
    message = terms.says("{place} has {a_first} and {a_second}.", **said)
    # Of the rules that the check looks after, those of the terrains that clash here.
    known = {rule_of(ruleset, one) for group in clash.groups for one in group}
    cites = [one for one in str(terms.row.get("cites", "")).split(", ") if one in known]
    return Finding(message, place, fixes, severity=clash.severity, cites=", ".join(cites))


def off_hex(board: Board, at: Hex, terrains: Collection[str]) -> Board:
    """The board with a hex that no longer lists these."""
    for terrain in terrains:
        board = board_edits.remove_terrain(board, (at,), terrain)
    return board


def off_side(board: Board, side: Side, terrains: Collection[str]) -> Board:
    """The same with a hexside."""
    for terrain in terrains:
        board = board_edits.clear_sides(board, (side,), terrain)
    return board
