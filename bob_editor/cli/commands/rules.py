"""``bob-editor rules``: the rulesets that are installed, and what one of them knows."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter

from bob_editor.cli.completing import OF_RULESETS
from bob_editor.cli.console import console
from bob_editor.cli.formats.answers import word
from bob_editor.cli.output import for_programs, one_line, print_json, tell, told_progress, write_out
from bob_editor.cli.typed_paths import OF_A_FILE
from bob_editor.errors import BadCall
from bob_editor.rules.game import Game
from bob_editor.rules.wording import counted
from bob_editor.storage.files.reading import is_there
from bob_editor.storage.form.problems import Problem
from bob_editor.words import LANGUAGES

TABLES = ("terrains", "markers", "ends", "units", "changes", "conditions", "rulings", "modifiers", "presets")
"""What of a ruleset is listed, in this order; the checks follow."""


def rules(
    ruleset: Annotated[str | None, Parameter(name="RULESET"), OF_RULESETS] = None,
    /,
    *,
    form: Annotated[Literal["text", "json", "markdown"], Parameter(name=("--format", "-f"))] = "text",
    check: Annotated[bool, Parameter(name="--check", negative="")] = False,
    since: Annotated[str, Parameter(show_default=False)] = "",
    on: Annotated[tuple[Path, ...], Parameter(name="--on", negative="", show_default=False)] = (),
    pairs: Annotated[bool, Parameter(name="--pairs", negative="")] = False,
    out: Annotated[Path | None, OF_A_FILE, Parameter(name=("--out", "-o"))] = None,
    language: Annotated[str | None, Parameter(show_default=False)] = None,
) -> int:
    """List the rulesets; or the terrains, markers, changes, rulings and checks of one, with their rule numbers.

    Games in games/ of the current folder are known, too.

    Try:

        bob-editor rules
        bob-editor rules band-of-brothers-2.2 --format markdown > rules.md
        bob-editor rules pebbles --check
        bob-editor rules pebbles -o pebbles.html
        bob-editor rules pebbles --since old/ruleset.json --on maps

    Parameters
    ----------
    ruleset
        The id of one, or the folder of one's own game; all, if left out.
    form
        text, json or markdown.
    check
        Tell what is wrong or odd in the ruleset's data, and run the two boards that stand beside each of its checks;
        without one, tell of all games what keeps them from being used. Exits with 1 where something is wrong.
    since
        Another version of it, by id, folder or edition: tell what differs, and with --on what that changes on boards.
    on
        Boards, scenarios or folders: of each how many lines open, close or are hindered otherwise. May be given several
        times.
    pairs
        List these lines, too.
    out
        Write a page of the game's rules, with pictures: a self-contained NAME.html, or NAME.pdf.
    language
        The language of the page's labels, such as de; English, if left out.
    """
    from bob_editor.rulesets import all_rulesets
    from bob_editor.storage.games.nearby import look_beside

    look_beside(Path())
    if out is not None:
        return _page(ruleset or "", out, language or "en")
    if language is not None:
        raise BadCall("--language goes with a page.", hint="Name one: -o rules.html.")
    if since:
        return _differing(since, ruleset or "", on, pairs=pairs)
    if on or pairs:
        raise BadCall("--on and --pairs go with --since.", hint="Name the version to compare with.")
    if check:
        return _checked(ruleset)
    if ruleset is not None:
        one = game_named(ruleset)
        if form == "json":
            print_json(as_json(one))
        elif form == "markdown":
            from bob_editor.rules.handbook import rules_markdown

            for_programs()
            print(rules_markdown(one), end="")
        else:
            _print_one(one)
        return 0
    every = list(all_rulesets().values())
    if form == "json":
        print_json([as_json(one) for one in every])
    elif form == "markdown":
        for one in every:
            print(f"- `{one.id}`: {one_line(one.title)}, {_counts(one)}")
    else:
        for one in every:
            print(f"{one.id}: {one_line(one.title)}, {_counts(one)}")
    return 0


def game_named(name: str) -> Game:
    """A game by its id, or by the folder or file of it, as data alone.

    :raises UnknownRuleset: where there is none of that id.
    :raises BadFile: where its file can't be read.
    """
    from bob_editor.rulesets import all_rulesets, game_of_own
    from bob_editor.rulesets import ruleset as ruleset_of
    from bob_editor.storage.games.game_files import read_game

    path = Path(name)
    if name in all_rulesets() or not _is_path(name):
        return ruleset_of(name)
    return game_of_own(read_game(path)[0], path if path.is_dir() else path.parent)


def _is_path(name: str) -> bool:
    """Whether a name is a path: a folder of boards may be called as the game whose they are, which is meant then."""
    from bob_editor.rulesets import installed
    from bob_editor.storage.games.places import FILE

    path = Path(name)
    known = any(name in (one.id, one.folder.name) for one in installed())
    return is_there(path) and (not known or path.is_file() or (path / FILE).exists())


def _page(ruleset: str, out: Path, language: str) -> int:
    """Write the page of a game's rules."""
    if out.suffix.lower() not in (".html", ".pdf"):
        raise BadCall(f"{out} is no name of a page.", hint="Name it *.html or *.pdf.")
    if not ruleset:
        raise BadCall("Whose rules?", hint="Name the game, by id or folder, before -o.")
    if language not in LANGUAGES:
        raise BadCall(f"There are no labels in “{language}”.", hint=f"Take {', '.join(LANGUAGES)}.")
    from bob_editor.publishing.rules_page.gathering import rules_page
    from bob_editor.publishing.rules_page.print import as_pdf
    from bob_editor.publishing.rules_page.web import as_html

    with told_progress("Drawing") as told:
        page = rules_page(game_named(ruleset), told, language)
    write_out(out, as_pdf(page) if out.suffix.lower() == ".pdf" else as_html(page).encode())
    tell(f"Wrote {out}.")
    return 0


def _differing(since: str, ruleset: str, on: tuple[Path, ...], *, pairs: bool) -> int:
    """Tell what differs between two versions of a game, and what that changes on boards; 1 where anything does."""
    from bob_editor.cli.files import documents
    from bob_editor.opening.games.effects import effects_of_change
    from bob_editor.rules.games.changes_told import told_changes

    if not ruleset:
        raise BadCall("Whose rules changed?", hint="Name the game, by id or folder, before --since.")
    new = game_named(ruleset)
    old = _version(new, since)
    told = list(told_changes(old.data, new.data))
    print("\n".join(map(one_line, told)) or "Nothing differs.")
    changed = 0
    files = [one.path for one in documents(on, "board", "scenario")] if on else []
    with told_progress("Looking along all lines") as told_steps:
        for one in effects_of_change(old, new, files, progress=told_steps):
            changed += one.changed
            who = f", {one.looker.text}" if one.looker.text else ""
            print(one_line(f"{one.path}{who}: {one.text}"))
            for line in one.lines if pairs else ():
                print(f"  {line.start} to {line.goal}: {word(*line.first)} → {word(*line.second)}")
    return int(bool(told or changed))


def _version(game: Game, name: str) -> Game:
    """Another version of a game: an earlier edition of it that was kept, or a game by its id, folder or file.

    :raises UnknownRuleset: where there is neither.
    """
    from bob_editor.model.games.own_game import OwnGame
    from bob_editor.rulesets import all_rulesets, game_of_own
    from bob_editor.storage.games.editions import earlier_edition

    known = name in all_rulesets() or is_there(name)
    kept = None if known else earlier_edition(game.id, name)
    return game_named(name) if kept is None else game_of_own(OwnGame(kept))


def _told(problems: Iterable[Problem]) -> bool:
    """Tell what is wrong in the form of a game's file; true where anything is."""
    lines = [
        f"{one.pointer.lstrip('/') or 'ruleset.json'}: error: {one_line(one.message)} [{one.code}]"
        for one in problems
    ]
    print("".join(f"{line}\n" for line in lines), end="")
    return bool(lines)


def _checked(ruleset_id: str | None) -> int:
    """Tell what keeps games from being used, or which cases of one's checks don't hold; 1 where anything is wrong."""
    from bob_editor.editing.game.draft import GameDraft
    from bob_editor.editing.game.faults.cards import faults_of_cards
    from bob_editor.editing.game.faults.gathering import faults_of
    from bob_editor.opening.games.cases import run_cases
    from bob_editor.rulesets import all_rulesets, installed, ruleset_folders, ships
    from bob_editor.storage.games.card_files import own_layout
    from bob_editor.storage.games.game_files import read_game

    if ruleset_id is None:
        told = [f"{one.id or one.folder}: {note}" for one in installed() for note in one.notes]
        print("\n".join(map(one_line, told)) or "Every game can be used.")
        return int(any(one.error for one in installed()))
    unfit = [one.folder for one in installed() if one.error and ruleset_id in (one.id, one.folder.name)]
    if ruleset_id not in all_rulesets() and _is_path(ruleset_id):
        breaches = read_game(Path(ruleset_id))[1]
        unfit = [Path(ruleset_id)] if any(one.code != "schema/duplicate" for one in breaches) else []
    if _told(breach for folder in unfit for breach in read_game(folder)[1]):
        return 1
    game = game_named(ruleset_id)
    path = ruleset_folders().get(ruleset_id, Path(ruleset_id))
    own, problems = read_game(path)
    twice = _told(problems)
    # Cards of the games that ship with code have schemas of their own.
    card = None if ships(ruleset_id) else own_layout(path if path.is_dir() else path.parent)
    faults = (
        *faults_of_cards(GameDraft(own, card=card)),
        *faults_of(own, game, all_rulesets().get(own.based_on)),
    )
    for fault in faults:
        print(f"{'/'.join(map(str, fault.path))}: {fault.severity}: {one_line(fault.message)} [{fault.code}]")
        if fault.fixes:
            print(f"  {one_line('; '.join(fix.label for fix in fault.fixes))}?")
    runs = list(run_cases(game))
    wrong = [one for one in runs if one.why]
    for one in wrong:
        print(one_line(f"{ruleset_id}/{one.check} ({one.which}): {one.why}"))
    if runs:
        print(f"{len(runs) - len(wrong)} of {len(runs)} boards beside checks are as they should be.")
    elif not (faults or twice):
        print(f"{one_line(game.title)} can be used.")
    return int(bool(wrong) or twice or any(fault.severity == "error" for fault in faults))


def as_json(one: Game) -> dict[str, Any]:
    """A ruleset as ``rules --format json`` prints it: its tables as its file has them, and its checks."""
    heading = {
        name: one.data.get(name) for name in ("id", "title", "edition", "game", "hexes", "based_on", "levels")
    }
    tables = {name: list(one.data.get(name, ())) for name in TABLES}
    return {**heading, "line_of_sight": one.sight is not None, **tables, "checks": checks_json(one)}


def checks_json(one: Game) -> list[dict[str, Any]]:
    """The checks of a ruleset, by name; one that looks at boards and at scenes has one code."""
    found: dict[str, dict[str, Any]] = {}
    for check in sorted(one.checks, key=lambda check: (check.name, check.subject)):
        row = {
            "code": f"{one.id}/{check.name}",
            "severity": str(check.severity),
            "cites": check.cites,
            "subjects": [],
            "why": check.why,
        }
        found.setdefault(check.name, row)["subjects"].append(check.subject)
    return list(found.values())


def row_id(table: str, row: Mapping[str, Any]) -> str:
    """The id of a table's row; an end's is its position, "-" on the ground."""
    return str((row.get("in") or "-") if table == "ends" else row.get("id", "-"))


def row_text(row: Mapping[str, Any]) -> str:
    """What a row says in words, short."""
    return str(row.get("question") or row.get("text") or row.get("title") or "")


def _counts(one: Game) -> str:
    told = [
        counted(len(one.data.get(f"{name}s", ())), name) for name in ("terrain", "marker", "change", "ruling")
    ]
    told.append(counted(len(one.checks), "check"))
    return ", ".join((*told, *(() if one.sight else ("no line of sight",))))


def _print_one(one: Game) -> None:
    from rich.text import Text

    out = console()
    out.print(Text(f"{one.id}: {one_line(one.title)}", style="bold"))
    for name in TABLES:
        rows: Sequence[Mapping[str, Any]] = one.data.get(name, ())
        if not rows:
            continue
        out.print(Text(f"\n{name.capitalize()}", style="bold"))
        for row in rows:
            line = (
                Text("  ")
                .append(row_id(name, row), style="cyan")
                .append(f": {one_line(_row_told(name, row))}", style="none")
            )
            out.print(line.append(f" [{one.cited(row['cites'])}]" if row.get("cites") else "", style="dim"))
    out.print(Text("\nChecks", style="bold"))
    for check in checks_json(one):
        line = (
            Text("  ").append(check["code"], style="cyan").append(f" ({check['severity']}): ", style="none")
        )
        out.print(
            line.append(one_line(check["why"].partition("\n\n")[0]), style="none").append(
                f" [{one.cited(check['cites'])}]" if check["cites"] else "", style="dim"
            )
        )


def _row_told(table: str, row: Mapping[str, Any]) -> str:
    if table == "terrains":
        return terrain_told(row)
    if table == "rulings":
        return f"{row_text(row)} {ruling_told(row)}"
    title, text = row.get("title", ""), row.get("text", "")
    return f"{title}: {text}" if title and text else str(title or text)


def terrain_told(row: Mapping[str, Any]) -> str:
    """A terrain's title, where it may stand, and what it does to LOS."""
    height = f", {row['height']} high" if row.get("height") else ""
    return f"{row.get('title', row['id'])}, in {', '.join(row.get('in', ()))}; LOS: {row.get('los', 'none')}{height}"


def ruling_told(row: Mapping[str, Any]) -> str:
    """A ruling's answers, the default first."""
    choices = [choice.get("value") if isinstance(choice, dict) else choice for choice in row["choices"]]
    others = ", ".join(str(choice) for choice in choices if choice != row["default"])
    return f"{row['default']} (or {others})"
