"""Changes of which a game says on what they are made (``only_on``); ``but`` some are told hex by hex elsewhere."""

from collections.abc import Mapping
from typing import Any

from bob_editor.rules.cards.rows import list_in
from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, Terms, drop, put, shared_check
from bob_editor.rules.game import game_of
from bob_editor.rules.tags import named, rule_of, title_of

Row = Mapping[str, Any]


@shared_check(Severity.ERROR)
def change_without_feature(card: Card, terms: Terms) -> Iterator[Finding]:
    """A special rule that alters the map speaks of what is there: a river, a road or a bridge, for instance."""
    kinds, changes = card.ruleset.rows("changes"), card.scenario.changes
    told = {name for name, kind in kinds.items() if named(card.ruleset, kind.get("only_on", ()))}
    about = [(index, row) for index, row in changes if str(row.get("change")) in told]
    # What isn't on the boards that can be read may be on the rest.
    there = _terrain(card) if about and not card.unread else {}
    for index, row in about if there else ():
        yield from _of_change(card, index, row, there, by_hex=row["change"] not in terms.listed("but"))


def _of_change(
    card: Card, index: int, row: Row, there: Mapping[Hex, frozenset[str]], *, by_hex: bool
) -> Iterator[Finding]:
    kind, path = card.ruleset.rows("changes")[row["change"]], ("changes", index)
    needed, cites = named(card.ruleset, kind["only_on"]), rule_of(card.ruleset, kind["id"])
    what, rule = title_of(card.ruleset, min(needed)), kind["title"]
    remove, labels = drop("Remove the rule", path), list_in(row.get("at"))
    of_hexes = bool(labels) or any(one["name"] == "at" and one.get("required") for one in kind["fields"])
    if not of_hexes and not any(there[at] & needed for at in card.playable):
        told = f"The map has no {what} for the rule “{rule}”."
        yield Finding(told, at=card.at_field(*path), fixes=remove, cites=cites)
    hexes = dict.fromkeys(at for at in map(card.hex, labels) if at is not None)
    for at in (one for one in hexes if by_hex and not there[one] & needed):
        left = [label for label in labels if card.hex(label) != at]
        told = f"{card.grid.label(at)} has no {what} for the rule “{rule}”."
        fix = put("Drop the hex from the rule", (*path, "at"), left) if left else remove
        yield Finding(told, at=card.at_hex(at), fixes=fix, cites=cites)


def _terrain(card: Card) -> dict[Hex, frozenset[str]]:
    """What each hex of the map has, with the lines that run through it."""
    lying, lines = game_of(card.ruleset).card_code().lying(card.scene), card.board.path_hexes
    through = {at: {kind for kind, hexes in lines.items() if at in hexes} for at in card.grid.hexes}
    return {at: frozenset((*card.ground.terrain(at), *lying(at), *through[at])) for at in card.grid.hexes}
