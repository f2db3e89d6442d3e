"""What a counter bears without an artist: a sign for what it is, in the colour of its side."""

import pytest

from bob_editor.render.kit.side_colours import SideColours
from bob_editor.render.kit.signs.unit_signs import family
from bob_editor.render.kit.style import Theme


@pytest.mark.parametrize(
    ("symbol", "sign"),
    [
        ("us_airborne_squad", "foot"), ("ge_mg42", "weapon"), ("pak40", "gun"), ("battery", "gun"),
        ("m4_sherman", "armour"), ("half_track", "wheels"), ("landing_craft", "ship"), ("aircraft", "plane"),
        ("aircraft_carrier", "ship"), ("sniper", "leader"), ("mortar", "mortar"),
        ("carpet", "foot"), ("decoy", "decoy"), ("", "foot"),
        ("cavalry", "horse"), ("locomotive", "train"), ("panzerjager", "armour"), ("jungle_fighters", "foot"),
        ("machine_gun_early", "weapon"), ("us_scout_car", "wheels"), ("at_gun_early", "gun"),
    ],
)  # fmt: skip
def test_signs(symbol: str, sign: str) -> None:
    """An id's words tell the sign; parts of other words don't."""
    assert family(symbol) == sign


def test_side_colours() -> None:
    """The same on every theme's own table, different for each side, and the designer's where given."""
    light, dark = SideColours(("a", "b")), SideColours(("a", "b"), Theme.DARK)
    assert light.of("a") != light.of("b") != light.of("")
    assert light.of("a") != dark.of("a")
    own = SideColours(("a", "b"), own={"b": "#123456"})
    assert own.of("b").name() == "#123456"
    assert own.of("a") == light.of("a")
    assert own != light
    assert light == SideColours(("a", "b"))
    assert hash(light) == hash(SideColours(("a", "b")))
