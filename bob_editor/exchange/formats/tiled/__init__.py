"""Tiled's hexagonal maps, ``*.tmx`` and ``*.tmj``: foreign ones by what their tiles are called, ours without loss."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.errors import BobEditorError
from bob_editor.exchange.drawn import Thing
from bob_editor.exchange.format import Asked, Brought, Format, Given, Outgoing, Written, file_of
from bob_editor.exchange.formats.tiled.markup import map_data, to_xml
from bob_editor.exchange.formats.tiled.objects import things_of
from bob_editor.exchange.formats.tiled.reading import Layer, layers_of, read_foreign
from bob_editor.exchange.formats.tiled.returning import read_returned
from bob_editor.exchange.formats.tiled.samples import samples
from bob_editor.exchange.formats.tiled.scenarios import (
    AREAS,
    SCENARIO,
    UNITS,
    card_on,
    come_back,
    tell_altered,
)
from bob_editor.exchange.formats.tiled.tile_pictures import tilesets_of
from bob_editor.exchange.formats.tiled.tilesets import Tiles, as_json, properties_of
from bob_editor.exchange.formats.tiled.writing import BOARD, classes_of, map_of, sets_of
from bob_editor.exchange.in_form import board_of_json
from bob_editor.exchange.lay import lay_of
from bob_editor.exchange.mapping import TerrainMap, Words, shipped_mapping
from bob_editor.exchange.report import Report
from bob_editor.model.board import Board
from bob_editor.model.scenario import Scenario
from bob_editor.model.scenario_edits import put
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import scenario_from_json
from bob_editor.storage.files.reading import parse_json

Json = Any


def looks_like(given: Given) -> bool:
    """Whether it is a map of Tiled's, in XML or in JSON."""
    head = given.head.lstrip(b"\xef\xbb\xbf \t\r\n")
    if head.startswith(b"<"):
        return b"<map " in head and b"orientation=" in head and b"tilewidth=" in head
    return "orientation" in given.fields and {"layers", "tilewidth"} <= given.fields.keys()


def read(given: Given, asked: Asked) -> Brought:
    """The board of a map; one that went out from here comes back with what was changed in Tiled.

    :raises BadFile: where it isn't hexagonal or can't be read; ``TooLarge`` past the limits.
    :raises BadCall: where no ruleset was asked for and the map is none of ours.
    """
    data = map_data(given)
    report = Report()
    went_out = _went_out(data, given)
    if went_out is not None:
        words = asked.words_of(ruleset(went_out.ruleset), report, TerrainMap())
        board = read_returned(data, went_out, given, words)
        scenarios = tuple(_scenarios(data, board, given, words))
        return Brought((board,), scenarios, report=report.rows)
    words = asked.words(given, report, shipped_mapping(__file__))
    return Brought((read_foreign(data, given, words, asked.name),), report=report.rows)


def _scenarios(data: Mapping[str, Json], board: Board, given: Given, words: Words) -> Iterator[Scenario]:
    """The scenario that a map of ours carries, with its pieces where they lie now."""
    kept = properties_of(data).get(SCENARIO)
    if not isinstance(kept, str):
        return
    try:
        scenario, _ = scenario_from_json(parse_json(kept.encode(), given.name).data, name=given.name)
    except BobEditorError as error:
        words.report.dropped("", "the scenario", str(error))
        return
    if scenario.ruleset != board.ruleset or len(scenario.boards) != 1:
        words.report.dropped("", "the scenario", "It is of another game than its board, or on other boards.")
        return
    scenario = put(scenario, ("map", "boards", 0, "board"), file_of(board.id))
    lay, *_ = lay_of(board.grid)
    card = card_on(board, scenario, words.rules)
    if card is not None:
        for layer in layers_of(data):
            if layer.name == UNITS:
                scenario = come_back(scenario, card, lay, _drawn(layer, words.report), words.report)
            elif layer.name == AREAS:
                tell_altered(card, lay, _drawn(layer, words.report), words.report)
    yield scenario


def _drawn(layer: Layer, report: Report) -> list[Thing]:
    return list(things_of(layer.row, layer.offset, Tiles(()), report, hidden=True))


def _went_out(data: Mapping[str, Json], given: Given) -> Board | None:
    """The board that a map of ours carries; None for a foreign map, or where it can't be read any more."""
    kept = properties_of(data).get(BOARD)
    if not isinstance(kept, str):
        return None
    try:
        board, _ = board_of_json(parse_json(kept.encode(), given.name).data, given.name)
        ruleset(board.ruleset)
    except BobEditorError:
        return None
    return board


def write(outgoing: Outgoing, asked: Asked) -> Written:
    """The map, its tilesets' pictures and its classes of objects; JSON for a *.tmj, else XML."""
    board, rules = outgoing.board, outgoing.rules
    sets = sets_of(board, rules)
    tilesets, pictures = tilesets_of(sets, board, rules, asked)
    card = None if outgoing.scenario is None else card_on(board, outgoing.scenario, rules)
    report = Report()
    if card is None and outgoing.scenario is not None:
        report.dropped(
            "",
            "the scenario",
            "It lies on several boards, or on one in part or turned; they go out as one map without its units.",
        )
    data = map_of(board, rules, sets, card) | {"tilesets": tilesets}
    stem = asked.name.rpartition(".")[0] or "map"
    beside = {**pictures, f"{stem}.tiled-project": as_json(classes_of(rules))}
    text = as_json(data) if asked.name.lower().endswith((".tmj", ".json")) else to_xml(data)
    return Written(text, beside, report.rows)


FORMAT = Format(
    name="tiled",
    title="Tiled map",
    endings=(".tmx", ".tmj"),
    looks_like=looks_like,
    read=read,
    write=write,
    samples=samples,
    pictures=True,
)
