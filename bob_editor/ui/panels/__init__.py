"""The panels around the canvas, one a file; each shows a session and changes it only through edits."""
