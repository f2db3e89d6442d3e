"""Issues as GitHub's workflows show them beside the lines of a change: a command for each."""

from collections.abc import Iterable

from bob_editor.cli.formats.regions import region
from bob_editor.cli.output import harmless
from bob_editor.opening.findings import Found

_LEVELS = {"error": "error", "warning": "warning", "hint": "notice"}


def issues_for_github(found: Iterable[Found]) -> str:
    """A line for each issue: ``::error file=…,line=…,title=…::message``; an accepted one is a notice."""
    return "".join(f"{_line(one)}\n" for one in found)


def _line(one: Found) -> str:
    level = "notice" if one.accepted is not None else _LEVELS[one.severity]
    at = region(one)
    where = f"{one.at}: " if one.at else ""
    cited = f" ({one.rule})" if one.rule else ""
    accepted = f" Accepted: {one.accepted}" if one.accepted is not None else ""
    columns = f"line={at.line},endLine={at.end_line},col={at.column},endColumn={at.end_column}"
    fields = f"file={_field(one.file)},{columns},title={_field(one.code)}"
    return f"::{level} {fields}::{_text(f'{where}{one.message}{cited}{accepted}')}"


def _text(text: str) -> str:
    # A log shows them on a terminal, which nothing in a file may steer.
    return harmless(text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A"))


def _field(text: str) -> str:
    return _text(text).replace(":", "%3A").replace(",", "%2C")
