"""The program is built with PyInstaller, with numpy as it comes, and tried. This takes several minutes."""

import shutil
import subprocess
import sys
from pathlib import Path

import about
import pytest

pytestmark = [pytest.mark.slow, pytest.mark.timeout(1800)]
IGNORED = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "htmlcov")
BUILD = """
import build
build.small_numpy = lambda: None
build.make_program()
build.smoke_test()
"""


@pytest.mark.skipif(
    sys.platform == "linux" and not shutil.which("strip"), reason="binutils are not installed"
)
def test_the_built_program_plays(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    shutil.copytree(about.ROOT, tree, ignore=IGNORED)
    subprocess.run([sys.executable, tree / "packaging" / "translations.py", "compile"], check=True)
    command = [sys.executable, "-c", BUILD]
    said = subprocess.run(command, cwd=tree / "packaging", capture_output=True, encoding="utf-8", check=False)
    assert said.returncode == 0, said.stdout + said.stderr
    assert "times the smallest program" in said.stdout
