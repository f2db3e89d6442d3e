"""The fields of what is printed on the counters of a game's units and markers."""

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.makers import Where, a_field, a_group
from bob_editor.rules.games.row_words import COUNTER_COLOURS, COUNTER_SIGNS, MARKER_SIGNS
from bob_editor.words import mark


def unit_counter(at: Where) -> CardField:
    """What is printed on the counters of a kind of unit."""
    here = (*at, "counter")
    return a_group(
        here,
        "What is printed on its counters: on the map, on sheets to cut out, in VASSAL",
        a_field((*here, "sign"), "choice", "What is drawn in its middle", choices=COUNTER_SIGNS),
        a_field((*here, "colour"), "choice", "Its paper, where that isn't its side's colour",
                choices=COUNTER_COLOURS, open=True),
        _values((*here, "values"), mark("Fire, range, movement …: the first three in large figures")),
        a_group(
            (*here, "back"),
            "What stands on its other side, where that is another",
            a_field((*here, "back", "says"), "text", "Reduced, broken, disrupted …", example="reduced"),
            _values((*here, "back", "values"), mark("The numbers that stand there")),
            switched=True,
        ),
    )  # fmt: skip


def marker_counter(at: Where) -> CardField:
    """How a marker looks; what isn't said of it is as its name and its colour have it."""
    here = (*at, "symbol")
    return a_group(
        here,
        "How it looks on the map and on counters",
        a_field((*here, "shape"), "choice", "What is drawn in its middle", choices=MARKER_SIGNS),
        a_field((*here, "text"), "text", "Below the sign; at first the first of its name", example="Sm"),
        a_field((*here, "fill"), "choice", "Its paper", choices=COUNTER_COLOURS, open=True),
    )


def _values(where: Where, help_: str) -> CardField:
    item = a_field(
        (*where, "*"),
        "word",
        "As it is printed: a number, or a few letters",
        title=mark("Value"),
        required=True,
    )
    return a_field(where, "keyed", help_, make_item=lambda: item, key_title="Name")
