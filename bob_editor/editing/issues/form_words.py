"""Issues of a card in the words of its form: “Counters ▸ tiger ▸ Armor” for ``unit_types/tiger/armor``."""

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.said import said
from bob_editor.geometry.labels import written_number
from bob_editor.model.places import Place
from bob_editor.model.scenario import FieldPath
from bob_editor.rules.issues.issue import Issue
from bob_editor.rules.wording import upper_first
from bob_editor.storage.form.problems import spoken
from bob_editor.words import mark, tr

_KINDS = {
    "type": mark("Value of another kind"),
    "pattern": mark("Written otherwise"),
    "required": mark("Something lacks"),
    "additionalProperties": mark("Unknown field"),
    "propertyNames": mark("No such name"),
    "no-map": mark("No map"),
    "duplicate": mark("Written twice"),
    **dict.fromkeys(("enum", "const", "anyOf", "oneOf"), mark("None of the choices")),
    **dict.fromkeys(("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"), mark("Out of bounds")),
    **dict.fromkeys(
        ("minItems", "maxItems", "minLength", "maxLength", "minProperties", "maxProperties"),
        mark("Too few or too many"),
    ),
}
"""What a list calls the issues of each of a schema's keywords, and others of form."""

_NAMED = {
    "side": mark("one of the card’s sides"),
    "board": mark("one of the map’s boards"),
    "area": mark("one of the card’s areas"),
    "counter": mark("one of the card’s counters"),
}
"""What a field names, by its kind."""


def kind_in_words(issue: Issue) -> str:
    """What a list calls the issues that are of one kind with this one."""
    room, _, name = issue.code.rpartition("/")
    return tr(_KINDS[name]) if room == "schema" and name in _KINDS else said(upper_first(issue.kind))


def place_in_words(place: Place, form: CardForm | None) -> str:
    """Where an issue is: as the form calls the field, or the label of a place on the map."""
    return path_in_words(place.path, form) if form is not None and place.kind == "field" else place.label


def path_in_words(path: FieldPath, form: CardForm) -> str:
    """A path of the card by the titles of its fields; rows of lists are counted from 1."""
    words: list[str] = []
    for at, step in enumerate(path):
        if isinstance(step, int):
            words[-1:] = [f"{words[-1]} {step + 1}" if words else str(step + 1)]
            continue
        parent, field = form.field_at(path[:at]) if at else None, form.field_at(path[: at + 1])
        of_a_row = (
            parent is not None and parent.kind in ("table", "keyed") and not isinstance(path[at - 1], int)
        )
        if field is None and any(page.holds_parts_of(path[: at + 1]) for page in form.pages):
            # The form has no field for it, but for what is in it.
            continue
        # A name may be of several lines where it was pasted.
        words.append(" ".join(str(step).split()) if field is None or of_a_row else field.title)
    return " ▸ ".join(words)


def path_of_label(label: str, form: CardForm) -> FieldPath | None:
    """The path of the card that a label such as ``sides/0/name`` is; None for the label of a place on the map."""
    numbered = ((step, written_number(step)) for step in label.split("/"))
    path = tuple(step if number is None else number for step, number in numbered)
    return path if form.page_of(path) is not None else None


def message_in_words(issue: Issue, form: CardForm | None) -> str:
    """What is wrong, with the form's words for what a schema calls by the names of the format."""
    place = next((one for one in issue.places if one.kind == "field"), None)
    if form is None or place is None:
        return said(issue.message)
    return told_in_words(issue.code, issue.message, place.path, form)


def told_in_words(code: str, message: str, path: FieldPath, form: CardForm) -> str:
    """A message about a field, with the form's words where a schema speaks."""
    called = spoken(path)
    if not code.startswith("schema/") or message[: len(called)].casefold() != called.casefold():
        return said(message)
    rest = message[len(called) :]
    if code == "schema/required":
        for name in (one.partition("”")[0] for one in rest.split("“")[1:]):
            field = form.field_at((*path, name))
            rest = rest.replace(f"“{name}”", f"“{name if field is None else field.title}”")
    field = form.field_at(path)
    if field is not None and code == "schema/enum":
        for value, title in field.choices:
            rest = rest.replace(f"“{value}”", f"“{title}”")
    elif field is not None and code == "schema/pattern" and (field.kind in _NAMED or field.of):
        # What the pattern asks for is the spelling of ids, which the form shows to nobody.
        return tr(
            "{field} can’t be “{value}”: it is {named}.",
            field=path_in_words(path, form),
            value=rest.partition("“")[2].partition("”")[0],
            named=tr(_NAMED.get(field.kind, mark("one that the card lists"))),
        )
    return path_in_words(path, form) + said(rest)
