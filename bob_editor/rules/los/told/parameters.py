"""Parameters of a ``sight`` as they are in force: what is left to a ruling takes its answer."""

from collections.abc import Callable, Mapping
from typing import Any

from bob_editor.rules.games.answers import answer_key

Json = Any

Answer = Callable[[str], Json]
"""The answer in force for a ruling."""


class Parameters:
    """Reads parameters, and notes in ``ruled`` which of them hangs on which ruling, by their path."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self.ruled: dict[str, str] = {}

    def decided(self, path: str, given: Json, default: Json) -> Json:
        """A parameter's value: what is given, what its ruling's answer says, or the default where it is left out."""
        if given is None:
            return default
        if not is_by_ruling(given):
            return given
        name = given["ruling"]
        self.ruled[path] = name
        return value_of(given, self._answer(name))

    def of(self, path: str, data: Mapping[str, Json], name: str, default: Json) -> Json:
        """The same of a field of an object at a path."""
        return self.decided(f"{path}.{name}" if path else name, data.get(name), default)


def is_by_ruling(given: Json) -> bool:
    """Whether a parameter is left to a ruling."""
    return isinstance(given, Mapping) and "ruling" in given


def value_of(given: Mapping[str, Json], answer: Json) -> Json:
    """What a parameter that is left to a ruling is under an answer: what ``answers`` says, else the answer itself."""
    answers = given.get("answers")
    if answers is None:
        return answer
    return answers[answer_key(answer)]
