"""Why a scenario file was refused, in words."""

from collections.abc import Mapping

from mascarade_qt.storage.scenario_files import ScenarioFileError
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

ScenarioFile = Context("ScenarioFile")

_REASONS: Mapping[str, str] = {
    "not a file": QT_TRANSLATE_NOOP("ScenarioFile", "The file doesn’t exist or can’t be opened."),
    "size": QT_TRANSLATE_NOOP("ScenarioFile", "The file is larger than {most} KB, so it isn’t a scenario."),
    "json": QT_TRANSLATE_NOOP("ScenarioFile", "The file is damaged or isn’t a scenario."),
    "format": QT_TRANSLATE_NOOP("ScenarioFile", "The file isn’t a scenario."),
    "version": QT_TRANSLATE_NOOP("ScenarioFile", "The file was made by a different version of the program."),
    "unknown key": QT_TRANSLATE_NOOP("ScenarioFile", "The file has an unknown entry: {key}."),
    "name": QT_TRANSLATE_NOOP("ScenarioFile", "The name must have 1 to {most} characters."),
    "players": QT_TRANSLATE_NOOP(
        "ScenarioFile", "The number of players must be between {fewest} and {most}."
    ),
    "masks": QT_TRANSLATE_NOOP("ScenarioFile", "The list of masks is damaged: {key}."),
    "mask": QT_TRANSLATE_NOOP("ScenarioFile", "No such mask: {mask}."),
    "twice": QT_TRANSLATE_NOOP("ScenarioFile", "A mask is listed too often: {mask}."),
    "bear tamer": QT_TRANSLATE_NOOP("ScenarioFile", "The Bear Tamer’s power isn’t allowed. Details: {error}"),
}


def scenario_error(error: ScenarioFileError) -> str:
    """What is wrong with a file."""
    return ScenarioFile.say(_REASONS[error.reason], **error.facts)
