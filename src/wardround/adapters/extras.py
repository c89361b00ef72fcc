"""Optional packages, and what to say when they are missing."""

from __future__ import annotations


class MissingExtraError(ImportError):
    """A package of an extra that is not installed."""


def missing(extra: str, error: ModuleNotFoundError) -> ImportError:
    """The error to raise when an import failed: it says which extra brings the package."""
    return MissingExtraError(
        f"the research interfaces need {error.name}, which is not installed: "
        f"pip install 'wardround[{extra}]'"
    )
