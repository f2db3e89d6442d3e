"""What form a document must have: typed values, limits, schemas and older versions, and what breaks the form.

Knows JSON values only, no files; imports no other room of ``storage``.
"""
