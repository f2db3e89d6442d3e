from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, put, rows_in
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check
from bob_editor.rulesets.band_of_brothers_2_2.checks.cards.rout_edge_missing import ROUTS

_HEAVY = 100
"""Artillery of this calibre in millimetres, or more, has no effect behind a crest (32.1)."""


@card_check(Severity.ERROR, cites="16.1, 16.2, 18.0, 32.1")
def rout_edge_needed(card: Card, reading: CardReading) -> Iterator[Finding]:
    """The area of control, the fog of war cup and reverse slopes are measured from a side's Rout Edge.

    Reinforcements that come in the area of control can't be held back.
    """
    hills = reading.has_hills
    for index, side, row in reading.side_fields():
        needs: dict[str, str] = {}
        groups_ = [group for group in reading.groups if group.side == side and group.kind == "reinforcement"]
        if any(reading.comes_by_control(group) for group in groups_):
            needs["the area of control"] = "16.1"
        if isinstance(row.get("fow_cup"), dict):
            needs["the fog of war cup"] = "16.2"
        heavy = [gun.get("calibre_mm") for _, gun in rows_in(row.get("artillery"))]
        if hills and any(isinstance(one, int) and one >= _HEAVY for one in heavy):
            needs["reverse slopes"] = "32.1"
        # Where there are troops that rout, or the edge has no hex, another check tells.
        told = row.get("rout_edges") or any(unit.kind in ROUTS for unit in reading.of_side(side))
        if needs and not told and not reading.has_rout_edge(side):
            edge = reading.own_edge(side)
            yield Finding(
                f"{reading.side_title(side)}: a Rout Edge is needed for {listed(needs)}.",
                at=card.at_field("sides", index, "rout_edges"),
                fixes=put(f"Make it the {edge} edge", ("sides", index, "rout_edges"), [edge]),
                cites=", ".join(needs.values()),
            )
        for group in groups_:
            if reading.comes_by_control(group) and group.row.get("delayable") is True:
                yield Finding(
                    f"{reading.side_title(side)}: reinforcements in the area of control can't be held back.",
                    at=card.at_field(*group.path, "delayable"),
                    fixes=put("Let them come at once", (*group.path, "delayable"), None),
                    cites="18.0",
                )
