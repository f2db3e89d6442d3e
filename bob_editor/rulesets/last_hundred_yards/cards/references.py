"""The sides, boards and units that a mission names; other names are found by the ruleset's patterns."""

from collections.abc import Iterator

from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.names import Name, named_at
from bob_editor.rulesets.last_hundred_yards.cards.areas import ROLES
from bob_editor.rulesets.last_hundred_yards.cards.entering import entering_ids
from bob_editor.rulesets.last_hundred_yards.cards.reading import mission_of

SIDES = (
    "units/*/side", "markers/*/side", "setup_areas/*/side", "reinforcements/*/side", "mop/*/side",
    "objectives/*/control", "landing/sticks/*/side", "landing/gliders/*/side", "balance/*/side",
)  # fmt: skip
SECTORS = (
    "setup_areas/*/area/sectors/*", "setup_areas/*/area/any/*/sectors/*", "setup_areas/*/area/except/sectors/*",
    "objectives/*/hexes/sectors/*",
)  # fmt: skip
UNITS = ("reinforcements/*/units/*", "landing/sticks/*/units/*", "landing/gliders/*/units/*")


def names(card: Card) -> Iterator[Name]:
    """Every name of a side, by its id, role or faction, of a board whose hills change or that is an area, of a unit."""
    yield from (*_of_sides(card), *_of_boards(card), *_of_sectors(card), *_of_units(card))


def _of_sides(card: Card) -> Iterator[Name]:
    mission = mission_of(card)
    called = [name for side in mission.sides for name in side.names]
    # Of a side without a role another check tells.
    called += ROLES if called and not all(side.role for side in mission.sides) else ()
    for path, word in _words(card, *SIDES) if called else ():
        group = card.scenario.texts(*path[:-1], "units")
        own = [mission.by_id[one].side for one in group if one in mission.by_id]
        first = tuple(
            side.names[0] for side in mission.sides if side.names and side in (own or mission.sides)
        )
        yield Name(path, word, "side", called, (), first)


def _of_boards(card: Card) -> Iterator[Name]:
    boards = tuple(part.name for part in card.grid.parts)
    for path, word in _words(card, "changes/*/board"):
        hills = card.scenario.text(*path[:2], "change").startswith("hill_levels")
        if hills and not card.missing and not any(part.is_called(word) for part in card.grid.parts):
            yield Name(path, word, "board", boards, path, boards)


def _of_sectors(card: Card) -> Iterator[Name]:
    areas, sectors = mission_of(card).areas, [one.place.name for one in card.map.laid if not one.overlay]
    for pattern in SECTORS if not card.unread else ():
        for path, word, _ in named_at(card.scenario, pattern):
            if isinstance(word, str | int) and not areas.sector_names([word]):
                alone = len(card.scenario.get(*path[:-1])) == 1
                gone, offered = ((), tuple(sectors)) if alone else (path, ())
                yield Name(path, str(word), "sector", sectors, gone, offered)


def _of_units(card: Card) -> Iterator[Name]:
    mission, entering = mission_of(card), entering_ids(card.scenario)
    taken = frozenset(one.id for one in mission.units if one.at is not None or one.id in entering)
    unnamed = [one for one in mission.units if one.at is None and not one.id]
    for path, word in _words(card, *UNITS):
        if not mission.named_kinds([word]):
            alone = len(card.scenario.get(*path[:-1])) == 1
            side = mission.side(card.scenario.get(*path[:-2], "side"))
            lost = [one for one in unnamed if one.side == side]
            nameless = (*lost[0].path, "id") if len(lost) == 1 else ()
            gone = path[:-2] if alone else path
            yield Name(path, word, "unit", mission.by_id, gone, taken=taken, nameless=nameless)


def _words(card: Card, *patterns: str) -> Iterator[tuple[tuple[str | int, ...], str]]:
    for pattern in patterns:
        for path, word, _ in named_at(card.scenario, pattern):
            if isinstance(word, str):
                yield path, word
