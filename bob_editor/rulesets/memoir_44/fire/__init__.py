"""What a clear line is worth: dice, protection, flags ignored; may import ``sight`` and ``land``."""
