"""Drawn outlines as objects: which one is meant, and what can be done with it. Pure values, no pointer and no tool."""
