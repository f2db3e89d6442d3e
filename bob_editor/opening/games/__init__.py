"""Games that are described by data, as they are opened: on one another, in packs, with their cases and names."""
