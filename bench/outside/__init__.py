"""An outside measure: our bots on games on which others have measured theirs."""
