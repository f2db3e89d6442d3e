"""What follows from a card and is worth knowing before it is played."""

from collections import Counter
from collections.abc import Iterator
from weakref import WeakKeyDictionary

from bob_editor.geometry.labels import written_number
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Fact
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.wording import counted
from bob_editor.rulesets.band_of_brothers_2_2.cards.area_of_control import area_of_control
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import INFANTRY, nations_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.reading import CardReading, read
from bob_editor.rulesets.band_of_brothers_2_2.land.hexside_features import HexsideFeatures
from bob_editor.rulesets.band_of_brothers_2_2.land.reverse_slope import reverse_slope_hexes

_OP_FIRE = {"american": -2, "german": -3, "commonwealth": -3, "italian": -3, "russian": -5, "japanese": -5}
"""What artillery of each nation loses in Op Fire (32.0)."""
_OP_FIRE_SINCE_2_2 = ("commonwealth", "italian", "japanese")
NATIONS = frozenset(_OP_FIRE)
"""Those that fight, by their armies."""

_TITLES = {
    "squad": ("squad",), "wt": ("weapon team",), "gun": ("gun",), "vehicle": ("vehicle",), "carrier": ("carrier",),
    "lc": ("landing craft", "landing craft"), "decoy": ("decoy",),
}  # fmt: skip

_HEAVY = 100
_JUNGLE = {"guadalcanal": "3", "new_britain": "2.5"}


def facts(card: Card) -> tuple[Fact, ...]:
    """How strong each side is, what its nation brings, and what the ground and the weather do."""
    reading = read(card)
    return (*_of_sides(reading), *_of_the_map(reading))


def _of_sides(reading: CardReading) -> Iterator[Fact]:
    for index, side, _ in reading.side_fields():
        strength = Counter[str]()
        for unit in reading.of_side(side):
            strength[unit.kind] += unit.count
        told = [counted(strength[kind], *titles) for kind, titles in _TITLES.items() if strength[kind]]
        if told:
            yield Fact("Strength", ", ".join(told), "2.0", side)
        if decoys := reading.decoys(side):
            yield Fact("Decoys", str(decoys), "15.0", side)
        for _, gun in reading.scenario.rows("sides", index, "artillery"):
            nation = str(gun.get("nationality"))
            early = reading.switched("op_fire_of_three_nations") and nation in _OP_FIRE_SINCE_2_2
            if (loss := _OP_FIRE.get(nation)) is not None and not early:
                yield Fact("Artillery in Op Fire", f"{gun.get('type') or 'Artillery'}: {loss}", "32.0", side)
        yield from _reverse_slopes(reading, index, side)
        yield from _control(reading, side)


def _reverse_slopes(reading: CardReading, index: int, side: str) -> Iterator[Fact]:
    """Where the side's heavy artillery does nothing (32.1)."""
    guns = reading.scenario.rows("sides", index, "artillery")
    heavy = any(isinstance(gun.get("calibre_mm"), int) and gun["calibre_mm"] >= _HEAVY for _, gun in guns)
    if not heavy or not reading.fits_los or "reverse_slope_reach" not in reading.card.ruleset.rulings:
        return
    for edge in reading.rout_edges(side)[:1]:
        count = _sheltered(reading, edge)
        hexes = counted(count, "hex", "hexes")
        yield Fact("Reverse slopes", f"{hexes} sheltered from its heavy artillery", "32.1", side)


_KNOWN: WeakKeyDictionary[Ground, dict[tuple[str, str], int]] = WeakKeyDictionary()
"""Counts of sheltered hexes by edge and by what the card changes on the map: reading a whole map takes a while."""


def _sheltered(reading: CardReading, edge: str) -> int:
    """How many hexes lie on reverse slopes seen from an edge."""
    scene = reading.card.scene
    key = (edge, repr((scene.changes, sorted(scene.rulings.items()))))
    known = _KNOWN.setdefault(reading.ground, {})
    if key not in known:
        known[key] = len(reverse_slope_hexes(HexsideFeatures(scene, reading.ground), edge))
    return known[key]


def _control(reading: CardReading, side: str) -> Iterator[Fact]:
    """How large the area of control is at the start, where the card says where every unit stands then."""
    edges = reading.rout_edges(side)
    if not edges or reading.switched("no_area_of_control"):
        return
    if any(group.kind == "setup" and group.forces for group in reading.groups):
        return
    ours = [unit.at for unit in reading.placed if unit.side == side and unit.at is not None]
    theirs = [unit.at for unit in reading.placed if unit.side != side and unit.at is not None]
    if len(ours) >= 2:
        count = len(area_of_control(reading.grid, edges[0], ours, theirs))
        yield Fact("Area of control", f"{counted(count, 'hex', 'hexes')} at the start", "16.1", side)


def _of_the_map(reading: CardReading) -> Iterator[Fact]:
    scenario = reading.scenario
    nations = [nations_of(row) for _, _, row in reading.side_fields()]
    year = written_number(scenario.text("date")[:4]) or 0
    against = any("german" in one for one in nations) and any("russian" in one for one in nations)
    if against and year >= 1942 and not reading.switched("no_area_of_control"):
        yield Fact("Melee", "the Melee rule of the eastern front from 1942 is in force", "57.1")
    cost = _JUNGLE.get(scenario.text("island"))
    if cost is not None:
        yield Fact("Jungle", f"costs infantry {cost} movement points", "51.0")
    sight = scenario.whole("conditions", "visibility")
    if sight is not None:
        yield Fact("Night", f"one sees {counted(sight, 'hex', 'hexes')}", "50.0")
    if scenario.flag("conditions", "snow"):
        yield Fact("Snow", "all allowances are one less, roads give no benefit", "55.1")
    later = [unit for unit in reading.all_units if unit.kind in INFANTRY and unit.path[0] == "reinforcements"]
    if later:
        number = counted(sum(unit.count for unit in later), "unit")
        yield Fact("Reinforcements", f"{number} on foot to come", "18.0")
