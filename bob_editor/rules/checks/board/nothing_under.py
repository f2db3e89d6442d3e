"""Pieces that lie on a tile for what they cross, such as a bridge on a river.

A row says ``of`` which pieces, ``with`` what lies under them, by ``also`` what else under one of them, and what a fix
is to ``lay`` there.
"""

from bob_editor.model.board import Feature
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, Terms, mend, shared_check
from bob_editor.rules.checks.board.tile_line_ends_nowhere import lying_on
from bob_editor.rules.land.stands import features_with
from bob_editor.rules.land.tile_shapes import laid_under
from bob_editor.rules.mending import Board, Edit, board_edits
from bob_editor.rules.tags import named, rule_of, title_of


@shared_check(Severity.WARNING, subject="board", asked=True)
def nothing_under(ground: Ground, terms: Terms) -> Iterator[Finding]:
    """A piece lies on what it crosses, or has nothing to do where it is."""
    rules, lying = ground.ruleset, lying_on(ground)
    usual = named(rules, terms.listed("with"))
    more = terms.row.get("also", {})
    for at, feature in features_with(ground.board, named(rules, terms.of())):
        if usual.union(named(rules, more.get(feature.terrain, ()))).isdisjoint(lying(at)):
            name = title_of(rules, feature.terrain)
            remove = mend(
                f"Remove the {name}", board_edits.remove_terrain, hexes=(at,), terrain=feature.terrain
            )
            fixes: list[Edit[Board]] = [remove]
            if tile := terms.text("lay"):
                label = terms.text("make") or f"Lay {title_of(rules, tile)} under it"
                fixes.insert(0, mend(label, laid_under, at=at, tile=Feature(tile), ruleset=rules))
            message = terms.says(
                "Nothing under the {terrain} in {hex}.",
                terrain=name, hex=ground.label(at), place=ground.label(at),
            )  # fmt: skip
            cites = terms.cited(rule_of(rules, feature.terrain))
            yield Finding(message, ground.at_hex(at), fixes, cites=cites)
