"""What a line is worth once it is clear: sums of fire modifiers, cover, observation; asks ``land`` and ``sight``."""
