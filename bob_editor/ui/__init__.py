"""THE WINDOW: widgets, the canvas and what joins them to an open document.

``app`` makes the objects. The rooms, each of which imports only those before it: ``dress``, ``session`` (what is
open), ``canvas``, ``dialogs``, ``keeping``, ``desk`` (what panels have at hand), ``card`` (the form), ``panels``, and
``frame`` around them all. Selection, zoom and panel state live here, outside the document and outside undo.
May import ``editing``, ``render`` and everything below them; ``cli`` is a stranger.
"""
