"""The booklet, read back: all cards with their sums, links, bookmarks and pages, and sheets that fold in order."""

import struct
import zlib
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from PySide6.QtGui import QImage

from bob_editor.errors import BadFile
from bob_editor.publishing.publish import publish
from bob_editor.render.booklet.imposition import sheet_sides
from tests.publishing.conftest import BOARD, HEAD, put, scenario

MM = 72 / 25.4


def units(*places: str) -> list[dict[str, Any]]:
    return [{"at": at, "side": "axis", "nation": "ger", "unit": "infantry"} for at in places]


def made(project: Path, out: Path, **settings: object) -> Path:
    """The folder of the booklet of two cards that name each other, by these settings."""
    rules = [
        {"title": "The ford", "text": "Hold {hex:B2} as in {scenario:dusk}, and not in {scenario:noon}."},
        {"title": "Fog", "text": "No line past {hex:Z9}."},
    ]
    put(
        project / "dawn.scenario.json",
        scenario("dawn", number="1", rules=rules, units=units("A1", "C1", "D2")),
    )
    put(
        project / "dusk.scenario.json",
        scenario("dusk", number="Ardennes", rules=rules[1:], units=units("A1")),
    )
    plan = {"edition": "1.2", "style": "clean", "licence": "CC0-1.0", "series": "Village battles"}
    put(project / "project.json", {**HEAD, **plan, "publish": {"settings": {"booklet": settings}}})
    done = publish(project, out, forms=["booklet"], with_errors=True)
    assert [(one.what, one.why) for _, one in done.left_out] == [
        ("the link of Dawn to noon", "No scenario of that id is published with it.")
    ]
    return out / "booklet"


def words(pdf: PdfReader) -> list[str]:
    return [" ".join(page.extract_text().split()) for page in pdf.pages]


def links(pdf: PdfReader) -> list[tuple[int, int]]:
    """Where every link stands and leads, pages counted from 1."""
    numbers = {
        page.indirect_reference.idnum: n for n, page in enumerate(pdf.pages, 1) if page.indirect_reference
    }
    found = []
    for number, page in enumerate(pdf.pages, start=1):
        for note in page.get("/Annots", ()):
            one = note.get_object()
            to = one.get("/Dest") or one["/A"]["/D"]
            to = pdf.named_destinations[to].dest_array if isinstance(to, str) else to.get_object()
            found.append((number, numbers[to[0].idnum]))
    return found


def titles(outline: list[Any]) -> list[str]:
    return [str(one.title) for one in outline if not isinstance(one, list)]


def test_the_booklet_read_back(project: Path, tmp_path: Path) -> None:
    """Every part is there once, found by its page, its link and its bookmark; what is counted adds up."""
    pdf = PdfReader(made(project, tmp_path / "out") / "booklet.pdf")
    told = words(pdf)
    assert "Mill country" in told[0]
    assert "Edition 1.2" in told[0]
    assert "CC0-1.0" in told[-1]
    dawn = next(number for number, text in enumerate(told, 1) if "3 × Infantry A1, C1, D2" in text)
    dusk = next(number for number, text in enumerate(told, 1) if "1 × Infantry A1" in text)
    assert 2 < dawn < dusk
    assert f"Hold B2 as in Dusk ({dusk}), and not in Noon." in told[dawn - 1]
    assert titles(pdf.outline) == [
        "Contents", "Dawn", "Dusk", "Maps", "Player aids", "Index of special rules", "Credits and licence"
    ]  # fmt: skip
    found = links(pdf)
    assert {(2, dawn), (2, dusk), (dawn, dusk), (dawn, dawn)} <= set(found)
    index = next(number for number, text in enumerate(told, 1) if text.startswith("MILL COUNTRY Index of"))
    assert {(index, dawn), (index, dusk)} <= set(found)
    assert "Fog Dawn" in told[index - 1]
    assert "[Terrain 3, Forest] 2 infantry" in next(
        text for text in told if "terrain" in text and "Forest" in text
    )
    begun: dict[str, float] = {}

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        begun[text.strip()] = tm[4] * cm[0] + cm[4]

    pdf.pages[1].extract_text(visitor_text=visit)
    assert begun["Ardennes"] > 20, "a long number stays on the page"
    root: Any = pdf.trailer["/Root"]
    assert root["/MarkInfo"]["/Marked"]
    assert pdf.metadata is not None
    assert (pdf.metadata.title, pdf.metadata.author) == ("Mill country", "A. Designer")
    resources: list[Any] = [page["/Resources"] for page in pdf.pages]
    fonts = [font.get_object() for one in resources for font in one.get("/Font", {}).values()]
    assert fonts
    for font in fonts:
        inner = font["/DescendantFonts"][0].get_object() if "/DescendantFonts" in font else font
        assert {"/FontFile", "/FontFile2", "/FontFile3"} & set(inner["/FontDescriptor"])


def pictures(resources: Any) -> list[bytes]:
    """The JPEGs of a page, those in drawings too, as they stand in the file."""
    found = []
    for one in (inner.get_object() for inner in resources.get("/XObject", {}).values()):
        if one["/Subtype"] == "/Image" and one["/Filter"] == "/DCTDecode":
            found.append(one._data)
        found += pictures(one.get("/Resources", {}))
    return found


def test_every_card_shows_its_own_map(project: Path, tmp_path: Path) -> None:
    """Of one size and one name, with other units on it; in the contents it is the same picture."""
    pdf = PdfReader(made(project, tmp_path / "out") / "booklet.pdf")
    contents, *shown = [pictures(page["/Resources"]) for page in pdf.pages[1:]]
    dawn, dusk = (one for text, (one,) in zip(words(pdf)[2:4], shown[:2], strict=True) if "Infantry" in text)
    assert dawn != dusk
    assert contents == [dawn, dusk]


def test_maps_of_few_hexes_are_sharp_in_print(project: Path, tmp_path: Path) -> None:
    """The cover, which they fill, and pages of boards alone have nearly 200 dots to the inch, however few hexes."""
    flat = {"hexes": "pointy-top", "columns": [9, 8], "rows": 4, "shifted": "even", "shift": "right"}
    put(project / "mill.board.json", {**BOARD, "grid": flat})
    pdf = PdfReader(made(project, tmp_path / "out") / "booklet.pdf")
    plates = next(number for number, text in enumerate(words(pdf)) if "Maps" in text.split() and number > 1)
    sizes = []
    for page in (pdf.pages[0], pdf.pages[plates]):
        (data,) = pictures(page["/Resources"])
        sizes.append(QImage.fromData(data).size())
    high = 180 * pdf.pages[0].mediabox.height / 72
    assert sizes[0].height() >= high
    assert sizes[1].width() >= high


def test_the_same_booklet_gives_the_same_bytes(project: Path, tmp_path: Path) -> None:
    """Also on sheets, at true scale with their bleed; maps on pages of their own, and hexes lead there."""
    settings = {
        "paper": [120, 180],
        "bleed": 3,
        "crop_marks": True,
        "to_staple": True,
        "maps": "pages",
        "style": "plain",
    }
    one, two = (made(project, tmp_path / name, **settings) for name in ("one", "two"))
    for name in ("booklet.pdf", "booklet-to-staple.pdf"):
        assert (one / name).read_bytes() == (two / name).read_bytes()
    pages, sheets = PdfReader(one / "booklet.pdf"), PdfReader(one / "booklet-to-staple.pdf")
    box = pages.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(
        ((120 + 18) * MM, (180 + 18) * MM), abs=0.01
    )
    box = sheets.pages[0].mediabox
    assert (float(box.width), float(box.height)) == pytest.approx(
        ((240 + 18) * MM, (180 + 18) * MM), abs=0.01
    )
    told, on_sheets = words(pages), words(sheets)
    assert any("Open country\u00ad side" in text for text in told), "a long word keeps to its column"
    assert len(sheets.pages) == -(-len(told) // 4) * 2
    for (left, right), text in zip(sheet_sides(len(told)), on_sheets, strict=True):
        assert text.split() == [
            word for number in (left, right) if number for word in told[number - 1].split()
        ]
    dawn = next(number for number, text in enumerate(told, 1) if "Hold B2" in text)
    plate = next(number for number, text in enumerate(told, 1) if number > 2 and text.startswith("Dawn "))
    assert (dawn, plate) in links(pages)


def test_sheets_fold_in_order() -> None:
    """Leaf through the folded sheets: every page comes after the other, the blank ones before the back cover."""
    for pages in range(1, 30):
        sides = sheet_sides(pages)
        leaves = [(sides[at][1], sides[at + 1][0]) for at in range(0, len(sides), 2)]
        leaves += [(sides[at + 1][1], sides[at][0]) for at in reversed(range(0, len(sides), 2))]
        order = [page for leaf in leaves for page in leaf]
        assert [page for page in order if page] == list(range(1, pages + 1))
        assert len(order) % 4 == 0
        assert order[0] == 1
        assert pages < 2 or order[-1] == pages


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"paper": "a3"}, "sets paper of booklet to 'a3'"),
        ({"paper": [10, 10]}, "sets paper of booklet"),
        ({"style": "gold"}, "sets style of booklet to 'gold'"),
        ({"cover": "cover.doc"}, "no picture that can be printed"),
        ({"cover": "none.png"}, "isn't in the folder"),
        ({"cover": "bomb.png"}, "has 60000 × 60000 pixels"),
        ({"cover": "drawn.png"}, "no picture that can be printed"),
        ({"maps": "none"}, "sets maps of booklet"),
        ({"creep": 10**400}, "sets creep of booklet to 1000"),
        ({"style": "bad"}, "can't be set by bad"),
        ({"style": "net"}, "asks for a package from elsewhere"),
    ],
)
def test_what_cannot_be_is_told(project: Path, tmp_path: Path, settings: dict[str, Any], said: str) -> None:
    """By its name in project.json, and nothing is written."""
    head = struct.pack(">IIBBBBB", 60_000, 60_000, 8, 0, 0, 0, 0)
    bomb = struct.pack(">I4s", len(head), b"IHDR") + head + struct.pack(">I", zlib.crc32(b"IHDR" + head))
    bomb += struct.pack(">I4s", 0, b"IDAT") + struct.pack(">I", zlib.crc32(b"IDAT"))
    (project / "bomb.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bomb)
    (project / "drawn.png").write_text("<svg/>")
    (project / "bad.booklet-style.typ").write_text('#let cover() = image("/gone.png")')
    (project / "net.booklet-style.typ").write_text('#import "@preview/x:1.0.0": *')
    with pytest.raises(BadFile, match=said):
        made(project, tmp_path / "out", **settings)
    assert not (tmp_path / "out").exists()


def test_a_house_style_has_its_own_cover(project: Path, tmp_path: Path) -> None:
    """A file in the folder that defines a part of the booklet."""
    style = '#import "/booklet/data.typ": *\n#let cover() = text(40pt, "OURS " + b.title)\n'
    (project / "ours.booklet-style.typ").write_text(style)
    pdf = PdfReader(
        made(project, tmp_path / "out", style="ours", boards=False, aids=False, index=False) / "booklet.pdf"
    )
    told = words(pdf)
    assert told[0] == "OURS Mill country"
    assert titles(pdf.outline) == ["Contents", "Dawn", "Dusk", "Credits and licence"]
