"""What is seen: the thread and its reasons, fields, lines that are expected, and the thread from the side."""
