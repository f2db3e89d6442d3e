"""The counters of an edition: what its scenarios use, as its counter lists have them."""

from msgspec.structs import replace

from bob_editor.opening.counter_mix import CounterFile, counter_mix
from bob_editor.publishing.edition import Edition
from bob_editor.rules.cards.mix import CounterMix
from bob_editor.rules.cards.pieces import Piece
from bob_editor.rules.cards.unit_faces import Values
from bob_editor.storage.documents import read_counters


def mix_of(edition: Edition) -> CounterMix:
    """All counters, each with what every scenario uses of it.

    :raises BadFile: where a counter list can't be read.
    """
    files = [
        one.source for one in edition.project.documents if one.document and one.document.kind == "counters"
    ]
    lists = [CounterFile(source, read_counters(source).value) for source in files]
    return counter_mix([(one.title, one.card) for one in edition.scenarios], lists)


def spoken(mix: CounterMix, edition: Edition) -> CounterMix:
    """The same counters with what stands on them in the edition's language."""
    language = edition.language

    def named(values: Values) -> Values:
        return tuple((language.sentence(name), value) for name, value in values)

    def said(piece: Piece) -> Piece:
        return replace(
            piece,
            name=edition.called(piece.name),
            values=named(piece.values),
            flips=language.sentence(piece.flips),
            back=named(piece.back),
        )

    return replace(mix, lots=tuple(replace(lot, piece=said(lot.piece)) for lot in mix.lots))
