"""The terrains of a hex or hexside to JSON and back."""

from collections.abc import Iterable
from typing import Any

from bob_editor.model.board import Feature
from bob_editor.storage.form.problems import ProblemLog, Steps
from bob_editor.storage.form.unread import with_unread
from bob_editor.storage.form.values import Fields, note_type

Json = Any

_FIELDS = ("terrain", "orientation", "shape", "in", "side", "landscape")


def features_from_json(entries: list[Json], steps: Steps, log: ProblemLog) -> tuple[Feature, ...]:
    """The features of a list, lowest first, but for entries that are none."""
    found = (_feature(entry, (*steps, index), log) for index, entry in enumerate(entries))
    return tuple(feature for feature in found if feature is not None)


def _feature(entry: Json, steps: Steps, log: ProblemLog) -> Feature | None:
    if isinstance(entry, str):
        return Feature(entry)
    if not isinstance(entry, dict):
        note_type(entry, steps, log, "text or an object")
        return None
    fields = Fields(entry, steps, log)
    fields.refuse_others(_FIELDS)
    terrain = fields.text("terrain")
    if terrain is None:
        fields.lacks("terrain")
        return None
    return Feature(
        terrain,
        orientation=fields.whole("orientation", 0, 12),
        shape=fields.text("shape"),
        within=fields.texts("in"),
        side=fields.text("side"),
        landscape=fields.text("landscape"),
        foreign=fields.foreign,
    )


def features_to_json(features: Iterable[Feature]) -> list[Json]:
    """A list of features as files hold it: one that is no more than its terrain is the terrain's id alone."""
    return [_feature_to_json(feature) for feature in features]


def _feature_to_json(feature: Feature) -> Json:
    said = {
        "terrain": feature.terrain,
        "orientation": feature.orientation,
        "shape": feature.shape,
        "in": list(feature.within) or None,
        "side": feature.side,
        "landscape": feature.landscape,
    }
    data = {name: value for name, value in said.items() if value is not None}
    data = with_unread(data, feature.foreign)
    return feature.terrain if len(data) == 1 else data
