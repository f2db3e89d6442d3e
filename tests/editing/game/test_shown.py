"""The small boards by which answers are shown: made of the game's own terrain, and the answers do differ on them."""

import pytest

from bob_editor.editing.game.shown.candidates import plainer
from bob_editor.editing.game.shown.search import Boards, search_of
from bob_editor.editing.game.shown.sights import Sights
from bob_editor.editing.game.shown.variants import answer_on, varied
from bob_editor.editing.game.starts import STARTS, started
from bob_editor.rules.game import Game
from bob_editor.rules.games.answers import answer_of
from bob_editor.rules.games.questions import QUESTIONS, Question, asked_of
from bob_editor.rulesets import game_of_own

BY_KEY = {one.key: one for one in QUESTIONS}


def _game(start: str) -> Game:
    return game_of_own(started(next(one for one in STARTS if one.id == start)))


def _games(game: Game, question: Question) -> list[Game]:
    return [varied(game, question.whole_path, one.value) for one in question.choices]


def _unshown(game: Game, asked: list[Question], *, units: bool | None = None) -> list[str]:
    """The questions for which there is no board at all on which their answers differ."""
    found = []
    for one in asked:
        search = search_of(_games(game, one), units=one.of_units if units is None else units)
        # Whether another shows more makes no difference.
        while search._best is None and not search.go_on(1):
            pass
        found += [one.key] if search._best is None else []
    return found


@pytest.mark.parametrize(
    ("start", "key"),
    [
        ("plain", "along"), ("plain", "hindrance_add"), ("plateau", "ties_higher"), ("shadow", "ties_level"),
        ("slope", "things_between"), ("slope", "ground_between"),
        ("shadow", "heights"), ("sides", "own_side"), ("artwork", "side_along"),
        ("plain", "off_map"),
    ],
)  # fmt: skip
def test_the_answers_differ_on_the_board(start: str, key: str) -> None:
    """On what is found not all answers say the same, and it is made of terrain that the game has."""
    game = _game(start)
    shown = search_of(_games(game, BY_KEY[key])).whole()
    assert shown is not None
    said = Sights(_games(game, BY_KEY[key])).sayings(shown)
    assert len({"blocked" if one == "blind" else one for one in said}) > 1
    used = {feature.terrain for content in shown.board.hexes.values() for feature in content.terrain}
    assert used <= game.terrains.keys()


def test_what_counts_only_while_a_condition_holds_is_shown_as_if_it_did() -> None:
    """Else a game whose crops alone hinder had no picture of what hinders; nor had it one in the night."""
    game = varied(_game("plain"), ("sight", "visibility"), {"conditions": {"night": 1}})
    rows = [{"id": one, "title": one, "value": {"type": "boolean"}} for one in ("summer", "night")]
    game = varied(game, ("conditions",), rows)
    flare = {"id": "flare", "title": "Flare", "while": "night", "eye": 1, "cites": ""}
    game = varied(game, ("markers",), [flare])
    for at, row in enumerate(game.data["terrains"]):
        game = varied(game, ("terrains", at, "while"), "summer") if row.get("los") == "hinders" else game
    games = _games(game, BY_KEY["hindrance_add"])
    shown = search_of(games).whole()
    assert shown is not None
    assert len({found[1].hindrance for one in games if (found := answer_on(one, shown))}) > 1


@pytest.mark.parametrize("start", ["plain", "shadow"])
def test_units_stand_in_the_way_of_a_line(start: str) -> None:
    """Where a game has units, a line shows whether they are in the way; others by chance show it as well."""
    game = varied(_game(start), ("units",), [{"id": "tank", "title": "Tank", "height": 1}])
    question = BY_KEY["units_count"]
    assert question in asked_of(game)
    for seed in (0, 1):
        shown = search_of(_games(game, question), seed, units=question.of_units).whole()
        assert shown is not None
        assert [one.unit for one in shown.units] == ["tank"]
        verdicts = []
        for one in _games(game, question):
            found = answer_on(one, shown)
            assert found is not None
            verdicts.append(found[1].verdict)
        assert verdicts == ["clear", "blocked", "clear"]


def test_what_units_in_the_way_do_is_asked_and_shown() -> None:
    """By all that a game can say of it; what isn't said is as of what stands on the ground."""
    game = varied(_game("shadow"), ("units",), [{"id": "tank", "title": "Tank", "height": 1}])
    game = varied(game, ("sight", "units", "count"), "all")
    asked = [one for one in asked_of(game) if one.of_units and one.choices]
    assert {"units_los", "units_of", "units_between", "units_ties_higher", "units_ties_level"} <= {
        one.key for one in asked
    }
    assert BY_KEY["units_unknown"] not in asked
    assert _unshown(game, asked, units=True) == []
    assert answer_of(game.data, BY_KEY["units_between"]) == {"hexes": 1}
    game = varied(varied(game, ("sight", "units", "of"), "enemy"), ("sight", "units", "unknown"), "nothing")
    asked = [one for one in asked_of(game) if one.of_units and one.choices]
    assert BY_KEY["units_unknown"] in asked
    does = search_of(_games(game, BY_KEY["units_los"]), units=True).whole()
    assert does is not None
    assert all(one.side for one in does.units)
    assert _unshown(game, asked, units=True) == []


def test_what_only_a_marker_does_is_asked_about() -> None:
    """Smoke that hinders adds up, and lies beside lines."""
    smoke = [{"id": "smoke", "title": "Smoke", "los": "hinders", "height": 1, "cites": ""}]
    game = varied(_game("empty"), ("markers",), smoke)
    assert {"along", "hindrance_add", "hindrance_blocks_at"} <= {one.key for one in asked_of(game)}


def test_answers_that_are_one_never_differ() -> None:
    """Of the same game twice no board is found."""
    game = _game("plain")
    assert search_of([game, game]).whole() is None


def test_what_was_found_holds_while_it_can() -> None:
    """A change that leaves the answers different on a board leaves the board."""
    boards, game, question = Boards(), _game("plain"), BY_KEY["along"]
    first = boards.search(game, question)
    while not first.go_on(50):
        pass
    other = varied(game, ("sight", "visibility"), 9)
    again = boards.search(other, question)
    assert again is not first
    assert again.over
    assert again.shown is first.shown


def test_an_answer_and_a_rules_number_begin_no_search_anew() -> None:
    """A question is shown by all its answers, whichever is given; what else is answered may change that."""
    boards, game, question = Boards(), _game("shadow"), BY_KEY["corner"]
    first = boards.search(game, question)
    for value in ("clear", "blocked", None):
        game = varied(game, question.whole_path, value)
        assert boards.search(game, question) is first
    game = varied(game, ("sight", "cites"), {"corner": "3.1"})
    assert boards.search(game, question) is first
    assert boards.search(varied(game, ("sight", "along"), "worse"), question) is not first


def test_nothing_is_asked_of_what_isnt_there() -> None:
    """Without terrain that counts, only what decides is asked; without hexsides nothing about them."""
    assert {one.key for one in asked_of(_game("empty"))} <= {"line", "visibility", "eye"}
    assert not any(
        one.key.startswith("side") or one.key == "units_count" for one in asked_of(_game("distance"))
    )


@pytest.mark.parametrize("start", [one.id for one in STARTS if one.id not in ("distance", "empty")])
def test_each_question_has_its_picture(start: str) -> None:
    """What is asked of a pattern can change a line of it."""
    game = _game(start)
    asked = [one for one in asked_of(game) if one.choices]
    assert _unshown(game, asked) == []


def test_neighbours_are_asked_about_where_something_hinders_them() -> None:
    """That a hexside between neighbours counts is asked of hexsides; hindrance in their own hexes makes a question."""
    plain, question = _game("plain"), BY_KEY["adjacent"]
    assert question not in asked_of(varied(plain, ("sight", "own_side"), "blocks"))
    game = varied(plain, ("sight", "hindrance"), {"target": True})
    assert question in asked_of(game)
    assert search_of(_games(game, question)).whole() is not None


def test_what_shows_most_is_taken() -> None:
    """A hindered target comes first, but woods that hide it show better what the line is worth."""
    field = {
        "id": "field",
        "title": "Field",
        "in": ["hexes"],
        "los": "hinders",
        "hindrance": {"ends": "both"},
    }
    game = _game("plain")
    rows = [*game.data["terrains"][:1], field, *game.data["terrains"][1:2]]
    game = varied(varied(game, ("terrains",), rows), ("sight", "adjacent"), "judged")
    games = [game, varied(game, ("sight", "line"), "distance")]
    shown = search_of(games).whole()
    assert shown is not None
    assert "blocked" in Sights(games).sayings(shown)


@pytest.mark.parametrize(
    ("start", "key"),
    [
        ("plain", "along"), ("plain", "corner"), ("plain", "side_vertex"), ("shadow", "ties_level"),
        ("shadow", "own_side"), ("shadow", "hindrance_below"),
    ],
)  # fmt: skip
def test_each_answer_looks_otherwise(start: str, key: str) -> None:
    """Where one line tells no more than two answers apart, what its start sees does; nothing is there in vain."""
    game, question = _game(start), BY_KEY[key]
    search = Boards().search(game, question)
    before = None
    while not search.go_on(10):
        before = before or search.shown
        assert search.shown is before
    shown, sights = search.shown, Sights(_games(game, question))
    assert shown is not None
    assert shown.around
    assert search.alike() == []
    looks = sights.looks(shown)
    assert len(set(looks)) == len(question.choices)
    assert len({look[0] for look in looks}) > 1
    assert all(len(set(sights.looks(less))) < len(looks) for less in plainer(shown))


@pytest.mark.parametrize("key", ["units_count", "units_of"])
def test_each_answer_about_units_looks_otherwise(key: str) -> None:
    """Units of several kinds and sides stand there, each of which tells answers apart."""
    tank = {"id": "tank", "title": "Tank", "height": 1, "tags": ["armour"]}
    game = varied(_game("plain"), ("units",), [tank, {"id": "squad", "title": "Squad", "height": 1}])
    game = varied(game, ("sight", "units"), {"count": "all", "tags": ["armour"]})
    search = Boards().search(game, BY_KEY[key])
    while not search.go_on(50):
        pass
    shown, sights = search.shown, Sights(_games(game, BY_KEY[key]))
    assert shown is not None
    assert search.alike() == []
    assert len(set(sights.looks(shown))) == 3
    assert all(len(set(sights.looks(less))) < 3 for less in plainer(shown))


def test_answers_that_look_alike_are_told() -> None:
    """Where only hexsides count, what is as high as the higher end hides nothing either way."""
    search = Boards().search(_game("sides"), BY_KEY["ties_higher"])
    while not search.go_on(100):
        pass
    assert search.alike() == [[0, 2]]
    assert search.shown is not None
    assert not search.shown.around
