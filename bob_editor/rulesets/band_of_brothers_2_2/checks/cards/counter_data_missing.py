from collections.abc import Mapping
from typing import Final

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import counter_title, unit_types

_FP: Final = ("fp_normal", "fp_vs_inf", "fp_vs_infantry", "fp_vs_vehicle")
_NEEDED: Final[Mapping[str, tuple[str, Mapping[str, tuple[str, ...]]]]] = {
    "squad": ("2.1", {"FP": _FP, "Casualty numbers": ("casualty",), "Morale": ("morale",)}),
    "wt": ("2.1", {"FP": _FP, "Casualty numbers": ("casualty",), "Morale": ("morale",)}),
    "gun": ("20.2", {"FP": _FP, "Casualty numbers": ("casualty",), "Proficiency": ("prof",)}),
    "vehicle": ("20.3", {"Movement Points": ("mp",), "Armor": ("armor", "unarmored_casualty")}),
    "carrier": ("21.0", {"Movement Points": ("mp",)}),
}
"""For each kind its rule, and what it must have: the fields, any of which will do."""


@scenario_check(Severity.ERROR, cites="2.1, 20.2, 20.3, 21.0")
def counter_data_missing(card: Card) -> Iterator[Finding]:
    """A squad has FP, Casualty numbers and Morale, a gun Proficiency, a vehicle Movement Points and Armor."""
    for name, row in unit_types(card).items():
        kind = row.get("kind")
        cites, needed = _NEEDED.get(kind if isinstance(kind, str) else "", ("", {}))
        missing = [
            title for title, fields in needed.items() if all(row.get(one) in (None, [], ()) for one in fields)
        ]
        if missing:
            yield Finding(
                f"{counter_title(name, row)} has no {listed(missing)}.",
                at=card.at_field("unit_types", name),
                cites=cites,
            )
