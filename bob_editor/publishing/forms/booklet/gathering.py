"""Gathers what stands in the booklet of an edition."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from bob_editor.model.special_rules import REFERENCE
from bob_editor.publishing.edition import Edition, PublishedScenario
from bob_editor.publishing.form import LeftOut
from bob_editor.publishing.forms.booklet.settings import BookletSettings
from bob_editor.publishing.forms.cards import DEFAULT
from bob_editor.publishing.maps import board_picture, scenario_picture, style_of_map
from bob_editor.publishing.progress import Tell, share
from bob_editor.publishing.rules_page.telling import sight_in_short
from bob_editor.render.booklet.booklet import Booklet, BoundCard, Chart, Plate, Reminder, RulePlace, TurnBoxes
from bob_editor.render.card.template import template_of
from bob_editor.render.kit.style import Style
from bob_editor.render.pictures.samples.terrain_sample import sample_picture
from bob_editor.render.pictures.thin import print_picture
from bob_editor.render.styles.shelf import sheet_of
from bob_editor.rules.game import Game
from bob_editor.sheet.aids import looked_up_by, rule_titles, sight_reminder, terrain_chart, terrains_on
from bob_editor.sheet.blocks import Track, Words
from bob_editor.sheet.languages import Language
from bob_editor.words import LANGUAGES, in_language

_COVER = 200 / 25.4
"""Dots to the millimetre of the cover."""

_MOST_OF_COVER = 5200
"""Dots of the longer side of a board on the cover, most of which may lie beyond the page."""

_BOARD = 2200
"""Dots of a board's longer side: at least 230 to the inch on A4."""

_SAMPLE = 120

_HEADINGS = (
    "Contents", "Credits and licence", "Edition", "Index of special rules", "Map", "Maps", "Player aids", "Scenarios",
    "Terrain",
)  # fmt: skip
"""What a booklet's own sources call by its words."""


def gathered(edition: Edition, settings: BookletSettings, tell: Tell) -> Booklet:
    """The booklet; raises what painting its maps and reading its templates does."""
    info = edition.info
    games = tuple({one.game.id: one.game for one in edition.scenarios}.values())
    styles: dict[tuple[str, str | None, Path | None], Style] = {}
    cards = tuple(_card(edition, one, styles) for one in edition.scenarios)
    plates = tuple(_plates(edition, share(tell, 0, 2))) if settings.boards else ()
    cover, ending = settings.cover
    if not cover:
        cover, ending = _cover(edition, settings.binding.paper, share(tell, 1, 2)), ".jpg"
    return Booklet(
        info.title or edition.language.title("Scenarios"),
        cards,
        words={one: edition.language.title(one) for one in _HEADINGS},
        language=edition.language.code,
        series=edition.plan.series,
        edition=info.edition,
        description=info.description,
        authors=info.authors,
        licence=info.licence,
        games=tuple(one.title for one in games),
        cover=(cover, ending),
        logo=settings.logo,
        plates=plates,
        charts=tuple(_chart(cards, game, edition.language) for game in games) if settings.aids else (),
        reminders=tuple(_reminders(games, edition.language)) if settings.aids else (),
        tracks=tuple(_tracks(edition, games)) if settings.aids else (),
        rules=_rules(cards, edition.language.code) if settings.index else (),
        credits=tuple(_credits(edition, games)),
    )


def strangers(edition: Edition) -> Iterator[LeftOut]:
    """References to scenarios that aren't among those published."""
    known = {one.id for one in edition.scenarios}
    for one in edition.scenarios:
        for text in _texts(one.card.scenario.data):
            for kind, target in REFERENCE.findall(text):
                if kind == "scenario" and target not in known:
                    yield LeftOut(
                        f"the link of {one.title} to {target}", "No scenario of that id is published with it."
                    )


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from _texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _texts(inner)


def _card(
    edition: Edition, one: PublishedScenario, styles: dict[tuple[str, str | None, Path | None], Style]
) -> BoundCard:
    """A scenario's card; cards of one style share it, and so what is painted by it."""
    look, home = style_of_map(edition, one)
    key = (one.game.id, look, home)
    style = styles.setdefault(key, styles.get(key) or Style(one.card.ruleset, sheet=sheet_of(look, home)))
    template = template_of(edition.plan.template or DEFAULT, one.path.parent)
    return BoundCard(one.id, one.printed, one.sheet, template, style)


def _plates(edition: Edition, tell: Tell) -> Iterator[Plate]:
    for number, one in enumerate(edition.boards):
        tell(number, len(edition.boards))
        picture = board_picture(edition, one)
        area = picture.area
        say, author = edition.language.say, one.board.credits.author
        hexes = say("{count:,} hexes", count=len(one.board.grid.hexes))
        note = " · ".join(filter(None, (one.game.title, hexes, author and say("by {author}", author=author))))
        yield Plate(one.title, note, print_picture(picture, _BOARD), area.height() / area.width())


def _cover(edition: Edition, paper: tuple[float, float], tell: Tell) -> bytes:
    """The ground of the first map, without what stands on it, large enough to fill the page."""
    tell(0, 1)
    first = next((one for one in edition.scenarios if one.has_map), None)
    if first is None:
        return b""
    picture = scenario_picture(edition, first, with_counters=False, with_areas=False)
    size = picture.area.width(), picture.area.height()
    filling = max(side * _COVER / length for side, length in zip(paper, size, strict=True))
    return print_picture(picture, min(round(filling * max(size)), _MOST_OF_COVER))


def _chart(cards: Iterable[BoundCard], game: Game, language: Language) -> Chart:
    mine = [one for one in cards if one.card.ruleset.id == game.id]
    used = {name for one in mine for name in terrains_on(one.card.board)}
    say = in_language(language.code if language.code in LANGUAGES else "en")
    told = {name: sight_in_short(game, game.terrains[name], say) for name in used & game.terrains.keys()}
    heads, rows = terrain_chart(game, used, language, told)
    pictures = [sample_picture(game.terrains[row.id], game, mine[0].style, _SAMPLE) for row in rows]
    note = language.say(
        "The terrain of these maps. Numbers in brackets are the rules that say so, and the rules decide."
    )
    return Chart(
        language.say("{game}: terrain", game=game.title), note, heads, tuple(zip(rows, pictures, strict=True))
    )


def _reminders(games: Iterable[Game], language: Language) -> Iterator[Reminder]:
    for game in games:
        groups = sight_reminder(game, language)
        if groups and game.sight is not None:
            title = language.say("{game}: line of sight", game=game.title)
            yield Reminder(title, language.say("In short; the rules in brackets decide."), groups)


def _tracks(edition: Edition, games: Iterable[Game]) -> Iterator[TurnBoxes]:
    """For each game the track of its longest scenario."""
    for game in games:
        tracks = [
            block
            for one in edition.scenarios
            if one.game.id == game.id
            for section in one.sheet.sections
            for block in section.blocks
            if isinstance(block, Track)
        ]
        if tracks:
            longest = max(tracks, key=lambda one: len(one.turns))
            yield TurnBoxes(
                edition.language.say("{game}: turns", game=game.title),
                tuple(one.label for one in longest.turns),
            )


def _rules(cards: tuple[BoundCard, ...], language: str) -> tuple[RulePlace, ...]:
    """Every named special rule with where it stands, by name."""
    found: dict[str, list[tuple[int, int]]] = {}
    for number, one in enumerate(cards):
        for place, title in rule_titles(one.sheet):
            found.setdefault(title, []).append((number, place))
    keys = {name: looked_up_by(name, language) for name in found}
    names = sorted(found, key=lambda name: (keys[name], name))
    return tuple(RulePlace(name, tuple(found[name]), keys[name][:1].upper()) for name in names)


def _credits(edition: Edition, games: Iterable[Game]) -> Iterator[tuple[str, tuple[Words, ...]]]:
    info = edition.info
    scenarios: dict[str, list[str]] = {}
    for one in edition.scenarios:
        for author in one.sheet.authors:
            scenarios.setdefault(author, []).append(one.title)
    boards = dict.fromkeys(laid.board.title for one in edition.scenarios for laid in one.card.map.laid)
    rows = {
        "By": ", ".join(info.authors),
        "Scenarios": "; ".join(f"{author}: {', '.join(titles)}" for author, titles in scenarios.items()),
        "You need": ", ".join(one.title for one in games),
        "Boards": ", ".join(filter(None, boards)),
        "Licence": info.licence,
        "Rules": "Games and rulebooks belong to their publishers. Numbers in brackets cite rules.",
    }
    for name, text in rows.items():
        if text:
            yield edition.language.title(name), (Words(edition.language.say(text)),)
