"""Issues of a list in words: how many of each severity, where; and which is meant once the list is another."""

from collections import Counter
from collections.abc import Mapping, Sequence

from bob_editor.editing.card.form import CardForm
from bob_editor.editing.issues.form_words import place_in_words
from bob_editor.geometry.hexes import Hex
from bob_editor.rules.check import Severity
from bob_editor.rules.issues.flood import how_many
from bob_editor.rules.issues.issue import Issue
from bob_editor.ui.dress.severity_words import how_many_each
from bob_editor.words import many, tr


def hexes_of(issue: Issue) -> tuple[Hex, ...]:
    """The hexes to show for an issue."""
    return tuple(dict.fromkeys(at for place in issue.highlight or issue.places for at in place.near))


def counts_of(issues: Sequence[Issue]) -> Counter[Severity]:
    """How many of each severity count; what is accepted doesn't."""
    counting = [issue for issue in issues if issue.accepted is None]
    return Counter({level: how_many(one for one in counting if one.severity is level) for level in Severity})


def words_of(counts: Mapping[Severity, int], *, known: bool = True) -> str:
    """Such counts in words; not ``known`` while what is open wasn't checked."""
    return how_many_each(counts) or (tr("No issues") if known else tr("Not checked yet"))


def same_in_list(issue: Issue, among: Sequence[Issue]) -> Issue | None:
    """The issue as it is listed now: by its words too where there are several at its place."""
    found = [one for one in among if one.code == issue.code and one.at == issue.at]
    return next((one for one in found if one.message == issue.message), found[0] if found else None)


def next_after(issue: Issue, former: Sequence[Issue], now: Sequence[Issue]) -> Issue | None:
    """What to look at once an issue is gone: the next of its kind in the list as it was, else the next of any."""
    at = next((number for number, one in enumerate(former) if one is issue), -1)
    round_ = [*former[at + 1 :], *former[: max(at, 0)]]
    there = {(one.code, one.at): one for one in reversed(now) if one.accepted is None}
    alike = (one for one in round_ if one.code == issue.code)
    for candidates in (alike, iter(round_)):
        for one in candidates:
            if (one.code, one.at) in there:
                return there[one.code, one.at]
    return None


def place_of(issue: Issue, form: CardForm | None) -> str:
    """Where an issue is, first of all: as the form calls the field; "" for the whole document."""
    return place_in_words(issue.places[0], form) if issue.places else ""


def places_of(issues: Sequence[Issue], form: CardForm | None) -> str:
    """How many issues there are, and where the first few."""
    labels = list(dict.fromkeys(where for issue in issues if (where := place_of(issue, form))))
    few = ", ".join(labels[:8]) + (" …" if len(labels) > 8 else "")
    told = many("{count} issue of this kind", "{count} issues of this kind", len(issues))
    return tr("{told}, at {few}", told=told, few=few) if few else told
