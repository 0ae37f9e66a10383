"""Settings of this machine that must not influence tests and builds."""

import os
from collections.abc import MutableMapping

# pip's settings, proxies and certificates stay: they say how to reach the package index.
_NAMES = {"LANG", "LANGUAGE", "COLUMNS", "LINES", "FORCE_COLOR", "NO_COLOR", "PY_COLORS", "CLICOLOR_FORCE"}
_BEGINNINGS = (
    *("PYTHON", "PYTEST_", "HYPOTHESIS_", "COVERAGE_", "MYPY_", "RUFF_"),
    *("QT_", "QML", "LC_", "MASCARADE_"),
)


def forget(environ: MutableMapping[str, str]) -> None:
    """Remove them from the environment of processes started from here, and use the most common umask."""
    for name in [name for name in environ if name in _NAMES or name.startswith(_BEGINNINGS)]:
        del environ[name]
    os.umask(0o022)
