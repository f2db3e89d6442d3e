"""What is wrong or odd in a game that somebody writes."""
