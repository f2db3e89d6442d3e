"""A schema in one piece says what the shipped ones say together."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bob_editor.errors import UnknownId
from bob_editor.storage.form.bundles import bundled
from bob_editor.storage.form.schemas import CARDS, KINDS, validate

MAPS = Path(__file__).resolve().parents[3] / "maps"


def _spoilt(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "title": 7, "grid": {"hexes": "round"}, "map": {"boards": [{"board": 3}]}, "checks": 1}


@pytest.mark.parametrize("kind", [*KINDS, *CARDS])
def test_every_reference_leads_somewhere(kind: str) -> None:
    """It is a sound schema, and nothing of it stands elsewhere."""
    whole = bundled(kind)
    Draft202012Validator.check_schema(whole)
    assert '"$ref": "urn:' not in json.dumps(whole)
    validator = Draft202012Validator(whole)
    values: list[Any] = [{}, [], {"format": 1}]
    for value in values:
        list(validator.iter_errors(value))


@pytest.mark.parametrize(
    ("kind", "ending"), [("board", "board"), ("scenario", "scenario"), ("los-suite", "los")]
)
def test_it_takes_and_refuses_what_the_shipped_ones_do(kind: str, ending: str) -> None:
    """The shipped documents are right by it, and spoilt ones wrong."""
    validator = Draft202012Validator(bundled(kind))
    for path in sorted(MAPS.rglob(f"*.{ending}.json"))[::3]:
        data = json.loads(path.read_text("utf-8"))
        assert list(validator.iter_errors(data)) == []
        assert bool(validate(kind, _spoilt(data))) is bool(list(validator.iter_errors(_spoilt(data)))) is True


def test_there_is_none_of_another_name() -> None:
    """It says which there are."""
    with pytest.raises(UnknownId, match="los-suites"):
        bundled("los-suites")
