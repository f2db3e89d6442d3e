"""Accepts issues of one kind for a reason, or lets accepted ones count again."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.issues.form_words import kind_in_words, message_in_words
from bob_editor.editing.said.subject import subject
from bob_editor.model.edit import Edit
from bob_editor.rules.game import called
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.dialogs import accept_issue
from bob_editor.ui.panels.issue_words import place_of, places_of
from bob_editor.ui.session.session import Session
from bob_editor.words import mark, tr

MOST_TOLD = 8
"""Issues of one place whose words are all shown."""

_WHOLE = {
    "board": mark("The whole board"),
    "scenario": mark("The whole {called}"),
    "game": mark("The whole game"),
}
"""What is judged where an issue has no place."""


def with_companions(issues: Sequence[Issue], among: Sequence[Issue]) -> tuple[Issue, ...]:
    """Issues of one kind, and what is judged with them: what says the same there, or is accepted by the same."""
    # A check that has run since has made the same issues anew: they are told apart by their words.
    given, judged_as = {one.fault for one in issues}, {_judged_as(one) for one in issues}
    return (*issues, *(one for one in among if one.fault not in given and _judged_as(one) in judged_as))


def _judged_as(issue: Issue) -> tuple[str, str, str, bool]:
    """What its acceptance names, or would name; of an older file that may be all of its kind at its place."""
    accepted = issue.accepted
    return (*issue.fault, False) if accepted is None else (*accepted.fault, True)


def judged(parent: QWidget, session: Session, issues: Sequence[Issue]) -> Edit[Any] | None:
    """The edit that accepts issues of one kind for a reason that is asked for, or lets accepted ones count again.

    None where the user leaves it.
    """
    first, desk = issues[0], session.desk
    if first.accepted is not None:
        edit = desk.withdrawal(issues)
    else:
        if len({one.at for one in issues}) > 1:
            message, where = places_of(issues, desk.form), kind_in_words(first)
        else:
            message = told_together(issues, desk.form)
            word = subject(called(session.ruleset))
            where = place_of(first, desk.form) or tr(_WHOLE[desk.kind], called=word)
        because = accept_issue.ask(parent, message, where, len(issues))
        if because is None:
            return None
        edit = desk.acceptance(issues, because)
    return replace(edit, label=_label(issues, desk.form))


def told_together(issues: Sequence[Issue], form: CardForm | None) -> str:
    """All that is accepted at one place, the chosen issue first, a line each."""
    said = list(dict.fromkeys(message_in_words(one, form) for one in issues))
    if len(said) > MOST_TOLD:
        said[MOST_TOLD:] = [tr("… and {count:,} more", count=len(said) - MOST_TOLD)]
    return "\n".join(said)


def _label(issues: Sequence[Issue], form: CardForm | None) -> str:
    """What the step of undo is called that accepts issues of one kind, or lets accepted ones count again."""
    first = issues[0]
    what, where = kind_in_words(first), place_of(first, form)
    if len(issues) > 1:
        what = tr("{kind} ({count})", kind=what, count=len(issues))
    elif where:
        what = tr("{kind}, {where}", kind=what, where=where)
    return (
        tr("Accept: {what}", what=what) if first.accepted is None else tr("Don’t accept: {what}", what=what)
    )
