"""From decisions to reasons: one for each thing that counted, in order, with rule numbers, and the ruling."""

from collections.abc import Iterator, Sequence

from bob_editor.rules.los.answer import Reason
from bob_editor.rules.los.open_rulings import MOST_HEXES
from bob_editor.rules.los.threads.contacts import NEAR
from bob_editor.rules.los.told.along.decision import Bound, Decision, bounds, decide, decided
from bob_editor.rules.los.told.along.in_hexes import Way, first_blocking, in_hex, place_of
from bob_editor.rules.los.told.along.look import Look
from bob_editor.rules.los.told.along.met import CROSSED, Met
from bob_editor.rules.los.told.along.on_sides import on_sides
from bob_editor.rules.los.told.between import ALL
from bob_editor.rules.los.told.hindrance import summed
from bob_editor.rules.los.told.things import GROUND, MARKER, OFF_MAP

KINDS = {"terrain": "obstacle", "marker": "marker", "unit": "unit", GROUND: "crest", OFF_MAP: "off_map"}
"""The kind of the reason that a thing in a hex gives, by where it comes from."""


SIDE_UNKNOWN = (
    "This hangs on a side that isn't known: such units are taken not to be in the way.",
    "This hangs on a side that isn't known: such units are taken to be in the way.",
)
"""What ends a first reason of which that is so, by whether such units count."""

KEPT_AT_MOST = 50_000
"""How many reasons a map keeps."""


def explained(look: Look, decision: Decision | None) -> tuple[Reason, ...]:
    """The reasons of a decision, None for a target too far off; the first names a ruling that it hangs on."""
    found = [_dark(look)] if decision is None else list(_reasons(look, decision))
    found[0] = found[0]._replace(ruling=hangs_on(look, decision))
    if _is_doubtful(look, decision):
        hangs = SIDE_UNKNOWN[look.reading.things.unknown_count]
        found[0] = found[0]._replace(text=f"{found[0].text} {hangs}")
    return tuple(found)


def _is_doubtful(look: Look, decision: Decision | None) -> bool:
    """Whether a line would be decided otherwise if units counted of which it isn't known whose they are, or didn't."""
    other = look.reading.doubtful
    if other is None or decision is None:
        return False
    otherwise = decided(Look(other, look.start, look.goal))
    return otherwise is not None and otherwise[:3] != decision[:3]


def first_met(stopped: tuple[Look, Sequence[Met]]) -> Reason:
    """The first reason of a line that something stops by itself, by what blocks up to there."""
    look, met = stopped
    settings = look.reading.settings
    if look.reading.asks_whole or any(one.second for one in met):
        return whole(stopped)[0]
    counted = decide(met, settings).counted if settings.along == "facing" and len(met) > 1 else met
    return _reason_of(look, next(one for one in counted if one.thing.blocks))


def first_stopped(stopped: tuple[Look, Way]) -> Reason:
    """The first reason of a line that the hex at the end of a way stops."""
    look, way = stopped
    reading = look.reading
    if reading.asks_whole:
        return whole(stopped)[0]
    first = first_blocking(look, way) if way.asked else None
    near = look.thread.course[way.end] & NEAR if first is None else first.near
    asked = reading.blocking_sides and (near > 1 or reading.things.own_sides_count)
    before = on_sides(look, near - 1, whole=False) if asked else []
    if first is not None:
        before.append(first)
    if not before:
        return kept_at(look, way.end)
    if reading.settings.along == "facing" or any(one.second for one in before):
        return whole(stopped)[0]
    first = min(before, key=place_of)
    return _reason_of(look, first) if first.place < 2 * way.end else kept_at(look, way.end)


def kept_at(look: Look, place: int) -> Reason:
    """The reason of the contact that stops a line whatever the distances, nothing before it blocking."""
    kept, thread = look.reading.kept_reasons, look.thread
    number, near = look.base + thread.steps[place], thread.course[place] & NEAR
    found = kept.get((number, look.low, look.high, near))
    if found is None:
        alike = kept.get((number, look.low, look.high))
        if alike is None:
            alike = _reason_of(look, next(one for one in in_hex(look, place) if one.thing.blocks))
            _remembered(look, (number, look.low, look.high), alike)
        found = _remembered(look, (number, look.low, look.high, near), alike._replace(distance=near))
    return found


def whole(line: tuple[Look, object]) -> tuple[Reason, ...]:
    """The reasons of a line of which only so much was looked along as decides."""
    look, _ = line
    return explained(look, decided(look))


def first_decided(line: tuple[Look, Decision]) -> Reason:
    """The first reason of a decision."""
    look, decision = line
    if look.reading.asks_whole:
        return whole(line)[0]
    if decision.blocked and decision.counted[0].thing.blocks:
        return _reason_of(look, decision.counted[0])
    return next(_reasons(look, decision))


def hangs_on(look: Look, decision: Decision | None) -> str | None:
    """The first ruling of which another answer decides the line otherwise; on large maps none is tried."""
    if not look.reading.settings.ruled or len(look.reading.grid.hexes) > MOST_HEXES:
        return None
    for name, others in look.reading.others.items():
        for reading in others:
            # whose units are in the way may count under this answer alone
            seen = reading.seen_by(look.start) if reading.things.whose_counts else reading
            other = decided(Look(seen, look.start, look.goal))
            if _verdict(other) != _verdict(decision):
                return name
    return None


def _verdict(decision: Decision | None) -> tuple[bool, bool, int]:
    """What is decided, without why: too far off is blocked as anything else."""
    return (True, False, 0) if decision is None else decision[:3]


def _dark(look: Look) -> Reason:
    reading = look.reading
    at = reading.label(look.far)
    bound = min(bounds(look), default=None)
    visible, dark = reading.darkest_at(look.far)
    if bound is not None and bound.hexes < visible:
        return _out_of_bounds(look, bound)
    row_ = reading.scene.ruleset.rows("conditions").get(dark, {})
    cites = ", ".join(
        dict.fromkeys(filter(None, (row_.get("cites", ""), reading.settings.cited("visibility"))))
    )
    named = f" ({row_.get('title', dark)})" if dark else ""
    text = f"One sees {_hexes(visible)}{named}; {at} is {look.length} off."
    return Reason("visibility", cites, text, at)


def _out_of_bounds(look: Look, bound: Bound) -> Reason:
    """Why a target is too far off by what is at one end."""
    reading, target = look.reading, bound.end == "target"
    rules, far = reading.scene.ruleset, reading.label(look.far)
    number = look.far if target else look.base
    name = bound.name.removeprefix(MARKER)
    if bound.unit:
        row = rules.rows("units")[name]
    else:
        row = rules.terrains[name].row if name == bound.name else rules.rows("markers")[name]
    title, most = str(row.get("title") or name), _hexes(bound.hexes)
    things, unit = reading.things, (look.goal if target else look.start).unit or ""
    within = (things.seen_within if target else things.sees_within).get("" if bound.unit else bound.name)
    kind = (
        rules.rows("units")[unit].get("title") or unit if within is not None and unit in within.kinds else ""
    )
    match bound.end, bound.unit:
        case "target", False if kind:
            text = f"A target of the kind {kind} in {title} is seen from {most} at most; {far} is {look.length} off."
        case _, False if kind:
            text = f"A unit of the kind {kind} in {title} sees {most} at most; {far} is {look.length} off."
        case "target", False:
            text = f"A target in {title} is seen from {most} at most; {far} is {look.length} off."
        case "target", _:
            text = f"A target of the kind {title} is seen from {most} at most; {far} is {look.length} off."
        case _, False:
            text = f"From {title} one sees {most} at most; {far} is {look.length} off."
        case _:
            text = f"A unit of the kind {title} sees {most} at most; {far} is {look.length} off."
    only = "This holds for the target alone." if target else "This holds for who looks alone."
    at, terrain = reading.label(number), "" if bound.unit else name
    return Reason("visibility", row.get("cites", ""), f"{text} {only}", at, terrain)


def _reasons(look: Look, decision: Decision) -> Iterator[Reason]:
    settings = look.reading.settings
    if not decision.counted:
        if look.length <= 1:
            text = "Hexes beside each other see each other." if look.length else "A hex sees itself."
            yield Reason("adjacent", settings.cited("adjacent"), text)
        elif settings.line == "distance":
            yield Reason("clear", settings.cited("line"), "Only the distance counts, and it is near enough.")
        else:
            yield Reason("clear", settings.cited("all"), "Nothing on the line hides or hinders.")
        return
    place, total = _total(decision)
    for number, met in enumerate(decision.counted):
        reason = _reason_of(look, met)
        if total and number == place:
            reason = reason._replace(text=f"{reason.text} {total}")
        yield reason


def _total(decision: Decision) -> tuple[int, str]:
    """What a line says that is blocked by hindrances alone, and of which of its things it says so."""
    if not decision.blocked or any(one.thing.blocks for one in decision.counted):
        return 0, ""
    if len(decision.counted) == 1:
        return 0, "That alone blocks the line."
    hindrances = [(one.where, one.thing.hindrance) for one in decision.counted if one.thing.hindrance]
    for number, met in enumerate(decision.counted):
        own = [row for row in hindrances if met.thing.hindrance and row[1].group == met.thing.hindrance.group]
        if summed(own, highest=False)[1]:
            return number, "So much of it blocks the line."
    return 0, "So much hindrance blocks the line."


def _reason_of(look: Look, met: Met) -> Reason:
    """The reason that one thing gives; what all lines between ends of these heights say of it alike is kept."""
    key = met.thing.number, met.number, met.code, met.hand, met.how, met.end, met.shadow, look.low, look.high
    found = look.reading.kept_reasons.get(key)
    if found is None or met.thing.by_levels is not None:
        found = _remembered(look, key, _alike(look, met))
    text = found.text
    if met.shadow and met.thing.blocks:
        text = f"{text}, up to level {_number(found.height)}: {_hidden(look, met)}."
    if met.end:
        text = " ".join((text, *_at_end(met)))
    return tuple.__new__(Reason, (found.kind, found.cites, text, *found[3:7], met.near))


def _remembered(look: Look, key: tuple[object, ...], reason: Reason) -> Reason:
    kept = look.reading.kept_reasons
    if len(kept) >= KEPT_AT_MOST:
        kept.clear()
    kept[key] = reason
    return reason


def _alike(look: Look, met: Met) -> Reason:
    """What lines that meet a thing so say of it, whatever the distances are; of a shadow where it is."""
    reading, thing = look.reading, met.thing
    at = reading.label(met.number) if met.code is None else reading.side_label(met.code)
    kind = met.how or KINDS[thing.source]
    top = _top(look, met)
    where = _beside(met, _name(met, at))
    if not thing.blocks:
        kind = "hindrance"
        text = _hindering(met, where)
    elif thing.source == OFF_MAP:
        text = f"The map has no hex {at}, and what isn't there blocks."
    elif met.shadow:
        kind = "blind_hex"
        text = where
    else:
        text = _why(look, met, where, top)
    height = None if top is None or thing.source == OFF_MAP else float(top)
    return Reason(kind, _cites(look, met), text, at, thing.id, None, height)


def _hindering(met: Met, where: str) -> str:
    """How much a thing hinders by itself, in sentences."""
    one = met.thing.hindrance
    if one is None:
        return f"{where}: hindrance 0."
    told = [f"{where}: hindrance {one.single}."]
    if one.per != 1:
        rest = "A rest doesn't count." if one.down else "A rest counts as one more."
        told = [f"{where}: hindrance {one.value} for each {one.per} hexes of it.", rest]
    return " ".join(told)


def _at_end(met: Met) -> Iterator[str]:
    """Whose own hex it is, or own hexside, and that the way back is otherwise."""
    if met.end and met.code is not None:
        yield "That is a side of the target's own hex."
        yield "It doesn't count the way back."
    elif met.end:
        yield "That is the target's own hex." if met.end == "target" else "That is the hex of who looks."
        if met.thing.hindrance is not None and met.thing.hindrance.ends != "both":
            yield "There is none the way back."


def _name(met: Met, at: str) -> str:
    """A thing and its place; what a designer calls it may be one or many, so no verb goes with it."""
    thing = met.thing
    if thing.source == GROUND:
        return f"The ground of {at}"
    return f"{thing.title} in {at}" if met.code is None else f"{thing.title} on {at}"


def _beside(met: Met, name: str) -> str:
    if met.how == "hexspine":
        return f"{name}, along which the line runs"
    return name if met.hand == CROSSED else f"{name}, beside the line"


def _top(look: Look, met: Met) -> float | None:
    """How high a thing reaches, in levels; None where no height decides."""
    reading, thing = look.reading, met.thing
    code = met.code
    if not reading.settings.heights or (code is not None and thing.by_levels is not None):
        return None
    ground = reading.contents[met.number].ground if code is None else reading.side_ground(thing, code)
    return (ground + thing.height) / reading.settings.steps


def _why(look: Look, met: Met, where: str, top: float | None) -> str:
    """Why a thing is in the way; each sentence stands whole, so that it is found in other languages."""
    if met.code is not None and met.thing.by_levels is not None:
        here, there = look.reading.level(look.base), look.reading.level(look.far)
        return f"{where}: in the way between levels {min(here, there)} and {max(here, there)}."
    if top is None:
        return f"{where}: in the way."
    steps = look.reading.settings.steps
    low, high = look.low / steps, look.high / steps
    told = _number(top)
    if top > high:
        return f"{where}, up to level {told}: higher than both ends."
    if top == low == high:
        return f"{where}, up to level {told}: as high as both ends."
    if top == high:
        return f"{where}, up to level {told}: as high as the higher end."
    return f"{where}, up to level {told}: as high as the lower end."


def _hidden(look: Look, met: Met) -> str:
    reading = look.reading
    near = met.near if look.start_is_low else _to_goal(look, met)
    lower = reading.label(look.base if look.start_is_low else look.far)
    higher = reading.label(look.far if look.start_is_low else look.base)
    between = met.thing.rule.between
    match between.kind, between.tie:
        case "closer", "clear":
            return f"{lower}, {_hexes(near)} on, is lower and nearer to it than {higher}"
        case "closer", _:
            return f"{lower}, {_hexes(near)} on, is lower and no farther from it than {higher}"
        case "slope", "clear":
            return f"{lower}, {_hexes(near)} on, is below the straight line from {higher} over it"
        case "slope", _:
            return f"{lower}, {_hexes(near)} on, isn't above the straight line from {higher} over it"
    if met.blind >= ALL:
        return f"{lower}, {_hexes(near)} on, is lower and behind it"
    if met.blind == 1:
        return f"{lower}, {_hexes(near)} on, is its one blind hex"
    return f"{lower}, {_hexes(near)} on, is within its {met.blind} blind hexes"


def _to_goal(look: Look, met: Met) -> int:
    cells = look.reading.cells
    goal = look.goal.hex
    if met.code is None:
        return cells.hex(met.number).distance(goal)
    return max(cells.hex(number).distance(goal) for number in look.reading.side_hexes(met.code))


def _cites(look: Look, met: Met) -> str:
    """The number of the thing's own row, then those of the parameters that decided."""
    settings, thing = look.reading.settings, met.thing
    found = [thing.cites]
    if met.hand != CROSSED:
        found.append(settings.cites.get("along", ""))
    if not thing.blocks:
        found.append(settings.cites.get("hindrance", ""))
    elif thing.source == GROUND:
        found.append(settings.cites.get("ties", "") if not met.shadow else "")
    elif met.shadow:
        found.append(settings.cites.get("things", ""))
    if met.end and met.code is not None:
        found.append(settings.cites.get("own_side", ""))
    if met.how:
        found.append(
            settings.cites.get({"hexspine": "side_along", "vertex": "side_vertex"}.get(met.how, ""), "")
        )
    found = [one for one in dict.fromkeys(found) if one]
    return ", ".join(found) or settings.cited("all")


def _hexes(number: int) -> str:
    return f"{number} {'hex' if number == 1 else 'hexes'}"


def _number(height: float | None) -> str:
    return "" if height is None else f"{height:g}"
