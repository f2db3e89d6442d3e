"""Reads the scenario of a .m44 file: the card's fields, and the objectives that its medals mean.

``board`` reads what lies on the board, ``options`` the rule cards.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from bob_editor.exchange.formats.m44.board import (
    M44Board,
    items_of,
    listed,
    read_m44_board,
    side_of,
    whole_of,
)
from bob_editor.exchange.formats.m44.coordinates import hex_of_place, hexes_of_group
from bob_editor.exchange.formats.m44.options import cards_of, empty_sections
from bob_editor.geometry.grid import Grid
from bob_editor.rulesets.memoir_44.cards.nations import BRITISH, CAMP, COUNTRIES, FIGURES, other_side

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

EXPANSIONS = (
    "base", "terrain", "eastern", "pacific", "air", "mediterranean", "battlemap", "campaign", "winterwars",
)  # fmt: skip
"""What ``packs`` and ``expansions`` both call them."""

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

MOST_VALUE = 20
"""The most medals that our card lets something be worth."""

NO_DATE = "1944-01-01"
"""What stands for the day of a file that names none."""

WITHOUT_FIGURES = ("fr", "ca", "nl", "pl", "au", "nz", "no", "be", "br", "cz", "gr", "in", "yu", "za", "ch")
"""Nations that no figures are made of: their armies are laid with American or British ones."""

AMERICAN = ("badge2", "badge9", "badge32", "badge47")
BRITONS = ("badge1", "badge11", "badge15", "badge23", "badge24", "badge36")
"""Badges of troops of one nation, whose units are of that one in another nation's army too."""


def read_m44_scenario(data: Json) -> tuple[Mapping[str, Json], M44Board]:
    """The card's fields, without its map, and the board that goes with them."""
    data = data if isinstance(data, dict) else {}
    board = read_m44_board(data)
    info, meta = _object(data.get("game_info")), _object(data.get("meta_data"))
    texts = dict(_texts(_object(data.get("text"))))
    first = texts.get("en") or next(iter(texts.values()), {})
    options = options_of(data)
    starting = str(info.get("starting", "")).upper()
    begin, end = (info.get(name) if _is_date(info.get(name)) else None for name in ("date_begin", "date_end"))
    date = {"begin": begin or end or NO_DATE, "end": end}
    laid = {str(unit.get(FIGURES, unit.get("nation"))) for unit in board.units}
    sides = {place: _army(info, player) for place, player in PLAYERS.items()}
    fields: dict[str, Json] = {
        "ruleset": board.board.ruleset,
        "title": first.get("name", ""),
        "number": _text(meta.get("number")),
        "date": {name: value for name, value in date.items() if value},
        "front": _one_of(info.get("front"), ("western", "eastern", "mediterranean", "pacific")),
        "kind": _one_of(info.get("type"), ("historical", "fictional")),
        "status": _one_of(meta.get("status"), ("private", "public", "approved", "game")),
        "date_text": dict(_date_texts(_object(data.get("text")))),
        "operation": _operation(info),
        "expansions": [name for name in EXPANSIONS if _object(data.get("packs")).get(name)],
        "texts": texts,
        "sides": sides,
        # A file that doesn't say is of no use without one: the side below begins, as it mostly does.
        "first_player": "top" if starting == "PLAYER1" else "bottom",
        "units": [
            _of_an_army(_of_a_side(unit, sides["bottom"]), sides.values(), laid) for unit in board.units
        ],
        "markers": list(board.markers),
        "changes": list(board.changes),
        "objectives": [
            *_objectives(data, board.board.grid),
            *_sudden_deaths(info, board.board.grid),
            *_exits(board.markers),
            *empty_sections(options),
        ],
        "cards": cards_of(options, data, board.board.grid) | _camouflage(board.markers),
    }
    # The title stays, since a file without one is to be told of.
    kept = {"title", "sides", "first_player", "date"}
    return {name: value for name, value in fields.items() if value or name in kept}, board


def _is_date(value: Json) -> bool:
    return isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", value) is not None


def options_of(data: Mapping[str, Json]) -> Mapping[str, Json]:
    """The rules that a file switches on; one file has them beside ``game_info``."""
    return {**_object(data.get("options")), **_object(_object(data.get("game_info")).get("options"))}


def _operation(info: Mapping[str, Json]) -> Mapping[str, Json]:
    given = info.get("operation")
    name = _text(given.get("name")) if isinstance(given, dict) else ""
    number = _text(info.get("operationID"))
    return {key: value for key, value in (("id", number), ("name", name)) if value}


def _date_texts(given: Mapping[str, Json]) -> Iterator[tuple[str, str]]:
    for language, text in given.items():
        if isinstance(text, dict) and isinstance(text.get("sdate"), str) and text["sdate"]:
            yield language, text["sdate"]


def _texts(given: Mapping[str, Json]) -> Iterator[tuple[str, Mapping[str, str]]]:
    for language, text in given.items():
        if isinstance(text, dict):
            said = {ours: text[theirs] for theirs, ours in TEXTS.items() if isinstance(text.get(theirs), str)}
            yield language, {name: value for name, value in said.items() if value}


def _army(info: Mapping[str, Json], player: str) -> Mapping[str, Json]:
    army = {
        **side_of(info.get(f"side_{player}")),
        "country": _text(info.get(f"country_{player}")).upper(),
        "command_cards": _count(info.get(f"cards_{player}")),
        "victory_medals": _count(info.get(f"victory_{player}")),
    }
    if army["country"] not in COUNTRIES:
        army["country"] = ""
    return {name: value for name, value in army.items() if value not in (None, "")}


def _count(value: Json) -> int | None:
    number = whole_of(value)
    return number if number is not None and number >= 0 else None


def _of_a_side(unit: Mapping[str, Json], army: Mapping[str, Json]) -> Mapping[str, Json]:
    """A unit with its side: a ship or train, of which files say none, is taken to be of this army."""
    if "side" in unit or "at" not in unit or unit["unit"] not in NOBODYS:
        return unit
    side = army.get("side", "allies")
    nation = COUNTRIES.get(str(army.get("country")), "ger" if side == "axis" else "us")
    return {**unit, "side": side, "nation": nation}


def _of_an_army(
    unit: Mapping[str, Json], armies: Iterable[Mapping[str, Json]], laid: Collection[str]
) -> Mapping[str, Json]:
    """A unit with its army's nation, where that one has no figures of its own among those ``laid``.

    The figures stay a fact of their own. A badge that names another nation says that the unit is of that one.
    """
    now, badge = unit.get("nation"), unit.get("badge")
    army = next((one for one in armies if one.get("side") == unit.get("side")), {})
    nation = COUNTRIES.get(str(army.get("country")), "")
    kin = now == "brit" and nation in BRITISH
    if nation == now or now not in ("us", "brit") or badge in AMERICAN or (badge in BRITONS and not kin):
        return unit
    if nation in WITHOUT_FIGURES or (nation == "brit" and "brit" not in laid):
        return {FIGURES: now, **unit, "nation": nation}
    return unit


def _objectives(data: Mapping[str, Json], grid: Grid) -> Iterator[Mapping[str, Json]]:
    for one in items_of(_object(data.get("board")).get("hexagons")):
        column, row = whole_of(one.get("col")), whole_of(one.get("row"))
        for tag in items_of(one.get("tags")):
            owner = MEDAL_OWNERS.get(str(tag.get("name")))
            if owner is None or column is None or row is None:
                continue
            medal = _object(tag.get("medal"))
            group = tag.get("group")
            labels = hexes_of_group(grid, listed(group))
            at = hex_of_place(grid, column, row)
            if at is None:
                continue
            yield {
                "owner": owner,
                "kind": "permanent" if medal.get("permanent") in (True, 1, "true", "1") else "temporary",
                "hexes": list(dict.fromkeys((grid.label(at), *labels))),
                "condition": _condition(medal, owner),
                "value": min(max(whole_of(medal.get("counts_for")) or 1, 1), MOST_VALUE),
            }


def _condition(medal: Mapping[str, Json], owner: str) -> Mapping[str, Json]:
    flagged = next((ours for theirs, ours in CONDITIONS.items() if medal.get(theirs)), None)
    side = side_of(medal.get("side")).get("side")
    if flagged == "contested_default":
        # Whose medal it is keeps it; of a medal for either the file names who may take it.
        holder = owner if owner in CAMP.values() else other_side(side) if side else ""
        return {"type": flagged, **({"holder": holder, "challenger": other_side(holder)} if holder else {})}
    if flagged is not None:
        return {"type": flagged, **({"only": side} if side else {})}
    number = max(whole_of(medal.get("nbr_hex")) or 1, 1)
    return {"type": "occupy"} if number == 1 else {"type": "count", "threshold": number}


def _sudden_deaths(info: Mapping[str, Json], grid: Grid) -> Iterator[Mapping[str, Json]]:
    for row in items_of(_object(info.get("victory")).get("condition")):
        death = _object(row.get("group_sudden_death"))
        group = death.get("group")
        if listed(group):
            hexes = hexes_of_group(grid, listed(group))
            number = max(whole_of(death.get("number")) or len(hexes), 1)
            owner = side_of(death.get("side")).get("side", "any")
            yield {"owner": owner, "kind": "sudden_death", "hexes": hexes, "threshold": number}


def _camouflage(markers: Iterable[Mapping[str, Json]]) -> dict[str, Mapping[str, Json]]:
    """The rule that camouflaged units bring with them, since no option names it."""
    return {"camouflage": {}} if any(row.get("marker") == "camouflage" for row in markers) else {}


def _exits(markers: Iterable[Mapping[str, Json]]) -> Iterator[Mapping[str, Json]]:
    """Who may leave by marked hexes has a medal for it."""
    owners = dict.fromkeys(row.get("side", "any") for row in markers if row["marker"] == "exit")
    for owner in owners:
        yield {"owner": owner, "kind": "exit", "value": 1}


def _object(value: Json) -> Mapping[str, Json]:
    return value if isinstance(value, dict) else {}


def _text(value: Json) -> str:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    return str(value)[:200] if isinstance(value, str | int) and not isinstance(value, bool) else ""


def _one_of(value: Json, words: tuple[str, ...]) -> str:
    word = value.lower() if isinstance(value, str) else ""
    return word if word in words else ""
