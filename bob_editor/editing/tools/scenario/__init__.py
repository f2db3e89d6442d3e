"""The tools that edit scenarios, one a file."""
