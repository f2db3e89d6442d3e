"""Cards that name very much that isn't there, or twice: the time for it grows with the card."""

import difflib
from difflib import get_close_matches
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace

from bob_editor.rules import named, pieces, tries
from bob_editor.rules.cards import meant
from bob_editor.rules.cards.card import Card
from bob_editor.rules.cards.code import Area, CardCode
from bob_editor.rules.cards.fixes import put
from bob_editor.rules.cards.names import Name
from bob_editor.rules.game import game_of
from bob_editor.rules.pieces import called_as_missing, harmless, likeliest
from bob_editor.rules.tries import LARGE
from tests.rulesets.memoir_44.cards import card_on

MOST_LOOKED_AT = 40
"""Of the 113 hexes of a standard board."""


def test_a_slip_is_looked_for_among_what_is_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only names that share enough letters are compared letter by letter, and the same one is found."""
    looked_at: list[int] = []

    def compared(word: str, known: list[str], **how: Any) -> list[str]:
        names = list(known)
        looked_at.append(len(names))
        return get_close_matches(word, names, **how)

    monkeypatch.setattr(meant, "get_close_matches", compared)
    labels = [f"{column}{row}" for column in "ABCDEFGHIJKLM" for row in range(1, 10)]
    for word in ("N4", "D44", "4D", "mill"):
        assert meant.nearest_name(word, labels) == get_close_matches(word, labels, n=1)
    assert max(looked_at) <= MOST_LOOKED_AT


def test_set_up_areas_are_read_once_however_many_units_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each unit of a card asks where it may be set up."""
    read: list[Card] = []

    def areas(card: Card) -> tuple[Area, ...]:
        read.append(card)
        return (Area(("setup_areas", 0), "setup", "Line", frozenset()),)

    card = card_on({"units": [{"unit": "infantry", "at": at, "side": "axis"} for at in ("A1", "A2", "A3")]})
    monkeypatch.setattr(pieces, "code_of", lambda _: CardCode(areas=areas))
    assert len(pieces.pieces(card)) == 3
    for unit in pieces.pieces(card):
        pieces.areas_for(card, unit)
    assert read == [card]


def test_what_a_text_meant_is_looked_for_once_however_often_the_card_is_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each fix that is tried asks what a text names then; what one named before is known."""
    compared: list[str] = []

    def counting(word: str, known: list[str], **how: Any) -> list[str]:
        compared.append(word)
        return get_close_matches(word, known, **how)

    monkeypatch.setattr(difflib, "get_close_matches", counting)
    card = card_on({"units": [{"id": "grenadier", "at": "A1"}], "background": "The {unit:grenadiar} waits."})
    check = next(one for one in game_of(card.ruleset).checks if one.name == "text-names-nothing")
    moved = replace(card, scenario=put("", ("units", 0, "at"), "B1").apply(card.scenario))
    for tried in (card, moved):
        (found,) = check.find(tried)
        assert [fix.label for fix in found.fixes] == ["Make it grenadier"]
    assert compared == ["grenadiar"]


def test_a_hex_is_one_slip_away() -> None:
    """A figure typed twice, a row or column beside, one too many or before another: never another hex that is alike."""
    labels = {f"{column}{row}" for column in "ABCDEFGHIJKLM" for row in range(1, 10)}
    wanted = {"B99": ("B9",), "J10": ("J9", "J1"), "N4": ("M4",), "2.D7": ("D7",), "mill": (), "D0": ("D1",)}
    # As long as a file likes: at its square it took a quarter of a minute.
    wanted |= {"A" * 40_000: (), "x-A" * 20_000 + "1": ("A1",)}
    begun = process_time()
    assert {word: meant.meant_hexes(word, labels) for word in wanted} == wanted
    assert process_time() - begun < 1


def test_names_are_gathered_once_for_all_that_bears_an_id_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each pair asks what the card names and isn't there."""
    gathered: list[object] = []
    real = named._unknown

    def counting(*of: Any) -> Any:
        gathered.append(of)
        return real(*of)

    monkeypatch.setattr(named, "_unknown", counting)
    objectives = [
        {"owner": "axis", "kind": "permanent", "hexes": ["D4"], "id": f"o{number // 2}", "value": number}
        for number in range(40)
    ]
    card = card_on({"objectives": objectives})
    check = next(one for one in game_of(card.ruleset).checks if one.name == "id-used-twice")
    assert len(list(check.find(card))) == len(objectives) / 2
    assert len(gathered) < len(objectives) / 2


def test_what_is_called_as_missing_is_tried_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a card names is gathered once for all pairs, and anew only as often as anything may be tried."""
    card, asked = card_on({"units": [{"id": "a"}, {"id": "a"}]}), list[Card]()

    def names(one: Card) -> tuple[Name, ...]:
        asked.append(one)
        ids = [str(row.get("id")) for _, row in one.scenario.units]
        return (Name(("x",), "lost", "unit", ids, ("x",)),)

    monkeypatch.setattr(tries, "MOST", 6.5 * _a_try(card))
    paths = ("units", 0, "id"), ("units", 1, "id")
    with tries.bounded():
        found = [called_as_missing(card, *paths, names) for _ in range(100)]
    assert [fix.label for fix in found[0]] == ["Call this one lost", "Call the other one lost"]
    assert not found[-1]
    assert asked.count(card) == 1
    assert len(asked) == 3


def test_what_a_fix_would_leave_is_tried_only_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every try checks the card anew, so of thousands of slips most are told without what may mend them."""
    card, tries_left = card_on({}), 20
    monkeypatch.setattr(tries, "MOST", (tries_left + 0.5) * _a_try(card))
    fixes = [put(f"Call it {number}", ("title",), str(number)) for number in range(30)]
    with tries.bounded(), tries.bounded():
        assert harmless(card, fixes, "two-units-in-hex") == (*fixes[:tries_left],)
    assert harmless(card, fixes, "two-units-in-hex") == (*fixes,)
    # Of those that weren't tried one might be likelier.
    for some, found in ((tries_left, tries_left), (tries_left + 1, 0)):
        with tries.bounded():
            assert likeliest(card, fixes[:some], "two-units-in-hex") == (*fixes[:found],)


def _a_try(card: Card) -> float:
    return card.scenario.size * (1 + card.scenario.size / LARGE)
