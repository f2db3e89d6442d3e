"""What of the open file and of its suites couldn't be read, in a sentence for whoever opened it."""

from bob_editor.errors import BadFile
from bob_editor.ui.session.session import Session
from bob_editor.words import tr


def unread(session: Session, name: str, left_out: int) -> BadFile | None:
    """Say it, and what of it saving would leave out; None where all could be read."""
    listed = len(session.checks.problems) if session.desk.drops_unread else 0
    problems = listed or left_out
    suites = session.expectations.unread
    told = (
        [tr("{parts} fit the format; the rest of {name} is open.", parts=_parts(problems), name=name)]
        if problems
        else []
    )
    told += [
        tr("{parts} fit the format in {file}.", parts=_parts(one.problems), file=one.file) for one in suites
    ]
    if not told:
        return None
    lost = left_out + sum(one.left_out for one in suites)
    hint = tr("The issues panel lists them. ") if listed else ""
    kept = tr("They stay in the file until what they stand in is altered.")
    hint += tr("Saving leaves out {lost} of them.", lost=lost) if lost else kept
    return BadFile(" ".join(told), hint=hint)


def _parts(problems: int) -> str:
    return tr("1 part doesn’t") if problems == 1 else tr("{problems} parts don’t", problems=problems)
