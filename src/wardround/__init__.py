"""Wardround: a digital tabletop for hospital board games."""

import os

__version__ = "0.1.0"

if os.environ.get("WARDROUND_PURE"):
    from wardround import _pure

    _pure.install()
