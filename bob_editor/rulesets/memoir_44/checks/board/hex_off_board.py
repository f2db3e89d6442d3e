from bob_editor.rules.cards.fixes import drop, put
from bob_editor.rules.cards.meant import meant_hexes, nearest_name
from bob_editor.rules.cards.names import named_at
from bob_editor.rules.checking import Card, Finding, Ground, Iterator, Severity, board_check, scenario_check
from bob_editor.rules.checks.board import unknown_place
from bob_editor.rules.pieces import harmless, likeliest
from bob_editor.rulesets.memoir_44.cards.fixes import leave_out

ELSEWHERE = {"objectives", "bridges", "targets"}
"""What has checks of its own for its hexes."""

BESIDES = (
    "landing-craft-empty", "empty-sandbags", "landing-craft-misplaced", "unit-on-impassable", "bunker-in-cover",
    "unit-on-forbidden-terrain", "obstacle-in-water", "obstacle-piece-in-water", "piece-and-obstacle",
    "sea-wall-off-beach", "mine-unreachable", "control-marker-misplaced",
)  # fmt: skip
"""Checks that tell where a piece stands wrong, or is missed."""


@board_check(Severity.ERROR, cites="")
def hex_off_board(ground: Ground) -> Iterator[Finding]:
    """Shifted rows have one hex fewer, and the half hexes left over at their ends are not part of the board."""
    yield from unknown_place.unknown_place.find(ground)


@scenario_check(Severity.ERROR, cites="", name="hex-off-board", whole_map=True)
def row_off_board(card: Card) -> Iterator[Finding]:
    """Units and markers stand on hexes of the board, and special rules are about such."""
    for pattern in card.ruleset.said_of("unknown-reference").get("names", {}).get("place of a board", ()):
        named = () if ELSEWHERE.intersection(pattern.split("/")) else named_at(card.scenario, pattern)
        for path, label, gone in named:
            # Of a hex that several boards have another check tells (unknown-reference).
            if not isinstance(label, str) or card.hex(label) is not None or card.boards_having(label):
                continue
            told = "Leave the hex out" if isinstance(path[-1], int) else "Leave it out"
            if path[0] in ("units", "markers"):
                told = "Remove it"
            out = (leave_out if path[0] == "cards" else drop)(told, gone)
            labels = frozenset(map(card.grid.label, card.grid.hexes))
            near = meant_hexes(label, labels) or nearest_name(label, labels)
            there = [put(f"Make it {one}", path, one) for one in near]
            meant = likeliest(card, harmless(card, there, "two-units-in-hex"), *BESIDES)[:1]
            mends = harmless(card, meant, *BESIDES)
            fixes = (*mends, *(harmless(card, [out], *BESIDES) if mends else (out,)))
            told, place = f"{label} is not a hex of this board.", (card.at_field(*path),)
            yield Finding(told, place, fixes, surplus=path, instead=meant)
