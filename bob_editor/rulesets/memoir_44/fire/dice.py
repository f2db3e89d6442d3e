"""The fire preview: may this unit battle that one, how many dice (docs/games/memoir-44.md, 3.5, 3.6)."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import field

from bob_editor.geometry.hexes import Hex
from bob_editor.records import Record
from bob_editor.rules.cards.rows import fields_in, texts_in
from bob_editor.rules.los.answer import Modifier
from bob_editor.rules.los.scene import End, UnitOnMap
from bob_editor.rulesets.memoir_44.cards.troops import full_figures, troops_of
from bob_editor.rulesets.memoir_44.fire.flags import flags_ignored
from bob_editor.rulesets.memoir_44.fire.protection import holds_cave, is_below, protections
from bob_editor.rulesets.memoir_44.land.chart import Chart, Cover, Firer
from bob_editor.rulesets.memoir_44.sight.decision import is_blocked, is_dark, terms
from bob_editor.rulesets.memoir_44.sight.look import Look
from bob_editor.rulesets.memoir_44.sight.reading import MapReading

BIG_GUN = "big_gun"
ON_A_MOUNTAIN = (3, 3, 2, 2, 1, 1, 1)
"""The dice of artillery that is set up on a mountain (T30)."""
UNMOVED_MORTAR = (3, 2, 1, 1)
"""The dice of a late mortar that hasn't moved (SWA6)."""
MOUNTAINS = frozenset(("mountain", "cave_on_mountain"))


class Attacker(Record):
    """What a preview asks of the unit that fires, beside its kind, which stands at the line's end."""

    boat: bool = False
    heroic_leader: bool = False
    crosshair: bool = False
    nation: str = ""
    full_strength: bool = False


class Preview(Record):
    """The outcome: ``ok``, or why not, checked in the order of docs/games/memoir-44.md, 3.6.

    ``terms`` are those of the sum of dice, ``flags`` what lets the target ignore flags (``flags_ignored``).
    """

    status: str
    range: int
    dice: int = 0
    terms: tuple[Modifier, ...] = ()
    flags: tuple[Modifier, ...] = ()


REFUSALS = {
    "cannot_battle_here": ("T7", "It can't battle from there."),
    "out_of_range": ("TR1", "The target is out of its range."),
    "target_forbidden": ("TR10", "A sniper can't target armor."),
    "camouflaged": ("A16", "A camouflaged unit is attacked from an adjacent hex only."),
    "wadi_adjacent_only": ("T44", "Into or out of a wadi only adjacent units fight."),
}
"""The card and the sentence of each outcome that isn't the line's."""


class _Fire(Record, eq=False):
    """One shot: the line, the firer's row, and the unit that is aimed at (None: plain infantry)."""

    look: Look
    chart: Chart
    unit: str
    firer: Firer
    attacker: Attacker
    target: UnitOnMap | None
    cards: Mapping[str, Any] = field(default_factory=dict)

    @property
    def reading(self) -> MapReading:
        """The map."""
        return self.look.reading

    def ruling(self, name: str) -> Any:
        """The answer in force."""
        return self.reading.scene.ruling(name)

    def terrain(self, at: Hex) -> tuple[str, ...]:
        """The terrain of a hex."""
        return self.reading.inventory.terrain(at)

    def covers(self, at: Hex) -> list[Cover]:
        """The covers of all terrain and markers in a hex."""
        here = (*self.terrain(at), *self.reading.inventory.markers.get(at, ()))
        return [self.chart.covers[one] for one in here if one in self.chart.covers]

    @property
    def close(self) -> bool:
        """Whether this is close assault."""
        return self.look.length == 1


def preview(
    reading: MapReading,
    start: End,
    goal: End,
    attacker: Attacker | None = None,
    *,
    target: UnitOnMap | None = None,
    cards: Mapping[str, Any] | None = None,
) -> Preview:
    """What comes of fire along a line; without ``target`` at the unit in the goal's hex, else at plain infantry.

    :raises UnknownPlace: where an end's hex is not on the map, or it names a position.
    """
    along = Look(reading, start, goal)
    unit = start.unit or "infantry"
    chart = reading.chart
    aimed = target or _unit_at(reading, goal.hex)
    fire = _Fire(along, chart, unit, chart.firers[unit], attacker or Attacker(), aimed, cards or {})
    blocked = is_blocked(along, reading.ordinary)
    return _outcome(fire, blocked=blocked)


def _unit_at(reading: MapReading, at: Hex) -> UnitOnMap | None:
    if at not in reading.inventory.units:
        return None
    return next(one for one in reading.scene.units if one.at == at)


def _outcome(fire: _Fire, *, blocked: bool) -> Preview:
    """What comes of a shot, the line being known."""
    along = fire.look
    dice = _dice_by_range(fire)
    status = _forbidden(fire, dice, blocked=blocked)
    if status is not None:
        return Preview(status, along.length)
    told = f"dice at range {along.length}{', unverified' if fire.firer.unsure else ''}"
    found = (
        Modifier("dice", dice[along.length - 1], fire.firer.cites, told),
        *_bonus(fire),
        *_out(fire),
        *_protection(fire),
        *_smoke(fire),
    )
    total = int(sum(one.value or 0 for one in found))
    flags = flags_ignored(along, fire.chart, fire.target)
    return Preview("ok" if total > 0 else "zero_dice", along.length, max(total, 0), found, flags)


def modifiers(along: Look) -> tuple[Modifier, ...]:
    """What a fire preview adds to a free line: the dice and what changes them, or why the unit can't fire."""
    reading, unit = along.reading, along.start.unit or "infantry"
    chart = reading.chart
    if not along.length or unit not in chart.firers:
        return ()
    aimed = _unit_at(reading, along.goal.hex)
    attacker, cards = _attacker(along, unit), reading.scene.cards
    fire = _Fire(along, chart, unit, chart.firers[unit], attacker, aimed, cards)
    found = _outcome(fire, blocked=False)
    if found.status in REFUSALS:
        cites, text = REFUSALS[found.status]
        return (Modifier(found.status, None, cites, text),)
    return (*found.terms, *found.flags, *_notes(along))


def _attacker(along: Look, unit: str) -> Attacker:
    """What the unit brings that stands where the line begins, if it is of this kind; it is at full strength unsaid."""
    mine = _unit_at(along.reading, along.start.hex)
    if mine is None or mine.unit != unit:
        return Attacker()
    aims = (one for one in along.reading.scene.markers if one.marker == "crosshair")
    found = any(one.at == along.goal.hex and one.fields.get("side") in (None, mine.side) for one in aims)
    boat, leader = (mine.fields.get(name) is True for name in ("boat", "heroic_leader"))
    full = full_figures(troops_of(along.reading.scene.ruleset)[unit], mine.fields)
    whole = mine.fields.get("figures", full) == full
    return Attacker(boat, leader, found, str(mine.fields.get("nation")), whole)


def _notes(along: Look) -> Iterator[Modifier]:
    """What the players should know besides, though it changes no die (docs/games/memoir-44.md, 3.4, 3.6)."""
    reading = along.reading
    if along.length > 1 and reading.scene.in_force.get("reduced_visibility") is True:
        yield Modifier("reduced_visibility", None, "A27", "unit symbols hit only in close assault")
    mine = _unit_at(reading, along.start.hex)
    if mine is None or along.length <= 1:
        return
    for at in along.start.hex.neighbours():
        theirs = _unit_at(reading, at)
        if theirs is not None and theirs.side != mine.side:
            text = f"the adjacent enemy at {reading.grid.label(at)} must be fought first"
            yield Modifier("close_assault_lock", None, "", text)


def _dice_by_range(fire: _Fire) -> tuple[int, ...]:
    if fire.unit == "mortar_late" and not fire.look.start.moved:
        return UNMOVED_MORTAR
    if fire.unit == "artillery":
        if _is_spotting(fire):
            return fire.chart.firers[BIG_GUN].dice
        if MOUNTAINS.intersection(fire.terrain(fire.look.start.hex)):
            return ON_A_MOUNTAIN
    return fire.firer.dice


def _is_spotting(fire: _Fire) -> bool:
    """Whether artillery has the range of a big gun from the hex, by a rule that is for its side (A4)."""
    card, mine = fields_in(fire.cards.get("forward_spotting")), _unit_at(fire.reading, fire.look.start.hex)
    hexes = card.get("hexes") if mine is None or card.get("side") in (None, mine.side) else ()
    return any(fire.reading.grid.hex_anywhere(one) == fire.look.start.hex for one in texts_in(hexes))


def _class_of_fire(fire: _Fire) -> str:
    """The class whose column counts: a train's gun is artillery."""
    return "artillery" if fire.firer.treated_as == "train" else fire.firer.treated_as


def _forbidden(fire: _Fire, dice: tuple[int, ...], *, blocked: bool) -> str | None:
    """The first thing that forbids the fire, or None."""
    along, reading = fire.look, fire.reading
    by_class = _class_of_fire(fire)
    if not dice or any(by_class in cover.forbids for cover in fire.covers(along.start.hex)):
        return "cannot_battle_here"
    if not 1 <= along.length <= len(dice):
        return "out_of_range"
    if fire.unit == "sniper" and _is_armor(fire):
        return "target_forbidden"
    if reading.visibility is not None and is_dark(along, terms(along, reading.ordinary)):
        return "night"
    if not fire.close and "camouflage" in reading.inventory.markers.get(along.goal.hex, ()):
        return "camouflaged"
    if not fire.close and by_class in ("infantry", "armor") and _limited_by_wadi(fire):
        return "wadi_adjacent_only"
    return "no_los" if blocked else None


def _is_armor(fire: _Fire) -> bool:
    """Whether the target is armor; an armored car is attacked as infantry (TR31)."""
    target = fire.target
    if target is None or target.unit == "armored_car" or target.unit not in fire.chart.firers:
        return False
    return fire.chart.firers[target.unit].treated_as == "armor"


def _limited_by_wadi(fire: _Fire) -> bool:
    inside = ["wadi" in fire.terrain(end.hex) for end in (fire.look.start, fire.look.goal)]
    return any(inside) and not (all(inside) and fire.ruling("wadi_inside_exempt"))


def _bonus(fire: _Fire) -> Iterator[Modifier]:
    attacker = fire.attacker
    if attacker.heroic_leader:
        yield Modifier("heroic_leader", 1, "A8", "heroic leader")
    infantry = fire.firer.treated_as == "infantry"
    if attacker.nation == "jp" and infantry and attacker.full_strength and fire.close:
        yield Modifier("imperial_japanese", 1, "N3", "Japanese infantry at full strength in close assault")
    if attacker.crosshair and fire.unit in (BIG_GUN, "destroyer"):
        yield Modifier("crosshair", 1, "TR3" if fire.unit == BIG_GUN else "TR12", "the range is found")


def _out(fire: _Fire) -> Iterator[Modifier]:
    """What firing out of the hex costs: the worst single thing, or by ruling ``battle_out`` all of them."""
    by_class = _class_of_fire(fire)
    found = [
        Modifier(cover.id, cover.out[by_class], cover.cites, f"{cover.title}, firing out")
        for cover in fire.covers(fire.look.start.hex)
        if by_class in cover.out
    ]
    if fire.attacker.boat:
        found.append(Modifier("boat", -1, "A5", "firing from a boat"))
    if found and fire.ruling("battle_out") == "worst":
        found = [min(found, key=lambda one: one.value or 0)]
    yield from found


def _protection(fire: _Fire) -> Iterator[Modifier]:
    """The best single thing that protects the target and isn't ignored (docs/games/memoir-44.md, 3.5)."""
    by_class, close, unit = _class_of_fire(fire), fire.close, fire.unit
    if fire.target is not None and fire.target.unit == "screaming_meemies":
        return
    if by_class not in ("infantry", "armor") or unit == "sniper":
        reduced = by_class == "artillery" and fire.ruling("artillery_reduced_by_wadi")
        if reduced and "wadi" in protections(fire.look, fire.chart, fire.target):
            yield Modifier("wadi", -1, "T44", "Wadi protects the target")
        return
    if _ignores_protection(fire):
        return
    column = "infantry" if unit == "supported_armor" and close else by_class
    found = []
    for one in protections(fire.look, fire.chart, fire.target):
        cover = fire.chart.covers[one]
        value = cover.into.get(column, 0)
        if one == "cave_on_hill" and not holds_cave(fire.look, fire.target):
            value = fire.chart.covers["hill"].into[column] if is_below(fire.look) else 0
        if unit == "flame_tank" and close:
            value = max(value, -1)
        if value:
            found.append(Modifier(cover.id, value, cover.cites, f"{cover.title} protects the target"))
    if found:
        yield min(found, key=lambda one: one.value or 0)


def _ignores_protection(fire: _Fire) -> bool:
    """Whether nothing protects from a unit: from mortars and tank destroyers unmoved, engineers in close assault."""
    if fire.unit in ("mortar_late", "tank_destroyer"):
        return not fire.look.start.moved
    if fire.unit == "jungle_fighters":
        return "jungle" in fire.terrain(fire.look.goal.hex)
    return fire.unit == "mortar_early" or (fire.unit == "combat_engineers" and fire.close)


def _smoke(fire: _Fire) -> Iterator[Modifier]:
    markers = fire.reading.inventory.markers
    if any("smoke_shells" in markers.get(end.hex, ()) for end in (fire.look.start, fire.look.goal)):
        yield Modifier("smoke_shells", -1, "A31", "into or out of smoke")
