"""Reads the scenario of a .m44 file: the card's fields, the objectives that its medals mean, and its special rules.

What this program has no name for is left to the text of the card; ``m44_board`` reads what lies on the board.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.rulesets.memoir_44.cards.nations import COUNTRIES
from bob_editor.rulesets.memoir_44.m44.board import M44Board, items_of, read_m44_board, whole_of

Json = Any

PLAYERS = {"top": "player1", "bottom": "player2"}
NOBODYS = ("destroyer", "aircraft_carrier", "train")
"""Units that files list as pieces, without a nation."""
TEXTS = {
    "name": "name",
    "subtitle": "subtitle",
    "historical": "historical",
    "description": "briefing",
    "victory": "victory",
    "rules": "special_rules",
    "bibliography": "bibliography",
}
"""What the texts are called there and here."""

MEDAL_OWNERS = {
    "medal0": "any",
    "medal1": "allies",
    "medal2": "axis",
    "medal4": "allies",
    "medal5": "axis",
    "medal6": "allies",
    "medal7": "axis",
}
"""Who can win a medal: the one that it shows."""

CONDITIONS = {
    "majority": "majority",
    "sole_control": "sole_control",
    "last_to_occupy": "last_occupant",
    "turn_start": "turn_start",
    "any_hex": "contested_default",
}
"""How a medal is won, by the flag that says so."""

CARDS = {
    "blitz_rules": "blitz",
    "partial_blitz_rules": "blitz",
    "russian_commissar_rule": "red_army",
    "north_african_desert_rules": "desert",
    "italy_royal_army": "italian_royal_army",
    "italy_high_command": "italian_royal_army",
    "british_commonwealth": "commonwealth",
    "gung_ho": "us_marines",
    "night_visibility_rules": "night_attack",
    "supply_train_rules": "supply_train",
    "smoke_screen": "smoke_screen",
    "air_strikes_rules": "air_strikes",
    "blowbridge_opt2": "blow_bridges",
    "armor_breakthrough_rules": "armor_breakthrough",
}
"""Options of a file that are rule cards."""


def read_m44_scenario(data: Json) -> tuple[Mapping[str, Json], M44Board]:
    """The card's fields, without its map, and the board that goes with them."""
    data = data if isinstance(data, dict) else {}
    board = read_m44_board(data)
    info, meta = _object(data.get("game_info")), _object(data.get("meta_data"))
    texts = dict(_texts(_object(data.get("text"))))
    first = texts.get("en") or next(iter(texts.values()), {})
    starting = str(info.get("starting", "")).upper()
    date = {"begin": info.get("date_begin"), "end": info.get("date_end")}
    sides = {place: _army(info, player) for place, player in PLAYERS.items()}
    fields: dict[str, Json] = {
        "ruleset": board.board.ruleset,
        "title": first.get("name", ""),
        "number": _text(meta.get("number")),
        "date": {name: value for name, value in date.items() if value},
        "front": _lower(info.get("front")),
        "kind": _lower(info.get("type")),
        "status": _lower(meta.get("status")),
        "texts": texts,
        "sides": sides,
        "first_player": {"PLAYER1": "top", "PLAYER2": "bottom"}.get(starting, starting.lower()),
        "units": [_of_a_side(unit, sides["bottom"]) for unit in board.units],
        "markers": list(board.markers),
        "changes": list(board.changes),
        "objectives": [*_objectives(data, board.board.grid), *_sudden_deaths(info, board.board.grid)],
        "cards": dict(_cards(_object(info.get("options")))),
    }
    # The title stays, since a file without one is to be told of.
    kept = {"title", "sides", "first_player", "date"}
    return {name: value for name, value in fields.items() if value or name in kept}, board


def hex_of_group_label(grid: Grid, label: str) -> str:
    """The name of a hex that a group calls by its label, which counts rows from the bottom; any other text as it is."""
    letters, digits = label.rstrip("0123456789"), label[len(label.rstrip("0123456789")) :]
    return f"{letters.upper()}{grid.lines + 1 - int(digits)}" if letters and digits else label


def _texts(given: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, str]]]:
    for language, text in given.items():
        if isinstance(text, dict):
            said = {ours: text[theirs] for theirs, ours in TEXTS.items() if isinstance(text.get(theirs), str)}
            yield language, {name: value for name, value in said.items() if value}


def _army(info: Mapping[str, Json], player: str) -> Mapping[str, Json]:
    army = {
        "side": _lower(info.get(f"side_{player}")),
        "country": _text(info.get(f"country_{player}")),
        "command_cards": whole_of(info.get(f"cards_{player}")),
        "victory_medals": whole_of(info.get(f"victory_{player}")),
    }
    return {name: value for name, value in army.items() if value not in (None, "")}


def _of_a_side(unit: Mapping[str, Json], army: Mapping[str, Json]) -> Mapping[str, Json]:
    """A unit with its side: a ship or train, of which files say none, is taken to be of this army."""
    if "side" in unit or "at" not in unit or unit["unit"] not in NOBODYS:
        return unit
    side = army.get("side", "allies")
    nation = COUNTRIES.get(str(army.get("country")), "ger" if side == "axis" else "us")
    return {**unit, "side": side, "nation": nation}


def _objectives(data: Mapping[str, Json], grid: Grid) -> Iterator[Mapping[str, Json]]:
    for one in items_of(_object(data.get("board")).get("hexagons")):
        column, row = whole_of(one.get("col")), whole_of(one.get("row"))
        for tag in items_of(one.get("tags")):
            owner = MEDAL_OWNERS.get(str(tag.get("name")))
            if owner is None or column is None or row is None:
                continue
            medal = _object(tag.get("medal"))
            group = tag.get("group")
            labels = (
                [hex_of_group_label(grid, label) for label in group if isinstance(label, str)]
                if (isinstance(group, list))
                else []
            )
            own = hex_of_group_label(grid, _group_label(grid, column, row))
            yield {
                "owner": owner,
                "kind": "permanent" if medal.get("permanent") in (True, 1, "true", "1") else "temporary",
                "hexes": list(dict.fromkeys((own, *labels))),
                "condition": _condition(medal),
                "value": whole_of(medal.get("counts_for")) or 1,
            }


def _group_label(grid: Grid, column: int, row: int) -> str:
    return f"{chr(ord('A') + (column - row % 2) // 2)}{grid.lines - row}"


def _condition(medal: Mapping[str, Json]) -> Mapping[str, Json]:
    flagged = next((ours for theirs, ours in CONDITIONS.items() if medal.get(theirs)), None)
    if flagged is not None:
        return {"type": flagged}
    number = whole_of(medal.get("nbr_hex")) or 1
    return {"type": "occupy"} if number == 1 else {"type": "count", "threshold": number}


def _sudden_deaths(info: Mapping[str, Json], grid: Grid) -> Iterator[Mapping[str, Json]]:
    for row in items_of(_object(info.get("victory")).get("condition")):
        death = _object(row.get("group_sudden_death"))
        group = death.get("group")
        if isinstance(group, list):
            hexes = [hex_of_group_label(grid, label) for label in group if isinstance(label, str)]
            number = whole_of(death.get("number")) or len(hexes)
            owner = _lower(death.get("side")) or "any"
            yield {"owner": owner, "kind": "sudden_death", "hexes": hexes, "threshold": number}


def _cards(options: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, Json]]]:
    for option, key in CARDS.items():
        value = options.get(option)
        if not value:
            continue
        side = _lower(value.get("side") if isinstance(value, dict) else value)
        yield key, {"side": side} if side in ("axis", "allies") else {}


def _object(value: Json) -> Mapping[str, Json]:
    return value if isinstance(value, dict) else {}


def _text(value: Json) -> str:
    return str(value) if isinstance(value, str | int) and not isinstance(value, bool) else ""


def _lower(value: Json) -> str:
    return value.lower() if isinstance(value, str) else ""
