"""Which letters of a card none of the print's fonts has."""

from functools import cache

from bob_editor.render.card.fonts import Compiler, card_fonts
from bob_editor.render.kit.letters import lacking

_SOURCE = b'#set text(font: "DejaVu Sans")\n#sys.inputs.text'


def letters_lacking(text: str) -> str:
    """A sentence that names them; "" where all are there."""
    found = lacking(text, _set_as_letters)
    return f"The print's fonts lack these letters, which come as boxes: {found}" if found else ""


@cache
def _set_as_letters(text: str) -> bool:
    """By a kind of PDF that refuses boxes: Typst looks through all of its fonts, as it does for a card."""
    compiler = Compiler(_SOURCE, font_paths=card_fonts(), sys_inputs={"text": text})
    try:
        compiler.compile(format="pdf", pdf_standards=["a-2b"])
    except RuntimeError as error:
        return "could not be displayed" not in str(error)
    return True
