"""A list of changes as text, as Markdown to print as an errata sheet, and as JSON."""

from collections.abc import Iterable, Iterator
from typing import Any

from bob_editor.publishing.changes.altered import Altered, DocumentChanges
from bob_editor.publishing.edition import Edition
from bob_editor.sheet.languages import ENGLISH, Language
from bob_editor.sheet.markup import plain_markdown

Json = Any

_LONG, _AROUND = 400, 40
"""Letters of a text up to which a terminal shows it whole, and so many around what differs in a longer one."""

_STATES = {"new": "new", "gone": "no longer there", "changed": ""}


def heading(before: str, after: Edition) -> str:
    """What the changes to an edition are headed by; the edition ``before`` may have no name."""
    pattern = "{title}: changes since edition {edition}" if before else "{title}: changes"
    return after.language.say(pattern, title=after.info.title, edition=before)


def changes_markdown(title: str, changes: Iterable[DocumentChanges], language: Language = ENGLISH) -> str:
    """The changes as Markdown: a heading for each document and each part, a line for each change."""
    lines = [f"# {plain_markdown(title)}", ""]
    empty = True
    for one in changes:
        empty = False
        about = ", ".join(filter(None, (_kind(one, language), language.say(_STATES[one.state]))))
        lines += [f"## {plain_markdown(one.title)} ({about})", ""]
        for part in one.parts:
            lines += [
                f"### {plain_markdown(part.title)}",
                "",
                *(f"- {_told(row, language)}" for row in part.rows),
                "",
            ]
    if empty:
        lines += [language.say("Nothing changed."), ""]
    return "\n".join(lines)


def changes_text(changes: Iterable[DocumentChanges], language: Language = ENGLISH) -> Iterator[str]:
    """The changes a line each, as a terminal shows them: of long texts what differs, with some words around it."""
    for one in changes:
        state = language.say(_STATES[one.state])
        yield f"{_kind(one, language)} {one.title}{f': {state}' if state else ''}"
        for part in one.parts:
            yield f"  {part.title}"
            for row in part.rows:
                before, after = _excerpts(row)
                if before:
                    yield f"    - {before}"
                if after:
                    yield f"    + {after}"


def changes_json(changes: Iterable[DocumentChanges]) -> list[Json]:
    """The changes as JSON: ``before`` and ``after`` are "" where nothing stood or stands there."""
    return [
        {
            "kind": one.kind,
            "title": one.title,
            "state": one.state,
            "parts": [
                {
                    "title": part.title,
                    "rows": [{"before": row.before, "after": row.after} for row in part.rows],
                }
                for part in one.parts
            ],
        }
        for one in changes
    ]


def _excerpts(row: Altered) -> tuple[str, str]:
    """Before and after, without what both begin and end with where they are long, and no longer than a screen holds."""
    both = row.before, row.after
    if all(both) and max(map(len, both)) > _LONG:
        ahead = max(0, _alike(*both) - _AROUND)
        behind = _alike(*(one[ahead:][::-1] for one in both)) - _AROUND
        both = row.before[ahead:], row.after[ahead:]
        if behind > 0:
            both = f"{both[0][:-behind]}…", f"{both[1][:-behind]}…"
        if ahead:
            both = f"…{both[0]}", f"…{both[1]}"
    before, after = (
        one if len(one) <= _LONG else f"{one[:_LONG].rstrip()}… ({len(text):,} letters)"
        for one, text in zip(both, (row.before, row.after), strict=True)
    )
    return before, after


def _alike(one: str, other: str) -> int:
    """With how many of the same letters both begin."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _kind(one: DocumentChanges, language: Language) -> str:
    return language.lower(language.title(one.kind.capitalize()))


def _told(row: Altered, language: Language) -> str:
    before, after = plain_markdown(row.before), plain_markdown(row.after)
    if before and after:
        return language.say("{now} (was: {before})", now=after, before=before)
    return after or language.say("Gone: {before}", before=before)
