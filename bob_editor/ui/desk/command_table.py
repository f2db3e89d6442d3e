"""The table of the window's commands: words, what each does, icon and shortcut; a new one is a row here."""

from __future__ import annotations

from typing import Literal

from attrs import frozen


@frozen
class Command:
    """A row of the table; ``does`` is the line for tooltip, status bar and the sheet of shortcuts.

    ``needs`` is what must be open: a map (board or scenario), a board, a scenario, or nothing.
    """

    id: str
    text: str
    does: str
    icon: str = ""
    keys: tuple[str, ...] = ()
    checkable: bool = False
    needs: Literal["", "map", "board", "scenario"] = ""


COMMANDS: tuple[Command, ...] = (
    # File
    Command("new", "&New board…", "Start a board: ruleset, size and title",
            "mdi6.file-plus-outline", ("Ctrl+N",)),
    Command("new_scenario", "New s&cenario…", "Start a scenario: ruleset, title and the boards of its map",
            "mdi6.file-document-plus-outline", ("Ctrl+Shift+N",)),
    Command("open", "&Open…", "Open a board or scenario from a file",
            "mdi6.folder-open-outline", ("Ctrl+O",)),
    Command("save", "&Save", "Write the board or scenario to its file",
            "mdi6.content-save-outline", ("Ctrl+S",)),
    Command("save_as", "Save &as…", "Write the board or scenario to another file",
            "mdi6.content-save-edit-outline", ("Ctrl+Shift+S",)),
    Command("export", "&Export picture…", "Write a picture of the board: PNG, SVG or PDF",
            "mdi6.image-outline", ("Ctrl+E",)),
    Command("export_card", "Export car&d…", "Write the scenario’s card as it is printed: PDF, PNG or SVG",
            "mdi6.file-export-outline", needs="scenario"),
    Command("print_map", "Print &map…", "Write the map to a PDF at true scale, on as many sheets as it takes",
            "mdi6.printer-outline", ("Ctrl+P",), needs="map"),
    Command("card_preview", "Card &preview", "Show the card as it will be printed",
            "mdi6.file-eye-outline", needs="scenario"),
    Command("los_area", "&Field of the area", "Show what all hexes of the chosen area see together",
            "mdi6.eye-plus-outline", needs="scenario"),
    Command("los_first_sight", "First si&ght", "Show how much of each area each other area sees at the start",
            "mdi6.table-eye", ("Ctrl+Shift+G",), needs="scenario"),
    Command("show_areas", "Show &areas", "Set-up areas, entry hexes, objectives and exits on the map",
            "mdi6.texture-box", checkable=True, needs="scenario"),
    Command("show_counters", "Show c&ounters", "Units, markers and objectives on the map",
            "mdi6.account-group-outline", checkable=True, needs="scenario"),
    Command("publish", "P&ublish a pack…", "Make one file of a folder of boards and scenarios, for others to play",
            "mdi6.package-variant-closed"),
    Command("unpack", "Unpac&k a pack…", "Verify a pack that somebody published, and open what is in it",
            "mdi6.package-variant"),
    Command("properties", "&Board properties…", "Title, number, author, licence and rulings of this board",
            "mdi6.card-text-outline", ("Ctrl+I",), needs="board"),
    Command("close", "&Close", "Close what is open and show the welcome page",
            "mdi6.close", ("Ctrl+W",)),
    Command("quit", "&Quit", "Leave the program",
            "mdi6.exit-to-app", ("Ctrl+Q",)),
    # Edit
    Command("undo", "&Undo", "Take back the last edit",
            "mdi6.undo", ("Ctrl+Z",)),
    Command("redo", "&Redo", "Do again what was taken back",
            "mdi6.redo", ("Ctrl+Shift+Z", "Ctrl+Y")),
    Command("cut", "Cu&t", "Copy the selected hexes and clear them",
            "mdi6.content-cut", ("Ctrl+X",)),
    Command("copy", "&Copy", "Copy the selected hexes with their hexsides and paths",
            "mdi6.content-copy", ("Ctrl+C",)),
    Command("paste", "&Paste", "Paste copied hexes, the first onto the hex under the pointer",
            "mdi6.content-paste", ("Ctrl+V",)),
    Command("delete", "&Delete", "Clear the selected hexes",
            "mdi6.delete-outline", ("Del",)),
    Command("select_all", "Select &all", "Select every hex of the board",
            "mdi6.select-all", ("Ctrl+A",)),
    Command("select_none", "Select &none", "Give up the selection, or what the tool has begun",
            "mdi6.select-off", ("Esc",)),
    Command("turn", "&Turn by 60°", "Turn the selected hexes clockwise about their middle",
            "mdi6.rotate-right", ("Ctrl+R",)),
    Command("mirror", "&Mirror", "Mirror the selected hexes left to right",
            "mdi6.flip-horizontal", ("Ctrl+M",)),
    Command("natural", "Draw &naturally", "Turn grown artwork and contours into natural, drawn outlines",
            "mdi6.auto-fix", ("Ctrl+D",), needs="board"),
    Command("board_turn", "&Turn by 180°", "Turn the whole board by half, with all on it and its expected lines",
            "mdi6.rotate-3d-variant", needs="board"),
    Command("board_mirror", "Mirror &left to right", "Mirror the whole board, its left edge becomes the right one",
            "mdi6.flip-horizontal", needs="board"),
    Command("board_upend", "Mirror t&op to bottom", "Mirror the whole board, its top edge becomes the bottom one",
            "mdi6.flip-vertical", needs="board"),
    Command("board_resize", "&Resize and shift…", "Give the board more or fewer columns and rows, or shift what it has",
            "mdi6.resize", needs="board"),
    Command("board_crop", "&Crop to selection", "Keep only the smallest board that shows the selected hexes",
            "mdi6.crop", needs="board"),
    Command("board_cut_out", "&New board from selection", "Make a board of its own of the selected hexes",
            "mdi6.content-cut", needs="board"),
    Command("board_number", "Number ro&ws otherwise…", "Have the names of the hexes begin with another row",
            "mdi6.numeric", needs="board"),
    # View
    Command("zoom_in", "Zoom &in", "Show it larger",
            "mdi6.magnify-plus-outline", ("Ctrl++", "+", "=")),
    Command("zoom_out", "Zoom &out", "Show it smaller",
            "mdi6.magnify-minus-outline", ("Ctrl+-", "-")),
    Command("zoom_fit", "&Fit board", "Show the whole board",
            "mdi6.fit-to-page-outline", ("Home", "F")),
    Command("zoom_full", "&Actual size (100 %)", "Show the board at full size",
            "mdi6.magnify", ("Ctrl+0",)),
    Command("full_screen", "F&ull screen", "Use the whole screen, or go back",
            "mdi6.fullscreen", ("F11",), checkable=True),
    Command("all_panels", "&Hide panels", "Give the map the whole window, or bring the panels back",
            "mdi6.arrow-expand-horizontal", ("Ctrl+\\",), checkable=True),
    Command("night_map", "&Night colours for the map", "Paint the map in dark colours, too; it is printed as ever",
            "mdi6.weather-night", checkable=True),
    Command("layout", "&Reset panels", "Put all panels back where they were at first",
            "mdi6.view-dashboard-outline"),
    # LOS
    Command("los_swap", "S&wap ends", "Look from the second hex back at the first",
            "mdi6.swap-horizontal", ("X",)),
    Command("los_clear", "&Clear thread", "Take the LOS thread off the board",
            "mdi6.eye-remove-outline", ("Shift+X",)),
    Command("los_field", "Show &field", "Colour what the first hex sees: clear, hindered, blocked, blind",
            "mdi6.radar", ("Ctrl+L",), checkable=True),
    Command("los_stays", "Field under e&very tool", "Keep the field on the board while drawing, too",
            "mdi6.eye-lock-outline", checkable=True),
    Command("los_lens", "&Lens", "Show what the hex under the pointer sees, wherever the pointer goes",
            "mdi6.magnify-scan", ("Shift+L",), checkable=True),
    Command("los_common", "Co&mmon field", "Show what several hexes see together: the pinned or selected ones",
            "mdi6.vector-union", ("Shift+C",), checkable=True),
    Command("los_exposure", "&Exposure", "Show from how many hexes each one is seen: killing grounds and dead ground",
            "mdi6.thermometer-lines", ("Shift+E",), checkable=True),
    Command("los_profile", "S&ide view", "Show the thread from the side: ground, obstacles and their shadows",
            "mdi6.chart-areaspline", ("Ctrl+Shift+P",), checkable=True),
    Command("los_pin", "&Pin thread", "Keep this thread on the board while looking along others",
            "mdi6.pin-outline", ("Shift+T",)),
    Command("los_keep", "&Keep this line as expected", "Test from now on that this line’s answer stays as it is",
            "mdi6.playlist-plus", ("K",)),
    Command("los_expected", "E&xpected lines", "Show the lines kept with the board, and which fail",
            "mdi6.playlist-check", ("Ctrl+Shift+K",)),
    Command("los_next_failing", "&Next failing line", "Show the next line that isn’t as expected",
            "mdi6.playlist-remove", ("F7",)),
    Command("los_compare", "Compa&re…", "Which lines differ under other rulings, another ruleset or the saved board",
            "mdi6.compare-horizontal", ("Ctrl+Shift+C",)),
    Command("los_conditions", "C&onditions…", "Visibility, rain, markers and rulings that LOS obeys",
            "mdi6.weather-night", ("Ctrl+Shift+L",)),
    # Issues
    Command("issues", "&Issues", "Show what breaks the rules",
            "mdi6.alert-circle-check-outline", ("Ctrl+Shift+I",)),
    Command("next_issue", "Next issue", "Jump to the next place that breaks a rule",
            "mdi6.arrow-down-bold-circle-outline", ("F8",)),
    Command("fix_issue", "&Fix issue", "Carry out the fix of the chosen issue",
            "mdi6.auto-fix", ("Ctrl+.",)),
    Command("fix_all", "Apply all &safe fixes", "Mend all that can only be meant in one way, as one step of undo",
            "mdi6.check-all", ("Ctrl+Shift+.",)),
    Command("fix_alike", "Fix all of this &kind", "Take the suggestion of the chosen issue for all of its kind",
            "mdi6.auto-fix", ("Ctrl+Alt+.",)),
    Command("accept_issue", "&Accept issue…", "Keep the chosen issue as it is, and note why",
            "mdi6.check", ("Ctrl+Shift+A",)),
    Command("accept_alike", "Accept all &of this kind…", "Keep all of the chosen issue’s kind, for one reason",
            "mdi6.check-all"),
    # Scenario
    Command("card", "&Card", "Show the form of the scenario’s card",
            "mdi6.card-text-outline", ("Ctrl+Shift+F",), needs="scenario"),
    Command("find_field", "&Find a field…", "Search the card’s fields by their words",
            "mdi6.text-search", ("Ctrl+F",), needs="scenario"),
    Command("open_board", "&Open board…", "Open a board of the map in a window of its own; saving it shows it here",
            "mdi6.map-outline", ("Ctrl+B",), needs="scenario"),
    # Rules
    Command("handbook", "&Rule handbook", "Terrain, markers, rulings and checks of this ruleset, with rule numbers",
            "mdi6.book-open-variant", ("F2",)),
    Command("tables", "&Tables…", "Enter the tables of your own copy of the game that the rulebook leaves out",
            "mdi6.table-edit"),
    # Help
    Command("shortcuts", "&Keyboard shortcuts", "All keys on one sheet",
            "mdi6.keyboard-outline", ("F1", "?")),
    Command("about", "&About bob_editor", "Version, licence and the libraries it stands on",
            "mdi6.information-outline"),
)  # fmt: skip
