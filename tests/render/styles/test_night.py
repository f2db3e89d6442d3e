"""By night all is told apart that is by day."""

import pytest

from bob_editor.render.kit.style import Style, Theme
from bob_editor.rulesets import all_rulesets, ruleset


@pytest.mark.parametrize("game", all_rulesets())
def test_lines_are_seen_on_what_they_edge(game: str) -> None:
    """Bridges and roads of Memoir '44 had no edges by night: the lines of all of its terrains had their own fill."""
    rules = ruleset(game)
    by_day, by_night = (Style(rules, theme) for theme in (Theme.LIGHT, Theme.DARK))
    edged = [one for one in rules.terrains if by_day.look(one).line != by_day.look(one).fill]
    assert edged
    assert [one for one in edged if by_night.look(one).line == by_night.look(one).fill] == []
