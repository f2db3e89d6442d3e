"""What is laid over a board: the LOS field and its legend, the thread, issues, a tool's preview; all by one address."""

from bob_editor.render.overlays.badges import paint_badge, paint_issues
from bob_editor.render.overlays.field import paint_field, paint_origin
from bob_editor.render.overlays.legend import LEGEND, LegendEntry, paint_legend
from bob_editor.render.overlays.previews import Pending, paint_preview, paint_word
from bob_editor.render.overlays.thread import paint_pinned, paint_thread

__all__ = [
    "LEGEND",
    "LegendEntry",
    "Pending",
    "paint_badge",
    "paint_field",
    "paint_issues",
    "paint_legend",
    "paint_origin",
    "paint_pinned",
    "paint_preview",
    "paint_thread",
    "paint_word",
]
