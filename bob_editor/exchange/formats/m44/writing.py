"""Writes a .m44 file as ``sed 1.2`` does: keys in its order, words in capitals, hexes by row and column."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from bob_editor.errors import BadCall
from bob_editor.exchange.format import Outgoing
from bob_editor.exchange.formats.m44.coordinates import group_label
from bob_editor.exchange.formats.m44.path_tiles import with_tiles
from bob_editor.exchange.formats.m44.scenario import CONDITIONS, PLAYERS, TEXTS
from bob_editor.exchange.formats.m44.writing_board import Hexagons, board_type, labels_of, write_board
from bob_editor.exchange.formats.m44.writing_options import without_option, written_options
from bob_editor.exchange.report import Report
from bob_editor.geometry.grid import Grid
from bob_editor.model.scenario import Scenario
from bob_editor.model.special_rules import REFERENCE
from bob_editor.rulesets.memoir_44.cards.rule_cards import title_of_card

Json = Any
MEDALS = {"GB": "medal4", "RU": "medal6", "IT": "medal5", "JP": "medal7"}
"""The medal of an army by its country, where it has one of its own."""


def write_file(outgoing: Outgoing, report: Report) -> dict[str, Json]:
    """The file of a board and its scenario as if none had been read.

    :raises BadCall: where the board is of no size that these files have.
    """
    board = outgoing.board
    kind = board_type(board.grid)
    if kind is None:
        raise BadCall(
            f"The board “{board.title}” is no board of Memoir '44 files.",
            hint="They have standard, Breakthrough and Overlord boards.",
        )
    board = with_tiles(board, report)
    card = outgoing.scenario or Scenario({})
    hexagons = Hexagons(board.grid, (board.base.face or "country").upper(), report)
    write_board(
        board,
        (row for _, row in card.rows("markers")),
        (row for _, row in card.rows("units")),
        (row for _, row in card.rows("changes")),
        hexagons,
    )
    conditions = _objectives(card, hexagons)
    info = _info(card, conditions, hexagons)
    listed = {"type": kind, "face": hexagons.face, "hexagons": hexagons.rows(), "labels": labels_of(board)}
    data: dict[str, Json] = {
        "meta_data": {"status": card.text("status").upper() or "PRIVATE", "software": "bob_editor"},
        "game_info": info,
        "board": listed,
        "packs": dict.fromkeys(card.texts("expansions"), 1),
        "text": _texts(card, board.title),
    }
    if card.text("number"):
        data["meta_data"]["number"] = card.text("number")
    return data


def _info(card: Scenario, conditions: Iterable[Json], hexagons: Hexagons) -> dict[str, Json]:
    info: dict[str, Json] = {
        "front": card.text("front").upper(),
        "type": card.text("kind").upper(),
        "operationID": card.text("operation", "id"),
        "date_begin": card.text("date", "begin"),
        "date_end": card.text("date", "end"),
        "starting": {"top": "PLAYER1", "bottom": "PLAYER2"}.get(card.text("first_player"), ""),
    }
    for name, ours in (("side", "side"), ("country", "country")):
        for place, player in PLAYERS.items():
            info[f"{name}_{player}"] = card.text("sides", place, ours).upper()
    info = {name: value for name, value in info.items() if value}
    for name, ours in (("cards", "command_cards"), ("victory", "victory_medals")):
        for place, player in PLAYERS.items():
            number = card.whole("sides", place, ours)
            info |= {} if number is None else {f"{name}_{player}": number}
    info["victory_conditions"] = [{"standard": {}}]
    options = written_options(card, hexagons)
    found = list(conditions)
    return (
        info
        | ({"options": options} if options else {})
        | ({"victory": {"condition": found}} if found else {})
    )


def _texts(card: Scenario, title: str) -> dict[str, Json]:
    found: dict[str, Json] = {}
    languages = list(card.table("texts")) or ["en"]
    written = card.text("language") or "en"
    told_in = written if written in languages else languages[0]
    for language in languages:
        said = {theirs: card.text("texts", language, ours) for theirs, ours in TEXTS.items()}
        if language == told_in:
            said["rules"] = "\n\n".join(filter(None, (said["rules"], *_special_rules(card))))
        dated = {"sdate": card.text("date_text", language)}
        found[language] = {name: text for name, text in (said | dated).items() if text}
        if language in ("en", told_in):
            found[language] = {"name": card.title or title} | found[language]
    return found


def _special_rules(card: Scenario) -> Iterator[str]:
    """The scenario's own rules as text, and the titles of rule cards that no option stands for."""
    for _, row in card.rows("rules"):
        title, text = (str(row.get(name) or "") for name in ("title", "text"))
        yield ": ".join(filter(None, (title, REFERENCE.sub(lambda one: one[2].rpartition(".")[2], text))))
    for key in without_option(card):
        yield f"{title_of_card(key)}."


def _objectives(card: Scenario, hexagons: Hexagons) -> list[Json]:
    """Lay the medals, and give what is won at once by a group of hexes."""
    grid, sudden = hexagons.grid, []
    for _, row in card.rows("objectives"):
        kind, owner = row.get("kind"), str(row.get("owner"))
        labels = [one for one in row.get("hexes") or () if isinstance(one, str)]
        group = [one for one in (_group(grid, label) for label in labels) if one]
        if kind == "sudden_death":
            death = {"side": owner.upper(), "number": row.get("threshold") or len(group), "group": group}
            sudden.append({"group_sudden_death": death})
        elif kind in ("permanent", "temporary") and group:
            hexagons.tag(labels[0], _medal(card, owner, row, group))
        elif kind not in ("exit", "empty_section"):
            hexagons.report.dropped("", f"objective: {kind}", "These files have no such objective.")
    return sudden


def _group(grid: Grid, label: str) -> str | None:
    at = grid.hex_anywhere(label.rpartition(".")[2])
    return None if at is None or at not in grid else group_label(grid, at)


def _medal(card: Scenario, owner: str, row: Mapping[str, Json], group: list[str]) -> Mapping[str, Json]:
    army = next((place for place in PLAYERS if card.text("sides", place, "side") == owner), "")
    common = {"allies": "medal1", "axis": "medal2"}.get(owner, "medal0")
    condition = row.get("condition") if isinstance(row.get("condition"), dict) else {}
    kind = (condition or {}).get("type")
    medal: dict[str, Json] = {
        "permanent": row.get("kind") == "permanent",
        "counts_for": row.get("value") or 1,
        "nbr_hex": (condition or {}).get("threshold") or 1,
    }
    flag = next((theirs for theirs, ours in CONDITIONS.items() if ours == kind), None)
    who = (condition or {}).get("only") or (condition or {}).get("challenger")
    medal |= {flag: True} if flag else {}
    medal |= {"side": who.upper()} if isinstance(who, str) else {}
    name = MEDALS.get(card.text("sides", army, "country"), common) if army else common
    return {"name": name, "group": group[1:], "medal": medal}
