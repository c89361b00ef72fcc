"""A measure outside ourselves: our bots on games that others have measured theirs on."""
