"""What may be chosen in a field of the card: what the schema, ``card.json`` and the ruleset's rows list."""

import re
from collections.abc import Mapping
from typing import Any

from bob_editor.editing.card.form_field import CardField, Kind
from bob_editor.editing.card.helps import help_said
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label

Json = Any
Choices = tuple[tuple[Json, str], ...]

_CITES = re.compile(r"\s*\[([^\]]*)\]\.?\s*$")
_SECTIONS = {"marker": "markers", "change": "changes", "terrain": "terrains", "condition": "conditions"}
"""Fields that name a row of the ruleset, and the section it stands in."""

_TOLD_BY: Mapping[tuple[str, ...], str] = {("changes",): "change", ("markers",): "marker"}
"""Tables whose rows have the fields that the ruleset's row of their kind names, and the field that tells the kind."""

EVERY = "*"
"""Stands for every kind where fields are listed by kind, and for a row that doesn't say its kind yet."""


class ChoiceReader:
    """Reads choices of a ruleset's cards, with the words that its ``card.json`` has for values."""

    def __init__(self, ruleset: Ruleset, words: Mapping[str, str]) -> None:
        self.ruleset = ruleset
        self.words = words

    def called(self, value: Json) -> str:
        """What a value is called."""
        return label(self.words.get(str(value)) or in_words(str(value)))

    def listed(self, values: Json, hint: Mapping[str, Json]) -> Choices:
        """Values of a schema's list, but for those that the hint ``editions`` keeps for another edition."""
        editions: Mapping[str, str] = hint.get("editions") or {}
        own = str(self.ruleset.data.get("edition") or "")
        return tuple(
            (one, self.called(one))
            for one in values
            if one is not None and editions.get(str(one), own) == own
        )

    def named(self, name: str, where: tuple[str, ...], kind: Kind) -> Choices:
        """The rows of the ruleset that a field may name."""
        if kind not in ("text", "texts"):
            return ()
        if name == "in":
            return tuple(
                (str(row["in"]), label(str(row.get("title") or in_words(str(row["in"])))))
                for row in self.ruleset.data.get("ends") or ()
                if row.get("in")
            )
        section = "terrains" if name == "as" and where[:1] == ("changes",) else _SECTIONS.get(name)
        rows = {} if section is None else self.ruleset.rows(section)
        return tuple((one, label(str(row.get("title") or in_words(one)))) for one, row in rows.items())

    def fields_by_kind(
        self, where: tuple[str, ...], hint: Mapping[str, Json]
    ) -> tuple[str, dict[str, frozenset[str]]]:
        """The field that tells what a row of a table is, and the fields of a row by what it says.

        Nothing for tables whose rows have all fields. The ruleset's rows say it of markers and changes, the hints
        ``told_by`` and ``by_kind`` of other tables.
        """
        if where in _TOLD_BY:
            listed = {
                name: {"at", *(str(one["name"]) for one in row.get("fields") or ())}
                | ({"facing"} if row.get("facing") else set())
                for name, row in self.ruleset.rows(where[0]).items()
            }
            told_by, every = _TOLD_BY[where], {"at"}
        else:
            told_by = str(hint.get("told_by") or "")
            listed = {str(kind): set(names) for kind, names in (hint.get("by_kind") or {}).items()}
            every = listed.pop(EVERY, set())
        if not listed:
            return "", {}
        every = {told_by, *every}
        return told_by, {
            EVERY: frozenset(every),
            **{kind: frozenset(names | every) for kind, names in listed.items()},
        }

    def rulings(self, own: Mapping[str, Json]) -> CardField:
        """The open questions of the rulebook, each with its answers."""
        texts = {
            (name, str(choice.get("value"))): str(choice.get("text") or choice.get("value"))
            for name, row in self.ruleset.rows("rulings").items()
            for choice in row.get("choices") or ()
            if isinstance(choice, dict)
        }
        fields = tuple(
            CardField(
                name,
                ("rulings", name),
                in_words(name),
                "choice",
                ruling.question,
                self.ruleset.cited(ruling.cites),
                choices=tuple(
                    (value, texts.get((name, str(value)), in_words(str(value)))) for value in ruling.choices
                ),
                default=ruling.default,
            )
            for name, ruling in self.ruleset.rulings.items()
        )
        help_, cites = sentence_and_rules(str(own.get("description") or ""))
        title = label(str(own.get("title") or "Rulings"))
        return CardField(
            "rulings",
            ("rulings",),
            title,
            "group",
            help_said(help_),
            self.ruleset.cited(cites),
            make_fields=lambda: fields,
        )


def sentence_and_rules(description: str) -> tuple[str, str]:
    """The sentence of a description, and the rule numbers in brackets at its end."""
    found = _CITES.search(description)
    if found is None:
        return description, ""
    return description[: found.start()].strip(), found.group(1)


_SHORT_FORMS = ("los", "swa", "hq", "fbe", "ebe")
"""What is written in capitals."""


def in_words(name: str) -> str:
    """A name of the format as words: ``first_side`` is “First side”."""
    listed = name.replace("_", " ").replace("-", " ").split()
    words = " ".join(one.upper() if one in _SHORT_FORMS else one for one in listed)
    return words[:1].upper() + words[1:]
