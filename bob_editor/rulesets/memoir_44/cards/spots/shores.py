"""Ships and landing craft: the sea that they need, and the baseline that they start from (TR11, TR12, TR15)."""

from collections.abc import Callable, Iterator

from bob_editor.geometry.hexes import Hex
from bob_editor.model.edit import Edit
from bob_editor.model.scenario import Scenario
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.fixes import Fix, all_of, drop, put
from bob_editor.rules.los.scene import Marker
from bob_editor.rules.los.scene_rows import marker_of
from bob_editor.rulesets.memoir_44.cards.reading import land_of_card, posted
from bob_editor.rulesets.memoir_44.land.baselines import is_on_baseline
from bob_editor.rulesets.memoir_44.land.laid_and_printed import around


def is_ocean(card: Card, at: Hex) -> bool:
    """Whether a hex is open sea: no pier or bridge lies there."""
    return "ocean" in land_of_card(card).terrain(at)


def is_off_the_beach(card: Card, at: Hex) -> bool:
    """Whether a hex is sea with no beach beside it, as ships keep."""
    land = land_of_card(card)
    return is_ocean(card, at) and all("beach" not in land.terrain(other) for other in around(card.board, at))


def landing_craft(card: Card) -> Iterator[tuple[int, Marker]]:
    """The landing craft on the board, each with its place in the list of markers."""
    for index, row in card.scenario.markers:
        if row.get("marker") == "landing_craft" and card.hex(row.get("at")) is not None:
            yield index, marker_of(row, card.grid)


def sail(card: Card, index: int, craft: Marker, fits: Callable[[Hex], bool]) -> tuple[Edit[Scenario], ...]:
    """The edit that moves a landing craft, and who is in it, to a free hex that fits; none without one.

    Of these it takes the nearest, on a baseline if there is one there; an empty one goes to a unit that has none, and
    so does one ashore, where somebody may stand by himself.
    """
    own = [one for one in posted(card) if one.side == craft.fields.get("side") and one.treated_as != "ship"]
    aboard = [one for one in own if one.at == craft.at]
    manned = {one.at for _, one in landing_craft(card)}
    at_sea = {one.at for one in own if one.at is not None and is_ocean(card, one.at)}
    waiting = set() if aboard and is_ocean(card, craft.at) else at_sea - manned
    taken = {one.at for one in posted(card)} - waiting | {one.at for one in card.scene.markers}
    free = (at for at in card.grid.hexes if at not in taken and fits(at))

    def order(at: Hex) -> tuple[bool, bool, int, tuple[int, int]]:
        off = not is_on_baseline(card.grid, at)
        return at not in waiting, off, craft.at.distance(at), card.grid.position(at)

    to = min(free, key=order, default=None)
    if to is None:
        return ()
    label = card.grid.label(to)
    paths = [("markers", index, "at"), *((*one.path, "at") for one in aboard if to not in waiting)]
    return (all_of(f"Move it to {label}", [put("", path, label) for path in paths]),)


def without_craft(index: int) -> Fix:
    """The edit that takes a landing craft off the board."""
    return drop("Remove the landing craft", ("markers", index))
