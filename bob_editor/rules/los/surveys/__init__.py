"""More than one line: fields, every pair, the common field, two maps compared, and the side view of a thread."""
