from msgspec.structs import replace

from bob_editor.geometry.grouped import grouped
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, board_check, mend, tagged, title_of
from bob_editor.rules.land.cut_rings import cut_hex
from bob_editor.rules.land.drawn_as_grown import draw_as_grown
from bob_editor.rules.land.stands import hexes_listing
from bob_editor.rules.mending import board_edits
from bob_editor.rulesets.last_hundred_yards.checks.board.building_covers_unlisted_hex import (
    listed_as_other,
    reached_by,
)


@board_check(Severity.WARNING, cites="4.1.6, 4.2.1d")
def building_image_differs(ground: Ground) -> Iterator[Finding]:
    """A building over a hex's dot makes it a building hex of its kind.

    One that is listed and not drawn grows in the middle of its hex; LOS tests what grows, so a hint says so.
    """
    board = ground.board
    buildings = tagged(ground.ruleset, "building")
    listing = ((at, kind) for at, kinds in hexes_listing(ground, "building") for kind in kinds)
    grown = {(at, kind) for at, kind in listing if ground.grows(at, kind)}
    for at in sorted(ground.drawn_at_dots, key=board.grid.position):
        instead = listed_as_other(ground, at)
        over = grouped((one.terrain, one) for one in ground.drawn_at(at) if one.terrain in buildings)
        for kind, rings in over.items():
            if board.has(at, kind):
                continue
            name, label = title_of(ground.ruleset, kind), ground.label(at)
            add = mend(f"List {name}", board_edits.add_terrain, hexes=(at,), terrain=kind)
            cut = mend("Cut it out of the hex", cut_hex, ground=ground, pieces=rings, at=at)
            message = f"{name.capitalize()} is drawn over the dot of {label}, which doesn't list it."
            fixes = [add, cut]
            if instead:
                # One that is listed as another kind is one fault.
                _, old = instead
                other = title_of(ground.ruleset, old)
                grown.discard((at, old))
                there = board.content(at).terrain
                listed = [replace(one, terrain=kind) if one.terrain == old else one for one in there]
                message = f"{name.capitalize()} is drawn over the dot of {label}, which lists {other}."
                fixes = [mend(f"List {name}", board_edits.paint_terrain, hexes=(at,), terrain=listed)]
                # What is drawn over other dots, too, is what they list.
                if len(rings) == 1 and rings[0].dots == (at,):
                    drawn = board.artwork[rings[0].index]
                    pieces = (replace(drawn, terrain=old),)
                    fixes.append(
                        mend(f"Draw it as {other}", board_edits.redraw_artwork, old=drawn, pieces=pieces)
                    )
            elif any(at in reached_by(ground, piece) for piece in rings):
                continue  # Of one that reaches into several hexes another check tells.
            yield Finding(message, ground.at_hex(at), fixes, cites="4.1.6")
    for at, kind in sorted(grown, key=lambda one: (board.grid.position(one[0]), one[1])):
        name = title_of(ground.ruleset, kind)
        draw = mend(f"Draw the {name} as it grows", draw_as_grown, ground=ground, at=at, terrain=kind)
        yield Finding(
            f"{name.capitalize()} in {ground.label(at)} is not drawn: it grows.",
            ground.at_hex(at),
            draw,
            severity=Severity.HINT,
            cites="4.2.1d",
        )
