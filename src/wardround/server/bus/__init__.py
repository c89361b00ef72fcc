"""How processes of one site talk to each other. Without a bus there is one process."""

from __future__ import annotations

from wardround.server.bus.base import Bus, BusError, NobodyError, Taken


def open_bus(address: str, name: str) -> Bus:
    """A bus by its address: ``nats://host:port``, several separated by commas."""
    # Imported here: a server of its own needs no bus and starts without.
    from wardround.server.bus.nats_bus import NatsBus

    return NatsBus(address, name)


__all__ = ["Bus", "BusError", "NobodyError", "Taken", "open_bus"]
