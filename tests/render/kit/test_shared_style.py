"""Windows of one game have what is rendered of it in common."""

from bob_editor.render.kit.style import Style, shared_style
from bob_editor.render.styles.shelf import DEFAULT, shipped_sheet
from bob_editor.rulesets import ruleset

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
