"""Optional packages, and what to say when they are missing."""

from __future__ import annotations


class MissingExtraError(ImportError):
    """A package that belongs to an extra is not installed."""


def missing(extra: str, error: ModuleNotFoundError) -> ImportError:
    """The error for a failed import: it says which extra brings the package."""
    return MissingExtraError(
        f"the research interfaces need {error.name}, which is not installed: "
        f"pip install 'wardround[{extra}]'"
    )
