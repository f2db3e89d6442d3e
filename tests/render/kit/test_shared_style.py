"""Windows of one game have what is rendered of it in common."""

import weakref

from bob_editor.render.kit.style import Style, shared_style
from bob_editor.render.styles.shelf import DEFAULT, shipped_sheet
from bob_editor.rulesets import ruleset
from tests.unsearched import unsearched

RULES = ruleset("memoir-44")


def test_a_game_has_one_style_in_a_theme() -> None:
    """Whoever names the default sheet means the same; another theme, sheet or game is another style."""
    worn = shared_style(RULES, "light")
    assert shared_style(RULES, "light", shipped_sheet(DEFAULT)) is worn
    others = (
        shared_style(RULES, "dark"),
        shared_style(RULES, "light", shipped_sheet("ink")),
        shared_style(ruleset("last-hundred-yards"), "light"),
        Style(RULES, "light"),
    )
    assert len({worn, *others}) == 5


def test_what_nobody_holds_is_gone_at_once() -> None:
    """With it go its textures, and the styles of other ground that it made: no search has to find them."""
    with unsearched():
        style = Style(RULES, "light")
        winter = style.of_face("winter")
        assert style.of_face("winter") is winter is not style
        assert winter.of_face(None) is style.of_face(None) is style
        gone = [weakref.ref(style), weakref.ref(winter), weakref.ref(style.of_face("desert"))]
        del style, winter
        assert [one() for one in gone] == [None] * 3
