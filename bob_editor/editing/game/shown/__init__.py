"""How the answers to a question about sight are shown: small boards on which they differ."""
