from bob_editor.rules.checking import Card, Finding, Fix, Hex, Iterator, Severity, set_fields
from bob_editor.rules.land.artwork import parts_of
from bob_editor.rules.mending import Scenario
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check

_NAMES = {"europe": "European theatre", "pacific": "Pacific theatre", "desert": "desert"}
_PLACES = {"europe": "Europe", "pacific": "the Pacific", "desert": "the desert"}


@card_check(Severity.WARNING, cites="2.2, 54.0")
def feature_of_other_theatre(card: Card, reading: CardReading) -> Iterator[Finding]:
    """Jungle, swamp, kunai, palms, paths and caves are Pacific; ridges, ditches and small features are desert."""
    theatre = reading.theatre
    if not theatre:
        return
    found: dict[str, tuple[Hex, str, str]] = {}
    rows = card.ruleset.terrains
    foreign = {row.id for row in rows.values() if row.theatre not in ("any", theatre)}
    for terrain, hexes in _places(reading, foreign).items():
        first = min(hexes, key=card.grid.index.__getitem__)
        found[terrain] = (first, rows[terrain].title.lower(), rows[terrain].theatre)
    for side, features in card.board.sides.items():
        for feature in features:
            if feature.terrain not in foreign:
                continue
            row = rows[feature.terrain]
            inside = sorted(
                (at for at in side.hexes if at in card.grid.index), key=card.grid.index.__getitem__
            )
            if inside:
                found.setdefault(feature.terrain, (inside[0], row.title.lower(), row.theatre))
    markers = card.ruleset.rows("markers")
    for marker in reading.markers:
        wanted = str(markers.get(marker.marker, {}).get("theatre", "any"))
        # These have a check of their own, which knows what to put instead.
        if wanted not in ("any", theatre) and marker.marker not in ("pillbox", "bunker", "sangar"):
            found.setdefault(marker.marker, (marker.at, reading.title(marker.marker), wanted))
    # Where something is of this theatre it is the feature that is wrong, not the theatre.
    native = {row.id for row in rows.values() if row.theatre == theatre}
    moves = not _places(reading, native) if native else True
    for at, name, wanted in found.values():
        yield Finding(
            f"{name.capitalize()} in {card.grid.label(at)} is of the {_NAMES[wanted]}, "
            f"the battle in {_PLACES.get(theatre, theatre)}.",
            at=card.at_hex(at),
            fixes=_moved(card.scenario, wanted) if moves else (),
            cites="54.0" if wanted == "desert" else "2.2",
            surplus=("theatre",),
            instead=(wanted,) if moves else (),
        )


def _places(reading: CardReading, foreign: set[str]) -> dict[str, set[Hex]]:
    """The hexes of the map with each of some terrains, listed, drawn at the dot or run through as a line."""
    board, on_map = reading.ground.board, reading.grid.index
    found: dict[str, set[Hex]] = {}
    pieces = [piece for piece in reading.ground.drawn if piece.terrain in foreign]
    drawn = (at for piece in pieces for at in piece.dots)
    ground = on_map if board.base.terrain in foreign else ()
    for at in {*board.hexes_with(*foreign), *drawn, *ground}:
        for terrain in foreign.intersection(reading.ground.terrain(at)):
            found.setdefault(terrain, set()).add(at)
    for piece in pieces:
        # What is drawn between the dots is on the map, too.
        near = {at for at, _ in parts_of(reading.ground, piece) if at in on_map}
        if piece.terrain not in found and near:
            found[str(piece.terrain)] = near
    for kind in foreign & board.path_hexes.keys():
        on_it = {at for at in board.path_hexes[kind] if at in on_map}
        if on_it:
            found.setdefault(kind, set()).update(on_it)
    return found


def _moved(scenario: Scenario, theatre: str) -> Fix:
    """Play it in another theatre, with the rules that are always played there."""
    fields: dict[str, object] = {"theatre": theatre}
    if theatre == "pacific":
        rules = [*scenario.texts("optional_rules")]
        rules += [rule for rule in ("infantry_facing", "combat_events") if rule not in rules]
        fields |= {"optional_rules": rules, "fire_lanes": True, "fortification_concealment": True}
    return set_fields(f"Make it a battle of the {_NAMES[theatre]}", (), fields)
