"""Stamps: pieces of board made, kept, found, varied and set."""
