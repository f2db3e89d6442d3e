"""Makes the page of a game's rules: of its data, with pictures of its terrain and of lines as it decides them."""

from collections.abc import Iterator, Mapping
from typing import Any

from bob_editor.publishing.progress import Tell, untold
from bob_editor.publishing.rules_page.content import Entry, Figure, Part, RulesPage
from bob_editor.publishing.rules_page.sight import sight_part
from bob_editor.publishing.rules_page.telling import Say, does, row_told, terrain_told
from bob_editor.render.counters.faces import CounterFaces
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.samples.terrain_sample import sample_picture
from bob_editor.render.styles.shelf import sheet_of
from bob_editor.rules.cards.mix import CounterMix, Lot
from bob_editor.rules.cards.pieces import faced
from bob_editor.rules.cards.unit_faces import face_in
from bob_editor.rules.game import Game
from bob_editor.sheet.aids import sight_reminder
from bob_editor.sheet.blocks import plain
from bob_editor.sheet.schema_steps import in_words
from bob_editor.words import LANGUAGES, in_language, mark

Json = Any

_WIDE = 320
_COUNTER = 240
_GROUPS = (
    ("blocks", mark("What blocks")), ("hinders", mark("What hinders")), ("", mark("What is seen through")),
)  # fmt: skip
_TABLES = (
    ("units", mark("Units")), ("markers", mark("Markers")), ("ends", mark("Positions")),
    ("conditions", mark("Conditions")), ("changes", mark("Changes of the map")),
)  # fmt: skip


def rules_page(game: Game, tell: Tell = untold, language: str = "en") -> RulesPage:
    """The page, its labels in a language where they are known in it.

    ``tell`` hears how many of its pictures are made, and may raise to end it.
    """
    language = language if language in LANGUAGES else "en"
    say = in_language(language)
    style = Style(game, sheet=sheet_of(None))
    parts = [*_terrain(game, style, tell, say)]
    sight = sight_part(game, style, language) if game.data.get("sight") is not None else _reasons(game, say)
    parts += [sight] if sight.entries else []
    for table, title in _TABLES:
        rows = [_row(game, table, key, row, say) for key, row in game.rows(table).items() if key]
        parts += [Part(say(title), tuple(rows))] if rows else []
    parts += [one for one in (_rulings(game, say), _checks(game, say), _numbers(game, say)) if one.entries]
    edition = str(game.data.get("edition") or "")
    told = say(mark("Edition {edition}"), edition=edition) if edition else ""
    return RulesPage(game.title, told, tuple(_about(game, say)), tuple(parts), language)


def _about(game: Game, say: Say) -> Iterator[str]:
    low, high = game.levels
    yield (
        say(mark("Boards have pointy-top hexes."))
        if game.pointy
        else say(mark("Boards have flat-top hexes."))
    )
    if high > low:
        yield say(mark("Their ground is from level {low} to {high}."), low=low, high=high)
    yield say(mark("Numbers in brackets are those of the rulebook, which decides."))


def _terrain(game: Game, style: Style, tell: Tell, say: Say) -> Iterator[Part]:
    shown = [one for one in game.terrains.values() if one.places]
    done = 0
    groups = _GROUPS if game.data.get("sight") is not None else (("", mark("Terrain")),)
    for los, title in groups:
        entries = []
        for one in shown:
            if does(game, one.los) == los:
                tell(done, len(shown))
                done += 1
                picture = Figure(sample_picture(one, game, style, _WIDE), one.title)
                entries.append(
                    Entry(one.title, tuple(terrain_told(game, one, say)), game.cited(one.cites), (picture,))
                )
        if entries:
            yield Part(say(title), tuple(entries))
    tell(len(shown), len(shown))


def _row(game: Game, table: str, key: str, row: Mapping[str, Json], say: Say) -> Entry:
    title = str(row.get("title") or in_words(key))
    lines = tuple(row_told(game, row, say))
    return Entry(
        title, lines, game.cited(str(row.get("cites", ""))), tuple(_counter(game, table, key, title))
    )


def _counter(game: Game, table: str, key: str, title: str) -> Iterator[Figure]:
    """The front of a unit's counter, where the game says of any what is on it: the others have their sign."""
    rows = game.rows(table)
    if table == "units" and any(row.get("counter") for row in rows.values()):
        faces = CounterFaces(CounterMix((), ()))
        picture = faces.jpeg(Lot("", faced(key, title, face_in(rows[key])), ()), "front", _COUNTER)
        yield Figure(picture, title)


def _reasons(game: Game, say: Say) -> Part:
    """Of a game whose rule is code, what decides a line in short."""
    entries = (Entry(one.title, tuple(map(plain, one.lines))) for one in sight_reminder(game))
    return Part(say(mark("How sight works")), tuple(entries))


def _rulings(game: Game, say: Say) -> Part:
    entries = []
    for one in game.data.get("rulings", ()):
        rows = [row if isinstance(row, Mapping) else {"value": row} for row in one["choices"]]
        told = [str(row.get("text") or row["value"]) for row in rows if row["value"] == one["default"]]
        lines = (say(mark("Unless you choose otherwise: {told}."), told=told[0]),) if told else ()
        entries.append(Entry(str(one.get("question", "")), lines, game.cited(str(one.get("cites", "")))))
    return Part(say(mark("What is left open")), tuple(entries))


def _checks(game: Game, say: Say) -> Part:
    """The game's own rows of checks, not those that look at every game's boards."""
    own = {row.get("as", row["check"]) for row in game.data.get("checks", ()) if isinstance(row, Mapping)}
    entries = tuple(
        Entry(in_words(one.name), (" ".join(one.why.split()),), game.cited(one.cites))
        for one in game.checks
        if one.name in own
    )
    note = say(mark("On boards and cards, as they are drawn and written."))
    return Part(say(mark("What is checked")), entries, note)


def _numbers(game: Game, say: Say) -> Part:
    numbers = game.data.get("rule_numbers")
    rows = numbers.items() if isinstance(numbers, Mapping) else ()
    return Part(
        say(mark("Headings of the rulebook")),
        tuple(Entry(f"{key}  {title}", ()) for key, title in rows if title),
    )
