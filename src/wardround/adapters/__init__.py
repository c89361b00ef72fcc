"""The same games in the interfaces of reinforcement learning research.

=====================================  ==============================  =====================
module                                 what it offers                  extra
=====================================  ==============================  =====================
``wardround.adapters.pettingzoo``      AEC and parallel environments   ``wardround[rl]``
``wardround.adapters.gymnasium``       one seat, or one whole team     ``wardround[rl]``
``wardround.adapters.batch``           many games at once, as arrays   ``wardround[rl]``
``wardround.adapters.openspiel``       games with explicit chance      ``wardround[openspiel]``
=====================================  ==============================  =====================

No rule is written here: every adapter plays `wardround.adapters.episode.Episode`, which asks the
engine. How observations and actions become numbers is told in ``docs/research.md``.

Error tree::

    MissingExtraError    an optional package is not installed; the message says how to get it
    EncodingError        an action or index that the action table cannot express
"""

from __future__ import annotations

from wardround.adapters.extras import MissingExtraError

__all__ = ["MissingExtraError"]
