from bob_editor.geometry.grid import OPPOSITE
from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, put
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import INFANTRY
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

ROUTS = (*INFANTRY, "gun")
"""Who routs."""


@card_check(Severity.ERROR, cites="11.0", whole_map=True)
def rout_edge_missing(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Infantry and crews rout toward their side's Rout Edge.

    If both sides have the same, they rout into each other.
    """
    for index, side, row in reading.side_fields():
        path, name = ("sides", index, "rout_edges"), reading.side_title(side)
        walks = any(unit.kind in ROUTS for unit in reading.of_side(side))
        edge = reading.own_edge(side)
        if reading.lost_id(side):
            continue
        if not reading.has_rout_edge(side):
            said = f"{name}: infantry or guns, and no Rout Edge."
            if row.get("rout_edges"):
                said = f"{name}: the Rout Edge has no hex of the map."
            if walks or (side and row.get("rout_edges")):
                yield Finding(
                    said,
                    at=card.at_field(*path),
                    fixes=put(f"Make it the {edge} edge", path, [edge]),
                    severity=None if walks else Severity.WARNING,
                    surplus=path,
                    instead=([edge],),
                )
            continue
        labels = card.scenario.texts(*path)
        for place, label in enumerate(labels):
            at = card.hex(label)
            if at is not None and not reading.is_on_edge(at):
                yield Finding(
                    f"{name}: {label} is not on the edge of the map.",
                    at=card.where(at, *path, place),
                    fixes=drop("Leave it out", (*path, place))
                    if len(labels) > 1
                    else put(f"Make it the {edge} edge", path, [edge]),
                )
        for enemy in list(card.side_rows)[:index]:
            both = {*reading.rout_edges(side)}.intersection(reading.rout_edges(enemy))
            if both and side != enemy:
                other = OPPOSITE[min(both)]
                yield Finding(
                    f"{name} and {reading.side_title(enemy)} rout toward the same edge.",
                    at=card.at_field(*path),
                    fixes=put(f"Make it the {other} edge", path, [other]),
                    severity=Severity.WARNING,
                )
