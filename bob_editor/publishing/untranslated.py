"""What of an edition isn't in the language that it is published in."""

from collections.abc import Iterator

from bob_editor.publishing.edition import Edition
from bob_editor.publishing.form import LeftOut
from bob_editor.rules.cards import translations

_SHOWN = 40
"""Letters of the first text that are told."""


def untranslated(edition: Edition) -> Iterator[LeftOut]:
    """The scenarios with texts that aren't translated, with how many and the first of them."""
    code = edition.language.code
    for one in edition.scenarios:
        missing = translations.missing(one.card.scenario, code)
        if missing:
            first = missing[0] if len(missing[0]) <= _SHOWN else f"{missing[0][:_SHOWN].rstrip()}…"
            own = translations.language(one.card.scenario)
            yield LeftOut(
                f"The translation of “{one.title}” ({code})",
                f"Texts that stay in {own}: {len(missing)}. The first is “{first}”.",
            )
