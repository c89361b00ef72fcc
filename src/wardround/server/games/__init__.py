"""The games that a server offers: their content, packs, rulebooks and positions."""
