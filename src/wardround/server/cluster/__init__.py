"""What the processes of a site share: a bus, sockets relayed to tables elsewhere, a task queue."""

from __future__ import annotations

from wardround.server.cluster.bus import Bus


def open_bus(address: str, name: str) -> Bus:
    """A bus by its address: ``nats://host:port``, several separated by commas."""
    # Imported here: a stand-alone server needs no bus, and starts without loading it.
    from wardround.server.cluster.nats_bus import NatsBus

    return NatsBus(address, name)
