"""The work of publishing, shared out among processes or done here.

May import ``edition``, ``form`` and ``progress``.
"""
