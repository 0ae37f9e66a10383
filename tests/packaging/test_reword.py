"""English texts can be changed without losing their translations."""

import json
from pathlib import Path

import reword

SOURCE = """
class Home:
    def say(self) -> str:
        return self.tr("Own scenarios")

TITLE = QT_TRANSLATE_NOOP("Scenario", "Classic")
HELP = QT_TRANSLATE_NOOP("Choice", "Classic")
COINS = QT_TRANSLATE_NOOP("Coins", "a coin “there”")
"""
CATALOGUE = """<TS><context>
    <name>Home</name>
    <message>
        <source>Own scenarios</source>
        <translation>Scénarios</translation>
    </message>
</context>
<context>
    <name>Choice</name>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
</context></TS>"""


def test_only_the_text_of_that_context_changes() -> None:
    changes = [reword.Change("Choice", "Classic", "No help"), reword.Change("Home", "Own scenarios", "Mine")]
    after = reword.reword_source(SOURCE, changes)
    assert after == SOURCE.replace('"Choice", "Classic"', '"Choice", "No help"').replace(
        '"Own scenarios"', '"Mine"'
    )


def test_long_texts_are_cut_at_spaces_and_read_the_same() -> None:
    new = "word " * 60 + "“end”"
    after = reword.reword_source(SOURCE, [reword.Change("Coins", "a coin “there”", new)])
    names: dict[str, object] = {"QT_TRANSLATE_NOOP": lambda context, text: text}
    exec(after[after.index("COINS") :], names)
    assert names["COINS"] == new
    assert max(map(len, after.splitlines())) <= 110


def test_translations_stay_and_are_marked_where_the_meaning_changed() -> None:
    changes = [
        reword.Change("Home", "Own scenarios", "Mine & yours"),
        reword.Change("Choice", "Classic", "No help", anew=True),
    ]
    after = reword.reword_catalogue(CATALOGUE, changes)
    assert "<source>Mine &amp; yours</source>\n        <translation>Scénarios" in after
    assert '<source>No help</source>\n        <translation type="unfinished">Classique' in after


def test_changes_are_read_from_a_file(tmp_path: Path) -> None:
    rows = [["Home", "a", "b"], ["Home", "c", "d", "anew"]]
    (tmp_path / "changes.json").write_text(json.dumps(rows), "utf-8")
    assert [change.anew for change in reword.read(tmp_path / "changes.json")] == [False, True]
