"""Everything fits: every screen, in every language, at 100 % and 200 % text, at 1280×720."""

from collections.abc import Iterator

import pytest

from mascarade_qt.ui.models.scenario_files import ScenarioStore
from mascarade_qt.ui.panels import prompt
from mascarade_qt.ui.settings import Settings
from mascarade_qt.ui.text.languages import LANGUAGES
from tests.ui.fit_checks import misfits
from tests.ui.fit_stages import LOOKS, Places


@pytest.fixture
def places(
    settings: Settings, store: ScenarioStore, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Places]:
    """Opens what is looked at; nobody waits for guards."""
    monkeypatch.setattr(prompt, "PROMPT_GUARD", 0)
    found = Places(settings, store)
    yield found
    found.close()


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits(language: str, size: int, look: str, places: Places) -> None:
    places.settings.language, places.settings.text_size = language, size
    assert not misfits(LOOKS[look](places))
