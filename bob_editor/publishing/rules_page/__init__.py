"""A page of a game's rules, made of its data: what blocks and hinders, how sight works, its checks and numbers."""
