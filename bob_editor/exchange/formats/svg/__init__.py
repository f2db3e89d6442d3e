"""SVG: drawings whose layers and classes are named after terrain; ours come back with what was changed in them."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from bob_editor.errors import BobEditorError
from bob_editor.exchange.format import Asked, Brought, Format, Given
from bob_editor.exchange.formats.svg.drawing import shapes_of
from bob_editor.exchange.formats.svg.foreign import read_foreign
from bob_editor.exchange.formats.svg.ours import BOARD, PAINTED, read_returned, write
from bob_editor.exchange.in_form import board_of_json
from bob_editor.exchange.mapping import TerrainMap, shipped_mapping
from bob_editor.exchange.markup import parse_xml
from bob_editor.exchange.report import Report
from bob_editor.geometry.lattice import Point
from bob_editor.model.board import Board
from bob_editor.rulesets import ruleset
from bob_editor.storage.files.reading import parse_json


def looks_like(given: Given) -> bool:
    """Whether it is XML whose outermost element is a drawing."""
    head = given.head.lstrip(b"\xef\xbb\xbf \t\r\n")
    return head.startswith(b"<") and b"<svg" in head


def read(given: Given, asked: Asked) -> Brought:
    """The board of a drawing; one that went out from here comes back with what was changed in it.

    :raises BadFile: where it can't be read, or shows no grid; ``TooLarge`` past the limits.
    :raises BadCall: where no ruleset was asked for and the drawing is none of ours.
    """
    root = parse_xml(given.data, given.name)
    report = Report()
    found = _went_out(root, given)
    if found is not None:
        board, painted = found
        if painted:
            report.approximated(
                "",
                "a painted map",
                "The board that it was painted from came back; what was drawn over it wasn't.",
            )
            return Brought((board,), report=report.rows)
        words = asked.words_of(ruleset(board.ruleset), report, TerrainMap())
        shapes = shapes_of(root, given.name, report, hidden=True)
        return Brought((read_returned(shapes, board, words),), report=report.rows)
    words = asked.words(given, report, shipped_mapping(__file__))
    shapes = shapes_of(root, given.name, report)
    return Brought((read_foreign(shapes, given, words, asked),), report=report.rows)


def sketch(given: Given) -> list[Sequence[Point]]:
    """The lines of a drawing.

    :raises BadFile: where it can't be read; ``TooLarge`` past the limits.
    """
    shapes = shapes_of(parse_xml(given.data, given.name), given.name, Report())
    return [(*ring, *ring[:1]) if closed else ring for shape in shapes for ring, closed in shape.parts]


def _went_out(root: Element, given: Given) -> tuple[Board, bool] | None:
    """The board that a drawing of ours carries, and whether it is a painted picture; None for others' drawings."""
    kept = next(root.iter(f"{{{BOARD}}}board"), None)
    if kept is None or not kept.text:
        return None
    try:
        board, _ = board_of_json(parse_json(kept.text.encode(), given.name).data, given.name)
        ruleset(board.ruleset)
    except BobEditorError:
        return None
    return board, kept.get(PAINTED) is not None


FORMAT = Format(
    name="svg",
    title="SVG drawing",
    endings=(".svg",),
    looks_like=looks_like,
    read=read,
    write=write,
    cant_hold=frozenset({"scenario"}),
    sketch=sketch,
)
