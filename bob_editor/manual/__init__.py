"""WHAT READERS ARE TOLD: the manual, of pages that are written and of pages that are made from the games' data.

The site and the window's Help are made of the same pages, in Markdown with the few signs of MyST that
``manual/html.py`` knows. Every check, terrain, marker, ruling, tool and field of a card has a place in them, named by
``manual/places.py``.

May import ``editing`` and what stands below it; knows no Qt.
"""
