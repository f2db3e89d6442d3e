"""What commands print as JSON holds to the schemas that they promise, and what doesn't is told apart."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bob_editor.cli.main import run
from bob_editor.storage.form.answers import ANSWERS, answer_schema

MAPS = Path(__file__).resolve().parents[3] / "maps"
BOARD = str(MAPS / "memoir-44" / "orvenne.board.json")
NIGHT = str(MAPS / "band-of-brothers-2.2" / "vieux-pont-night.los.json")


def answers(kind: str, printed: str) -> list[Any]:
    """The values of a printed answer; all pairs are a line each."""
    return (
        [json.loads(line) for line in printed.splitlines()[:50]]
        if kind == "answer-pair"
        else [json.loads(printed)]
    )


CALLS = [
    ("answer-line", ["los", BOARD, "E4", "E7", "--format", "json"]),
    ("answer-line", ["los", BOARD, "E4", "H7", "--flips", "--format", "json"]),
    ("answer-line", ["los", NIGHT, "E4", "E7", "--format", "json"]),
    ("answer-field", ["los", BOARD, "E4", "--format", "json"]),
    ("answer-pair", ["los", BOARD, "--all", "--jobs", "1"]),
    ("answer-issues", ["check", "broken.board.json", "--format", "json"]),
    ("answer-suites", ["test", NIGHT, "--format", "json"]),
    ("answer-differences", ["compare", BOARD, "broken.board.json", "--format", "json", "--jobs", "1"]),
]


@pytest.mark.parametrize(("kind", "call"), CALLS)
def test_answers_hold_to_their_schemas(
    kind: str,
    call: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each is valid; with any required field gone, or a verdict of another name, it isn't."""
    monkeypatch.chdir(tmp_path)
    Path("broken.board.json").write_text(
        Path(BOARD).read_text("utf-8").replace('"forest"', '"frost"'), "utf-8"
    )
    capsys.readouterr()
    run(call)
    schema = Draft202012Validator(answer_schema(kind))
    found = answers(kind, capsys.readouterr().out)
    assert found
    for answer in found:
        assert [error.message for error in schema.iter_errors(answer)] == []
    for worse in spoilt(found[0], set(schema.schema.get("required", ()))):
        assert list(schema.iter_errors(worse)), worse


def spoilt(answer: Any, required: set[str]) -> Iterator[Any]:
    if isinstance(answer, list):
        assert answer
        yield from (
            [{key: value for key, value in answer[0].items() if key != gone}] for gone in ("code", "places")
        )
        yield [{**answer[0], "severity": "grave"}]
        return
    yield from ({key: value for key, value in answer.items() if key != gone} for gone in required)
    if "verdict" in answer:
        yield {**answer, "verdict": "open"}


def test_schemas_of_answers_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Each is listed, is whole, and has a word on every field."""
    run(["schema"])
    assert set(ANSWERS) <= set(capsys.readouterr().out.split())
    for kind in ANSWERS:
        run(["schema", kind])
        schema = json.loads(capsys.readouterr().out)
        Draft202012Validator.check_schema(schema)
        assert "$ref" not in json.dumps(schema)
        assert schema["title"]
        assert schema["description"]
