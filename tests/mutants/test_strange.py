"""Strange documents break no schema, so that nothing of them may be refused, altered or lost."""

import json
import random
import re
from pathlib import Path

import pytest

from bob_editor.storage.form import schemas
from tests.mutants.families import strange as families
from tests.mutants.mutant import Broken
from tests.mutants.patterns import sample_of
from tests.mutants.seeds import seeds
from tests.mutants.strange import strange

PATTERNS = ("[A-G]{1,3}[1-9][0-9]?", "([a-z])\\1{0,9}", "[^<>]+", "(north|south)-?.", "#[0-9a-f]{6}")


@pytest.mark.parametrize("longest", [False, True])
@pytest.mark.parametrize("pattern", PATTERNS)
def test_texts_are_such_as_a_pattern_allows(pattern: str, longest: bool) -> None:
    """Short ones and the longest."""
    for number in range(20):
        assert re.fullmatch(pattern, sample_of(random.Random(number), pattern, longest=longest))


@pytest.mark.parametrize("kind", ["board", "los-suite"])
def test_what_is_made_breaks_no_schema(kind: str) -> None:
    """On a grid, or a board, that there is; most have several parts."""
    (known, *_) = (seed.files[seed.main] for seed in seeds()[kind])
    made = [strange(random.Random(number), kind, "band-of-brothers-2.2") for number in range(15)]
    documents = [one | {name: known[name] for name in families.FROM_SEED if name in known} for one in made]
    assert [problem.message for one in documents for problem in schemas.validate(kind, one)] == []
    assert len({name for one in documents for name in one}) > 10


def test_what_is_lost_in_saving_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An objective, say."""
    board = strange(random.Random(1), "board", "band-of-brothers-2.2")
    grid = {"hexes": "flat-top", "columns": 5, "rows": 5, "shifted": "even", "shift": "down"}
    path = tmp_path / "a.board.json"
    path.write_text(json.dumps({**board, "grid": grid, "objectives": [{"hex": "B2"}]}))
    families._saved_as_read(path, "board")
    read, to_json = families._WAYS["board"]

    def without(value: object) -> object:
        return {name: one for name, one in to_json(value).items() if name != "objectives"}

    monkeypatch.setitem(families._WAYS, "board", (read, without))
    with pytest.raises(Broken, match="read as another"):
        families._saved_as_read(path, "board")
