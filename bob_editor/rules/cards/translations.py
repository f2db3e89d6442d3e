"""The texts of a scenario in other languages: by each language, what every text is there.

A translation stands by the text that it is of, so that it follows that text wherever it moves, and is known to be
missing as soon as the text is another.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.model.foreign import own_entries
from bob_editor.model.scenario import FieldPath, Scenario
from bob_editor.model.scenario_edits import put

Json = Any

FIELD, LANGUAGE = "translations", "language"

TEXTS = frozenset(
    {"title", "name", "background", "intro", "text", "note", "location", "place", "level", "module"}
)
"""Fields that hold a designer's own words, in whatever game."""

_NOT_IN = frozenset(
    {FIELD, "texts", "map", "credits", "accepted", "extra", "date", "date_text", "rulings", "imported"}
)
"""Fields of a card that hold no texts to translate, or have them by language themselves."""


def language(scenario: Scenario) -> str:
    """The language that a card is written in; English, where it says none."""
    found = scenario.get(LANGUAGE)
    return found if isinstance(found, str) and found else "en"


def texts(scenario: Scenario) -> Iterator[tuple[FieldPath, str]]:
    """The texts of a card that can be translated, in its order, with where each stands."""
    told = {name: value for name, value in scenario.data.items() if name not in _NOT_IN}
    for path, value in own_entries(told):
        if isinstance(value, str) and path[-1] in TEXTS and any(one.isalpha() for one in value):
            yield path, value


def translations(scenario: Scenario, code: str) -> Mapping[str, str]:
    """What a card's texts are in exactly that language, by what they are in its own."""
    found = scenario.get(FIELD, code)
    return (
        {text: one for text, one in found.items() if isinstance(one, str)}
        if isinstance(found, Mapping)
        else {}
    )


def missing(scenario: Scenario, code: str) -> tuple[str, ...]:
    """The texts of a card that have no translation, each once."""
    if same_language(code, language(scenario)):
        return ()
    known = _known(scenario, code)
    return tuple(dict.fromkeys(text for _, text in texts(scenario) if not known.get(text, "").strip()))


def stale(scenario: Scenario, code: str) -> tuple[str, ...]:
    """Texts that are translated, and that the card no longer has."""
    there = {text for _, text in texts(scenario)}
    return tuple(text for text in translations(scenario, code) if text not in there)


def translate(scenario: Scenario, code: str, text: str, translation: str) -> Scenario:
    """The scenario with a text's translation; "" takes it away."""
    return put(scenario, (FIELD, code, text), translation or None)


def translated(scenario: Scenario, code: str) -> Scenario:
    """The scenario with its texts in a language; those that aren't translated stay as they are.

    Of texts that a card has by language itself one is left: that language's, else its own, else the first. Where a
    language is there as it is spoken in several places, that which is called as asked for goes first.
    """
    known = {} if same_language(code, language(scenario)) else _known(scenario, code)
    for path, text in texts(scenario) if known else ():
        if known.get(text, "").strip():
            scenario = put(scenario, path, known[text])
    for name in ("texts", "date_text"):
        by_language = scenario.table(name)
        if by_language:
            chosen = _chosen(by_language, code, language(scenario))
            scenario = put(scenario, (name,), {chosen: by_language[chosen]})
            title = scenario.text("texts", chosen, "name") if name == "texts" else ""
            if title.strip() and scenario.title not in known.values():
                scenario = put(scenario, ("title",), title)
    return scenario


def same_language(one: str, other: str) -> bool:
    """Whether two codes name one language, wherever it is spoken."""
    return one.partition("-")[0].lower() == other.partition("-")[0].lower()


def _chosen(by_language: Mapping[str, Json], *codes: str) -> str:
    found = (name for code in codes for name in _of_language(by_language, code))
    return next(found, next(iter(by_language)))


def _of_language(by_language: Mapping[str, Json], code: str) -> list[str]:
    """The codes of one language, wherever it is spoken: the very one that is meant first."""
    alike = (name for name in by_language if same_language(name, code))
    return sorted(alike, key=lambda name: name.lower() != code.lower())


def _known(scenario: Scenario, code: str) -> Mapping[str, str]:
    """A card's translations into a language; what its very code lacks, as it is said wherever else that is spoken."""
    codes = _of_language(scenario.table(FIELD), code)
    return {
        text: one
        for name in reversed(codes)
        for text, one in translations(scenario, name).items()
        if one.strip()
    }
