"""What was worked out on a card's map, and who has it as well."""

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Board
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rulesets import ruleset


def test_a_card_made_of_another_reads_the_map_no_second_time() -> None:
    """Whoever made the first, and whether or not anybody has asked it for the map."""
    rules = ruleset("memoir-44")
    card = Card(Scenario(), rules, join([Laid(PlacedBoard("a", "1"), Board(Grid(4, 4), rules.id))], rules.id))
    mended = [replace(card, scenario=Scenario({"id": name})) for name in "ab"]
    assert len({id(one.ground) for one in (*mended, card)}) == 1
