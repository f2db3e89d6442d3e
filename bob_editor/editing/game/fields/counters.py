"""The fields of what is printed on the counters of a game's units and markers."""

from bob_editor.editing.card.form_field import CardField
from bob_editor.editing.game.fields.makers import Where, a_field, a_group
from bob_editor.words import mark

COUNTER_SIGNS: tuple[tuple[str, str], ...] = (
    ("foot", mark("Foot soldiers")), ("weapon", mark("Heavy weapon")), ("mortar", mark("Mortar")),
    ("gun", mark("Gun")), ("armour", mark("Armour")), ("wheels", mark("Wheels")), ("horse", mark("Horse")),
    ("plane", mark("Aircraft")), ("ship", mark("Ship")), ("train", mark("Train")), ("leader", mark("Leader")),
    ("decoy", mark("Decoy")),
)  # fmt: skip
COUNTER_COLOURS: tuple[tuple[str, str], ...] = (
    ("#848d7b", mark("Field grey")), ("#7a8450", mark("Olive drab")), ("#c2a66b", mark("Khaki")),
    ("#a9743f", mark("Brown")), ("#c98a3c", mark("Ochre")), ("#7f9cb8", mark("Horizon blue")),
    ("#b0503f", mark("Red")), ("#3f5f8a", mark("Dark blue")), ("#d8d4c8", mark("Paper")), ("#4a4a45", mark("Black")),
)  # fmt: skip
MARKER_SIGNS: tuple[tuple[str, str], ...] = (
    ("cloud", mark("Cloud")), ("pit", mark("Pit")), ("box", mark("Box")), ("arch", mark("Arch")),
    ("line", mark("Barrier")), ("cross", mark("Wire")), ("ring", mark("Blast")), ("flag", mark("Flag")),
    ("arrow", mark("Arrow")), ("counter", mark("Ring")),
)  # fmt: skip


def unit_counter(at: Where) -> CardField:
    """What is printed on the counters of a kind of unit."""
    here = (*at, "counter")
    return a_group(
        here,
        "Counter",
        "What is printed on its counters: on the map, on sheets to cut out, in VASSAL",
        a_field((*here, "sign"), "Sign", "choice", "What is drawn in its middle", choices=COUNTER_SIGNS),
        a_field((*here, "colour"), "Colour", "choice", "Its paper, where that isn't its side's colour",
                choices=COUNTER_COLOURS, open=True),
        _values((*here, "values"), mark("Fire, range, movement …: the first three in large figures")),
        a_group(
            (*here, "back"),
            "Other side",
            "What stands on its other side, where that is another",
            a_field((*here, "back", "says"), "Called", "text", "Reduced, broken, disrupted …", example="reduced"),
            _values((*here, "back", "values"), mark("The numbers that stand there")),
            switched=True,
        ),
    )  # fmt: skip


def marker_counter(at: Where) -> CardField:
    """How a marker looks; what isn't said of it is as its name and its colour have it."""
    here = (*at, "symbol")
    return a_group(
        here,
        "Counter",
        "How it looks on the map and on counters",
        a_field((*here, "shape"), "Sign", "choice", "What is drawn in its middle", choices=MARKER_SIGNS),
        a_field(
            (*here, "text"), "Letters", "text", "Below the sign; at first the first of its name", example="Sm"
        ),
        a_field((*here, "fill"), "Colour", "choice", "Its paper", choices=COUNTER_COLOURS, open=True),
    )


def _values(where: Where, help_: str) -> CardField:
    item = a_field(
        (*where, "*"), "Value", "word", "As it is printed: a number, or a few letters", required=True
    )
    return a_field(where, "Numbers", "keyed", help_, item=lambda: item, key_title="Name")
