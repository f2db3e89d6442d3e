"""The look that a terrain's name suggests."""

from bob_editor.editing.game.looks import FRESH, sign_of, style_of, suggested

NEW = {"in": ["hexes"], "style": style_of(FRESH[0])}


def test_rows_of_one_kind_are_told_apart() -> None:
    """Each is lighter or darker than those that are there; a fence is none of the walls."""
    looks: list[object] = []
    for name in ("Woods", "Light woods", "Dense forest", "Wall", "Fence"):
        looks.append(suggested(NEW, name, looks)["style"])
    fills = [look["fill"] for look in looks]  # type: ignore[index]
    assert len(set(fills)) == len(fills)
    assert [look["pattern"] for look in looks] == ["canopy"] * 3 + ["wall"] * 2  # type: ignore[index]


def test_a_look_that_was_chosen_is_kept() -> None:
    """A name gives none to a row that has one of its own."""
    assert suggested({"in": ["hexes"], "style": {"fill": "#123456"}}, "Woods") == {}


def test_a_markers_name_tells_its_sign() -> None:
    """In either language; what tells of none has its letters alone."""
    assert sign_of("Heavy smoke")["symbol"]["shape"] == sign_of("Rauch")["symbol"]["shape"] == "cloud"
    assert sign_of("Confused") == {}
