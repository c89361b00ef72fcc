"""What people read of a game and what helps them to play it, built on the engine.

`game_spec.py` says what a whole game is; start reading there.
"""
