from bob_editor.geometry.parts import side_of
from bob_editor.model.laid_boards import Laid
from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, put, titles_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.WARNING, cites="2.0")
def seam_hex_differs(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Two half-hexes that meet are one hex with one dot, and the rules don't say whose terrain is under it.

    Where the card chooses by ruling (seam_hex_terrain) or names the terrain, it is said. Roads and hedgerows should go
    on beyond the seam.
    """
    told = reading.changed("terrain", "orchard")
    chosen = "seam_hex_terrain" in card.scenario.rulings
    # Of boards that don't fit together another check tells.
    for at, owners in card.map.fitting_seams():
        boards = [(card.map.laid[number], own) for number, own in owners]
        # What an overlay lies on counts no more.
        if len(owners) < len(card.grid.owners[at]):
            continue
        shown = [_shown(one, own) for one, own in boards]
        label = " and ".join(f"{one.place.name}.{one.board.grid.label(own)}" for one, own in boards[:2])
        if len(set(shown)) > 1 and at not in told and not chosen:
            first, second = (_said(card, one) for one in list(dict.fromkeys(shown))[:2])
            yield Finding(
                f"In the seam hex {label}, {first} meets {second}.",
                at=card.at_hex(at),
                fixes=(
                    put("Choose what is worse to move through", ("rulings", "seam_hex_terrain"), "worse"),
                    put("Choose the board listed first", ("rulings", "seam_hex_terrain"), "first_board"),
                ),
            )
        lines = [_lines(one, own) for one, own in boards]
        odd = frozenset().union(*lines).difference(frozenset.intersection(*lines))
        if odd:
            yield Finding(
                f"In the seam hex {label}, {titles_of(card.ruleset, tuple(sorted(odd)))} is on one board only.",
                at=card.at_hex(at),
            )


def _shown(one: Laid, own: Hex) -> tuple[tuple[str, ...], int]:
    """What a board lists for a hex, and its level there."""
    content = one.board.content(own)
    level = one.board.base.level if content.level is None else content.level
    return tuple(sorted(content.terrain_ids or (one.board.base.terrain,))), level


def _said(card: Card, shown: tuple[tuple[str, ...], int]) -> str:
    terrain, level = shown
    return titles_of(card.ruleset, terrain) + (f" on level {level}" if level else "")


def _lines(one: Laid, own: Hex) -> frozenset[str]:
    """The roads, streams and hexside features that a board shows in a half-hex and that must go on beyond it."""
    board = one.board
    kinds = {kind for kind, hexes in board.path_hexes.items() if own in hexes and kind != "railroad_track"}
    cut = set(board.grid.cut_edges(own))
    # A seam that runs up and down halves the hexsides above and below the dot.
    halved = (0, 3) if cut & {"left", "right"} and not cut & {"top", "bottom"} else ()
    sides = {terrain for turn in halved for terrain in board.side_terrain(side_of(own, turn))}
    return frozenset(kinds | sides)
