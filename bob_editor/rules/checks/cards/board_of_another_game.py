import re

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, scenario_check
from bob_editor.rules.land.strange import strange_words


@scenario_check(Severity.ERROR)
def board_of_another_game(card: Card) -> Iterator[Finding]:
    """Terrain that the game doesn't know counts as open: its boards are drawn for it, in this edition or another."""
    # What is based on another game is played on that one's boards, too.
    own = {*map(_game, card.ruleset.lineage)}
    for number, laid in enumerate(card.map.laid):
        strange = strange_words(laid.board, card.ruleset)
        another = _game(laid.board.ruleset) not in own
        if strange:
            told = f"has terrain that {card.ruleset.title} doesn't know: {strange}"
        elif another:
            told = f"is drawn for another game, {laid.board.ruleset}"
        else:
            continue
        name, path = laid.place.name or laid.board.title, card.board_field(number)
        # What is wrong on it besides is so, maybe, because it isn't the board that is meant.
        yield Finding(f"Board {name} {told}.", at=card.at_field(*path), surplus=path if another else ())


def _game(ruleset_id: str) -> str:
    """The id of a ruleset without its edition."""
    return re.sub(r"-[\d.]+$", "", ruleset_id)
