"""The same games behind the interfaces of reinforcement learning research.

=====================================  ==============================  =====================
module                                 what it offers                  extra
=====================================  ==============================  =====================
``wardround.adapters.pettingzoo``      AEC and parallel environments   ``wardround[rl]``
``wardround.adapters.gymnasium``       one seat, or one whole team     ``wardround[rl]``
``wardround.adapters.batch``           many games at once, as arrays   ``wardround[rl]``
``wardround.adapters.openspiel``       games with explicit chance      ``wardround[openspiel]``
=====================================  ==============================  =====================

No rules live here: every adapter plays `wardround.adapters.episode.Episode`, which asks the engine.
``docs/research.md`` explains how observations and actions become numbers.

Error tree::

    MissingExtraError    an optional package is not installed; the message says how to get it
    EncodingError        an action or index that the action table cannot express
"""

from __future__ import annotations

from wardround.adapters.extras import MissingExtraError

__all__ = ["MissingExtraError"]
