"""The engine's contract: no I/O, no clock, no logging, no asyncio; depends on msgspec, and on
Fluent for words.

`game.py` says what a game is; start reading there.
"""
