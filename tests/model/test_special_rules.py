"""Running text: what it refers to, and how it is laid out."""

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.model.special_rules import blocks, refer, references, with_targets

TEXT = """# Night
The **mill {hex:1.E4}** is *dark*,
see {rule:50.0}.

- One {unit:tiger-1}
- Two * stars
"""


def test_references_are_found_in_order() -> None:
    """With their kind and where they stand."""
    found = references(TEXT)
    assert [(one.kind, one.target) for one in found] == [
        ("hex", "1.E4"),
        ("rule", "50.0"),
        ("unit", "tiger-1"),
    ]
    assert all(TEXT[one.start : one.end] == refer(one.kind, one.target) for one in found)


def test_a_text_is_laid_out() -> None:
    """Heading, a paragraph of two lines, and a list; styles run over references."""
    heading, paragraph, first, second = blocks(TEXT)
    assert [block.kind for block in (heading, paragraph, first, second)] == [
        "heading",
        "paragraph",
        "item",
        "item",
    ]
    assert [(span.text, span.bold, span.italic) for span in paragraph.spans] == [
        ("The ", False, False),
        ("mill ", True, False),
        ("1.E4", True, False),
        (" is ", False, False),
        ("dark", False, True),
        (", see ", False, False),
        ("50.0", False, False),
        (".", False, False),
    ]
    assert "".join(span.text for span in second.spans) == "Two * stars"


@given(st.text(alphabet="ab*{}:hex#- \n", max_size=40))
def test_any_text_can_be_laid_out(text: str) -> None:
    """What isn't closed is taken as it stands, and renaming nothing changes nothing."""
    blocks(text)
    assert with_targets(text, lambda _kind, target: target) == text


def test_signs_that_nothing_closes_take_no_time() -> None:
    """Thirty thousand of them stand as they are; that each looks for its end to the last letter took a minute."""
    text = "**a* " + "*a " * 30_000
    (block,) = blocks(text)
    assert [(span.text, span.italic) for span in block.spans] == [("*a", True), (text[4:-1], False)]
