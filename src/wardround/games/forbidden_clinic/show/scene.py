"""The table as zones and pieces; the ids are those that actions and events mention."""

from __future__ import annotations

from wardround.core.messages import Name, message_id
from wardround.games.forbidden_clinic.show.view import (
    CardView,
    MeterView,
    SeatView,
    TileView,
    TreasureView,
    View,
)
from wardround.presentation.language import Language
from wardround.presentation.scene import Count, Course, CourseStep, Fact, Piece, Scene, Zone


def scene(words: Language, v: View) -> Scene:
    """FC-1.9 The board, the treasures, the level, the hands and the decks."""
    zones = [
        words.once(
            _board_zone,
            v.columns,
            v.tiles,
            tuple((treasure.id, treasure.code, treasure.name) for treasure in v.treasures),
            tuple((role.id, role.name) for role in v.roles),
            tuple(_token(words, seat) for seat in v.seats),
            v.pending.decision == "boost_from",
        ),
        Zone(
            id="treasures",
            label=words.say("zone-treasures"),
            pieces=tuple(_treasure_piece(words, v, treasure) for treasure in v.treasures),
        ),
        words.once(_meter_zone, v.meter),
    ]
    zones += [words.once(_seat_zone, seat, v.treasures, v.hand_limit) for seat in v.seats]
    if v.phase == "setup":
        zones.append(_role_zone(words, v))
    zones += _deck_zones(words, v)
    return Scene(tuple(zones), _facts(words, v), _course(words, v))


def _treasure_piece(words: Language, v: View, treasure: TreasureView) -> Piece:
    captor = treasure.captured_by
    tiles = [Name(tile.name, tile.id) for tile in v.tiles if tile.treasure == treasure.id]
    note = words.phrase("note-open", tiles=tiles)
    if captor is not None:
        note = words.phrase("note-captured", tiles=tiles, player=_player(v.seats[captor]))
    return Piece(
        id=treasure.id,
        label=words.name(treasure.name, treasure.id),
        kind="coin",
        glyph=treasure.code,
        state="open" if captor is None else "captured",
        note=note,
        rule="FC-4.12",
    )


def _meter_zone(words: Language, meter: MeterView) -> Zone:
    return Zone(
        id="meter",
        label=words.say("zone-meter"),
        layout="track",
        pieces=tuple(
            Piece(
                id=f"tick:{tick}",
                label=words.say("skull")
                if tick == meter.skull_tick
                else words.say("level", level=tick),
                kind="tick",
                glyph=str(draws) if draws else "†",
                state="here" if tick == meter.tick else "",
            )
            for tick, draws in enumerate([*meter.draws, 0], 1)
        ),
        note=words.phrase("note-meter", cards=meter.value),
    )


def _board_zone(
    words: Language,
    columns: int,
    tiles: tuple[TileView, ...],
    treasures: tuple[tuple[str, str, str], ...],
    roles: tuple[tuple[str, str], ...],
    tokens: tuple[Piece, ...],
    boosting: bool,
) -> Zone:
    glyphs = {id_: code for id_, code, _ in treasures}
    names = {id_: Name(name, id_) for id_, _, name in treasures}
    names |= {id_: Name(name, id_) for id_, name in roles}
    pieces = tuple(
        words.once(
            _tile_piece,
            tile,
            glyphs.get(tile.treasure or "", ""),
            names.get(tile.treasure or tile.start_role or "", ""),
            tuple(tokens[seat] for seat in tile.tokens),
            boosting,
        )
        for tile in tiles
    )
    return Zone("board", words.say("zone-board"), pieces, "grid", columns)


def _tile_piece(
    words: Language,
    tile: TileView,
    glyph: str,
    whose: str,
    tokens: tuple[Piece, ...],
    boosting: bool,
) -> Piece:
    """A tile with the tokens on it; an empty space goes by the tile that was there.

    ``whose`` names the treasure or the role that the tile belongs to.

    While a Revenue Boost's origin is being chosen, a tile with tokens also shows its space.
    """
    coordinates = f"{tile.x},{tile.y}"
    state = tile.side
    if tile.side == "empty":
        label = words.say("empty-space", tile=Name(tile.name, tile.id))
        return Piece(tile.space, label, "space", glyph=coordinates, state=state, holds=tokens)
    if tokens and boosting:
        tokens += (Piece(tile.space, words.say("this-space"), "space", glyph=coordinates),)
    return Piece(
        id=tile.id,
        label=words.name(tile.name, tile.id),
        kind="tile",
        glyph="FD" if tile.kind == "goal" else glyph,
        state=state,
        note=_tile_note(words, tile.kind, whose),
        holds=tokens,
    )


def _tile_note(words: Language, kind: str, whose: str) -> str:
    if kind == "goal":
        return words.phrase("note-tile-goal")
    if kind == "treasure":
        return words.phrase("note-tile-treasure", treasure=whose)
    return words.phrase("note-tile-start", role=whose) if kind == "start" else ""


def _token(words: Language, seat: SeatView, note: str = "") -> Piece:
    return Piece(
        id=seat.id,
        label=_role_name(words, seat),
        kind="token",
        colour=seat.colour,
        glyph=seat.code,
        state="burned out" if seat.burned_out else "",
        note=note,
    )


def _player(seat: SeatView) -> str:
    """A player: by name where the table knows it, else by role."""
    return seat.id if seat.role is None else Name(seat.role_name, seat.role, seat.seat)


def _role_name(words: Language, seat: SeatView) -> str:
    return (
        words.say("seat", number=seat.seat + 1)
        if seat.role is None
        else words.name(seat.role_name, seat.role)
    )


def _seat_zone(
    words: Language, seat: SeatView, all_treasures: tuple[TreasureView, ...], hand_limit: int
) -> Zone:
    treasures = {treasure.id: treasure for treasure in all_treasures}
    coins = tuple(
        Piece(
            id=coin,
            label=words.name(treasures[coin].name, coin),
            kind="coin",
            glyph=treasures[coin].code,
            state="captured",
        )
        for coin in seat.coins
    )
    power = "" if seat.role is None else words.text(seat.power, seat.role)
    return Zone(
        id=f"hand:{seat.seat}",
        label=_role_name(words, seat),
        pieces=(_token(words, seat, power), *_cards(words, seat.hand, True), *coins),
        note=words.phrase("note-hand", cards=seat.cards, limit=hand_limit),
        seat=seat.seat,
    )


def _role_zone(words: Language, v: View) -> Zone:
    return Zone(
        id="roles",
        label=words.say("zone-roles"),
        layout="list",
        pieces=tuple(
            Piece(
                id=role.id,
                label=words.name(role.name, role.id),
                kind="role",
                colour=role.colour,
                glyph=role.code,
                state="free" if role.taken_by is None else "taken",
                note=words.text(role.text, role.id),
                rule="FC-1.14",
            )
            for role in v.roles
        ),
    )


def _deck_zones(words: Language, v: View) -> list[Zone]:
    names = {tile.id: words.name(tile.name, tile.id) for tile in v.tiles}
    packets = tuple(
        Piece(
            id=packet.tiles[0] if len(packet.tiles) == 1 else f"packet:{n}",
            label=names[packet.tiles[0]] if len(packet.tiles) == 1 else words.say("shuffled-cards"),
            kind="clinic card",
            count=len(packet.tiles),
            note=", ".join(names[tile] for tile in packet.tiles),
        )
        for n, packet in enumerate(v.clinic_deck)
    )
    discards = tuple(
        Piece(id=tile, label=names[tile], kind="clinic card") for tile in v.clinic_discards
    )
    piles = {
        "clinic_deck": packets,
        "clinic_discards": discards,
        "treasure_deck": words.once(_cards, v.treasure_deck, False),
        "treasure_discards": words.once(_cards, v.treasure_discards, False),
    }
    zones = [
        Zone(id=id_, label=words.say(message_id("zone", id_)), layout="pile", pieces=pieces)
        for id_, pieces in piles.items()
    ]
    if v.pending.shown:
        shown = tuple(Piece(id=t, label=names[t], kind="clinic card") for t in v.pending.shown)
        zones.append(Zone(id="triage", label=words.say("zone-triage"), pieces=shown))
    return zones


def _cards(words: Language, cards: tuple[CardView, ...], held: bool) -> tuple[Piece, ...]:
    """Cards; those in a hand say what they are good for."""
    return tuple(
        Piece(
            id=card.id,
            label=words.name(card.name, card.id),
            kind="card",
            glyph=card.code,
            count=card.count,
            state=("key" if card.key else card.kind) if held else "",
        )
        for card in cards
    )


def _course(words: Language, v: View) -> Course | None:
    """FC-3.2 The three parts of a turn; swimming interrupts the last."""
    parts = {"actions": 0, "treasure_draw": 1, "clinic_draw": 2, "swimming": 2}
    if v.phase not in parts:
        return None
    steps = (
        CourseStep(words.say("step-actions"), "FC-3.3"),
        CourseStep(words.say("step-treasure"), "FC-6.1"),
        CourseStep(words.say("step-clinic"), "FC-7.1"),
    )
    return Course(words.say("turn", turn=v.turn), steps, parts[v.phase])


def counts(words: Language, v: View) -> list[Count]:
    """What is won, what is lost, and how close the end is."""
    captured = sum(treasure.captured_by is not None for treasure in v.treasures)
    return [
        Count(words.say("zone-treasures"), captured),
        Count(words.say("count-burned"), sum(tile.side == "empty" for tile in v.tiles)),
        Count(words.say("zone-meter"), v.meter.tick),
    ]


def _facts(words: Language, v: View) -> tuple[Fact, ...]:
    captured = sum(1 for treasure in v.treasures if treasure.captured_by is not None)
    skull = v.meter.tick == v.meter.skull_tick
    level = words.say("skull") if skull else f"{v.meter.tick} / {v.meter.skull_tick}"
    difficulty = message_id("option-difficulty.", str(v.options["difficulty"])).replace(".-", ".")
    facts = [
        Fact(words.say("fact-turn"), str(v.turn), "FC-3.1", "course"),
        Fact(
            words.say("fact-phase"), words.phrase(message_id("phase", v.phase)), "FC-3.2", "course"
        ),
        Fact(words.say("fact-actions"), str(v.actions_left), "FC-3.3"),
        Fact(words.say("zone-meter"), level, "FC-12.3"),
        Fact(words.say("fact-cards"), str(v.meter.value), "FC-7.1"),
        Fact(
            words.say("zone-treasures"), f"{captured} / {len(v.treasures)}", "FC-11.1", stake=True
        ),
        Fact(words.say("option-difficulty"), words.say(difficulty), "FC-12.1", "options"),
    ]
    risks = at_risk(v)
    if risks:
        tiles = words.list(Name(tile.name, tile.id) for tile in risks)
        facts.append(Fact(words.say("fact-at-risk"), tiles, "FC-10.1", stake=True))
    return tuple(facts)


def at_risk(v: View) -> list[TileView]:
    """FC-10.1, FC-10.2 Stressed tiles that must not burn out: the Front Desk, and the last one of
    a treasure not yet captured."""
    left: dict[str, list[TileView]] = {}
    for tile in v.tiles:
        if tile.treasure is not None and tile.side != "empty":
            left.setdefault(tile.treasure, []).append(tile)
    open_ = {treasure.id for treasure in v.treasures if treasure.captured_by is None}
    last = [tiles[0] for name, tiles in left.items() if name in open_ and len(tiles) == 1]
    goal = [tile for tile in v.tiles if tile.kind == "goal"]
    return [tile for tile in goal + last if tile.side == "stressed"]
