"""What is asked before something is done.

Dialogs, one a file, each with an ``ask()`` that returns a plain value or None, so that tests can replace it; it is
told what it needs and knows no panel.
"""
