from bob_editor.rules.checking import Card, Finding, Iterator, Severity, put, scenario_check
from bob_editor.rules.game import game_of
from bob_editor.rulesets.band_of_brothers_2_2.cards.counters import counter_title, unit_types
from bob_editor.rulesets.band_of_brothers_2_2.cards.words import TABLES, VALUES, word

_LIMITS = {row["id"]: (row["least"], row["most"]) for row in TABLES["values"] if "least" in row}
_RULES = {row["id"]: row["cites"] for row in TABLES["kinds"] if "cites" in row}
"""For each kind of counter the rule that tells what stands on it."""
_PAIRS = (("fp_prof", "fp_normal"), ("range_min", "range"))
"""Values of which the first is no higher than the second."""


@scenario_check(Severity.ERROR, cites="2.1, 20.2, 20.3, 21.0, 32.0")
def counter_value_out_of_range(card: Card) -> Iterator[Finding]:
    """The values of counters keep within limits, as everywhere in the series.

    The second casualty number is no lower than the first, and morale never rises as a unit is suppressed.
    """
    # Of mortars that all have one least range another check tells.
    of_one_range = any(check.name == "mortar-least-range" for check in game_of(card.ruleset).checks)
    for name, row in unit_types(card).items():
        for field, value in row.items():
            if field == "range_min" and row.get("wt_type") == "mortar" and of_one_range:
                continue
            limits = _LIMITS.get(field)
            path = ("unit_types", name, field)
            numbers = value if isinstance(value, list | tuple) else [value]
            if limits is None or not all(
                isinstance(one, int) and not isinstance(one, bool) for one in numbers
            ):
                continue
            right = [min(max(one, limits[0]), limits[1]) for one in numbers]
            # A gun's second number is the lower one: that against guns, vehicles and aircraft (20.2).
            if field == "morale" or (field == "casualty" and row.get("kind") != "gun"):
                right = sorted(right, reverse=field == "morale")
            if list(numbers) != right and field == "casualty" and row.get("kind") == "gun":
                right = [right[0], max(right[0] - 3, 1)]
            if list(numbers) == right:
                continue
            for low, high in _PAIRS:
                other = row.get(high if field == low else low)
                if field in (low, high) and isinstance(other, int) and limits[0] <= other <= limits[1]:
                    right = [(min if field == low else max)(right[0], other)]
            new = right if isinstance(value, list | tuple) else right[0]
            yield Finding(
                f"{counter_title(name, row)}: {word(VALUES, field)} {', '.join(map(str, numbers))} can't be.",
                at=card.at_field(*path),
                fixes=put(f"Make it {', '.join(map(str, right))}", path, new),
                cites=_RULES.get(str(row.get("kind")), ""),
                surplus=path,
                instead=(new,),
            )
