"""What is said of how a scan fits: how far off it is, which dot was clicked wrongly, and what would help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median

from bob_editor.geometry.fits.choosing import A_CLICK, Judged
from bob_editor.geometry.fits.fit import ENOUGH, Kind

KIND_TITLES: Mapping[Kind, str] = {"affine": "Flat", "perspective": "In perspective", "bent": "Bent"}

_WELL = 3 * A_CLICK


def how_well(judgement: Judged | None, labels: Sequence[str]) -> str:
    """One or two sentences on a fit, whose dots bear these labels."""
    if judgement is None:
        return "Two dots place the scan; three also right what is stretched or slanted, five show how well it fits."
    count, kind = len(labels), judgement.fit.kind
    if judgement.errors is None:
        return f"{count} dots place it. More would show how well it fits."
    worst = max(range(count), key=judgement.errors.__getitem__)
    if judgement.suspect is not None:
        wrong = judgement.suspect
        return (
            f"{labels[wrong]} is off by {_share(judgement.errors[wrong])}: without it the others fit within "
            f"{_share(judgement.without)}. Click its dot again, or remove it."
        )
    overall, most = _share(judgement.overall), _share(judgement.errors[worst])
    told = f"by {overall} of a hex overall, {labels[worst]} most, by {most}."
    if kind == "bent":
        # At the rim the others say little of a dot: what is usual tells how sure the places between are.
        usual = median(judgement.errors)
        more = "" if usual <= _WELL else " Add dots between them until that is small."
        return (
            f"It is bent through every dot. By the others alone one would be off by {_share(usual)} of a hex as a "
            f"rule, {labels[worst]} most, by {most}.{more}"
        )
    if judgement.errors[worst] <= _WELL:
        return f"It fits: off {told}"
    if count < ENOUGH["bent"]:
        more = f"the scan isn’t flat: add dots, {ENOUGH['bent']} in all."
        return f"It is off {told} Was the right dot clicked? If so, {more}"
    return f"It is off {told} Was the right dot clicked? If so, let it be bent."


def _share(error: float) -> str:
    return f"{100 * error:.1f} %" if error < 0.1 else f"{100 * error:.0f} %"
