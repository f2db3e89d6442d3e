"""Which letters of a text none of the print's fonts has: they come as boxes."""

from functools import cache

from bob_editor.render.card.fonts import Compiler, card_fonts

MOST = 12
"""So many are told: of a text in a script of its own that is enough."""

_PLAIN = 0x250
"""What comes before it are the Latin letters of Europe's languages."""

_SOURCE = b'#set text(font: "DejaVu Sans")\n#sys.inputs.text'


def letters_lacking(text: str) -> str:
    """A sentence that names them; "" where all are there."""
    strange = sorted({one for one in text if ord(one) >= _PLAIN})
    found: list[str] = []
    if strange and not _set_as_letters("".join(strange)):
        for one in strange:
            if not _set_as_letters(one):
                found.append(one if one.isprintable() else f"U+{ord(one):04X}")
            if len(found) > MOST:
                found[MOST:] = ["…"]
                break
    return f"The print's fonts lack these letters, which come as boxes: {' '.join(found)}" if found else ""


@cache
def _set_as_letters(text: str) -> bool:
    """By a kind of PDF that refuses boxes: Typst looks through all of its fonts, as it does for a card."""
    compiler = Compiler(_SOURCE, font_paths=card_fonts(), sys_inputs={"text": text})
    try:
        compiler.compile(format="pdf", pdf_standards=["a-2b"])
    except RuntimeError as error:
        return "could not be displayed" not in str(error)
    return True
