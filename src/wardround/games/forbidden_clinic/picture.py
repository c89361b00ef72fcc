"""The table for a terminal of 100 columns, in rich's console markup.

Nothing is told by colour alone: a Stressed tile is hatched with ``≈``, an empty space is dotted, a
treasure tile shows ``◆`` and its code, the Front Desk a ``★``, tokens show their role codes.
"""

from __future__ import annotations

from typing import Final

from wardround.games.forbidden_clinic.view import CardView, SeatView, TileView, View

CELL: Final = 13
TOKENS_A_LINE: Final = 4
COLOURS: Final = {
    "yellow": "bold black on yellow",
    "red": "bold white on red",
    "grey": "bold black on grey70",
    "blue": "bold white on blue",
    "green": "bold black on green",
    "black": "bold white on grey19",
    "purple": "bold white on magenta",
    "orange": "bold black on dark_orange",
}
SIDE_STYLES: Final = {"ready": "green", "stressed": "bright_black", "empty": "red"}


def picture(v: View) -> str:
    """The whole table: heading, board with the meter beside it, players, treasures, decks."""
    lines = [_heading(v), ""]
    meter = _meter(v)
    for number, line in enumerate(_board(v)):
        beside = meter[number] if number < len(meter) else ""
        lines.append(f"{line}  {beside}".rstrip())
    lines.append("")
    lines += [_player(v, seat) for seat in v.seats]
    lines.append("")
    lines.append(_treasures(v))
    lines += _decks(v)
    if v.pending.shown:
        names = _tile_names(v)
        shown = ", ".join(names[tile] for tile in v.pending.shown)
        lines.append(f"[bold]Triage[/]     {shown}")
    lines.append("")
    lines.append(_question(v))
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Text that rich does not take for markup."""
    return text.replace("[", "\\[")


def _styled(text: str, style: str) -> str:
    return f"[{style}]{text}[/]" if style else text


def _heading(v: View) -> str:
    phase = v.phase.replace("_", " ")
    turn = f"turn {v.turn}, " if v.turn else ""
    return f"[bold]Forbidden Clinic[/]  {_plain(v.difficulty)} · {turn}{phase}"


# -- The board --------------------------------------------------------------------------------


def _board(v: View) -> list[str]:
    rule = "─" * CELL
    lines = ["┌" + "┬".join([rule] * v.columns) + "┐"]
    for y in range(v.rows):
        cells = [_cell(v, tile) for tile in v.tiles[y * v.columns : (y + 1) * v.columns]]
        for line in range(3):
            lines.append("│" + "│".join(cell[line] for cell in cells) + "│")
        if y + 1 < v.rows:
            lines.append("├" + "┼".join([rule] * v.columns) + "┤")
    lines.append("└" + "┴".join([rule] * v.columns) + "┘")
    return lines


def _cell(v: View, tile: TileView) -> list[str]:
    """Three lines: name, side and marks, tokens; many tokens take the second line as well."""
    style = SIDE_STYLES[tile.side]
    mark = _mark(v, tile)
    if tile.side == "empty":
        top, middle, style_top = "·" * CELL, f"({tile.x},{tile.y})".center(CELL, "·"), style
    elif tile.side == "stressed":
        top, middle = _fitted(tile.name), mark.center(CELL, "≈")
        style_top = "white"
    else:
        top, middle, style_top = _fitted(tile.name), mark.center(CELL), "bold"
    tokens = list(tile.tokens)
    first, second = tokens[:TOKENS_A_LINE], tokens[TOKENS_A_LINE:]
    if second:
        middle_line = _tokens(v, second)
    else:
        middle_line = _styled(middle, "yellow" if mark and tile.side == "ready" else style)
    return [_styled(_plain(top), style_top), middle_line, _tokens(v, first)]


def _mark(v: View, tile: TileView) -> str:
    """★ for the Front Desk, ◆ and a code for a treasure that can still be captured."""
    if tile.kind == "goal":
        return " ★ "
    for treasure in v.treasures:
        if treasure.id == tile.treasure:
            return f" {'◆' if treasure.captured_by is None else '◇'} {treasure.code} "
    return ""


def _fitted(name: str) -> str:
    """A name in the width of a cell: the last word is cut, or left out if nothing is left of it."""
    words = name.split()
    while len(" ".join(words)) > CELL:
        last = words.pop()
        room = CELL - len(" ".join([*words, ""]))
        if words and room >= 2:
            words.append(f"{last[: room - 1]}.")
        elif not words:
            words.append(f"{last[: CELL - 1]}…")
    return " ".join(words).ljust(CELL)


def _tokens(v: View, seats: list[int]) -> str:
    """Role codes side by side, filled up to the width of a cell."""
    drawn = [_token(v.seats[seat]) for seat in seats]
    used = 3 * len(seats) - 1 if seats else 0
    return " ".join(drawn) + " " * (CELL - used)


def _token(seat: SeatView) -> str:
    return _styled(_plain(seat.code[:2].ljust(2)), COLOURS.get(seat.colour, "bold reverse"))


def _meter(v: View) -> list[str]:
    """The meter from the skull down to tick 1, the marker as an arrow."""
    lines = ["[bold]Level[/]", ""]
    for tick in range(v.meter.skull_tick, 0, -1):
        skull = tick == v.meter.skull_tick
        shown = "skull" if skull else f"draw {v.meter.draws[tick - 1]}"
        arrow = "▶" if tick == v.meter.tick else " "
        style = "bold red" if skull else "bold yellow" if tick == v.meter.tick else "dim"
        lines.append(_styled(f"{arrow} {tick:>2} {shown}", style))
    return lines


# -- Around the board -------------------------------------------------------------------------


def _player(v: View, seat: SeatView) -> str:
    """``▶ 3 HC House-Call Vet   Outstanding Team ×2, Donation (key)``."""
    arrow = "▶" if seat.active else "?" if seat.asked else " "
    name = seat.role_name if len(seat.role_name) <= 22 else f"{seat.role_name[:21]}…"
    hand = _cards(seat.hand) or "[dim]no cards[/]"
    notes = []
    if seat.burned_out:
        notes.append("[bold red]burned out[/]")
    if seat.above_limit:
        notes.append(f"[bold red]{seat.above_limit} above the limit[/]")
    if seat.active and v.phase == "actions":
        left = v.actions_left
        notes.append(f"[bold]{left} action{'' if left == 1 else 's'} left[/]")
    noted = "  ".join(["", *notes])
    return f"{arrow} {seat.seat + 1} {_token(seat)} {_plain(name.ljust(22))} {hand}{noted}"


def _cards(cards: tuple[CardView, ...]) -> str:
    """``OT×3  RV*``: the star marks a key card."""
    drawn: list[str] = []
    for card in cards:
        style = {"treasure": "cyan", "special": "bold magenta", "incoming": "red"}[card.kind]
        count = f"×{card.count}" if card.count > 1 else ""
        drawn.append(_styled(f"{_plain(card.code)}{'*' if card.key else ''}{count}", style))
    return "  ".join(drawn)


def _treasures(v: View) -> str:
    found: list[str] = []
    for treasure in v.treasures:
        if treasure.captured_by is None:
            found.append(f"◆ {treasure.code} open")
        else:
            captor = v.seats[treasure.captured_by].code
            found.append(f"[bold green]◇ {treasure.code} captured ({captor})[/]")
    return "[bold]Treasures[/]  " + "   ".join(found)


def _decks(v: View) -> list[str]:
    """Both decks: counts, kinds that are left, and the cards on top that are known."""
    names = _tile_names(v)
    total = sum(len(packet.tiles) for packet in v.clinic_deck)
    known: list[str] = []
    for packet in v.clinic_deck:
        if len(packet.tiles) > 1:
            break
        known.append(names[packet.tiles[0]])
    packets = ", ".join(str(len(packet.tiles)) for packet in v.clinic_deck)
    top = f"; on top: {', '.join(known)}" if known else ""
    clinic = f"{total} cards (packets {packets}), {len(v.clinic_discards)} discarded{top}"
    treasure = sum(card.count for card in v.treasure_deck)
    discards = sum(card.count for card in v.treasure_discards)
    return [
        f"[bold]Clinic[/]     {_plain(clinic)}",
        f"[bold]Treasure[/]   {treasure} cards, {discards} discarded; in the deck: "
        f"{_cards(v.treasure_deck)}",
    ]


def _tile_names(v: View) -> dict[str, str]:
    return {tile.id: _plain(tile.name) for tile in v.tiles}


def _question(v: View) -> str:
    if v.end is not None:
        style = "bold green" if v.end.won else "bold red"
        return _styled(_plain(v.end.text), style)
    return f"[bold]{_plain(v.pending.prompt)}[/]"
