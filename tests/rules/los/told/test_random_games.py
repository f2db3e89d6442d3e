"""Random settings on random boards: the explained line says what the plain reading says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bob_editor.rules.game import sight_of
from bob_editor.rules.los.outcomes import outcomes
from bob_editor.rules.los.scene import End
from bob_editor.rules.los.sight import BLIND, CODES
from bob_editor.storage.form.schemas import validate
from tests.rules.los.told.plain.reading import PlainReading
from tests.rules.los.told.random_games import random_game


@settings(max_examples=15)
@given(st.integers(0, 2**32))
def test_a_line_is_seen_as_its_settings_are_defined(seed: int) -> None:
    """Six ends look at each other, with units and positions, by settings that no game has; legends name what comes."""
    game = random_game(seed, drawn=bool(seed % 3))
    possible = outcomes(game.scene)
    sight, plain = sight_of(game.scene), PlainReading(game.scene, game.rings)
    for start in game.ends[:6]:
        for goal in game.ends[:6]:
            answer = sight.trace(start, goal)
            found = (answer.verdict, answer.blind, answer.hindrance)
            assert (BLIND if answer.blind else CODES[answer.verdict]) in possible
            assert found == tuple(plain.judged(start, goal)), (
                start,
                goal,
                [one.text for one in answer.reasons],
            )


@settings(max_examples=15)
@given(st.integers(0, 2**32))
def test_the_reason_that_decides_is_the_same_however_many_are_read(seed: int) -> None:
    """By itself it is found without looking along the whole line."""
    game = random_game(seed, drawn=bool(seed % 3))
    sight = sight_of(game.scene)
    for start in game.ends[:6]:
        for goal in game.scene.board.grid.hexes:
            by_itself = sight.trace(start, End(goal)).reasons[0]
            assert by_itself == next(iter(sight.trace(start, End(goal)).reasons)), (start, goal)


@settings(max_examples=10)
@given(st.integers(0, 2**32))
def test_random_games_are_games(seed: int) -> None:
    """The schema takes them."""
    assert validate("ruleset", random_game(seed).scene.ruleset.data) == []
