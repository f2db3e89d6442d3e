"""Makes a board's short rows and single objects of their JSON: exits, underlay, rulings, credits and the like."""

from collections.abc import Mapping
from typing import Any

from bob_editor.geometry.fits.fit import KINDS
from bob_editor.model.board import Accepted, Base, Credits, Pin, Underlay
from bob_editor.storage.files.pictures import leads_astray
from bob_editor.storage.form.problems import quoted, spoken
from bob_editor.storage.form.values import Fields, note_type, number

Json = Any


def read_base(fields: Fields) -> Base:
    """What every hex is that lists nothing."""
    base = fields.object("base")
    if base is None:
        fields.lacks("base")
        return Base()
    base.refuse_others(("terrain", "level", "face"))
    terrain = base.text("terrain")
    if terrain is None:
        base.lacks("terrain")
    return Base(terrain or Base().terrain, base.level() or 0, base.text("face"))


def read_exit(row: Fields) -> Json:
    """An exit as it stands in the file; None where it can't be used."""
    row.refuse_others(("at", "value", "side"))
    return _row(row, {"at": row.text("at"), "value": row.whole("value", 0, 9999), "side": row.text("side")})


def read_objective(row: Fields) -> Json:
    """An objective as it stands in the file; None where it can't be used."""
    row.refuse_others(("at", "number", "title", "value"))
    said = {
        "at": row.text("at"),
        "number": row.whole("number", 0, 9999),
        "title": row.text("title"),
        "value": row.whole("value", -9999, 9999),
    }
    return _row(row, said)


def _row(row: Fields, said: Mapping[str, Json]) -> Json:
    """A row as it stands in the file if all that it says can be used, and it says where it is."""
    if said["at"] is None:
        row.lacks("at")
    sound = all(said[name] is not None for name in row.data if name in said) and "at" in row.data
    return row.data if sound else None


def read_underlay(fields: Fields) -> Underlay | None:
    """The picture under the board; one that isn't said wholly right isn't pinned or shown."""
    inner = fields.object("underlay")
    if inner is None:
        return None
    inner.refuse_others(("image", "points", "fit", "opacity"))
    image = inner.text("image")
    pins, unread = inner.rows("points", _pin)
    opacity, fit = number(inner, "opacity", 0, 1), inner.choice("fit", KINDS) or "affine"
    if image is not None and leads_astray(image):
        steps, image = (*inner.steps, "image"), None
        told = f"{spoken(steps)} can't be {quoted(inner.data['image'])}: it must be relative to the board's folder."
        fields.log.add(steps, "path", told, unless_known=True)
    if image is None:
        inner.lacks("image")
        fields.log.refused.add(inner.steps)
        return None
    if unread:
        pins = ()
        fields.log.refused.add((*inner.steps, "points"))
    return Underlay(image, pins, opacity, fit, inner.foreign)


def _pin(fields: Fields) -> Pin | None:
    fields.refuse_others(("pixel", "hex"))
    label, pixel = fields.text("hex"), fields.entries("pixel")
    if label is None or "pixel" not in fields.data:
        fields.lacks("hex" if label is None else "pixel")
        return None
    if len(pixel) != 2 or not all(map(_is_pixel, pixel)):
        note_type(fields.data["pixel"], (*fields.steps, "pixel"), fields.log, "two numbers")
        return None
    return Pin((pixel[0], pixel[1]), label, fields.foreign)


def _is_pixel(value: Json) -> bool:
    most = 1_000_000
    return isinstance(value, int | float) and not isinstance(value, bool) and -most <= value <= most


def rulings_from_json(fields: Fields) -> dict[str, Json]:
    """The answers given to a ruleset's rulings; in boards, scenarios and suites alike."""
    found = {}
    for name, answer in fields.members("rulings"):
        if isinstance(answer, bool | str | int):
            found[name] = answer
        else:
            note_type(
                answer, (*fields.steps, "rulings", name), fields.log, "true or false, text or a whole number"
            )
    return found


def read_accepted(issue: Fields) -> Accepted | None:
    """An accepted issue; None where it names no check."""
    issue.refuse_others(("code", "at", "message", "because"))
    code = issue.text("code")
    if code is None:
        issue.lacks("code")
        return None
    at, because, message = (issue.text(name) or "" for name in ("at", "because", "message"))
    return Accepted(code, at, because, message, issue.foreign)


def read_credits(fields: Fields) -> Credits:
    """Who made it."""
    names = ("author", "licence", "source")
    inner = fields.object("credits")
    if inner is None:
        return Credits()
    inner.refuse_others(names)
    return Credits(**read_texts(inner, names))


def read_texts(fields: Fields, names: tuple[str, ...]) -> dict[str, Any]:
    """The texts that are there, by their names."""
    found = {name: fields.text(name) for name in names}
    return {name: text for name, text in found.items() if text is not None}
