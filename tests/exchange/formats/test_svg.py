"""SVG: ours there and back, others' by layers, classes and transforms, nothing from outside."""

import re
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from bob_editor.errors import BadFile, TooLarge
from bob_editor.exchange.door import bring, written
from bob_editor.exchange.format import Asked, Outgoing
from bob_editor.exchange.formats.svg import FORMAT, drawing
from bob_editor.exchange.formats.svg.looks import sheet_of
from bob_editor.exchange.formats.svg.measures import SAME, length, transform
from bob_editor.exchange.formats.svg.path_data import lines_of
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.model.board import Artwork, Board, Feature, HexContent, Label
from bob_editor.render.pictures.export import export
from bob_editor.rules.game import sight_of
from bob_editor.rules.los.scene import Scene
from bob_editor.rules.los.surveys.every_pair import every_pair
from bob_editor.rulesets import ruleset
from bob_editor.storage.documents import board_to_json, read_board

ROOT = Path(__file__).resolve().parents[3]
RULES = "band-of-brothers-2.2"
SHIPPED = read_board(ROOT / "maps" / RULES / "vieux-pont.board.json").value

DOTS = """<g id="dots"><circle id="A1" cx="20" cy="20" r="2"/><circle id="I1" cx="188" cy="20" r="2"/>
<circle id="A9" cx="20" cy="213.99" r="2"/></g>"""
"""Dots of 9 × 9 hexes whose side is 14."""

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:i="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 210 240">'
)


def _brought(tmp_path, body, drawn_dots=DOTS, **asked):
    path = tmp_path / "a.svg"
    path.write_text(f"{HEAD}{drawn_dots}{body}</svg>", "utf-8")
    return bring(path, Asked(ruleset(RULES), **asked)).brought


def _board(tmp_path, body, **more):
    (board,) = _brought(tmp_path, body, **more).boards
    return board


def _written(board, tmp_path):
    path = tmp_path / "a.svg"
    path.write_bytes(written(FORMAT, Outgoing(board, ruleset(board.ruleset)), Asked(name="a.svg")).data)
    return path


def test_without_its_metadata_a_drawing_of_ours_gives_the_same_lines_of_sight(tmp_path):
    path = _written(SHIPPED, tmp_path)
    path.write_text(re.sub("<metadata>.*?</metadata>", "", path.read_text("utf-8")), "utf-8")
    (found,) = bring(path, Asked(ruleset(RULES))).brought.boards
    ours, theirs = (
        np.concatenate([block.codes for block in every_pair(sight_of(Scene(one, ruleset(RULES))))])
        for one in (SHIPPED, replace(found, rulings=SHIPPED.rulings))
    )
    assert (ours == theirs).mean() > 0.9999


def test_what_was_changed_in_a_drawing_of_ours_comes_back_and_nothing_else(tmp_path):
    path = _written(SHIPPED, tmp_path)
    text = path.read_text("utf-8")
    first = next(one for one in SHIPPED.artwork if one.terrain == "woods")
    index = SHIPPED.artwork.index(first)
    key = f'data-bob-key="artwork/{index}"'
    changed = text.replace(f'class="woods" {key}', f'class="wheat" {key}')
    assert changed != text
    path.write_text(changed, "utf-8")
    (found,) = bring(path, Asked()).brought.boards
    assert found.artwork[index].terrain == "wheat"
    assert replace(found, artwork=SHIPPED.artwork) == replace(SHIPPED, stood={})


@pytest.mark.parametrize(
    ("said", "level"), [("-1", -1), ("2", 2), ("--1", None), ("-", None), ("9" * 99, None)]
)
def test_a_hex_has_the_level_that_its_shape_says(said, level, tmp_path):
    """What is no number says none."""
    grid = Grid(2, 2)
    path = _written(Board(grid, RULES), tmp_path)
    text = path.read_text("utf-8")
    path.write_text(text.replace('data-hex="A1"', f'data-hex="A1" data-level="{said}"'), "utf-8")
    assert bring(path, Asked()).brought.boards[0].content(grid.hex("A1")).level == level


def test_a_painted_map_brings_its_board_back_and_says_so(tmp_path):
    board = Board(Grid(3, 3), RULES, hexes={Hex(1, 1): HexContent((Feature("woods"),))})
    export(tmp_path / "map.svg", board, ruleset(RULES))
    brought = bring(tmp_path / "map.svg", Asked()).brought
    assert board_to_json(brought.boards[0]) == board_to_json(board)
    assert [row.original for row in brought.report] == ["a painted map"]


def test_layers_named_after_terrain_become_artwork_with_holes_paths_crests_and_labels(tmp_path):
    body = """
    <style>.st0{fill:none} .st1{fill:#080}</style>
    <g i:groupmode="layer" i:label="Woods" transform="translate(10 10) scale(2)">
      <path class="st1" fill-rule="evenodd" d="M10 10h20v20h-20z m5 5h5v5h-5z"/></g>
    <g i:label="Road" i:groupmode="layer"><path class="st0" d="M10 100 L60 110 150 90"/></g>
    <g i:label="Level 2"><ellipse class="st0" cx="120" cy="150" rx="30" ry="20"/></g>
    <g i:label="Names"><text x="90" y="60" text-anchor="middle"><tspan>Le Mesnil</tspan></text></g>"""
    board = _board(tmp_path, body)
    assert (board.grid.columns, board.grid.rows, board.grid.orientation) == (9, 9, "flat-top")
    (wood,) = board.artwork
    assert (wood.terrain, len(wood.ring), len(wood.holes)) == ("woods", 4, 1)
    # A dot is 21 from the next column's and a lattice unit 7 across: 30 is 10 from A1's, at the lattice's -20/7.
    assert wood.ring[0] == pytest.approx(((30 - 20) / 7, (30 - 20) / 12.1244), abs=2e-3)
    assert board.paths[0].terrain == "road"
    assert (board.contours[0].level, len(board.contours[0].ring)) == (2, 32)
    assert board.labels[0].text == "Le Mesnil"


@pytest.mark.parametrize(
    "body",
    [
        '<g id="woods"><rect x="60" y="60" width="20" height="20"/></g>',
        '<rect class="woods" x="60" y="60" width="20" height="20"/>',
        '<rect id="woods-7" x="60" y="60" width="20" height="20"/>',
        '<rect id="Woods_2_" class="fil0 str1" x="60" y="60" width="20" height="20"/>',
        '<rect id="_x0077_oods" x="60" y="60" width="20" height="20"/>',
        '<rect xmlns:s="http://www.serif.com/" s:id="Woods" id="Woods1" x="60" y="60" width="20" height="20"/>',
        '<rect x="60" y="60" width="20" height="20"><title>Woods</title></rect>',
        '<g i:label="woods"><polygon points="60,60 80,60 80,80 60,80"/></g>',
        '<g i:label="woods"><path d="M60 60l20 0 0 20-20 0z"/></g>',
        '<g i:label="woods"><path d="M60 60H80V80h-20"/></g>',
        '<g i:label="woods" transform="rotate(90 70 70)"><path d="m60,60h20v20H60Z"/></g>',
        """<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/"/>
        <g><rect id="woods" x="60" y="60" width="20" height="20"/></g></switch>""",
        '<g i:label="woods" transform="matrix(2 0 0 2 0 0)"><rect x="30" y="30" width="10" height="10"/></g>',
        '<defs><rect id="r" width="20" height="20"/></defs><g id="woods"><use xlink:href="#r" x="60" y="60"/></g>',
        """<symbol id="s" viewBox="0 0 2 2"><rect width="2" height="2"/></symbol>
        <use class="woods" href="#s" x="60" y="60" width="20" height="20"/>""",
        """<svg class="woods" x="60" y="60" width="20" height="20" viewBox="5 5 10 10">
        <rect x="5" y="5" width="10" height="10"/></svg>""",
        '<rect class="woods" x="15.875mm" y="15.875mm" width="5.2916667mm" height="15pt"/>',
        """<g id="woods"><g transform="translate(60)"><g transform="translate(0,60)">
        <rect width="20" height="20"/></g></g></g>""",
    ],
)
def test_one_square_said_in_many_ways(body, tmp_path):
    (wood,) = _board(tmp_path, body).artwork
    plain = _board(tmp_path, '<rect class="woods" x="60" y="60" width="20" height="20"/>').artwork[0]
    assert wood.terrain == "woods"
    assert np.allclose(sorted(wood.ring), sorted(plain.ring), atol=3e-3)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("M1 2L3 4", [(1, 2), (3, 4)]),
        ("m1-2.5.5.5", [(1, -2.5), (1.5, -2)]),
        ("M0 0a5 5 0 015 5", [(0, 0), (5, 5)]),
        ("M0 0C0 0 9 9 9 9S18 18 18 18", [(0, 0), (18, 18)]),
        ("M0 0Q5 0 5 5T0 10", [(0, 0), (0, 10)]),
        ("M0 0 1e1-1E-1", [(0, 0), (10, -0.1)]),
        ("M0 0L5 5Q", [(0, 0), (5, 5)]),
    ],
)
def test_path_data_is_read_up_to_what_is_none(data, expected):
    (points, _), *_ = lines_of(data, 0.01)
    assert points[0] == expected[0]
    assert points[-1] == pytest.approx(expected[-1])


def test_an_arc_stays_on_its_circle():
    ((points, _),) = lines_of("M10 0A10 10 0 1 1 0 -10", 0.01)
    assert len(points) > 20
    assert all(x * x + y * y == pytest.approx(100) for x, y in points)


def test_a_transform_that_nothing_closes_does_nothing():
    """It ends where the next begins: each was looked for to the end of the text."""
    assert transform("scale(translate(2 3)") == (1, 0, 0, 1, 2, 3)
    assert transform("matrix(" * 50_000) == SAME


def test_a_length_that_is_none_is_told_soon():
    """However long it is: its digits were parted in every way before it was."""
    assert (length("5. mm"), length(" .5em "), length("9" * 50_000 + "!")) == (5 * 96 / 25.4, 8.0, 0.0)


def test_unknown_layers_are_told_by_their_own_name_and_mapped(tmp_path):
    body = '<g i:label="Moor"><rect id="rect12" x="60" y="60" width="20" height="20"/></g>'
    (row,) = (row for row in _brought(tmp_path, body).report if row.word)
    assert row.word == "Moor"


@pytest.mark.parametrize("sign", ["D83D", "0000", "000A"])
def test_an_escape_that_no_file_could_hold_stays_as_it_is_written(sign, tmp_path):
    """Half of a pair was taken into the name, and ended the writing of board and report."""
    body = f'<g id="M_x{sign}_oor"><rect id="rect12" x="60" y="60" width="20" height="20"/></g>'
    (row,) = (row for row in _brought(tmp_path, body).report if row.word)
    assert row.word == f"M_x{sign}_oor"


def test_nothing_outside_is_opened_and_what_is_hidden_is_told(tmp_path):
    (tmp_path / "b.svg").write_text("<svg/>", "utf-8")
    body = """<image xlink:href="file:///etc/hostname" width="9" height="9"/><use href="b.svg#x"/>
    <g style="display:none" id="woods"><rect width="9" height="9"/></g>
    <flowRoot><flowPara>Le Mesnil</flowPara></flowRoot><foreignObject id="Note"/>"""
    found = [row.original for row in _brought(tmp_path, body).report if row.kind == "dropped"]
    assert found == ["a picture", "b.svg#x", "woods", "flowRoot", "Note"]


@pytest.mark.parametrize(
    ("said", "text", "at"),
    [
        (
            """<text x="62" y="62" font-size="4"><title>Town</title><tspan x="62" y="62">Saint-</tspan
            ><tspan x="80" y="62">Lô</tspan><tspan x="62" y="68">la Rivière</tspan></text>""",
            "Saint-Lô la Rivière",
            "C3",
        ),
        ('<text x="12" y="19"><tspan y="19">A</tspan><tspan dy="1.2em">B</tspan></text>', "A B", "A1"),
        (
            """<defs><path id="p" transform="translate(0 20)" d="M20 80H104V180"/></defs>
            <text font-size="4"><textPath href="#p" startOffset="100%" text-anchor="end">Orne</textPath></text>""",
            "Orne",
            "E8",
        ),
    ],
)
def test_a_text_has_its_lines_and_stands_where_it_runs(said, text, at, tmp_path):
    """Lines are parted though the file has nothing between them; one along a path lies on that, not in the corner."""
    board = _board(tmp_path, said)
    (label,) = board.labels
    assert label.text == text
    assert board.grid.label(board.grid.frame.hex_at(label.at)) == at


def test_a_drawing_of_ours_keeps_what_was_hidden_and_where_all_was_moved(tmp_path):
    """Layers are hidden to work on others, and a page fitted to what is drawn moves all of it."""
    ring = ((3.0, 1.0), (6.0, 1.0), (6.0, 4.0))
    drawn = Board(Grid(5, 4), RULES, artwork=(Artwork("woods", ring),), labels=(Label("Mill", (3, 3)),))
    path = _written(drawn, tmp_path)
    text = path.read_text("utf-8")
    text = text.replace('<g id="', '<g transform="translate(3.5 -2)" id="').replace(
        'id="artwork"', 'id="artwork" style="display:none"'
    )
    path.write_text(text, "utf-8")
    brought = bring(path, Asked()).brought
    assert brought.boards == (drawn,)
    assert not brought.report


def test_a_drawing_without_a_grid_says_what_to_do_and_dots_lay_it(tmp_path):
    body = '<rect class="woods" x="60" y="60" width="20" height="20"/>'
    with pytest.raises(BadFile, match="no grid") as told:
        _brought(tmp_path, body, "")
    assert "--dots" in told.value.hint
    dots = (("A1", (20, 20)), ("I1", (188, 20)), ("A9", (20, 213.99)))
    (found,) = _brought(tmp_path, body, "", dots=dots).boards
    assert found.artwork == _board(tmp_path, body).artwork
    from_nought = (("A0", (20, 20)), ("I0", (188, 20)), ("A8", (20, 213.99)))
    (other,) = _brought(tmp_path, body, "", dots=from_nought).boards
    assert (other.artwork, other.grid) == (found.artwork, replace(found.grid, first_row=0))
    with pytest.raises(BadFile, match="which is no hex"):
        _brought(tmp_path, body, "", dots=tuple((name.lower(), at) for name, at in dots))


def test_style_sheets_are_read_as_drawing_programs_write_them():
    """Illustrator names each class of a look at once; fonts are fetched before; media hold rules of their own."""
    many = ",\n".join(f".cls-{number}" for number in range(1, 81))
    sheet = sheet_of([f"@import url('css2?wght@400;700');\n{many} {{ fill: none }} .a{{fill:red}}"])
    assert sheet.rules == {("", f"cls-{number}", ""): {"fill": "none"} for number in range(1, 81)} | {
        ("", "a", ""): {"fill": "red"}
    }
    nested = sheet_of(["@media print { g, #b {fill:none} } path {fill:red} /* p {fill:blue}" + " /* " * 9000])
    assert nested.rules == {
        ("g", "", ""): {"fill": "none"}, ("", "", "b"): {"fill": "none"}, ("path", "", ""): {"fill": "red"}
    }  # fmt: skip


@pytest.mark.parametrize(
    "body",
    [
        '<g id="a"><use href="#a"/></g>',
        '<g id="a"><use href="#b"/><use href="#b"/></g><g id="b"><use href="#a"/><use href="#a"/></g>',
        '<path class="woods" d="M0 0L1e999 5"/>',
        '<g transform="scale(1e9)"><g transform="scale(1e9)"><rect class="woods" width="1e9" height="1"/></g></g>',
        '<rect class="woods" width="-4" height="nan"/>',
        '<svg viewBox="0 0 0 0"><rect class="woods" width="4" height="4"/></svg>',
    ],
)
def test_hostile_drawings_end(body, tmp_path):
    _brought(tmp_path, body)


def test_entities_and_floods_are_refused_in_a_sentence(tmp_path, monkeypatch):
    monkeypatch.setattr(drawing, "MOST_SHAPES", 100)
    path = tmp_path / "a.svg"
    path.write_text('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', "utf-8")
    with pytest.raises(BadFile, match="entities"):
        bring(path, Asked(ruleset(RULES)))
    # No chain of groups is nested too deep by itself, but each uses the next.
    chains = [
        f'<g id="c{n}">{"<g>" * 90}<use href="#c{n + 1}"/>{"</g>" * 90}</g>'
        for n in range(drawing.DEEPEST_USE)
    ]
    path.write_text(f'{HEAD}<defs>{"".join(chains)}</defs><use href="#c0"/></svg>', "utf-8")
    with pytest.raises(TooLarge, match="too deep"):
        bring(path, Asked(ruleset(RULES)))
    many = "<rect width='1' height='1'/>" * 101
    path.write_text(f"{HEAD}{many}</svg>", "utf-8")
    with pytest.raises(TooLarge, match="shapes"):
        bring(path, Asked(ruleset(RULES)))
