"""Where several games are listed, no two read alike."""

from bob_editor.rules.games.titles import told_apart


def test_games_of_one_title_are_told_apart_by_their_ids() -> None:
    """And one without a title is called by its id."""
    games = [("Ponds", "ponds"), ("Hills", "hills"), ("ponds ", "ponds-2"), (" ", "nameless")]
    assert told_apart(games) == ["Ponds (ponds)", "Hills", "ponds (ponds-2)", "nameless"]
