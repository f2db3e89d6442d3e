"""What is said of how a scan fits: how far off it is, which dot was clicked wrongly, and what would help."""

from collections.abc import Mapping, Sequence
from statistics import median

from bob_editor.geometry.fits.beyond import Beside, Edge
from bob_editor.geometry.fits.choosing import A_CLICK, Judged
from bob_editor.geometry.fits.fit import ENOUGH, Kind
from bob_editor.words import many, mark, numeral, tr

KIND_TITLES: Mapping[Kind, str] = {
    "affine": mark("Flat"),
    "perspective": mark("In perspective"),
    "bent": mark("Bent"),
}

_WELL = 3 * A_CLICK

_WHERE: Mapping[Edge, str] = {
    "left": mark("on the left"),
    "right": mark("on the right"),
    "above": mark("above"),
    "below": mark("below"),
}


def what_lies_beside(found: Beside) -> str:
    """A sentence where a picture shows more hexes than the board has, or fewer; "" where it shows just them."""
    told = []
    if found.edges:
        where = tr(" and ").join(tr(_WHERE[edge]) for edge in found.edges)
        told.append(
            tr(
                "The print goes on {where}, beyond the board: was the right hex clicked, or is the board too small?",
                where=where,
            )
        )
    if found.unseen:
        told.append(
            many(
                "{count} hex of the board lies beside the picture.",
                "{count} hexes of the board lie beside the picture.",
                found.unseen,
            )
        )
    return " ".join(told)


def how_well(judgement: Judged | None, labels: Sequence[str]) -> str:
    """One or two sentences on a fit, whose dots bear these labels."""
    if judgement is None:
        return tr(
            "Two dots place the scan; three also right what is stretched or slanted, five show "
            "how well it fits."
        )
    count, kind = len(labels), judgement.fit.kind
    if judgement.errors is None:
        return tr("{count} dots place it. More would show how well it fits.", count=count)
    worst = max(range(count), key=judgement.errors.__getitem__)
    if judgement.suspect is not None:
        wrong = judgement.suspect
        return tr(
            "{label} is off by {share}: without it the others fit within {share2}. Click its dot "
            "again, or remove it.",
            label=labels[wrong],
            share=_share(judgement.errors[wrong]),
            share2=_share(judgement.without),
        )
    overall, most = _share(judgement.overall), _share(judgement.errors[worst])
    told = tr(
        "by {overall} of a hex overall, {label} most, by {most}.",
        overall=overall,
        label=labels[worst],
        most=most,
    )
    if kind == "bent":
        # At the rim the others say little of a dot: what is usual tells how sure the places between are.
        usual = median(judgement.errors)
        more = "" if usual <= _WELL else tr(" Add dots between them until that is small.")
        return tr(
            "It is bent through every dot. By the others alone one would be off by {share} of a "
            "hex as a rule, {label} most, by {most}.{more}",
            share=_share(usual),
            label=labels[worst],
            most=most,
            more=more,
        )
    if judgement.errors[worst] <= _WELL:
        return tr("It fits: off {told}", told=told)
    if count < ENOUGH["bent"]:
        more = tr("the scan isn’t flat: add dots, {count} in all.", count=ENOUGH["bent"])
        return tr("It is off {told} Was the right dot clicked? If so, {more}", told=told, more=more)
    return tr("It is off {told} Was the right dot clicked? If so, let it be bent.", told=told)


def _share(error: float) -> str:
    return f"{numeral(100 * error, '.1f')} %" if error < 0.1 else f"{100 * error:.0f} %"
