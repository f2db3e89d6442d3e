"""Many issues of one kind: the first of them are told, and how many more there are."""

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bob_editor.errors import LONGEST, BadFile
from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Accepted, Board, Feature, HexContent
from bob_editor.model.joining import join
from bob_editor.model.laid_boards import Laid
from bob_editor.model.places import at_field
from bob_editor.model.scenario import PlacedBoard, Scenario
from bob_editor.rules import tries
from bob_editor.rules.cards.card import Card
from bob_editor.rules.check import Finding, Severity, scenario_check
from bob_editor.rules.game import game_from_data, game_of
from bob_editor.rules.issues import flood
from bob_editor.rules.issues.fixing import is_better
from bob_editor.rules.issues.flood import MOST_KEPT, first_of, how_many, told
from bob_editor.rules.issues.gathering import issues_of_board, issues_of_card
from bob_editor.rules.issues.issue import Issue, issue_of
from bob_editor.rulesets import ruleset

ACCEPTED = Accepted("toy/one", "", "so be it")


def issue(code: str, *, accepted: bool = False) -> Issue:
    """An issue of a kind."""
    return Issue(
        f"toy/{code}", Severity.ERROR, f"A {code}.", (), (), "", "", (), ACCEPTED if accepted else None
    )


@given(st.lists(st.tuples(st.sampled_from("abc"), st.booleans()), max_size=60), st.integers(1, 9))
def test_kinds_stay_and_lines_are_few(kinds: list[tuple[str, bool]], most: int) -> None:
    """Of each kind at most one line more than the most stands, and none is lost: those left out are counted."""
    issues = [issue(code, accepted=accepted) for code, accepted in kinds]
    found = told(issues, most)
    before, after = (Counter((one.code, one.accepted) for one in rows) for rows in (issues, found))
    assert after == {kind: min(count, most + 1) for kind, count in before.items()}
    assert [one for one in found if one in issues] == [
        one for one in found if "more of this" not in one.message
    ]


def test_last_line_counts_the_others() -> None:
    """It says how many there are besides, and is as bad as they are."""
    found = told([issue("one")] * 100_187)
    assert (len(found), how_many(found)) == (201, 100_187)
    assert found[-1].message == "99,987 more of this kind, the first: A one."
    assert (found[-1].code, found[-1].severity) == ("toy/one", Severity.ERROR)


def test_few_are_told_as_they_are() -> None:
    """A line that says “1 more” would be no shorter than the issue."""
    assert told([issue("one")] * 201) == tuple([issue("one")] * 201)


@scenario_check(Severity.HINT)
def unit_is_tired(card: Card) -> Iterator[Finding]:
    """Rest it. The last is worse than tired."""
    for number, row in card.scenario.units:
        worse = Severity.WARNING if row.get("ill") else None
        yield Finding(f"Unit {number} is tired.", at_field("units", number), severity=worse)


def tired(number: int, *, accepted: int = 0, ill: bool = False) -> Card:
    """A card of so many tired units, of which the last are accepted as they are, in a game that tells of each."""
    terrains = [{"id": "open_ground", "title": "Open", "in": ["base", "hexes"]}]
    game = game_from_data({"id": "toy", "terrains": terrains}, find_checks=lambda: (unit_is_tired,))
    units = [{"unit": "tank", "ill": ill and at == number - 1} for at in range(number)]
    rows = [
        {
            "code": "toy/unit-is-tired",
            "at": f"units/{at}",
            "message": f"Unit {at} is tired.",
            "because": "So.",
        }
        for at in range(number - accepted, number)
    ]
    board = Laid(PlacedBoard("1.board.json", "1"), Board(Grid(3, 3), "toy"))
    return Card(Scenario({"units": units, "accepted": rows}), game, join([board], "toy"))


def test_what_one_check_of_a_card_tells_besides_is_counted() -> None:
    """Only so many are kept; the others are one issue that says how many they are, and so does the list."""
    found = issues_of_card(tired(MOST_KEPT + 40))
    assert [one.besides for one in found] == [*[0] * MOST_KEPT, 40]
    assert found[-1].message == f"40 more of this kind, the first: Unit {MOST_KEPT} is tired."
    assert not found[-1].can_be_accepted
    listed = told(found)
    assert len(listed) == 201
    assert listed[-1].message.startswith("340 more of this kind, the first: Unit ")
    assert how_many(listed) == MOST_KEPT + 40
    assert not any(one.besides for one in issues_of_card(tired(MOST_KEPT)))


def test_what_mends_those_that_are_only_counted_is_not_looked_for() -> None:
    """Nobody sees it; of the next check's it is looked for again."""
    looked = list[bool]()

    def found() -> Iterator[Issue]:
        for _ in range(MOST_KEPT + 40):
            looked.append(tries.is_left() and tries.spend(Scenario({}), 0))
            yield issue("one")

    for _ in range(2):
        looked.clear()
        with tries.bounded():
            first_of(found())
            assert tries.is_left()
        assert looked == [*[True] * MOST_KEPT, *[False] * 40]


def test_what_many_strange_words_of_a_board_are_meant_for_is_looked_for_of_the_first() -> None:
    """Each is told, and can be taken out; nobody asks of thousands what they are nearly spelt as."""
    words = tuple(Feature(f"woods_{number}") for number in range(MOST_KEPT + 9))
    at = Grid(3, 3).hexes[0]
    board = Board(Grid(3, 3), "band-of-brothers-2.2", hexes={at: HexContent(words)})
    found = [one for one in issues_of_board(board, ruleset(board.ruleset)) if "/unknown-terrain" in one.code]
    assert Counter(len(one.fixes) for one in found) == {2: MOST_KEPT, 1: 9}


def test_two_checks_of_one_name_are_counted_together() -> None:
    """What a game says twice of a shared check."""
    floods = [first_of(issue("one") for _ in range(MOST_KEPT + more)) for more in (40, 2)]
    listed = told(one for flood_ in floods for one in flood_)
    assert how_many(listed) == 2 * MOST_KEPT + 42


def test_of_very_many_it_is_said_how_many_they_are_at_least(monkeypatch: pytest.MonkeyPatch) -> None:
    """They aren't all counted, since that takes as long as they are many."""
    monkeypatch.setattr(flood, "MOST_COUNTED", 30)
    found = issues_of_card(tired(MOST_KEPT + 40))
    assert found[-1].message.startswith("At least 30 more of this kind")
    assert told(found)[-1].message.startswith("At least 330 more of this kind")


def test_a_worse_one_among_the_others_counts() -> None:
    """Nobody would see it, and a check of the file would end as if all were well."""
    found = told(issues_of_card(tired(MOST_KEPT + 40, ill=True)))
    assert [one.severity for one in found if one.besides] == [Severity.WARNING, Severity.HINT]


def test_what_is_accepted_is_known_wherever_it_stands_and_takes_no_place() -> None:
    """All others are told still, and none of what is accepted is called stale."""
    found = issues_of_card(tired(MOST_KEPT + 40, accepted=40))
    assert Counter(one.accepted is not None for one in found) == {False: MOST_KEPT, True: 40}
    assert not any(one.besides or one.code.endswith("stale-acceptance") for one in found)


def test_one_fewer_of_a_flood_is_better() -> None:
    """Before and after as many are kept, and fewer are counted."""
    before, after = ([*first_of(issue("one") for _ in range(MOST_KEPT + more))] for more in (9, 8))
    assert is_better(before, after, before[0])
    assert not is_better(before, before, before[0])


def test_a_text_of_megabytes_is_told_as_much_as_anybody_reads() -> None:
    """Whatever a document calls a thing by."""
    card = tired(1)
    check = next(one for one in game_of(card.ruleset).checks if one.name == "unit-is-tired")
    issue = issue_of(card.ruleset, check, Finding("x" * 10**6))
    assert issue.message == f"{'x' * (LONGEST - 1)}…"
    assert issue_of(card.ruleset, check, Finding("x" * LONGEST)).message == "x" * LONGEST
    assert str(BadFile("x" * 10**6)) == issue.message
