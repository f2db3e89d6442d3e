"""Who may be in a hex, by the rows of a ruleset."""

from collections.abc import Collection

import pytest

from bob_editor.rules.game import game_from_data
from bob_editor.rules.land.entry import entry, refused


def _row(name: str, bars: Collection[str] = (), **more: object) -> dict[str, object]:
    effect = {"what": "movement", "value": "no entry", "bars": [*bars], "source": "rules", "cites": "1"}
    said = {key: more.pop(key) for key in ("spares", "set_up", "with") if key in more}
    return {"id": name, "title": name.capitalize(), "in": ["hexes"], "effects": [{**effect, **said}], **more}


RULES = game_from_data({
    "id": "toy",
    "terrains": [
        _row("woods", ["vehicle"], set_up=["vehicle"]),
        _row("swamp", ["vehicle"], set_up=[]),
        _row("river", ["all"], spares=["boat"], tags=["wet"]),
        _row("jungle", ["vehicle"], **{"with": ["hill"]}),
        _row("hill"),
        _row("road", opens=["woods", "swamp"]),
        _row("bridge", opens=["wet"]),
    ],
    "markers": [
        {"id": "mine", "title": "Mine", "not_on": ["wet"], "unless_on": ["bridge"]},
        _row("hill", ["all"]),
    ],
})  # fmt: skip


@pytest.mark.parametrize(
    ("there", "unit", "enter", "begin"),
    [
        (["woods"], "vehicle", ("woods",), ()),
        (["woods"], "infantry", (), ()),
        (["woods", "road"], "vehicle", (), ()),
        (["swamp", "road"], "vehicle", (), ("swamp",)),
        (["river"], "infantry", ("river",), ("river",)),
        (["river"], "boat", (), ()),
        (["river", "bridge"], "infantry", (), ()),
        (["jungle"], "vehicle", (), ()),
        (["jungle", "hill"], "vehicle", ("jungle",), ("jungle",)),
        (["nonsense"], "vehicle", (), ()),
    ],
)
def test_barring(there: list[str], unit: str, enter: tuple[str, ...], begin: tuple[str, ...]) -> None:
    """Terrain keeps a unit from coming in, or from beginning there, unless something in the hex lets it."""
    assert entry(RULES).barring(there, (unit,)) == enter
    assert entry(RULES).barring(there, (unit,), set_up=True) == begin


def test_a_marker_with_the_id_of_a_terrain_keeps_its_own_bars() -> None:
    """And the terrain none of them."""
    assert entry(RULES, "markers").barring(["hill"], ("vehicle",)) == ("hill",)
    assert entry(RULES).barring(["hill"], ("vehicle",)) == ()


def test_refused() -> None:
    """A marker can't be on what its row names, unless something there carries it."""
    assert refused(RULES, "mine", ("river", "hill")) == {"river"}
    assert not refused(RULES, "mine", ("river", "bridge"))
    assert not refused(RULES, "nonsense", ("river",))
