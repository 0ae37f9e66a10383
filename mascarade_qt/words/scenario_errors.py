"""Why a scenario file was refused, in words."""

from collections.abc import Mapping

from mascarade_qt.match.scenario_files import ScenarioFileError
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

ScenarioFile = Context("ScenarioFile")

_REASONS: Mapping[str, str] = {
    "not a file": QT_TRANSLATE_NOOP("ScenarioFile", "There is no such file, or it cannot be opened."),
    "size": QT_TRANSLATE_NOOP("ScenarioFile", "The file is larger than {most} KB: not a scenario."),
    "json": QT_TRANSLATE_NOOP("ScenarioFile", "The file is damaged, or not a scenario."),
    "format": QT_TRANSLATE_NOOP("ScenarioFile", "The file is not a scenario."),
    "version": QT_TRANSLATE_NOOP("ScenarioFile", "The file was made by another version of the program."),
    "unknown key": QT_TRANSLATE_NOOP("ScenarioFile", "The file has an entry that is not known: {key}."),
    "name": QT_TRANSLATE_NOOP("ScenarioFile", "The name must have 1 to {most} letters."),
    "players": QT_TRANSLATE_NOOP(
        "ScenarioFile", "The number of players must lie between {fewest} and {most}."
    ),
    "masks": QT_TRANSLATE_NOOP("ScenarioFile", "The list of masks is damaged: {key}."),
    "mask": QT_TRANSLATE_NOOP("ScenarioFile", "There is no such mask: {mask}."),
    "twice": QT_TRANSLATE_NOOP("ScenarioFile", "A mask is listed too often: {mask}."),
    "bear tamer": QT_TRANSLATE_NOOP("ScenarioFile", "The power of the Bear Tamer is not allowed: {error}"),
}


def scenario_error(error: ScenarioFileError) -> str:
    """What is wrong with a file."""
    return ScenarioFile.say(_REASONS[error.reason], **error.facts)
