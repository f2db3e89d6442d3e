"""The terrain chart has the same columns in every process: of two that are as common the first one stands."""

from pathlib import Path

from bob_editor.rulesets import ruleset
from bob_editor.sheet.aids.terrain_chart import terrain_chart, terrains_on
from bob_editor.sheet.blocks import plain
from bob_editor.storage.documents import read_board

MAPS = Path(__file__).parents[2] / "maps" / "band-of-brothers-2.2"


def test_of_columns_that_are_as_common_the_first_stands() -> None:
    """Whatever order sets have: on these boards *Entry* is as common as *Infantry movement*, which is said first."""
    boards = (read_board(MAPS / f"{name}.board.json").value for name in ("vieux-pont", "sainte-barbe"))
    used = frozenset[str]().union(*map(terrains_on, boards))
    rules = ruleset("band-of-brothers-2.2")
    heads, _ = terrain_chart(rules, used)
    rows = [rules.rows("terrains")[name] for name in rules.terrains if name in used]
    said = [{str(one["what"]) for one in row.get("effects") or ()} for row in rows]
    every = dict.fromkeys(str(one["what"]) for row in rows for one in row.get("effects") or ())
    common = sorted(every, key=lambda what: -sum(what in one for one in said))[:5]
    assert [head.lower() for head in heads[:-1]] == [what.lower() for what in every if what in common]


def test_what_is_added_has_its_sign() -> None:
    """Open ground makes fire +4 and costs 1 to enter: a chart that said 4 of both could be read either way."""
    heads, rows = terrain_chart(ruleset("band-of-brothers-2.2"), {"open_ground", "woods", "stream"})
    cells = {row.id: dict(zip(heads, map(plain, row.cells), strict=True)) for row in rows}
    fire = [cells["open_ground"][head] for head in ("Direct fire", "Mortar", "Artillery")]
    assert (fire, cells["open_ground"]["Infantry movement"]) == (["+4"] * 3, "1")
    assert cells["woods"]["Direct fire"].startswith("−1")
    assert cells["stream"]["Direct fire"] == "0"


def test_an_edition_that_leaves_out_what_takes_away_has_signs_as_well() -> None:
    """Of the older rules no row takes anything from artillery or mortars; what they add is added all the same."""
    heads, rows = terrain_chart(ruleset("band-of-brothers-2.1"), {"open_ground", "woods", "stream"})
    (ground,) = (row for row in rows if row.id == "open_ground")
    assert " ".join(map(plain, ground.cells)).count("+4") == 3
    assert "Infantry movement" in heads
