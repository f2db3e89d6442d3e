"""Answers as other programs read them: SARIF and JUnit XML, and a line of JSON or of a table for each pair.

Imports no command.
"""
