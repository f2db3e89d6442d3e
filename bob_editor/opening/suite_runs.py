"""Runs a LOS suite that was opened: every line that it expects, with what came of it."""

from collections.abc import Iterator

from msgspec.structs import replace

from bob_editor.errors import BobEditorError
from bob_editor.opening.ends import must_know
from bob_editor.opening.loaded_map import LoadedMap
from bob_editor.records import Record
from bob_editor.rules.los.answer import Answer
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import Sight
from bob_editor.storage.kinds.suites import EndSpec, Expectation


def known_end(loaded: LoadedMap, spec: EndSpec) -> End:
    """The end of a line of a suite.

    :raises UnknownPlace: where the map has no such place.
    :raises UnknownId: where the ruleset has no such position or unit.
    """
    must_know("position", spec.position, loaded.scene.ruleset, "ends")
    must_know("unit", spec.unit, loaded.scene.ruleset, "units")
    return loaded.end(spec)


class LineRun(Record):
    """A line of a suite: its answer, None where it can't be looked along, and in what it fails ("" where it holds)."""

    check: Expectation
    answer: Answer | None
    fault: str


def why_not(expected: Expectation, answer: Answer) -> str:
    """In what an answer fails an expectation, as a sentence without its full stop; empty where it doesn't."""
    faults = []
    if not answer.meets(expected.expect):
        faults.append(f"expected {expected.expect}, got {answer.expectation}")
    elif expected.cites and not any(
        expected.cites in (one.cites, *one.cites.split(", ")) for one in answer.reasons
    ):
        faults.append(f"no reason cites {expected.cites}")
    missing = [name for name in expected.modifiers if all(one.id != name for one in answer.modifiers)]
    if missing:
        has = ", ".join(one.id for one in answer.modifiers) or "none"
        faults.append(f"modifier {', '.join(missing)} is missing, there is {has}")
    return "; ".join(faults)


def run_lines(
    loaded: LoadedMap, sight: Sight, *, position: str | None = None, unit: str | None = None
) -> Iterator[LineRun]:
    """Look along every line of the map's suite; a map without one has none.

    ``position`` and ``unit`` say who looks where a line doesn't.
    """
    for check in loaded.suite.checks if loaded.suite is not None else ():
        start = check.start
        start = replace(start, position=start.position or position, unit=start.unit or unit)
        try:
            answer = sight.trace(known_end(loaded, start), known_end(loaded, check.goal))
        except BobEditorError as error:
            yield LineRun(check, None, f"{error} {error.hint}".strip())
        else:
            yield LineRun(check, answer, why_not(check, answer))
