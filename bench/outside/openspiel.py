"""Our Hanabi beside OpenSpiel's, which is the Hanabi Learning Environment: the same games?

    python -m bench.outside.openspiel --games 500

Random games (every other one by the script, which gets further) are played on both at once, with
the same cards. After every move both have to list the same actions and agree on fireworks, tokens,
hands, what is known of them, the deck, the discards, the score and the end.
"""

from __future__ import annotations

import argparse
from typing import Any

from wardround.core.chance import Chance, RecordingChance, SeededChance
from wardround.core.log import silent
from wardround.games import library_of

from .hanabi import SPEC
from .hanabi.rules import RANKS, AnyAction, Content, Discard, HintColour, Play, State, points


def number_of(action: AnyAction, content: Content) -> int:
    """The number of an action in OpenSpiel."""
    if isinstance(action, Discard):
        return action.card
    if isinstance(action, Play):
        return content.hand + action.card
    if isinstance(action, HintColour):
        return 2 * content.hand + content.colours.index(action.colour)
    return 2 * content.hand + len(content.colours) + action.rank - 1


def described(s: State) -> str:
    """A position as OpenSpiel writes it."""
    content = s.content
    letters = [colour[0].upper() for colour in content.colours]
    heights = "".join(f"{a}{height} " for a, height in zip(letters, s.fireworks, strict=True))
    lines = [
        *(f"Life tokens: {s.lives}", f"Info tokens: {s.clues}", f"Fireworks: {heights}", "Hands:"),
    ]
    for seat, hand in enumerate(s.hands):
        if seat == s.active:
            lines.append("Cur player")
        for kind, known in zip(hand, s.known[seat], strict=True):
            may = [n for n in range(len(content.names)) if known >> n & 1]
            colours = "".join(letters[n] for n in sorted({kind // RANKS for kind in may}))
            ranks = "".join(str(n + 1) for n in sorted({kind % RANKS for kind in may}))
            lines.append(f"{content.names[kind]} |{colours}{ranks}")
        if seat == 0:
            lines.append("-----")
    lines.append(f"Deck size: {s.deck.size()}")
    return "\n".join(lines)


def theirs(text: str) -> tuple[str, list[str]]:
    """OpenSpiel's description without the hints themselves, and its discards in order."""
    head, _, discards = text.partition("\nDiscards:")
    lines = []
    for line in head.splitlines():
        card, bars, rest = line.partition(" || ")
        lines.append(f"{card} |{rest.partition('|')[2]}" if bars else line)
    return "\n".join(lines), sorted(discards.split())


def compare(seed: str, by_script: bool, game: Any, content: Content) -> tuple[int, int]:
    """Play one game on both; returns the number of moves and the score."""
    dice, cards = SeededChance(f"{seed}/dice"), RecordingChance(SeededChance(f"{seed}/cards"))
    ours, other = SPEC.rules.setup({"seats": 2}, content, cards), game.new_initial_state()
    moves = 0
    while True:
        for card in cards.draws:
            assert other.is_chance_node(), f"{seed}, move {moves}: a card too many"
            other.apply_action(content.names.index(str(card)))
        cards.draws.clear()
        result = SPEC.rules.outcome(ours)
        assert other.is_terminal() == (result is not None), f"{seed}, move {moves}: the end"
        if result is not None:
            assert list(result.scores) == other.returns(), f"{seed}: {result.scores}"
            return moves, points(ours)
        listed = SPEC.rules.legal(ours)
        assert [number_of(action, content) for action in listed] == other.legal_actions(), seed
        gone = [
            name for name, n in zip(content.names, ours.discards, strict=True) for _ in range(n)
        ]
        assert (described(ours), sorted(gone)) == theirs(str(other)), f"{seed}\n{other}"
        action = chosen(ours, listed, by_script, dice)
        other.apply_action(number_of(action, content))
        SPEC.rules.push(ours, action, cards, silent())
        moves += 1


def chosen(s: State, listed: list[AnyAction], by_script: bool, dice: Chance) -> AnyAction:
    """The script's answer, except one in ten; or anything."""
    if by_script and dice.below(10) and SPEC.advice.script is not None:
        return SPEC.advice.script.answer(s, s.active)
    return listed[dice.below(len(listed))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    games = parser.parse_args().games
    import pyspiel

    content, game = (
        SPEC.rules.content(library_of(SPEC).tables),
        pyspiel.load_game("hanabi(players=2)"),
    )
    found = [compare(f"both/{n}", bool(n % 2), game, content) for n in range(games)]
    moves, scores = sum(m for m, _ in found), sorted({score for _, score in found})
    print(f"{games} games, {moves} moves: the same. Scores: {', '.join(map(str, scores))}")


if __name__ == "__main__":
    main()
