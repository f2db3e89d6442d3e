"""What each rule card needs on the map to mean anything (docs/games/memoir-44.md, 5.4)."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from bob_editor.rules.cards.card import Card
from bob_editor.rules.tags import tagged
from bob_editor.rulesets.memoir_44.cards.reading import armies, has_card, land_of_card, mustered, posted
from bob_editor.rulesets.memoir_44.land.laid_and_printed import hexes_with

Test = Callable[["Card"], bool]


class Need(NamedTuple):
    """A need: what is missing where it isn't met, the test, and whether it is no more than a hint."""

    missing: str
    is_met: Test
    hint: bool = False


def _terrain(*terrains: str) -> Test:
    def test(card: Card) -> bool:
        land = land_of_card(card)
        found = hexes_with(land, terrains)
        return bool(found) or any(one in terrains for at in card.grid.hexes for one in land.terrain(at))

    return test


def _tagged(tag: str, *also: str) -> Test:
    return lambda card: _terrain(*tagged(card.ruleset, tag), *also)(card)


def _units(treated_as: str, *kinds: str, of: str = "") -> Test:
    """Whether there are units of a class or of some kinds; of the side that a rule is for, if it is for one."""

    def test(card: Card) -> bool:
        side = card.scenario.get("cards", of, "side")
        own = (unit for unit in mustered(card) if side in (None, unit.side))
        return any(unit.treated_as == treated_as or unit.kind in kinds for unit in own)

    return test


def _marked(marker: str) -> Test:
    return lambda card: any(row.get("marker") == marker for _, row in card.scenario.markers)


def _face(face: str) -> Test:
    return lambda card: card.board.base.face == face


def _named(key: str) -> Test:
    return lambda card: any(
        card.hex(label) is not None for label in card.scenario.texts("cards", key, "hexes")
    )


def _either(*tests: Test) -> Test:
    return lambda card: any(test(card) for test in tests)


def _both(*tests: Test) -> Test:
    return lambda card: all(test(card) for test in tests)


def _vacant_airfield(card: Card) -> bool:
    """Whether an airfield, of those that the rule names if it names any, has no unit on it."""
    named = {
        card.hex(label) for label in card.scenario.texts("cards", "airfield_reinforcements", "airfields")
    }
    held = {unit.at for unit in posted(card)}
    found = hexes_with(land_of_card(card), ("airfield",))
    return any(at not in held for at in [at for at in found if at in named] or found)


def _air_rules(card: Card) -> bool:
    by_army = any(isinstance(row.get("air"), dict) for _, row in armies(card))
    return by_army or has_card(card, "air_strikes") or has_card(card, "blitz")


BRIDGE = _tagged("bridge")
NEEDS: Mapping[str, Need] = {
    "airfield_reinforcements": Need("no vacant airfield", _vacant_airfield),
    "blow_bridges": Need("no bridge", BRIDGE),
    "boats": Need("no river with infantry to cross it", _both(_tagged("river_family"), _units("infantry"))),
    "sabotage": Need("no landmark", _either(_tagged("landmark"), BRIDGE)),
    "prisoners": Need("no prison", _either(_terrain("fortress", "prison_camp"), _named("prisoners"))),
    "heroic_leader": Need("no infantry", _units("infantry")),
    "desert": Need("no desert", _face("desert"), hint=True),
    "oasis_recovery": Need("no oasis", _terrain("oasis")),
    "radar_alert": Need("no radar station", _terrain("radar_station")),
    "capture_equipment": Need("no hex named for it", _named("capture_equipment")),
    "supply_train": Need(
        "no track with a station", _both(_terrain("railroad_track"), _terrain("railroad_station"))
    ),
    "destroy_supplies": Need("no supply depot", _terrain("supply_depot")),
    "capture_hq": Need("no HQ or supply tent", _terrain("hq_supply_tent")),
    "hospital_recovery": Need("no hospital", _terrain("hospital")),
    "resupply": Need("no supply vehicle", _units("supply", "supply_truck", "half_track")),
    "winter_weather": Need("no winter", _face("winter"), hint=True),
    "town_control": Need("no town", _tagged("town_family")),
    "beach_control": Need("no beach", _terrain("beach")),
    "bridge_control": Need("no bridge", BRIDGE),
    "air_superiority": Need("no air rule", _air_rules),
    "molotov": Need("no infantry of its side", _units("infantry", of="molotov")),
    "smoke_shells": Need("no artillery of its side", _units("artillery", of="smoke_shells")),
    "exits": Need("no exit marker", _marked("exit")),
    "entries": Need("no entry marker", _marked("entry")),
}
"""Needs by the key of the card; cards whose need has a check of its own, or that need nothing, have none."""
