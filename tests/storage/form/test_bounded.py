"""However much is wrong, and however much there is, holding it against a schema takes its time in proportion."""

from time import process_time

from bob_editor.errors import LONGEST
from bob_editor.storage.form.bounded import FEW
from bob_editor.storage.form.problems import place_of, quoted_path, shortened
from bob_editor.storage.form.schemas import fits, problems_in


def test_entries_of_several_kinds_are_held_together_at_once() -> None:
    """What can't be sorted was held each against each."""
    schema = {"uniqueItems": True}
    many = [one for n in range(20_000) for one in (n, str(n), {"a": n, "b": [n]})]
    begun = process_time()
    assert fits(many, schema)
    assert not fits([*many, {"b": [7], "a": 7}], schema)
    assert process_time() - begun < 3
    assert fits([1, True, "1", [1]], schema)


def test_of_alternatives_few_breaches_are_looked_at() -> None:
    """All of them together took gigabytes; the one that was meant is found by the first."""
    schema = {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]}
    begun = process_time()
    (problem,) = problems_in([{}] * 400_000, schema, "/terrain")
    assert process_time() - begun < 2
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


def test_long_words_are_cut_where_they_are_told() -> None:
    """The beginning of a word, of a path its end, and of a place as much as anybody reads."""
    long = "x" * 2_000_000
    begun = process_time()
    assert all(shortened(long) == f"{'x' * 39}…" for _ in range(200))
    assert quoted_path(f"{long}/a.png") == f"“…{'x' * 73}/a.png”"
    assert len(place_of((long,))) == len(place_of(("hexes", long))) == LONGEST
    assert process_time() - begun < 1
    assert quoted_path("a\nb.png") == "“a�b.png”"
