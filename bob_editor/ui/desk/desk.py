"""What a panel, a command or the workbench has at hand: the session and what shows it, and not the window."""

from bob_editor.records import Record
from bob_editor.ui.canvas.canvas import Canvas
from bob_editor.ui.canvas.card_marks import CardMarks
from bob_editor.ui.canvas.field_modes import FieldModes
from bob_editor.ui.desk.actions import Actions
from bob_editor.ui.desk.docks import Docks
from bob_editor.ui.desk.files import Files
from bob_editor.ui.dress.message_bar import MessageBar
from bob_editor.ui.keeping.kept_layers import KeptLayers
from bob_editor.ui.session.session import Session


class Desk(Record, eq=False):
    """Made once for a window, before its panels.

    ``marks`` is the card as it is painted on the map, ``modes`` which field is laid over it, ``layers`` which of
    its layers are shown; ``docks`` are filled as panels are made.
    """

    session: Session
    canvas: Canvas
    actions: Actions
    files: Files
    messages: MessageBar
    marks: CardMarks
    modes: FieldModes
    layers: KeptLayers
    docks: Docks
