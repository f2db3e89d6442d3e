"""However much is wrong, and however much there is, holding it against a schema takes its time in proportion."""

from collections.abc import Callable
from time import process_time
from typing import Any

from bob_editor.errors import LONGEST
from bob_editor.storage.form.bounded import FEW, BoundedValidator
from bob_editor.storage.form.problems import place_of, quoted_path, shortened
from bob_editor.storage.form.schemas import fits, problems_in, validate_part


def _took(work: Callable[[], object]) -> float:
    begun = process_time()
    work()
    return process_time() - begun


def _mixed(number: int) -> list[Any]:
    return [one for n in range(number) for one in (n, str(n), {"a": n, "b": [n]})]


def test_entries_of_several_kinds_are_held_together_at_once() -> None:
    """What can't be sorted was held each against each: eight times as many took 64 times as long."""
    schema = {"uniqueItems": True}
    few, many = _mixed(250), _mixed(2_000)
    assert _took(lambda: fits(many, schema)) < 24 * _took(lambda: fits(few, schema))
    assert fits(many, schema)
    assert not fits([*many, {"b": [7], "a": 7}], schema)
    assert fits([1, True, "1", [1]], schema)


def test_of_alternatives_few_breaches_are_looked_at() -> None:
    """All of them together took gigabytes; the one that was meant is found by the first."""
    schema = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    many: list[Any] = [{}] * 10_000
    (error,) = BoundedValidator(schema).iter_errors(many)
    assert error.context is not None
    assert len(error.context) == 1 + FEW
    (problem,) = problems_in(many, schema, "/terrain")
    assert problem.message == "Entry 1 of terrain must be text, not an object."
    assert fits(["a"] * (FEW + 1), schema)
    assert not fits([*["a"] * (FEW + 1), 1], schema)


def test_of_what_is_in_too_long_a_list_nothing_is_told() -> None:
    """It is refused as it stands: to judge each of its entries took the longer the less it could be used."""
    schema = {"type": "array", "maxItems": 3, "items": {"type": "object", "required": ["id"]}}
    begun = process_time()
    (problem,) = problems_in([{}] * 400_000, schema, "/terrains")
    assert process_time() - begun < 0.5
    assert problem.code == "schema/maxItems"
    assert [one.code for one in problems_in([{}] * 3, schema, "/terrains")] == ["schema/required"] * 3
    told = {one.code for one in problems_in([{}] * 4, schema, "/terrains")}
    assert told == {"schema/required", "schema/maxItems"}  # who has one too many wants to know both


def test_what_is_wrong_is_told_in_the_order_of_the_document() -> None:
    """In each run the same, and of more than are told the first."""
    hexes = {f"{column}{row}": {"level": 256} for column in "ZAMBQ" for row in range(9, 0, -1)}
    schema = {
        "patternProperties": {"^x-": True},
        "additionalProperties": {"properties": {"level": {"maximum": 99}}},
    }
    wrong = [f"/board/{name}/level" for name in hexes]
    assert [one.pointer for one in problems_in({"x-mine": 5, **hexes}, schema, "/board")] == wrong
    assert [one.pointer for one in validate_part("board", "/hexes", hexes)] == [
        f"/hexes/{name}/level" for name in hexes
    ]


def test_the_schemas_that_ship_are_held_to_within_bounds() -> None:
    """Each names its dialect, for which the library has a validator of its own."""
    (problem,) = validate_part("los-suite", "/threads", [{}] * 100_000)
    assert problem.code == "schema/maxItems"


def test_long_words_are_cut_where_they_are_told() -> None:
    """The beginning of a word, of a path its end, and of a place as much as anybody reads; no longer is looked at."""
    long = "x" * 2_000_000

    def tell(word: str) -> None:
        for _ in range(50):
            assert shortened(word) == f"{'x' * 39}…"
            assert quoted_path(f"{word}/a.png") == f"“…{'x' * 73}/a.png”"

    assert _took(lambda: tell(long)) < 500 * _took(lambda: tell(long[:200]))
    assert len(place_of((long,))) == len(place_of(("hexes", long))) == LONGEST
    assert quoted_path("a\nb.png") == "“a�b.png”"
