"""A booklet of all scenarios: cover, contents, cards, maps, player aids, index and credits, to read and to staple."""

from pathlib import Path

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import Form, LeftOut, Part
from bob_editor.publishing.forms.booklet.gathering import gathered, strangers
from bob_editor.publishing.forms.booklet.settings import OPTIONS, settings_of
from bob_editor.publishing.maps import of_print, unlettered
from bob_editor.publishing.progress import Tell, share
from bob_editor.render.booklet.binder import bind
from bob_editor.render.booklet.imposition import imposed
from bob_editor.storage.files.writing import write_bytes


def parts(edition: Edition) -> list[Part]:
    """``booklet.pdf``, and ``booklet-to-staple.pdf`` where that is set."""
    return [Part(_booklet, sum(one.hexes for one in edition.scenarios))]


def _booklet(edition: Edition, folder: Path, tell: Tell) -> list[LeftOut]:
    settings = settings_of(edition)
    booklet = gathered(edition, settings, share(tell, 0, 3))
    bound = bind(booklet, settings.binding, share(tell, 1, 3))
    write_bytes(folder / "booklet.pdf", bound.pdf)
    if settings.to_staple:
        plain = bound
        if settings.binding.crop_marks:
            plain = bind(booklet, settings.without_marks, share(tell, 2, 3))
        sheets = imposed(plain.pdf, plain.pages, settings.binding, settings.creep)
        write_bytes(folder / "booklet-to-staple.pdf", sheets)
    return [of_print(*one) for one in bound.amiss] + list(strangers(edition))


def lacks(edition: Edition) -> str:
    """Why there is no booklet."""
    return "" if edition.scenarios else "There is no scenario in the folder."


FORM = Form("booklet", "Booklet of all scenarios", parts, lacks, options=OPTIONS, notes=unlettered)
