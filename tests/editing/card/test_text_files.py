"""Texts from Markdown and Word files: their sections, and the fields of a card that take them."""

import zipfile
from pathlib import Path
from time import process_time

import pytest

from bob_editor.editing.card.text_files import placed, read_sections, with_texts
from bob_editor.errors import BadFile
from bob_editor.model.scenario import Scenario

MARKDOWN = """\
# Dawn at the **mill**

Fog lay on
the river.

## Victory conditions
Hold {hex:E4} at the end.

## Special rules
- No prisoners.
- The *weir*
  is a ford.

## Order of battle
Too long.
"""

WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def word(path: Path, body: str, head: str = "", *, squeeze: bool = False) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED if squeeze else zipfile.ZIP_STORED) as file:
        file.writestr(
            "word/document.xml", f'{head}<w:document xmlns:w="{WORD}"><w:body>{body}</w:body></w:document>'
        )
    return path


def paragraph(text: str, style: str = "") -> str:
    of = f'<w:pPr><w:pStyle w:val="{style}"/></w:pPr>' if style else ""
    return f"<w:p>{of}<w:r><w:t>{text}</w:t></w:r></w:p>"


@pytest.mark.parametrize(
    ("game", "background"),
    [("band-of-brothers-2.2", ("background",)), ("memoir-44", ("texts", "en", "historical"))],
)
def test_sections_go_where_their_headings_say(tmp_path: Path, game: str, background: tuple[str, ...]) -> None:
    """The same from either program; a section without a field is told."""
    (tmp_path / "dawn.md").write_text(MARKDOWN, "utf-8")
    body = "".join(
        (
            paragraph("Dawn at the mill", "Titel"), paragraph("Fog lay on the river."),
            paragraph("Victory conditions", "Heading2"), paragraph("Hold {hex:E4} at the end."),
            paragraph("Special rules", "berschrift2"), paragraph("No prisoners."), paragraph("The weir is a ford."),
            paragraph("Order of battle", "Heading2"), paragraph("Too long."),
        )
    )  # fmt: skip
    files = (tmp_path / "dawn.md", word(tmp_path / "dawn.docx", body))
    rows, same = (placed(read_sections(path), game) for path in files)
    assert [(one.path, one.section.text) for one in rows] == [(one.path, one.section.text) for one in same]
    assert [one.section.heading for one in rows if not one.path] == ["Order of battle"]
    scenario = with_texts(Scenario({"ruleset": game, "rules": [{"text": "First."}]}), rows)
    assert scenario.title == "Dawn at the mill"
    assert scenario.get(*background) == "Fog lay on the river."
    assert [row["text"] for _, row in scenario.rows("rules")] == [
        "First.",
        "No prisoners.",
        "The weir is a ford.",
    ]


def _in_code(path: Path, code: str, body: str) -> Path:
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("word/document.xml", f'<?xml version="1.0" encoding="{code}"?>{body}'.encode(code))
    return path


def test_what_no_program_writes_is_refused(tmp_path: Path) -> None:
    """A bomb of entities, what is no zip, another kind of file, other letters: a sentence each."""
    bomb = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>'
    (tmp_path / "torn.docx").write_bytes(b"PK\x03\x04 torn")
    squeezed = bytearray(word(tmp_path / "squeezed.docx", "<w:p>" * 99, squeeze=True).read_bytes())
    squeezed[50:54] = b"\xff" * 4
    (tmp_path / "squeezed.docx").write_bytes(squeezed)
    (tmp_path / "latin.md").write_bytes(b"\xe9t\xe9")
    files = {
        word(tmp_path / "bomb.docx", "&b;", bomb): "document type",
        _in_code(tmp_path / "wide.docx", "utf-16", f"{bomb}<w>&b;</w>"): "document type",
        _in_code(tmp_path / "odd.docx", "shift_jis", "<w/>"): "damaged",
        word(tmp_path / "open.docx", "<w:p>"): "damaged",
        tmp_path / "torn.docx": "no Word file",
        tmp_path / "squeezed.docx": "no Word file",
        tmp_path / "latin.md": "UTF-8",
        tmp_path / "dawn.odt": "neither",
    }
    for path, why in files.items():
        with pytest.raises(BadFile, match=why):
            read_sections(path)


def _paragraph(path: Path, text: str) -> str:
    path.write_text(text, "utf-8")
    (section,) = read_sections(path)
    return section.text


@pytest.mark.parametrize(
    ("markdown", "plain"),
    [
        ("**bold *and* more** and __both__, `code`", "bold *and* more and both, code"),
        ("2 * 3 * 4, snake_case_name, *open and \\*not", "2 * 3 * 4, snake_case_name, *open and *not"),
        ("**half* a mark*", "*half a mark*"),
        ("[the mill](a.html) and ![a [map]](b.png), [see [1](c)", "the mill and ![a [map]](b.png), [see 1"),
        ("[![the weir](weir.png)](x) [nowhere]", "[the weir](x) [nowhere]"),
    ],
)
def test_marks_are_taken_out(tmp_path: Path, markdown: str, plain: str) -> None:
    assert _paragraph(tmp_path / "marks.md", markdown) == plain


@pytest.mark.parametrize("mark", ["[", "*a ", "**a ", "`a ", "_a "])
def test_marks_without_an_end_take_no_longer_than_those_that_have_one(tmp_path: Path, mark: str) -> None:
    """Each was looked after for thousands of letters."""

    def took(one: str) -> float:
        begun = process_time()
        _paragraph(tmp_path / "marks.md", one * (60_000 // len(one)))
        return process_time() - begun

    assert min(took(mark) for _ in range(2)) < 20 * max(took("[a](b) *a* "), 0.005)


def test_a_heading_with_a_long_gap_is_read(tmp_path: Path) -> None:
    """Its end was looked for at every space, in every way to part those that follow."""
    path = tmp_path / "gap.md"
    path.write_text(f"# Mill{' ' * 20_000}hill ##  \n\n*Text* and {'*a ' * 300}\n")
    (section,) = read_sections(path)
    assert section.heading.split() == ["Mill", "hill"]
