"""What games are called where several are listed, so that no two read alike."""

from collections import Counter
from collections.abc import Iterable, Mapping

from bob_editor.rules.ruleset import Ruleset


def told_apart(games: Iterable[tuple[str, str]]) -> list[str]:
    """Titles of games given by title and id: one that has none is called by its id, those that share one by both."""
    named = [(title.strip() or name, name) for title, name in games]
    shared = Counter(title.casefold() for title, _ in named)
    return [f"{title} ({name})" if shared[title.casefold()] > 1 else title for title, name in named]


def titles_of(games: Mapping[str, Ruleset]) -> dict[str, str]:
    """The same, by id."""
    return dict(zip(games, told_apart((game.title, name) for name, game in games.items()), strict=True))
