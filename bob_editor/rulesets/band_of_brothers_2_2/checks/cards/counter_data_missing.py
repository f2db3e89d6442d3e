from collections.abc import Iterable, Mapping
from typing import Final

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, listed, put, scenario_check
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import counter_title, unit_types

_FP: Final = ("fp_normal", "fp_vs_inf", "fp_vs_infantry", "fp_vs_vehicle")
_NEEDED: Final[Mapping[str, tuple[str, Mapping[str, tuple[str, ...]]]]] = {
    "squad": ("2.1", {"FP": _FP, "Casualty numbers": ("casualty",), "Morale": ("morale",)}),
    "wt": ("2.1", {"FP": _FP, "Casualty numbers": ("casualty",), "Morale": ("morale",)}),
    "gun": ("20.2", {"FP": _FP[::-1], "Casualty numbers": ("casualty",), "Proficiency": ("prof",)}),
    "vehicle": ("20.3", {"Movement Points": ("mp",), "Armor": ("armor", "unarmored_casualty")}),
    "carrier": ("21.0", {"Movement Points": ("mp",)}),
}
"""For each kind its rule, and what it must have: the fields, any of which will do."""
_UNARMED: Final = ("decoy", "hub", "illumination", "satt")
"""Kinds whose counters have no FP of a squad's."""


@scenario_check(Severity.ERROR, cites="2.1, 20.2, 20.3, 21.0")
def counter_data_missing(card: Card) -> Iterator[Finding]:
    """A squad has FP, Casualty numbers and Morale, a gun Proficiency, a vehicle Movement Points and Armor.

    What has all of another kind's is a counter of that kind.
    """
    for name, row in unit_types(card).items():
        kind = row.get("kind")
        cites, needed = _NEEDED.get(kind if isinstance(kind, str) else "", ("", {}))
        missing = {title: fields[0] for title, fields in needed.items() if not _given(row, fields)}
        shoots, of_weapon = "fp_normal" in row, "wt_type" in row
        armed = kind == "wt" and not of_weapon and {"satw", "fp_melee"} <= row.keys()
        astray = armed or (shoots and kind in _UNARMED) or (kind == "squad" and of_weapon)
        # What has all of another kind is that, and not a bad one of this.
        others = [one for one, (_, all_) in _NEEDED.items() if one != kind and _has(row, one, all_)]
        if missing or (astray and others):
            path, named = ("unit_types", name, "kind"), {"wt": "Weapon Team"}
            # Where what is missing is to be entered: whoever is led to the row would type over its id.
            place = card.at_field(*path[:-1], next(iter(missing.values()), "kind"))
            yield Finding(
                f"{counter_title(name, row)} has no {listed(missing)}."
                if missing
                else f"{counter_title(name, row)} has what another kind of counter has.",
                at=place,
                fixes=[put(f"Make it a {named.get(one, one)}", path, one) for one in others[:1]],
                cites=cites or "2.1",
                surplus=path,
                instead=others,
            )


def _has(row: Mapping[str, object], kind: str, needed: Mapping[str, tuple[str, ...]]) -> bool:
    """Whether a counter has all of its kind, a team also its weapon, a carrier its room, small arms a normal FP."""
    has_all = all(_given(row, fields) for fields in needed.values())
    says = (kind == "wt") == ("wt_type" in row) and (kind != "carrier" or "capacity" in row)
    return has_all and says and (kind in ("squad", "wt")) == ("fp_normal" in row)


def _given(row: Mapping[str, object], fields: Iterable[str]) -> bool:
    return any(row.get(one) not in (None, [], ()) for one in fields)
