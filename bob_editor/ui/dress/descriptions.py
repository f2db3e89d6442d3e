"""Words about rows of a ruleset, as HTML: what terrain does, and the rule that says so."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from bob_editor.editing.said import said
from bob_editor.rules.game import game_of
from bob_editor.rules.los.marker_numbers import number_of
from bob_editor.rules.los.scene import Laid, Marker, UnitOnMap
from bob_editor.rules.ruleset import Ruleset, Terrain
from bob_editor.sheet.languages.in_window import label
from bob_editor.words import mark, tr

_ENTRY = "<div style='margin-top:8px'>"
_LIST = "<ul style='margin:2px 0 2px -22px'>{}</ul>"

LOS_WORDS = {"blocks": mark("Blocks LOS"), "hinders": mark("Hinders LOS"), "none": mark("No effect on LOS")}
"""What a terrain does to lines of sight in any game; each has more words of its own."""


def cited(text: str, cites: str) -> str:
    """A sentence with its rule number behind it."""
    number = f" <span style='color:palette(placeholder-text)'>[{escape(cites)}]</span>" if cites else ""
    return escape(text) + number


def _amount(value: object) -> str:
    """A value as players write it: a sign before a modifier, a true minus."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, int | float):
        return f"{value:+g}".replace("-", "−") if value else "0"
    return said(str(value))


def effect_line(effect: Mapping[str, Any], ruleset: Ruleset) -> str:
    """One effect of a row as a cited sentence: what it bears on, its value, and when."""
    what = str(effect.get("what") or "").replace("_", " ")
    value, text = effect.get("value"), str(effect.get("text") or "")
    counted = isinstance(value, int | float) and not isinstance(value, bool)
    signed = counted and "movement" not in what and what != "line of sight"
    amount = "" if value is None else _amount(value) if signed or not counted else f"{value:g}"
    named = "" if what == "note" else said(what)
    # A number belongs to what it counts; words straight after words would read as one name.
    first = (" " if counted else ": ").join(part for part in (named, amount) if part)
    joint = "; " if named and amount and not counted else ": "
    sentence = joint.join(part for part in (first, said(text)) if part)
    return cited(sentence[:1].upper() + sentence[1:], ruleset.cited(str(effect.get("cites", ""))))


def effect_lines(effects: Sequence[Mapping[str, Any]], ruleset: Ruleset) -> list[str]:
    """Each effect of a row as a cited sentence."""
    return [effect_line(effect, ruleset) for effect in effects]


def los_line(terrain: Terrain) -> str:
    """What a terrain does to LOS, with its height where it has one."""
    words = (
        tr(LOS_WORDS[terrain.los])
        if terrain.los in LOS_WORDS
        else tr("LOS: {los}", los=said(terrain.los.replace("_", " ")))
    )
    if not terrain.height:
        return words
    high = f"{terrain.height:g}"
    return words + (tr(", 1 level high") if high == "1" else tr(", {high} levels high", high=high))


def terrain_html(terrain: Terrain, ruleset: Ruleset, *, heading: bool = True) -> str:
    """A terrain's name, its LOS, its effects, and the rules that say so."""
    parts = [f"<b>{escape(label(terrain.title))}</b>"] if heading else []
    lines = [cited(los_line(terrain), ruleset.cited(terrain.cites)), *effect_lines(terrain.effects, ruleset)]
    if terrain.beneficial:
        lines.append(tr("Beneficial terrain"))
    items = "".join(f"<li>{line}</li>" for line in lines)
    return "".join(parts) + _LIST.format(items)


def row_title(row: Mapping[str, Any], name: str) -> str:
    """What people call a row of a table: its title, else its id in words."""
    return label(str(row.get("title") or name.replace("_", " ").capitalize()))


def counter_title(one: Laid, ruleset: Ruleset) -> str:
    """What people call a counter on the map, with the number by which it counts."""
    table, name = ("units", one.unit) if isinstance(one, UnitOnMap) else ("markers", one.marker)
    title = row_title(ruleset.rows(table).get(name, {}), name)
    number = number_of(ruleset, one) if isinstance(one, Marker) else None
    return title if number is None else f"{title} {number}"


def row_html(row: Mapping[str, Any], name: str, ruleset: Ruleset) -> str:
    """A marker's, change's or condition's name and what it does."""
    text = said(str(row.get("text") or ""))
    lines = effect_lines(row.get("effects") or (), ruleset)
    if text:
        lines.insert(0, cited(text[:1].upper() + text[1:], ruleset.cited(str(row.get("cites", "")))))
    items = "".join(f"<li>{line}</li>" for line in lines)
    return f"<b>{escape(row_title(row, name))}</b>{_LIST.format(items)}"


def drawn_html(kind: str, name: str, ruleset: Ruleset) -> str:
    """What is drawn on a board, by its kind: ``terrain``, ``marker`` or ``unit``."""
    if kind == "terrain":
        return terrain_html(ruleset.terrains[name], ruleset)
    rows = ruleset.rows("markers") if kind == "marker" else ruleset.units_in_the_way
    return row_html(rows[name], name, ruleset)


def choice_text(ruleset: Ruleset, ruling: str, value: object) -> str:
    """The words of one answer to a ruling; its value where the data has none."""
    for choice in ruleset.rows("rulings")[ruling].get("choices", ()):
        if isinstance(choice, Mapping) and choice.get("value") == value:
            text = said(str(choice.get("text") or value))
            return text[:1].upper() + text[1:]
    return said(str(value).replace("_", " "))


def handbook_html(ruleset: Ruleset) -> str:
    """The ruleset on one page: terrain by group, markers, changes, conditions, rulings and checks."""
    parts = [f"<h1>{escape(ruleset.title)}</h1>"]
    groups: dict[str, list[Terrain]] = {}
    for terrain in ruleset.terrains.values():
        groups.setdefault(terrain.group or mark("Terrain"), []).append(terrain)
    parts.append(f"<h2>{tr('Terrain')}</h2>")
    for group, rows in groups.items():
        parts.append(f"<h3>{escape(label(group.replace('_', ' ').capitalize()))}</h3>")
        parts.extend(f"{_ENTRY}{terrain_html(row, ruleset)}</div>" for row in rows)
    tables = (
        ("markers", tr("Markers")),
        ("changes", tr("Changes by special rules")),
        ("conditions", tr("Conditions")),
    )
    for table, heading in tables:
        found = ruleset.rows(table)
        if found:
            parts.append(f"<h2>{heading}</h2>")
            parts.extend(f"{_ENTRY}{row_html(row, name, ruleset)}</div>" for name, row in found.items())
    if ruleset.rulings:
        parts.append(f"<h2>{tr('Rulings')}</h2><p>{tr('Where the rulebook leaves a question open.')}</p>")
        default = tr(" (default)")
        for ruling in ruleset.rulings.values():
            choices = "".join(
                f"<li>{escape(choice_text(ruleset, ruling.id, one))}{default if one == ruling.default else ''}</li>"
                for one in ruling.choices
            )
            parts.append(
                f"<p>{cited(said(ruling.question), ruleset.cited(ruling.cites))}</p>{_LIST.format(choices)}"
            )
    checks = game_of(ruleset).checks
    if checks:
        parts.append(f"<h2>{tr('Checks')}</h2>")
        parts += [
            f"<p><b>{escape(check.name)}</b> ({said(check.severity)})<br>"
            f"{cited(said(check.why), ruleset.cited(check.cites))}</p>"
            for check in checks
        ]
    return "".join(parts)
