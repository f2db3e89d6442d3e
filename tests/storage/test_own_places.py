"""Tests find nothing of what the user of a machine has of his own, and leave nothing there."""

import pytest

from bob_editor.editing.boards.scenario_templates import own_templates
from bob_editor.editing.stamps import library
from bob_editor.storage.games.entered_charts import charts_file
from bob_editor.storage.games.places import own_games

PLACES = (charts_file, own_games, own_templates, library.own_folder)


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_nothing_is_there_nor_comes(place):
    """Also where the tests may write anywhere: a file beside the null device was made, and read by all after."""
    assert not place().exists()
    with pytest.raises(OSError, match=r"."):
        place().mkdir(parents=True)
    assert not place().exists()
