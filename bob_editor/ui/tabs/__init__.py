"""A window with several documents: each tab is a whole desk of its own, and the one in front is what is seen."""
