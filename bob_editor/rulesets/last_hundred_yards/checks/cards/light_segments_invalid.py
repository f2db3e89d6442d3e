from collections.abc import Mapping, Sequence

from bob_editor.rules.checking import Card, Finding, Iterator, Severity, add, drop, put, scenario_check, whole
from bob_editor.rules.mending import FieldPath, Fix, all_of
from bob_editor.rulesets.last_hundred_yards.cards.rows import Json, ruled

Row = tuple[int, Mapping[str, Json]]

TWILIGHT = 10
"""Minutes that twilight lasts (17.1)."""


@scenario_check(Severity.ERROR, cites="17.1")
def light_segments_invalid(card: Card) -> Iterator[Finding]:
    """One light follows another from the start to the end; twilight lasts 10 minutes, night falls by a special rule."""
    rows = sorted(
        card.scenario.rows("conditions", "light"), key=lambda one: whole(one[1].get("from_min")) or 0
    )
    played = ruled(card.scenario)
    yield from _of_times(card, rows, ruled="twilight" in played)
    for light in ("night", "twilight"):
        all_along = card.scenario.get("conditions", "light") == light
        falls = light == "night" and any(row.get("light") == "night" for _, row in rows)
        if (all_along or falls) and light not in played:
            told = "at night" if light == "night" else "in twilight throughout"
            rule = {"text": f"The mission is fought {told}.", "effects": {light: True}}
            yield Finding(
                f"The mission is fought {told} and no special rule says so.",
                at=card.at_field("conditions", "light"),
                fixes=add("Add a special rule", ("rules",), rule),
                severity=Severity.WARNING,
            )


def _of_times(card: Card, rows: Sequence[Row], *, ruled: bool) -> Iterator[Finding]:
    """When lights begin and end; where a special rule is about twilight, that lasts as long as it says."""
    if rows and (first := whole(rows[0][1].get("from_min")) or 0) > 0:
        start_path = ("conditions", "light", rows[0][0], "from_min")
        yield Finding(
            f"The first light begins after {first} minutes.",
            at=card.at_field(*start_path),
            fixes=put("Let it begin at the start", start_path, 0),
        )
    unsure = False
    for (index, row), following in zip(rows, (*rows[1:], None), strict=False):
        path = ("conditions", "light", index)
        start, end = whole(row.get("from_min")) or 0, whole(row.get("to_min"))
        sure, unsure = not unsure, False
        then = None if following is None else whole(following[1].get("from_min")) or 0
        if following is not None and then is not None and end != then:
            # How long the second lasts, if it is twilight, is to be seen when it is clear when it begins.
            second, unsure = ("conditions", "light", following[0]), True
            fix = put(f"End the first at {then}", (*path, "to_min"), then)
            if (
                end
                and following[1].get("light") == "twilight"
                and following[1].get("to_min") == end + TWILIGHT
            ):
                fix = put(f"Let the second begin at {end}", (*second, "from_min"), end)
            elif then <= start:
                fix = drop("Leave the second out", second)
            yield Finding(
                f"There is no light from {end} to {then} minutes."
                if end is not None and end < then
                else f"Two lights overlap at {then} minutes.",
                at=card.at_field(*path, "to_min"),
                fixes=fix,
            )
            continue
        last = card.scenario.whole("end", "max_final_score")
        if following is None and end is not None and last is not None and start < end <= last:
            path_to = (*path, "to_min")
            more: tuple[Fix, ...] = (drop("Let it last to the end", path_to),)
            if row.get("light") == "twilight":
                # After a day's twilight night falls, which is for a special rule to say.
                evening = any(one.get("light") == "day" for _, one in rows[-2:-1])
                dawn = add("Add day", ("conditions", "light"), {"from_min": end, "light": "day"})
                more = () if evening else (dawn,)
            # The score is minutes and casualties, so that a mission may well end earlier than at as many minutes.
            yield Finding(
                f"There is no light after {end} minutes.",
                at=card.at_field(*path_to),
                fixes=more,
                severity=Severity.WARNING,
            )
        late = end is None or end - start != TWILIGHT
        if not ruled and row.get("light") == "twilight" and late and sure:
            yield Finding(
                f"Twilight has no end, and lasts {TWILIGHT} minutes."
                if end is None
                else f"Twilight lasts {end - start} minutes instead of {TWILIGHT}.",
                at=card.at_field(*path, "to_min"),
                fixes=_of_ten_minutes(path, start, following),
                severity=Severity.WARNING,
            )


def _of_ten_minutes(path: FieldPath, start: int, following: Row | None) -> tuple[Fix, ...]:
    """Let twilight last as long as it does, and what follows begin then; none where that leaves no time to it."""
    end = start + TWILIGHT
    last = None if following is None else whole(following[1].get("to_min"))
    if last is not None and last <= end:
        return ()
    ends = [(*path, "to_min")]
    if following is not None:
        ends.append(("conditions", "light", following[0], "from_min"))
    return (all_of(f"End it at {end}", [put("", one, end) for one in ends]),)
