"""The window: shows what the people in front of it may know, and nothing else."""

from mascarade_qt.ui.pyside.quick_start import import_qt


def _prepare() -> None:
    import_qt()
    from mascarade_qt.ui.pyside.overrides import hold_errors  # here, because it imports a part of Qt

    hold_errors()  # before any class is made


_prepare()
