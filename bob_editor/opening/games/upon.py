"""Games that are based on one another: which can change, and what one is upon another version of its base."""

from bob_editor.rules.game import Game, game_from_data
from bob_editor.rules.games.merging import merged
from bob_editor.rulesets import all_rulesets, ruleset, ruleset_folders, ships
from bob_editor.rulesets.loading import hold_sight, hold_to_schema, read_data
from bob_editor.storage.games.places import stamp_of


def own_line(ruleset_id: str) -> tuple[str, ...]:
    """The ids of a game, of that which it is based on and so on, as far as they are there and don't ship."""
    found: list[str] = []
    # who asks for a game that ships waits for no others to be read
    while ruleset_id and not ships(ruleset_id) and ruleset_id in (games := all_rulesets()):
        found.append(ruleset_id)
        ruleset_id = str(games[ruleset_id].data.get("based_on") or "")
    return tuple(found)


def upon(ruleset_id: str, base_id: str, base: Game) -> Game:
    """The game of an id as it is where ``base``, a version of the game of ``base_id``, takes that one's place.

    :raises BadFile: where it is no game upon that.
    :raises UnknownRuleset: where there is none of that id.
    """
    if ruleset_id == base_id:
        return base
    game = ruleset(ruleset_id)
    if base_id not in own_line(ruleset_id):
        return game
    folder = ruleset_folders()[ruleset_id]
    data = read_data(folder, shipped=False, stamp=stamp_of(folder))
    found = merged(upon(str(data["based_on"]), base_id, base).data, data)
    hold_to_schema(found, folder)
    hold_sight(found, folder)
    return game_from_data(found, **game.code)
