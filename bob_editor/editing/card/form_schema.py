"""Reads the schema of a ruleset's cards as fields of a form, with the hints of its ``card.json``."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bob_editor.editing.card.choices import ChoiceReader, Choices, in_words, sentence_and_rules
from bob_editor.editing.card.form_field import CardField, Kind
from bob_editor.editing.card.helps import help_said
from bob_editor.rules.ruleset import Ruleset
from bob_editor.sheet.languages.in_window import label, of_window
from bob_editor.sheet.schema_steps import LONG
from bob_editor.storage.form.schemas import look_up

Json = Any

_PLAIN: Mapping[str, Kind] = {"integer": "integer", "number": "number", "boolean": "switch", "string": "text"}
_WIDGETS: Mapping[str, Kind] = {
    "range": "range", "longtext": "longtext", "checks": "checks", "date": "date",
}  # fmt: skip
_REFERENCES: Mapping[str, Kind] = {
    "hex_set": "hexset", "map_hex": "hex", "map_place": "place", "side_id": "side", "translations": "translations",
}  # fmt: skip
_LISTS: Mapping[Kind, Kind] = {
    "hex": "hexes", "place": "places", "text": "texts", "word": "texts", "side": "names", "date": "texts",
    "integer": "numbers", "number": "numbers", "choice": "checks", "group": "table",
}  # fmt: skip


_ALTERNATIVES = re.compile(r"\^\(\?:([a-z_]+(?:\|[a-z_]+)*)\)\$")
"""A pattern of nothing but the words that may be written."""


class SchemaReader:
    """Reads schemas; references are followed, recursion waits until somebody looks."""

    def __init__(self, ruleset: Ruleset, layout: Mapping[str, Json]) -> None:
        self.ruleset = ruleset
        self.choices = ChoiceReader(ruleset, layout.get("words") or {})
        hints: Mapping[str, Json] = layout.get("hints") or {}
        self.hints = {tuple(path.split("/")): hint for path, hint in hints.items() if isinstance(hint, dict)}
        edition = str(ruleset.data.get("edition") or "")
        absent = (*(layout.get("absent") or ()), *((layout.get("absent_from") or {}).get(edition) or ()))
        self.absent = {tuple(str(path).split("/")) for path in absent}

    def fields_of(self, address: str) -> tuple[CardField, ...]:
        """The fields of the card whose schema is at an address."""
        schema = look_up(address)
        resolved, base, _ = self._resolved(schema, address.partition("#")[0])
        return self._properties(resolved, base, ())

    def _resolved(
        self, schema: Mapping[str, Json], base: str
    ) -> tuple[dict[str, Json], str, tuple[str, ...]]:
        """A schema and what it refers to, its own words first; the document that holds it, and the names on the way."""
        own, names = dict(schema), []
        while "$ref" in own:
            reference = str(own.pop("$ref"))
            names.append(reference.rpartition("/")[2])
            document, _, place = reference.partition("#")
            base = document or base
            own = {**look_up(f"{base}#{place}"), **own}
        return own, base, tuple(names)

    def _properties(
        self, schema: Mapping[str, Json], base: str, where: tuple[str, ...]
    ) -> tuple[CardField, ...]:
        required = schema.get("required") or ()
        return tuple(
            self.field(name, inner, base, (*where, name), required=name in required)
            for name, inner in (schema.get("properties") or {}).items()
            if isinstance(inner, dict) and self._known(where, name)
        )

    def _known(self, where: tuple[str, ...], name: str) -> bool:
        """Whether the game has a field that its schema has: another edition's, or another game's, isn't asked for."""
        conditions = self.ruleset.rows("conditions")
        if where == ("conditions",) and conditions and name not in conditions:
            return False
        return (*where, name) not in self.absent

    def field(
        self,
        name: str,
        schema: Mapping[str, Json],
        base: str,
        where: tuple[str, ...],
        *,
        required: bool = False,
    ) -> CardField:
        """The field of a schema."""
        own, base, names = self._resolved(schema, base)
        hint = self.hints.get(where, {})
        if where == ("rulings",) and self.ruleset.rulings:
            return self.choices.rulings(own)
        help_, cites = sentence_and_rules(str(own.get("description") or ""))
        form = _by_name(name, where, self._kind(own, base, names))
        keyed = form == "keyed" and self._rows_by_name(own, base)
        kind, ends = self._asked("table" if keyed else form, str(hint.get("widget") or ""), own)
        of = tuple(hint.get("of") or ()) if kind in ("text", "texts") else ()
        if form == "names":
            of = ("sides",)
        elif kind == "texts" and (of or hint.get("offers")):
            kind = "names"
        choices, is_open = self._choices(name, own, base, where, kind)
        if (kind == "text" and (choices or of)) or (kind == "word" and choices):
            kind = "choice"
        told_by, by_kind = self.choices.fields_by_kind(where, hint) if kind == "table" else ("", {})
        return CardField(
            name,
            where,
            label(str(hint.get("title") or own.get("title") or in_words(name))),
            kind,
            help_said(help_),
            self.ruleset.cited(cites),
            unit=of_window().say(str(hint.get("unit") or "")),
            choices=choices,
            open=is_open or kind == "counter" or bool(of and form != "names"),
            of=of,
            pair=kind == "texts" and own.get("minItems") == own.get("maxItems") == 2,
            picks=bool(hint.get("picks")),
            switched=kind == "group" and bool(self.hints.get(where[:-1], {}).get("switches")),
            rolled=kind == "numbers" and hint.get("widget") == "dice",
            null=of_window().say(str(hint.get("null") or "")),
            row=dict(hint.get("row") or {}),
            keys=self.choices.listed(hint.get("keys") or (), hint) if keyed else (),
            key_title=label(str(hint.get("key_title") or ("Id" if kind == "table" else "Name"))),
            told_by=told_by,
            by_kind=by_kind,
            minimum=own.get("minimum"),
            maximum=own.get("maximum"),
            default=hint.get("default", own.get("default")),
            example=_example(own.get("examples")),
            required=required,
            keyed=keyed,
            ends=ends,
            single="string" in _types(own) and kind in ("texts", "checks", "names"),
            columns=tuple(one for one in hint.get("columns") or () if _has(by_kind, one)),
            summary=str(hint.get("summary") or ""),
            make_fields=lambda: self._inner(own, base, where, kind),
            make_item=lambda: self._entry(own, base, where, kind, name),
        )

    def _rows_by_name(self, own: Mapping[str, Json], base: str) -> bool:
        """Whether an object's values are objects of the same fields, so that it is a table of named rows."""
        inner, _, _ = self._resolved(own["additionalProperties"], base)
        return bool(inner.get("properties"))

    def _asked(self, kind: Kind, widget: str, own: Mapping[str, Json]) -> tuple[Kind, tuple[str, ...]]:
        """The kind that a hint or a text's length asks for, where the value has that form; and the ends of a range."""
        if widget == "range" and kind == "group":
            names = tuple(own["properties"])
            whole = all(_types(one) == ["integer"] for one in own["properties"].values())
            return ("range", names) if len(names) == 2 and whole else (kind, ())
        fits = {
            "longtext": ("text", "word"), "date": ("text",), "checks": ("texts",), "range": ("numbers",),
        }.get(widget, ())  # fmt: skip
        if kind in fits:
            return _WIDGETS[widget], ()
        long = kind == "text" and own.get("maxLength", LONG) >= LONG and "pattern" not in own
        return "longtext" if long else kind, ()

    # -- what kind -------------------------------------------------------------------------------------------------

    def _kind(self, own: Mapping[str, Json], base: str, names: tuple[str, ...]) -> Kind:
        for name in names:
            if name in _REFERENCES:
                return _REFERENCES[name]
        if "enum" in own:
            return "choice"
        types = [one for one in _types(own) if one != "null"]
        if set(types) == {"string", "array"}:
            kind = self._list_kind(own, base)
            return kind if kind in ("texts", "checks", "hexes", "places", "names") else "either"
        if types and set(types) == {"array", "object"} and "properties" in own:
            return "hexset"
        if len(types) > 1:
            return "word" if set(types) <= {"integer", "number", "string"} else "either"
        if types == ["array"]:
            return self._list_kind(own, base)
        if types == ["object"] or (not types and "properties" in own):
            return self._object_kind(own)
        if types == ["string"] and _is_date(own):
            return "date"
        return _PLAIN.get(types[0], "json") if types else "json"

    def _list_kind(self, own: Mapping[str, Json], base: str) -> Kind:
        items = own.get("items")
        if not isinstance(items, dict):
            return "json"
        inner, inner_base, names = self._resolved(items, base)
        kind = self._kind(inner, inner_base, names)
        if kind in ("integer", "number") and own.get("minItems") == own.get("maxItems") == 2:
            return "range"
        if kind in ("hexset", "either", "longtext"):
            return "sequence"
        return _LISTS.get(kind, "json")

    def _object_kind(self, own: Mapping[str, Json]) -> Kind:
        if own.get("properties"):
            return "group"
        return "keyed" if isinstance(own.get("additionalProperties"), dict) else "json"

    def _choices(
        self, name: str, own: Mapping[str, Json], base: str, where: tuple[str, ...], kind: Kind
    ) -> tuple[Choices, bool]:
        """What may be chosen, and whether anything else may be written as well."""
        hint = self.hints.get(where, {})
        listed = own.get("enum")
        if kind == "checks" and isinstance(own.get("items"), dict):
            listed = self._resolved(own["items"], base)[0].get("enum")
        if isinstance(listed, list):
            return self.choices.listed(listed, hint), False
        if hint.get("offers") and kind in ("text", "texts", "names", "word"):
            return self.choices.listed(hint["offers"], hint), True
        named = self.choices.named(name, where, kind)
        return named, bool(named)

    # -- what is in it ---------------------------------------------------------------------------------------------

    def _inner(
        self, own: Mapping[str, Json], base: str, where: tuple[str, ...], kind: Kind
    ) -> tuple[CardField, ...]:
        if kind == "group":
            return self._properties(own, base, where)
        rows = own.get("items", own.get("additionalProperties"))
        if kind == "table" and isinstance(rows, dict):
            row, row_base, _ = self._resolved(rows, base)
            return self._properties(row, row_base, (*where, "*"))
        if kind in ("either", "hexset"):
            return tuple(self._forms(own, base, where))
        return ()

    def _forms(self, own: Mapping[str, Json], base: str, where: tuple[str, ...]) -> Iterator[CardField]:
        """The forms of a value that may be of several types, each as a field of its own."""
        titles = {"array": "A list", "object": "By rule", "boolean": "Yes or no", "string": "A word"}
        titles.update(self.hints.get(where, {}).get("forms") or {})
        for kind in _types(own):
            if kind == "null":
                continue
            schema = {**own, "type": kind, "title": titles.get(kind, in_words(kind))}
            listed = _ALTERNATIVES.fullmatch(str(own.get("pattern") or ""))
            if kind == "string" and listed:
                # A schema of several types can't list the words of one as an enum.
                schema |= {"enum": listed[1].split("|"), "title": "One"}
            yield self.field(where[-1] if where else "", schema, base, where)

    def _entry(
        self, own: Mapping[str, Json], base: str, where: tuple[str, ...], kind: Kind, name: str
    ) -> CardField | None:
        inside = own.get("additionalProperties") if kind == "keyed" else own.get("items")
        if not isinstance(inside, dict):
            return None
        entry = self.field(name, inside, base, (*where, "*"))
        names, hint = own.get("propertyNames"), self.hints.get(where, {})
        if kind == "keyed" and hint.get("keys"):
            return replace(entry, choices=self.choices.listed(hint["keys"], hint))
        if kind == "keyed" and isinstance(names, dict):
            listed = self._resolved(names, base)[0].get("enum")
            if isinstance(listed, list):
                return replace(entry, choices=tuple((one, self.choices.called(one)) for one in listed))
        return entry


def _by_name(name: str, where: tuple[str, ...], kind: Kind) -> Kind:
    """What a field's name says of its kind: what is called ``id`` names no other side, a board or area is chosen."""
    if name == "id" and kind == "side":
        return "text"
    if kind != "text":
        return kind
    if name == "unit_type":
        return "counter"
    if where[1:2] in (("boards",), ("overlays",)):
        return kind
    return "board" if name == "board" else "area" if name == "area" else kind


def _types(own: Mapping[str, Json]) -> list[str]:
    types = own.get("type")
    return [types] if isinstance(types, str) else list(types or ())


def _is_date(own: Mapping[str, Json]) -> bool:
    if own.get("format") == "date":
        return True
    examples = own.get("examples") or ()
    return "pattern" in own and any(re.fullmatch(r"\d{4}-\d{2}-\d{2}", str(one)) for one in examples)


def _example(examples: Json) -> Json:
    """The first of the examples; running text in the language of the window."""
    first = examples[0] if isinstance(examples, list) and examples else None
    return help_said(first) if isinstance(first, str) else first


def _has(by_kind: Mapping[str, Iterable[str]], name: str) -> bool:
    """Whether rows of any kind have a field."""
    return not by_kind or any(name in names for names in by_kind.values())
