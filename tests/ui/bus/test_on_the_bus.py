"""Games alone and in hot-seat, played to their ends by keys on the real accessibility bus."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
SYSTEM = "/usr/bin/python3"
NEEDED = ("xvfb-run", "dbus-run-session", "xdotool")
SETTINGS = {
    "language": "en",
    "speed": "instant",
    "reading": "brief",
    "wait_at_reveals": "false",
    "sound": "false",
    "reduced_motion": "true",
    "has_played": "true",
}
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"


def why_not() -> str:
    """What is missing here."""
    if sys.platform != "linux":
        return "the bus is Linux's"
    missing = [name for name in (SYSTEM, *NEEDED) if shutil.which(name) is None]
    if missing:
        return f"no {', '.join(missing)} here"
    if not any(
        Path(folder, "at-spi-bus-launcher").exists() for folder in ("/usr/libexec", "/usr/lib/at-spi2-core")
    ):
        return "no at-spi2-core here"
    asked = subprocess.run([SYSTEM, "-c", BINDINGS], capture_output=True, check=False)
    return "the system's Python has no bindings of AT-SPI (gir1.2-atspi-2.0)" if asked.returncode else ""


@pytest.mark.slow
@pytest.mark.timeout(960)
@pytest.mark.parametrize("people", [1, 2], ids=["alone", "hot-seat"])
def test_a_game(people: int, tmp_path: Path) -> None:
    if missing := why_not():
        pytest.skip(f"can't listen on the accessibility bus: {missing}")
    data = tmp_path / "data"
    data.mkdir()
    lines = ["[General]", *(f"{key}={value}" for key, value in SETTINGS.items())]
    (data / "settings.ini").write_text("\n".join(lines) + "\n", "utf-8")
    surroundings = {
        **os.environ,
        "MASCARADE_DATA": str(data),
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    }
    screen = ("xvfb-run", "-a", "-s", "-screen 0 1280x800x24", "dbus-run-session", "--")
    played = subprocess.run(
        [*screen, SYSTEM, str(HERE / "by_ear.py"), sys.executable, str(people)],
        env=surroundings,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    print(played.stdout)
    assert played.returncode == 0, played.stderr
    lines = played.stdout.splitlines()
    curtains = int(lines[-4].split()[0])
    assert curtains == 0 if people == 1 else curtains >= 4  # every way to open it
    heard = [line for line in played.stdout.splitlines() if line.startswith("HEARD")]
    if people > 1:
        assert heard.pop(0).startswith("HEARD 2\N{NO-BREAK SPACE}people share this screen")
    assert heard[0].startswith("HEARD Study the masks")
    assert "win" in " ".join(heard[-2:])  # achievements come last
    assert "announcements" in lines[-3]
    assert any(line.startswith("FOCUS push button Continue") for line in lines)  # it waits by itself
