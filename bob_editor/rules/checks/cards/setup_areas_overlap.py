from collections.abc import Sequence
from itertools import combinations

from bob_editor.rules.cards.code import Area
from bob_editor.rules.checking import Card, Finding, Hex, Iterator, Severity, Terms, counted, shared_check
from bob_editor.rules.mending import Scenario, mend, scenario_edits
from bob_editor.rules.pieces import pieces, setup_areas, side_title


@shared_check(Severity.ERROR)
def setup_areas_overlap(card: Card, terms: Terms) -> Iterator[Finding]:
    """A hex is in the set-up area of one side, which holds it at the start."""
    areas = {side: [area for area in setup_areas(card) if area.side == side] for side in card.side_rows}
    for first, second in combinations(areas, 2):
        shared = _hexes(areas[first]) & _hexes(areas[second])
        if not shared:
            continue
        hexes = sorted(shared, key=card.grid.index.__getitem__)
        labels = [card.grid.label(at) for at in hexes]
        # A side that would be left without a hex keeps those that are shared, and so does one that stands there.
        standing = {piece.side for piece in pieces(card) if piece.at in shared}
        fixes = tuple(
            mend(
                f"Leave the shared hexes to {side_title(card, winner)}",
                _without,
                areas=areas[loser],
                shared=shared,
                labels=labels,
            )
            for winner, loser in ((first, second), (second, first))
            if loser not in standing and not _hexes(areas[loser]) <= shared
        )
        yield Finding(
            terms.says(
                "The set-up areas of both sides overlap in {count}, first in {hex}.",
                count=counted(len(hexes), "hex", "hexes"),
                hex=labels[0],
            ),
            at=card.at_hex(hexes[0]),
            highlight=(card.at_hex(at) for at in hexes),
            fixes=fixes,
        )


def _hexes(areas: Sequence[Area]) -> frozenset[Hex]:
    return frozenset().union(*(area.hexes for area in areas))


def _without(
    scenario: Scenario, areas: Sequence[Area], shared: frozenset[Hex], labels: list[str]
) -> Scenario:
    """The card with hexes taken out of set-up areas; one that has no others goes."""
    for area in reversed(areas):
        path = (*area.path, "area")
        if area.hexes & shared and area.hexes <= shared:
            scenario = scenario_edits.remove(scenario, area.path)
        elif area.hexes & shared:
            left = {"any": [scenario.get(*path)], "except": labels}
            scenario = scenario_edits.put(scenario, path, left)
    return scenario
