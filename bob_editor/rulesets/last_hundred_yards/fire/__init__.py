"""What a line is worth once it is clear: its cover; asks ``land`` and ``sight``."""
