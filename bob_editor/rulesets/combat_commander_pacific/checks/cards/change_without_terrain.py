from bob_editor.rules.checking import Card, Finding, Iterator, Severity, drop, scenario_check
from bob_editor.rulesets.combat_commander_pacific.land.hex_types import hex_types


@scenario_check(Severity.WARNING, cites="1.0", whole_map=True)
def change_without_terrain(card: Card) -> Iterator[Finding]:
    """What a special rule makes of a terrain it makes of terrain that is there, and something else of it."""
    types, made = hex_types(card.ground), set[object]()
    lines, base = card.board.path_hexes, card.board.base.terrain
    for index, row in card.scenario.changes:
        path, terrain = ("changes", index), str(row.get("terrain"))
        # Of a word that the game doesn't know another check tells.
        known = terrain in card.ruleset.terrains and terrain not in (base, *made)
        made.add(row.get("as"))
        if not known:
            continue
        title = card.ruleset.terrains[terrain].title.lower()
        labels = card.scenario.texts(*path, "at")
        hexes = [at for at in map(card.hex, labels) if at is not None] if labels else card.grid.hexes
        if row.get("as") == terrain:
            told = f"A special rule makes {title} what it is."
        elif terrain in lines or any(terrain in types.occupants(at) for at in hexes):
            continue
        elif labels:
            told = f"No hex of a special rule has {title}."
        else:
            told = f"A special rule is about {title}, and the map has none."
        yield Finding(told, at=card.at_field(*path), fixes=drop("Remove the rule", path))
