"""Files of JSON: read within the limits, laid out for people, written whole or not at all, kept for recovery.

May import ``form``.
"""
