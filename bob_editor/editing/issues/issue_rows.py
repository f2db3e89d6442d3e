"""Issues as the rows of a list: in groups that can be folded, and a flood of one kind counted rather than listed."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Literal

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.issues.form_words import kind_in_words, place_in_words
from bob_editor.records import Compared, Record, told_without
from bob_editor.rules.issues.issue import Issue
from bob_editor.words import mark, tr

Grouping = Literal["kind", "place", "severity", "nothing"]

PAGE = 100
"""Rows of a group that are listed before one says how many more there are."""

MOST = 500
"""Rows of all groups together that are listed unasked: each costs time to lay out."""

FEW = 3
"""Rows that every group may list, however many others there are."""

_SEVERITIES = {"error": mark("Errors"), "warning": mark("Warnings"), "hint": mark("Hints")}

ACCEPTED = "accepted"
"""The key of the group of issues that don't count."""


class Group(Compared):
    """Issues that stand under one heading; ``key`` stays the same from edit to edit."""

    uncompared = frozenset({"issues"})

    key: str
    title: str
    issues: tuple[Issue, ...]

    __repr__ = told_without("issues")


class Heading(Record):
    """The row above a group."""

    group: Group
    folded: bool


class More(Record):
    """The row under a group that says how many aren't listed; or the one ``above``, of those before the first."""

    group: Group
    left: int
    above: bool = False


Row = Heading | Issue | More


def groups_of(
    issues: Sequence[Issue], by: Grouping = "kind", form: CardForm | None = None
) -> tuple[Group, ...]:
    """The issues in groups, both in the order in which they come; what is accepted is the last group."""
    name = _namer(by, form)
    found: dict[str, tuple[str, list[Issue]]] = {}
    accepted: list[Issue] = []
    for issue in issues:
        if issue.accepted is not None:
            accepted.append(issue)
            continue
        key, title = name(issue)
        row = found.get(key)
        if row is None:
            row = found[key] = title, []
        row[1].append(issue)
    groups = [Group(key, title, tuple(rows)) for key, (title, rows) in found.items()]
    if accepted:
        groups.append(Group(ACCEPTED, tr("Accepted"), tuple(accepted)))
    return tuple(groups)


def _namer(by: Grouping, form: CardForm | None) -> Callable[[Issue], tuple[str, str]]:
    if by == "kind":
        return lambda issue: (issue.code, kind_in_words(issue))
    if by == "severity":
        return lambda issue: (str(issue.severity), tr(_SEVERITIES[issue.severity]))
    if by == "place":
        return lambda issue: _place(issue, form)
    return lambda _issue: ("all", "")


def _place(issue: Issue, form: CardForm | None) -> tuple[str, str]:
    if not issue.places:
        return "", tr("The whole")
    return issue.at, place_in_words(issue.places[0], form)


def rows_of(
    groups: Sequence[Group], folded: Collection[str] = (), shown: Mapping[str, range] | None = None
) -> Iterator[Row]:
    """The rows of groups: headings, the issues under those that aren't folded, and how many more there are.

    ``shown`` says which rows of a group were asked for. A group without a title has no heading.
    """
    asked = shown or {}
    left = MOST
    for group in groups:
        is_folded = bool(group.title) and group.key in folded
        if group.title:
            yield Heading(group, is_folded)
        if is_folded:
            continue
        part = part_of(group, asked.get(group.key), max(FEW, min(PAGE, left)))
        left -= len(part)
        if part.start:
            yield More(group, part.start, above=True)
        yield from group.issues[part.start : part.stop]
        if part.stop < len(group.issues):
            yield More(group, len(group.issues) - part.stop)


def part_of(group: Group, asked: range | None, page: int = PAGE) -> range:
    """Which rows of a group are listed: those that were asked for as far as they are still there, else a page."""
    there = len(group.issues)
    if asked is None or asked.start >= there:
        return range(min(page, there))
    return range(asked.start, min(asked.stop, there))


def part_with(at: int, part: range) -> range:
    """The rows to list so that the one at a place is among them: a little more of them, else those around it."""
    if at in part:
        return part
    wider = range(min(part.start, at - at % PAGE), max(part.stop, at + PAGE - at % PAGE))
    return wider if len(wider) <= MOST else range(max(0, at - PAGE // 2), at + PAGE // 2)
