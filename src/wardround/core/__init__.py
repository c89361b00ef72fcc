"""The engine: no I/O, no clock, no logging, no asyncio; depends on msgspec.

`game.py` says what a game is; start reading there.
"""
