"""What holds of sight where a game's ``ruleset.json`` says nothing of it."""

from collections.abc import Mapping

USUAL: Mapping[tuple[str, ...], str | int | bool] = {
    ("line",): "centre", ("heights",): True, ("along",): "better", ("corner",): "nothing",
    ("things", "between"): "none", ("ground", "between"): "none",
    ("ties", "higher"): "between", ("ties", "level"): "clear", ("ties", "lower"): "clear",
    ("eye",): 0,
    ("hindrance", "add"): "sum", ("hindrance", "below"): "ignored", ("hindrance", "target"): False,
    ("adjacent",): "clear", ("own_side",): "clear", ("side_along",): "counts", ("side_vertex",): "side",
    ("side_on",): "higher", ("units", "count"): "no", ("units", "los"): "blocks",
    ("units", "of"): "all", ("units", "unknown"): "counts",
    ("units", "hindrance", "value"): 1, ("units", "height"): 0, ("off_map",): "nothing",
}  # fmt: skip
"""By the path within ``sight``; of what isn't here nothing holds, such as an end to how far one sees."""
