"""Who may sit where: invitations that may be passed on, and secrets that only one person has.

A table's maker gets an *invitation* for every seat but their own. A person who opens one sits down
and is given a *secret*; once their browser has confirmed that it keeps it, every other token of
that seat is *gone*. So no one, not even the maker, holds a token that opens another person's seat.
A link can be replaced at any time: a seat's by the person who sits there, or by the host, which
frees the seat and is announced to the whole table.

The table's own *link* is also an invitation, to any seat that is free, and lets its reader watch.
It is never used up: sitting down with it gives a secret, just as an invitation does.
"""

from __future__ import annotations

import base64
import hashlib
import secrets

import msgspec

from wardround.server.protocol.from_server import Link
from wardround.server.protocol.refusals import RefusedError
from wardround.server.store.records import Owner, TableRecord
from wardround.server.table.effects import Effects


def new_token() -> str:
    return secrets.token_urlsafe(24)


class SeatKeys:
    """The tokens that open a table, as they are stored."""

    def __init__(self, record: TableRecord, owners: list[Owner]) -> None:
        self._record = record
        self.owners = {owner.token: owner for owner in owners}
        self._unkept: dict[str, int] = {}
        """Secrets that were given but not yet kept, with their seats."""

    def invites(self, owner: Owner) -> bool:
        """Whether a token only invites, to a seat that no one has taken yet."""
        if owner.role == "seat" and owner.seat is not None:  # as made by older versions
            return not self._record.seats[owner.seat].taken
        return owner.role == "invite"

    def sit(self, shown: list[Owner], effects: Effects) -> dict[int, str]:
        """New secrets, by seat, for a person with invitations; a secret they have is kept."""
        for token in {owner.token for owner in shown} & self._unkept.keys():
            self.keep({self._unkept[token]: token}, effects)
        seats = {owner.seat for owner in shown if self.invites(owner) and owner.seat is not None}
        return {seat: self.secret(seat, effects) for seat in sorted(seats)}

    def secret_for(self, wish: str) -> str:
        """A secret for a person who wants to sit down, always the same for the same random word: if
        the answer is lost, they ask again and get the chair they already have, not another one."""
        if not wish:
            return new_token()
        mixed = hashlib.sha256(f"{self._record.id}/{wish}".encode()).digest()
        return base64.urlsafe_b64encode(mixed[:24]).decode()

    def opened_by(self, secret: str) -> int | None:
        """The seat that a secret opens; raises RefusedError if it no longer does."""
        owner = self.owners.get(secret)
        if owner is None:
            return None
        if owner.role != "seat":
            raise RefusedError("unknown_token", "gone")
        return owner.seat

    def secret(self, seat: int, effects: Effects, token: str = "") -> str:
        """A new secret for a seat; until it is kept, an invitation still opens the seat too."""
        for lost in [secret for secret, held in self._unkept.items() if held == seat]:
            del self._unkept[lost]
            self._store(msgspec.structs.replace(self.owners[lost], role="gone"), effects)
        owner = Owner(token or new_token(), self._record.id, "seat", seat)
        self._store(owner, effects)
        self._unkept[owner.token] = seat
        return owner.token

    def keep(self, kept: dict[int, str], effects: Effects) -> None:
        """From now on only these secrets open their seats."""
        for seat, token in kept.items():
            if self._unkept.pop(token, None) is not None:
                self._revoke(seat, effects, but=token)

    def invite(self, seat: int | None, effects: Effects) -> None:
        """A new link to a seat (None: the table's own, and the one for spectators); the old links
        stop working."""
        self._revoke(seat, effects)
        if seat is None:
            self._store(Owner(new_token(), self._record.id, "spectator", None), effects)
        self._store(Owner(new_token(), self._record.id, "invite", seat), effects)

    def links(self) -> tuple[Link, ...]:
        """The links that the host may pass on, apart from the table's."""
        return tuple(
            Link(owner.seat, owner.token)
            for owner in self.owners.values()
            if owner.role == "spectator" or (owner.seat is not None and self.invites(owner))
        )

    def link(self) -> str:
        """The table's link; tables of older versions have none until `add_link`."""
        owners = self.owners.values()
        return next((o.token for o in owners if o.role == "invite" and o.seat is None), "")

    def add_link(self, effects: Effects) -> None:
        if not self.link():
            self._store(Owner(new_token(), self._record.id, "invite", None), effects)

    def free(self, seat: int, effects: Effects) -> None:
        """From now on only the table's link opens this seat."""
        self._revoke(seat, effects)
        self._unkept = {token: held for token, held in self._unkept.items() if held != seat}

    def swap(self, one: int, other: int, effects: Effects) -> None:
        """Swap two seats, with everything that opens them."""
        places = {one: other, other: one}
        for owner in list(self.owners.values()):
            if owner.seat in places and owner.role != "gone":
                moved = msgspec.structs.replace(owner, seat=places[owner.seat])
                self._store(moved, effects)
        self._unkept = {token: places.get(held, held) for token, held in self._unkept.items()}

    def _revoke(self, seat: int | None, effects: Effects, but: str = "") -> None:
        for owner in list(self.owners.values()):
            if owner.seat == seat and owner.role not in ("host", "gone") and owner.token != but:
                self._store(msgspec.structs.replace(owner, role="gone"), effects)

    def _store(self, owner: Owner, effects: Effects) -> None:
        self.owners[owner.token] = owner
        effects.owners.append(owner)
