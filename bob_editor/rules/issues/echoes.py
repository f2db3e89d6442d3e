"""Echoes: what checks tell only because of a slip that another issue tells of, as of a row that says another again.

An issue names its slip by ``surplus``, and by ``instead`` what was meant there. Whether another is its echo is seen by
checking the card once more without the slip.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec import field

from bob_editor.model.scenario import FieldPath
from bob_editor.records import Record
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.surplus import without_surplus
from bob_editor.rules.issues.acceptances import fault_now
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.tries import A_CHECK, spend

FEW = 8
"""So many slips are held against each other: of more, each is told, unless the one of most places mends them all."""

Faults = set[tuple[str, str]]
"""Issues by code and message, and by code and place."""


def without_echoes(
    found: Sequence[Issue], card: Card, checked: Callable[[Card], Sequence[Issue]], *, as_it_is: bool
) -> tuple[list[Issue], Sequence[Issue]]:
    """A card's issues without echoes; and what is told once their slips are mended, nothing where there is none.

    What is accepted stays. ``checked`` gives a card's issues ``as_it_is``: nothing is put in the place of what was
    meant otherwise, so that this is asked but once.
    """
    accepted = {fault_now(row, card.ruleset) for row in card.scenario.accepted()}
    slips = [one for one in found if one.surplus and accepted.isdisjoint(one.faults)]
    tells = {path: one for path, one in _of_each(slips).items() if one.instead is None or not as_it_is}
    telling = [*tells.values()]
    if not telling or (len(telling) == 1 and _is_all(telling[0], found, accepted)):
        return [*found], ()
    echoes = _Echoes(found, card, checked)
    telling = _telling(telling, echoes, as_it_is=as_it_is)
    left, then = echoes.left_by(telling)
    worst = min(one.severity.rank for one in slips if one.surplus in tells)
    heard = [
        one
        for one in found
        if any(one is other for other in telling)
        or not accepted.isdisjoint(one.faults)
        or one.severity.rank < worst
        or _is_in(one, left)
    ]
    return heard, then


def _of_each(slips: Iterable[Issue]) -> dict[FieldPath, Issue]:
    """The issue that tells of each slip, of several the worst, of those one that knows what was meant, else the first.

    The last slip comes first.
    """
    worst_first = sorted(slips, key=lambda one: (one.severity.rank, one.instead is None))
    return {one.surplus: one for one in reversed(worst_first)}


def _is_all(slip: Issue, found: Iterable[Issue], accepted: set[tuple[str, str, str]]) -> bool:
    """Whether nothing else is told that might be so because of the slip, and nothing accepted isn't told."""
    others = (one for one in found if one is not slip)
    told = {fault for one in found for fault in one.faults}
    return accepted <= told and all(
        one.severity.rank < slip.severity.rank or not accepted.isdisjoint(one.faults) for one in others
    )


class _Echoes(Record, eq=False):
    """The issues of a card, and how to see which are left without some slips."""

    found: Sequence[Issue]
    card: Card
    checked: Callable[[Card], Sequence[Issue]]
    _kept: dict[tuple[FieldPath, ...], tuple[Faults, Sequence[Issue]]] = field(default_factory=dict)

    def left_by(self, telling: Iterable[Issue]) -> tuple[Faults, Sequence[Issue]]:
        """What is told once these slips are mended; all that is told now where they aren't there to be mended."""
        slips = {one.surplus: one.instead for one in telling}
        if (*slips,) not in self._kept:
            self._kept[*slips,] = self._left_by(slips)
        return self._kept[*slips,]

    def _left_by(self, slips: Mapping[FieldPath, Any]) -> tuple[Faults, Sequence[Issue]]:
        rest = without_surplus(self.card, slips)
        if rest.scenario == self.card.scenario or not spend(self.card.scenario, A_CHECK):
            return {(one.code, one.message) for one in self.found}, ()
        then = self.checked(rest)
        left, before = _told(then), _told(self.found)
        # What is told of another place then, since it was moved with what was wrong, is told now, too.
        moved = Counter(one.code for one in then if not _is_in(one, before))
        for one in self.found:
            if moved[one.code] and not _is_in(one, left):
                moved[one.code] -= 1
                left.add((one.code, one.message))
        return left, then


def _telling(slips: list[Issue], echoes: _Echoes, *, as_it_is: bool) -> list[Issue]:
    """Those of the slips that aren't themselves echoes of others."""
    if not as_it_is:
        if len(slips) <= FEW:
            return _first_causes(slips, echoes)
        widest = max(slips, key=lambda one: len(one.places))
        if _mends_all(widest, slips, echoes.left_by([widest])[0]):
            return [widest]
    meant = [one for one in slips if one.instead is not None]
    if not meant:
        return slips
    # What is one too many may be so only because of what was meant otherwise.
    left, _ = echoes.left_by(meant)
    return [one for one in slips if one in meant or _is_in(one, left)]


def _first_causes(slips: list[Issue], echoes: _Echoes) -> list[Issue]:
    """The one with which alone all are mended, and most besides.

    Of two that both are with the one, not with the other, that one; else the first.
    """
    if len(slips) < 2:
        return slips
    lefts = [echoes.left_by([one])[0] for one in slips]

    def follows(place: int, from_place: int) -> bool:
        one, other = slips[place], slips[from_place]
        if place == from_place or other.severity.rank > one.severity.rank or _is_in(one, lefts[from_place]):
            return False
        first = from_place > place and not _is_surer(one, other)
        return first or _is_in(other, lefts[place]) or _is_surer(other, one)

    places = range(len(slips))
    sole = [
        (sum(_is_in(told, left) for told in echoes.found), one)
        for one, left in zip(slips, lefts, strict=True)
        if _mends_all(one, slips, left)
    ]
    best = [one for count, one in sole if count == min(count for count, _ in sole)]
    if len(best) == 1:
        return best
    return [slips[place] for place in places if not any(follows(place, other) for other in places)]


def _mends_all(slip: Issue, slips: Iterable[Issue], left: Faults) -> bool:
    """Whether all others, none of them worse, are gone with what is ``left`` of this one."""
    others = [one for one in slips if one is not slip]
    return all(slip.severity.rank <= one.severity.rank and not _is_in(one, left) for one in others)


def _is_surer(issue: Issue, other: Issue) -> bool:
    """Whether it is known what was meant in the one case, and in the other not."""
    return issue.instead is not None and other.instead is None


def _told(issues: Iterable[Issue]) -> Faults:
    return {(one.code, told) for one in issues for told in (one.message, one.at)}


def _is_in(issue: Issue, left: Faults) -> bool:
    return (issue.code, issue.message) in left or (issue.code, issue.at) in left
