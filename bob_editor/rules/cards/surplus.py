"""A card without what shouldn't be there, such as rows that say again what others say: one check tells of that."""

from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from msgspec.structs import replace

from bob_editor.model.edit import Edit
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.rules.cards.arrivals import groups_naming
from bob_editor.rules.cards.card import Card, MapAtHand
from bob_editor.rules.cards.fixes import drop_all, put
from bob_editor.rules.land.seams import joined
from bob_editor.rules.tries import TO_JOIN, spend_on_boards

Json = Any


def says_again(scenario: Scenario, first: FieldPath, second: FieldPath) -> bool:
    """Whether a row says in full what another of its list says.

    Where two groups bring one each, two units are meant.
    """
    named = scenario.text(*second, "id") or scenario.text(*second, "unit") if second[0] == "units" else ""
    if first == second or first[:-1] != second[:-1] or (named and len(groups_naming(scenario, named)) > 1):
        return False
    return bool(scenario.get(*first) == scenario.get(*second))


def without_surplus(card: Card, surplus: Mapping[FieldPath, Json]) -> Card:
    """The card without these rows and fields, or with what was meant, and its map without the boards that they lay."""
    said = [(path, value) for path, value in surplus.items() if value is not None]
    meant = [value if isinstance(value, Edit) else put("", path, value) for path, value in said]
    gone = [path for path, value in surplus.items() if value is None]
    scenario = card.scenario
    for fix in (*meant, drop_all("", gone)):
        # The row that it alters may have gone with another.
        with suppress(LookupError):
            scenario = fix.apply(scenario)
    return on_its_boards(card, scenario)


def on_its_boards(card: Card, scenario: Scenario) -> Card:
    """The card as this scenario, which names none but its boards and may name, lay and list them otherwise."""
    before = (*card.scenario.boards, *card.scenario.overlays)
    now = (*scenario.boards, *scenario.overlays)
    if before == now:
        return replace(card, scenario=scenario)
    if len(before) == len(now):
        boards = {one.place.board: one.board for one in card.map.laid}
        kept = [
            replace(one, place=place, board=boards.get(place.board, one.board))
            for one in card.map.laid
            for place in (now[one.number],)
        ]
        missing = card.missing
    else:
        left, kept = list(now), []
        for one in card.map.laid:
            if one.place in left:
                left.remove(one.place)
                kept.append(replace(one, number=now.index(one.place)))
        missing = tuple(one for one in card.missing if one.name in {place.name for place in now})
    spend_on_boards(kept, TO_JOIN)
    map_ = joined(kept, card.ruleset, scenario.rulings, named=len(now) > 1)
    at_hand = MapAtHand(map_, card.ruleset)
    return replace(card, scenario=scenario, map=map_, missing=missing, known=at_hand)
