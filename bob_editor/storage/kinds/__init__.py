"""The kinds of document, each to JSON and back: boards, suites, scenarios; and which of them a file is.

May import ``files`` and ``form``.
"""
