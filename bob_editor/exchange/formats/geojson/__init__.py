"""GeoJSON (RFC 7946): a polygon a hex, and what is drawn as lines, polygons and points; y grows upward.

A board lies near longitude and latitude 0, a hex's side a thousandth of a degree, so that any program of maps opens it.
What is written here keeps the whole board in ``x-bob-editor``, which others leave alone.
"""

from collections.abc import Mapping
from typing import Any

from bob_editor.exchange.format import Asked, Brought, Format, Given
from bob_editor.exchange.formats.geojson.foreign import read_foreign
from bob_editor.exchange.formats.geojson.ours import OURS, read_returned, write
from bob_editor.exchange.in_form import board_of_json
from bob_editor.exchange.mapping import TerrainMap, shipped_mapping
from bob_editor.exchange.report import Report
from bob_editor.rulesets import ruleset

Json = Any


def looks_like(given: Given) -> bool:
    """Whether it is a collection of features."""
    return given.fields.get("type") == "FeatureCollection" and isinstance(given.fields.get("features"), list)


def read(given: Given, asked: Asked) -> Brought:
    """The board of a collection whose polygons are hexes; one that went out from here with what was changed since.

    :raises BadFile: where no polygon is a hex, or they lie on no grid; ``TooLarge`` past the limits.
    :raises BadCall: where no ruleset was asked for and it is none of ours.
    """
    data: Mapping[str, Json] = given.json if isinstance(given.json, dict) else {}
    report = Report()
    kept = data.get(OURS)
    if isinstance(kept, dict):
        went_out, _ = board_of_json(kept, given.name)
        words = asked.words_of(ruleset(went_out.ruleset), report, TerrainMap())
        return Brought((read_returned(data, went_out, words),), report=report.rows)
    words = asked.words(given, report, shipped_mapping(__file__))
    return Brought((read_foreign(data, given, words, asked.name),), report=report.rows)


FORMAT = Format(
    name="geojson",
    title="GeoJSON",
    endings=(".geojson",),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset({"scenario"}),
)
