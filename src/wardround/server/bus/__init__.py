"""How the processes of a site talk to each other. Without a bus there is only one process."""

from __future__ import annotations

from wardround.server.bus.base import Bus, BusError, NobodyError, TakenTask


def open_bus(address: str, name: str) -> Bus:
    """A bus by its address: ``nats://host:port``, several separated by commas."""
    # Imported here: a stand-alone server needs no bus, and starts without loading it.
    from wardround.server.bus.nats_bus import NatsBus

    return NatsBus(address, name)


__all__ = ["Bus", "BusError", "NobodyError", "TakenTask", "open_bus"]
