"""What goes on beside the window: work on other threads, the pauses it waits for, files that change."""
