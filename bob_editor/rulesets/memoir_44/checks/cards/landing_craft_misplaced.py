from bob_editor.rules.checking import Card, Finding, Iterator, Severity, harmless, partial, scenario_check
from bob_editor.rulesets.memoir_44.cards.spots.shores import is_ocean, landing_craft, sail, without_craft


@scenario_check(Severity.ERROR, cites="TR15")
def landing_craft_misplaced(card: Card) -> Iterator[Finding]:
    """Landing craft are at sea until they land, and never cross hedgehogs."""
    fleet = [craft for _, craft in landing_craft(card)]
    if len(fleet) > 1 and not any(is_ocean(card, at) for at in card.grid.hexes):
        # What else stands wrong for want of the sea and its beach is so because of the board.
        board = card.board_field(0)
        yield Finding(
            f"The board has no ocean for {len(fleet)} landing craft.",
            at=card.at_field(*board),
            highlight=(card.at_hex(craft.at) for craft in fleet),
            surplus=board,
        )
        return
    hedgehogs = {one.at for one in card.scene.markers if one.marker == "hedgehog"}
    for index, craft in landing_craft(card):
        label = card.grid.label(craft.at)
        if not is_ocean(card, craft.at):
            message = f"The landing craft at {label} is not on ocean."
        elif craft.at in hedgehogs:
            message = f"The landing craft at {label} is on hedgehogs."
        else:
            continue
        moves = harmless(card, sail(card, index, craft, partial(is_ocean, card)), "landing-craft-empty")
        yield Finding(
            message,
            at=card.at_hex(craft.at),
            fixes=(*moves, without_craft(index)),
            surplus=("markers", index, "at"),
            instead=moves,
        )
