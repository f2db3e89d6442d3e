"""The commands for selected outlines: words, what each does, icon and shortcut; and their order in the menu."""

from bob_editor.ui.desk.command import Command

SEPARATOR = "-"

OUTLINE_COMMANDS: tuple[Command, ...] = (
    Command("outline_next", "Select &next", "Select the next drawn outline; while one is selected Tab does so",
            "mdi6.skip-next-outline", ("Ctrl+J",)),
    Command("outline_points", "Edit &points", "Show the points of the selected outline with handles, or end with them",
            "mdi6.vector-point-edit", ("Ctrl+Return",)),
    Command("outline_duplicate", "&Duplicate", "Lay a copy of the selected outlines, labels or path beside them",
            "mdi6.content-duplicate", ("Ctrl+D",)),
    Command("outline_upend", "Mirror top to &bottom", "Mirror the selected outlines or path about their middle",
            "mdi6.flip-vertical", ("Ctrl+Shift+M",)),
    Command("outline_top", "Bring to &top", "Lay the selected outlines on top of all others of their kind",
            "mdi6.arrange-bring-to-front", ("Shift+PgUp",)),
    Command("outline_raise", "&Raise", "Lay the selected outlines above the next one that they touch",
            "mdi6.arrange-bring-forward", ("PgUp",)),
    Command("outline_lower", "&Lower", "Lay the selected outlines below the next one that they touch",
            "mdi6.arrange-send-backward", ("PgDown",)),
    Command("outline_bottom", "Send to botto&m", "Lay the selected outlines below all others of their kind",
            "mdi6.arrange-send-to-back", ("Shift+PgDown",)),
    Command("outline_join", "&Join", "Make one outline of the selected ones of one terrain or level",
            "mdi6.vector-union", ("Ctrl+Alt+J",)),
    Command("outline_subtract", "&Subtract the topmost", "Cut the topmost of the selected outlines out of the others",
            "mdi6.vector-difference-ba", ("Ctrl+Alt+S",)),
    Command("outline_intersect", "&Intersect", "Leave only what the selected outlines have in common",
            "mdi6.vector-intersection", ("Ctrl+Alt+I",)),
    Command("outline_cut", "&Cut along a line", "Draw a line over the selected outlines, along which they are parted",
            "mdi6.content-cut", ("Ctrl+Alt+X",)),
    Command("outline_grow", "&Grow", "Move the edge of the selected outlines a little outward",
            "mdi6.arrow-expand-all", ("Ctrl+Alt+Up",)),
    Command("outline_shrink", "S&hrink", "Move the edge of the selected outlines a little inward",
            "mdi6.arrow-collapse-all", ("Ctrl+Alt+Down",)),
    Command("outline_offset", "Grow or shrink b&y…", "Move the edge of the selected outlines by an amount",
            "mdi6.arrow-expand", ("Ctrl+Alt+O",)),
    Command("outline_simplify", "Simpli&fy", "Draw the selected outlines with fewer points; no dot changes sides",
            "mdi6.vector-curve", ("Ctrl+Alt+L",)),
    Command("outline_smooth", "Smo&oth", "Round the corners of the selected outlines; no dot changes sides",
            "mdi6.chart-bell-curve", ("Ctrl+Alt+M",)),
    Command("outline_corner", "Points: corners", "Make the chosen points of an outline corners without handles",
            "mdi6.vector-line", ("Ctrl+1",)),
    Command("outline_soft", "Points: smooth", "Have the outline go through its chosen points without a corner",
            "mdi6.vector-bezier", ("Ctrl+2",)),
    Command("outline_even", "Points: symm&etric", "Smooth points with handles of one length",
            "mdi6.vector-point", ("Ctrl+3",)),
    Command("snap", "Sn&ap", "Draw dragged points to dots, hexsides and other outlines; Alt turns it off while held",
            "mdi6.magnet", ("%",), checkable=True),
)  # fmt: skip

OUTLINE_ROWS = (
    "outline_next", "outline_points", SEPARATOR, "outline_duplicate", "outline_upend", SEPARATOR, "outline_top",
    "outline_raise", "outline_lower", "outline_bottom", SEPARATOR, "outline_join", "outline_subtract",
    "outline_intersect", "outline_cut", SEPARATOR, "outline_grow", "outline_shrink", "outline_offset", SEPARATOR,
    "outline_simplify", "outline_smooth", SEPARATOR, "outline_corner", "outline_soft", "outline_even", SEPARATOR,
    "snap",
)  # fmt: skip
