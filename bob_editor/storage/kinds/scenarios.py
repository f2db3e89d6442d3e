"""Scenarios to JSON and back (docs/formats.md, section 3): the card's fields as they stand, held against the schema."""

from typing import Any

from bob_editor.errors import BadFile
from bob_editor.model.scenario import Scenario
from bob_editor.storage.form import schemas
from bob_editor.storage.form.limits import check_card
from bob_editor.storage.form.problems import Problem, ProblemLog
from bob_editor.storage.form.unread import headed
from bob_editor.storage.form.upgrades import PRESENT
from bob_editor.storage.kinds.reading_files import Read, Source, expect, read_of

Json = Any


def scenario_from_json(
    data: Json, *, name: str = "The scenario", validate: bool = True
) -> tuple[Scenario, tuple[Problem, ...]]:
    """The scenario of its JSON, and the problems of its form; what has the wrong form is kept as it stands.

    :raises BadFile: where it is no object.
    :raises TooLarge: where its card is past the limit.
    """
    if not isinstance(data, dict):
        raise BadFile(f"{name} is no scenario: it must be an object.", hint="Open a *.scenario.json file.")
    check_card(data, name)
    log = ProblemLog()
    if validate:
        for problem in schemas.validate("scenario", data):
            log.take(problem)
    fields = {field: value for field, value in data.items() if field not in ("format", "version")}
    return Scenario(fields), tuple(log.found)


def scenario_of(source: Source, *, validate: bool = True) -> Read[Scenario]:
    """The scenario of a file that was opened.

    :raises BadFile: where it isn't a scenario.
    """
    expect(source, "scenario")
    scenario, problems = scenario_from_json(source.data, name=source.name, validate=validate)
    return read_of(source, scenario, problems, scenario_to_json)


def scenario_to_json(scenario: Scenario) -> dict[str, Json]:
    """A scenario as files hold it; reading it gives the same scenario."""
    return headed({"format": "bob-editor/scenario", "version": PRESENT["scenario"], **scenario.data})
