"""Statistics of all games that are kept."""

from mascarade_qt.storage.statistics import Statistics


def filled() -> Statistics:
    """With everything that is kept."""
    found = Statistics()
    for path in found.unknown_files():
        found.add_file(path)
    return found
