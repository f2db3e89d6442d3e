from bob_editor.geometry.parts import front_hexes
from bob_editor.rules.checking import Card, Finding, Fix, Iterator, Severity, put
from bob_editor.rules.wording import direction
from bob_editor.rulesets.band_of_brothers_2_2.cards.fixes import remove_markers
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, card_check


@card_check(Severity.ERROR, cites="43.4")
def cave_faces_no_lower_ground(card: Card, reading: CardReading) -> Iterator[Finding]:
    """A cave is dug into a hill, and both hexes before its mouth are on the map and lower than the hill."""
    frame, level = card.grid.frame, reading.ground.level
    for cave in reading.markers:
        if cave.marker not in ("cave", "small_cave"):
            continue
        label, facing = card.grid.label(cave.at), cave.row.get("facing")
        corner = frame.corner(facing) if isinstance(facing, str) else None
        if level(cave.at) < 1:
            said = f"The cave in {label} is on level {level(cave.at)}, not on a hill."
        elif corner is None:
            said = f"The cave in {label} faces no hexspine."
        else:
            fronts = front_hexes(cave.at, corner)
            high = [at for at in fronts if at not in card.grid.index or level(at) >= level(cave.at)]
            if not high:
                continue
            off = high[0] not in card.grid.index
            where = "off the map" if off else f"where {card.grid.label(high[0])} is on level {level(high[0])}"
            said = f"The cave in {label} faces {direction(str(facing))}, {where}."
        fixes: list[Fix] = [
            put(f"Turn it to face {direction(name)}", (*cave.path, "facing"), name)
            for number, name in enumerate(frame.corner_names)
            if level(cave.at) >= 1
            and all(
                at in card.grid.index and level(at) < level(cave.at) for at in front_hexes(cave.at, number)
            )
        ][:2]
        yield Finding(
            said, at=card.at_hex(cave.at), fixes=(*fixes, remove_markers("Remove the cave", reading, cave))
        )
