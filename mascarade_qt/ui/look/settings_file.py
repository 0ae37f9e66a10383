"""The settings file: an INI file that others may change while the program runs.

Read once; written all or nothing, by Qt. Changes made by others meanwhile are kept, and anything in its place
that isn't a settings file is kept under another name.
"""

import contextlib
import errno
import os
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile

from PySide6.QtCore import QSettings

from mascarade_qt.storage.set_aside import copy_aside, set_aside

FILE, INSTEAD = "settings.ini", "settings.2.ini"
Trouble = tuple[str, Path]  # what is wrong, and where the old file is kept


class SettingsFile:
    """`values` are those from the file and those set since."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._changed: set[str] = set()  # since the file was last written
        self.values: dict[str, object] = {}
        found, self.trouble = self._read()
        self.values.update(found or {})
        if self.trouble is not None:
            with contextlib.suppress(OSError):
                self._write(self.values)
        elif path.exists() and not os.access(path, os.W_OK):
            self.trouble = ("read-only", path)

    def set(self, key: str, value: str) -> None:
        """Set a value, for the next time the file is written."""
        if self.values.get(key) != value:
            self.values[key] = value
            self._changed.add(key)

    def write(self) -> Trouble | None:
        """Write what has changed, now or with the next attempt. Returns what is wrong, if anything."""
        found, trouble = self._read()
        if found is not None and trouble is None:
            if not self._changed:
                return None
            found = {**found, **{key: self.values[key] for key in self._changed}}
        else:
            found = self.values
        try:
            self._write(found)
        except OSError as error:
            full = error.errno in (errno.ENOSPC, errno.EDQUOT)
            return trouble or ("full" if full else "read-only", self._path)
        self._changed.clear()
        return trouble

    def _write(self, values: Mapping[str, object]) -> None:
        """Have Qt put values into the file. All of them: Qt may not have noticed changes by others."""
        if self._path.exists() and not os.access(self._path, os.W_OK):
            # It could be replaced anyway, but it was protected on purpose.
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = QSettings(str(self._path), QSettings.Format.IniFormat)
        for key, value in values.items():
            file.setValue(key, value)
        file.sync()
        if file.status() == QSettings.Status.AccessError:
            _try_to_write(self._path.parent)
            raise OSError(errno.EACCES, os.strerror(errno.EACCES))

    def _read(self) -> tuple[Mapping[str, object] | None, Trouble | None]:
        """What is in the file, None if there isn't one; and what is wrong with it."""
        if not self._path.exists():
            return None, None
        if not self._path.is_file():  # reading a pipe would wait forever, and a folder holds no settings
            odd = self._path
            try:
                return None, ("odd", set_aside(odd, "odd"))
            except OSError:  # do without
                self._path = odd.with_name(INSTEAD)
                return self._read()[0] if self._path.is_file() else None, ("odd", odd)
        values, sound = _read(self._path)
        if sound:
            return values, None
        with contextlib.suppress(OSError):  # the rest may still be of use
            return values, ("damaged", copy_aside(self._path, "damaged"))
        return values, ("read-only", self._path)


def _read(path: Path) -> tuple[Mapping[str, object], bool]:
    """The values, and whether the file is in order.

    Qt does not read a path again while its size and time are the same, even if it was written twice within
    a tick of the clock. So it gets a copy.
    """
    with contextlib.suppress(OSError), TemporaryDirectory() as folder:
        copy = Path(folder) / FILE
        copy.write_bytes(path.read_bytes())
        return _parsed(copy)
    return _parsed(path)  # there is no room for a copy


def _parsed(path: Path) -> tuple[Mapping[str, object], bool]:
    file = QSettings(str(path), QSettings.Format.IniFormat)
    values = {key: file.value(key) for key in file.allKeys() if key}
    return values, file.status() != QSettings.Status.FormatError


def _try_to_write(folder: Path) -> None:
    """Qt doesn't say why it could not write; OSError does."""
    with TemporaryFile(dir=folder) as file:
        file.write(bytes(4096))
        file.flush()
