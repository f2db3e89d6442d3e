"""Rule cards of a .m44 file: the options that it switches on, and what its hexes say to them."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.exchange.formats.m44.board import codes, items_of, listed, side_of, whole_of
from bob_editor.exchange.formats.m44.coordinates import hex_of_group_label, hex_of_place
from bob_editor.geometry.grid import Grid
from bob_editor.rulesets.memoir_44.cards.nations import CAMP
from bob_editor.rulesets.memoir_44.land.layouts import layout_of

Json = Any

OF_A_SIDE = {
    "russian_commissar_rule": "red_army",
    "british_commonwealth": "commonwealth",
    "gung_ho": "us_marines",
    "smoke_screen": "smoke_screen",
    "supply_train_rules": "supply_train",
    "italy_royal_army": "italian_royal_army",
    "italy_high_command": "italian_royal_army",
}
"""Options that name a side at most, and the card that each is."""

OVERLORD_FORMS = ("red_army", "us_marines")
"""Cards that have a form of their own on Overlord boards, which the option doesn't say."""

PLAIN = {"blitz_rules": "blitz", "partial_blitz_rules": "blitz", "north_african_desert_rules": "desert"}
"""Options that name nothing that our card holds."""

NIGHTS = {"night_visibility_rules": "dawn", "night_visibility_reverse_rule": "dusk"}
MOST_UNITS = 20
DROPS = ("airdrop", "airdrop2")
ONE_AT_A_TIME = "ONE_AT_TIME"


def cards_of(
    options: Mapping[str, Json], data: Mapping[str, Json], grid: Grid
) -> dict[str, Mapping[str, Json]]:
    """The rule cards in force, with what they say."""
    cards: dict[str, Mapping[str, Json]] = {}
    for option, card in PLAIN.items():
        if options.get(option):
            cards[card] = {}
    for option, card in OF_A_SIDE.items():
        if options.get(option):
            said: dict[str, Json] = {"high_command": True} if option == "italy_high_command" else {}
            if card in OVERLORD_FORMS and layout_of(grid) == "overlord":
                said = {"variant": "overlord"}
            # Two options may be one card.
            cards[card] = {**cards.get(card, {}), **_side(options[option]), **said}
    for option, direction in NIGHTS.items():
        if options.get(option):
            cards["night_attack"] = {"direction": direction} if direction == "dusk" else {}
    if options.get("air_strikes_rules"):
        side = _side(options["air_strikes_rules"]).get("side")
        cards["air_strikes"] = {"sides": [side]} if side else {}
    drops = [
        drop
        for option in DROPS
        if isinstance(options.get(option), dict)
        for drop in _drops(options[option], grid)
    ]
    if any(options.get(option) for option in DROPS):
        cards["paradrop"] = {"drops": drops} if drops else {}
    bridges = _hexes_of("rect_terrain", "CAN_BE_BLOWN", data, grid)
    if bridges or options.get("blowbridge_opt2"):
        paid = _hexes_of("rect_terrain", "ONE_MEDAL_IF_BLOWN", data, grid, key="behavior2")
        cards["blow_bridges"] = {
            **_side(options.get("blowbridge_opt2")),
            **({"option": 2} if options.get("blowbridge_opt2") else {}),
            **({"bridges": bridges} if bridges else {}),
            **({"medal_if_blown": True} if paid else {}),
        }
    if options.get("armor_breakthrough_rules"):
        cards["armor_breakthrough"] = _breakthrough(options["armor_breakthrough_rules"])
    oases = _hexes_of("terrain", "OASIS_RECOVERY", data, grid)
    if oases:
        cards["oasis_recovery"] = {"hexes": oases}
    tents = _hexes_of("terrain", "HEADQUARTER", data, grid)
    if tents:
        cards["capture_hq"] = {"tents": [{"at": at} for at in tents]}
    return cards


def empty_sections(options: Mapping[str, Json]) -> Iterator[Mapping[str, Json]]:
    """The objective of medals for sections without enemies."""
    given = options.get("empty_section_medals")
    if given:
        sections = ["left", "centre", "right"]
        owner = _side(given).get("side", "any")
        yield {"owner": owner, "kind": "empty_section", "sections": sections, "value": 1}


def _side(value: Json) -> dict[str, Json]:
    """The side that an option names, itself or in an object."""
    return side_of(value.get("side") if isinstance(value, dict) else value)


def _drops(given: Mapping[str, Json], grid: Grid) -> Iterator[Mapping[str, Json]]:
    """The drops of one option, each with as many figures as it says; none where it doesn't say whose."""
    if not _side(given):
        return
    centre = given.get("center")
    target = hex_of_group_label(grid, centre) if isinstance(centre, str) else ""
    at = grid.hex_anywhere(target)
    one = {
        **_side(given),
        **({"target": target} if at is not None and at in grid else {}),
        **_whole("range", given.get("range")),
        **_dropped_unit(given.get("unit")),
        **({"one_at_a_time": True} if given.get("behavior") == ONE_AT_A_TIME else {}),
    }
    # One number is that of every drop, of several each is a drop's.
    numbers = listed(given.get("nbr_units")) or [given.get("nbr_units")]
    for place in range(min(max(whole_of(given.get("nbr_drops")) or 1, 1), 20)):
        figures = whole_of(numbers[min(place, len(numbers) - 1)])
        yield {**one, **({"figures": [figures]} if figures is not None and 0 < figures < 100 else {})}


def single_drops(said: Mapping[str, Json]) -> Iterator[Mapping[str, Json]]:
    """The drops of a paradrop's card, one unit each: a row with figures for several is as many drops."""
    for row in items_of(said.get("drops")):
        numbers = row.get("figures")
        for number in numbers if isinstance(numbers, list) and numbers else [None]:
            yield {**row, "figures": [number]} if number is not None else row


def _dropped_unit(given: Json) -> Mapping[str, Json]:
    """The kind and nation of a unit that is dropped, which files name by its code, alone or in an object."""
    name = given.get("name") if isinstance(given, dict) else given
    return next(_templates(name), {}) if isinstance(name, str) else {}


def _whole(name: str, value: Json) -> dict[str, Json]:
    number = whole_of(value)
    return {name: number} if number is not None and 0 <= number < 100 else {}


def _breakthrough(given: Json) -> Mapping[str, Json]:
    """Whose armor breaks through: files name the side as a key."""
    if not isinstance(given, dict):
        return _side(given)
    named = next((key for key in given if key.lower() in ("axis", "allies")), None)
    if named is None:
        return _side(given)
    units = list(_templates(given[named]))
    return {"side": named.lower(), **({"units": units} if units else {})}


def _templates(given: Json) -> Iterator[Mapping[str, Json]]:
    """Units that are named by their codes alone, one or several."""
    for name in [given] if isinstance(given, str) else listed(given)[:MOST_UNITS]:
        kind = next((one for one in codes()["units"] if str(name).startswith(one)), None)
        if kind is not None:
            nation = str(name).removeprefix(kind)
            yield {"unit": codes()["units"][kind], **({"nation": nation} if nation in CAMP else {})}


def _hexes_of(
    layer: str, behavior: str, data: Mapping[str, Json], grid: Grid, *, key: str = "behavior"
) -> list[str]:
    """The hexes whose tile of a layer has this behavior."""
    board = data.get("board")
    found = []
    for one in items_of(board.get("hexagons") if isinstance(board, dict) else None):
        part = one.get(layer)
        column, row = whole_of(one.get("col")), whole_of(one.get("row"))
        if isinstance(part, dict) and behavior in (part.get(key), *listed(part.get(key))):
            at = None if column is None or row is None else hex_of_place(grid, column, row)
            if at is not None:
                found.append(grid.label(at))
    return found
