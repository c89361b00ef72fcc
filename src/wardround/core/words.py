"""How sentences for people name a seat, in one place for all games, the terminal and the server."""

from __future__ import annotations


def seat_words(seat: int) -> str:
    """``seat 1`` for the seat that code, journals and notation call 0: people count from 1."""
    return f"seat {seat + 1}"


def capital(text: str) -> str:
    """A text as a sentence begins."""
    return text[:1].upper() + text[1:]
