"""What is kept of outlines: as much as a number of points allows."""

from hypothesis import given
from hypothesis import strategies as st

from bob_editor.geometry.kept import Itself, begin_anew, drop_former, kept, kept_together, weight

MOST = 100


@given(st.lists(st.integers(0, 120), max_size=60))
def test_weight_is_bounded_and_answers_are_right(asked: list[int]) -> None:
    """Whatever is asked in whatever order, each answer is what the function gives, and no more is held than allowed."""
    alive: set[int] = set()

    class Answer:
        def __init__(self, size: int) -> None:
            self.size = size
            alive.add(id(self))

        def __del__(self) -> None:
            alive.discard(id(self))

    @kept(lambda size: size, MOST)
    def answer(size: int) -> Answer:
        return Answer(size)

    for size in asked:
        assert answer(size).size == size
    # An entry weighs 8 besides its points.
    assert len(alive) <= MOST // 8


def test_last_asked_stays_longest() -> None:
    """What was asked for again isn't worked out anew while there is room; what is too large never stays."""
    worked_out: list[int] = []

    @kept(lambda size: size, MOST)
    def answer(size: int) -> int:
        worked_out.append(size)
        return size

    for size in (40, 30, 40, 31, 40, 30, 101, 101):
        answer(size)
    assert worked_out == [40, 30, 31, 30, 101, 101]


def test_what_a_former_board_asked_for_is_forgotten() -> None:
    """What the next asks for again, before or after it is there, stays."""
    worked_out: list[int] = []

    @kept(lambda size: size, MOST)
    def answer(size: int) -> int:
        worked_out.append(size)
        return size

    for size in (10, 11, 12):
        answer(size)
    begin_anew()
    answer(13)
    answer(11)
    drop_former()
    worked_out.clear()
    for size in (11, 13, 10):
        answer(size)
    assert worked_out == [10]


def test_many_small_answers_are_forgotten_together() -> None:
    """Up to the bound each is worked out once; beyond it all are forgotten, and what came last is right."""
    worked: list[int] = []

    @kept_together(lambda found: found, 10)
    def twice(number: int) -> int:
        worked.append(number)
        return 2 * number

    assert [twice(number) for number in (1, 2, 1, 2)] == [2, 4, 2, 4]
    assert worked == [1, 2]
    assert twice(5) == 10
    assert (twice(5), twice(1)) == (10, 2)
    assert worked == [1, 2, 5, 1]


def test_many_small_answers_go_with_the_board_that_needed_them() -> None:
    """Were a few kept, a day of opening boards would gather them."""
    worked: list[int] = []

    @kept_together(lambda found: found, 100)
    def same(number: int) -> int:
        worked.append(number)
        return number

    before = weight()
    assert (same(1), same(1), weight()) == (1, 1, before + 1)
    begin_anew()
    drop_former()
    assert weight() <= before
    assert (same(1), same(1)) == (1, 1)
    assert worked == [1, 1]


def test_what_is_itself_alone_is_known_by_being_the_very_same() -> None:
    """Neither equal values are one, nor is one kept under a number that another gets once it is gone."""
    worked: list[list[int]] = []

    @kept(lambda given: len(given.value))
    def total(given: Itself[list[int]]) -> int:
        worked.append(given.value)
        return sum(given.value)

    first = [1, 2]
    assert [total(Itself(first)), total(Itself(first)), total(Itself([1, 2]))] == [3, 3, 3]
    assert len(worked) == 2
    assert [total(Itself([number])) for number in range(50)] == list(range(50))
