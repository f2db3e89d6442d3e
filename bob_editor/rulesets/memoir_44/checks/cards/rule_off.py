from bob_editor.rules.checking import (
    Card,
    Finding,
    Iterator,
    Severity,
    all_of,
    drop,
    drop_all,
    harmless,
    put,
    scenario_check,
)
from bob_editor.rules.mending import Fix
from bob_editor.rulesets.memoir_44.cards.fixes import without_objective
from bob_editor.rulesets.memoir_44.cards.nations import other_side, title_of_side
from bob_editor.rulesets.memoir_44.cards.objectives import BY_CARD, objectives
from bob_editor.rulesets.memoir_44.cards.reading import SIDES, armies, has_card, mustered
from bob_editor.rulesets.memoir_44.cards.rule_cards import NUMBERS, title_of_card
from bob_editor.rulesets.memoir_44.checks.cards.beach_control_without_beach import SECTIONS

OF_UNITS = {"heroic_leader": ("heroic_leader", "a heroic leader"), "boat": ("boats", "a boat")}
"""Fields of a unit: the rule card that each needs, and what the unit has."""

OF_MARKERS = {
    "camouflage": "Units are camouflaged",
    "smoke_screen": "A smoke screen lies on the map",
    "smoke_shells": "Smoke shells lie on the map",
}
"""Markers of the rule card of their name, and what is told of them."""

OF_OBJECTIVES = {**BY_CARD, "beach_section": "beach_control"}
"""Kinds of objectives that are won by a rule card, and that card."""


@scenario_check(Severity.WARNING, cites="A5, A8, A16, A21, A25, A29, A30, A31, A32")
def rule_off(card: Card) -> Iterator[Finding]:
    """What a rule card brings into play means nothing while the card isn't in force."""
    yield from (*_of_units(card), *_of_markers(card), *_of_armies(card), *_of_lists(card), *_of_beaches(card))
    for key in sorted({*OF_OBJECTIVES.values()}):
        won = [one for one in objectives(card) if OF_OBJECTIVES.get(one.kind) == key]
        if won and not has_card(card, key):
            title = title_of_card(key)
            # The last go first, so that those before them keep their places.
            gone = [without_objective(card, one.index) for one in reversed(won)]
            label = gone[0].label if len(gone) == 1 else "Remove these objectives"
            yield Finding(
                f"An objective is won by {title.lower()}, and the rule “{title}” is off.",
                at=[one.place(card) for one in won],
                fixes=_played(card, key) or all_of(label, gone),
                cites=NUMBERS[key],
            )


def _played(card: Card, key: str) -> tuple[Fix, ...]:
    """Play with a rule card, where the map has what it is about."""
    play = put(f"Play with {title_of_card(key).lower()}", ("cards", key), {})
    return harmless(card, [play], "rule-without-material")


def _of_units(card: Card) -> Iterator[Finding]:
    for unit in mustered(card):
        for field, (key, what) in OF_UNITS.items():
            # Of what only infantry has another check tells.
            fits = unit.treated_as in ("infantry", "")
            if unit.row.get(field) is True and not has_card(card, key) and fits:
                yield Finding(
                    f"A unit of {unit.name}{unit.where(card)} has {what}, and the rule “{title_of_card(key)}” is off.",
                    at=unit.place(card),
                    fixes=(
                        *_played(card, key),
                        drop("Take it away", (*unit.path, field)),
                    ),
                    cites=NUMBERS[key],
                )


def _of_markers(card: Card) -> Iterator[Finding]:
    units = mustered(card)
    meemies = any(unit.kind == "screaming_meemies" for unit in units)
    for kind, told in OF_MARKERS.items():
        hides = kind == "camouflage"
        laid = [
            index
            for index, row in card.scenario.markers
            if row.get("marker") == kind
            and (not hides or card.hex(row.get("at")) in {unit.at for unit in units})
        ]
        if laid and not (has_card(card, kind) or (kind == "smoke_shells" and meemies)):
            title = title_of_card(kind)
            yield Finding(
                f"{told}, and the rule “{title}” is off.",
                at=(card.at_field("markers", index) for index in laid),
                fixes=_played(card, kind) or drop_all("Remove them", [("markers", index) for index in laid]),
                # Smoke that a rule of the scenario's own lays is in the way without the card.
                severity=None if hides else Severity.HINT,
                cites=NUMBERS[kind],
            )


def _of_armies(card: Card) -> Iterator[Finding]:
    dealt = [("sides", place, "combat_cards") for place, row in armies(card) if row.get("combat_cards")]
    if dealt and not has_card(card, "combat_cards"):
        yield Finding(
            "Combat cards are dealt, and the rule “Combat cards” is off.",
            at=[card.at_field(*path) for path in dealt],
            fixes=(
                put("Play with combat cards", ("cards", "combat_cards"), {}),
                drop_all("Deal none", dealt),
            ),
            cites=NUMBERS["combat_cards"],
        )


def _of_lists(card: Card) -> Iterator[Finding]:
    """Objectives that the rule by which they are won doesn't name."""
    for kind, key in OF_OBJECTIVES.items():
        of_beach = kind == "beach_section"
        listed = ("cards", key, "sections" if of_beach else "bridges" if key == "bridge_control" else "hexes")
        named = card.scenario.texts(*listed)
        meant = dict(zip(SECTIONS, SECTIONS, strict=True)).get if of_beach else card.hex
        there = {*map(meant, named)}
        # Of a word that is no section's or hex's others tell.
        for one in objectives(card) if there and None not in there else ():
            held = card.scenario.texts("objectives", one.index, "sections") if of_beach else one.labels
            lost = [word for word in held if meant(word) not in there | {None}]
            if lost and one.kind == kind:
                yield Finding(
                    f"The beach of the {lost[0]} section is an objective, and the rule names others."
                    if of_beach
                    else f"{lost[0]} is an objective, and the rule names others.",
                    at=one.place(card),
                    fixes=harmless(
                        card,
                        [put("Name it there, too", listed, [*dict.fromkeys((*named, *lost))])],
                        "bridge-rule-without-bridge",
                    ),
                    cites=NUMBERS[key],
                )


def _of_beaches(card: Card) -> Iterator[Finding]:
    """Beaches that are objectives of the other side than that which the rule lets land."""
    lands = card.scenario.get("cards", "beach_control", "side")
    beaches = [one for one in objectives(card) if one.kind == "beach_section" and one.owner in SIDES]
    strange = [one.place(card) for one in beaches if lands in SIDES and one.owner != lands]
    if strange:
        side, whose = title_of_side(lands), title_of_side(other_side(lands))
        yield Finding(
            f"By the rule the landing side is the {side}, and an objective gives a beach to the {whose}.",
            at=strange,
            fixes=put(f"Let it be for the {whose}", ("cards", "beach_control", "side"), other_side(lands))
            if len(strange) == len(beaches)
            else (),
            cites=NUMBERS["beach_control"],
        )
