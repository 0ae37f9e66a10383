"""Why a scenario file was refused, in words."""

from collections.abc import Mapping

from mascarade_qt.storage.scenario_files import ScenarioFileError
from mascarade_qt.words.context import Context

ScenarioFile = Context("ScenarioFile")

_REASONS: Mapping[str, str] = {
    "not a file": ScenarioFile.mark("The file doesn’t exist or can’t be opened."),
    "size": ScenarioFile.mark("The file is larger than {most} KB, so it isn’t a scenario."),
    "json": ScenarioFile.mark("The file is damaged or isn’t a scenario."),
    "format": ScenarioFile.mark("The file isn’t a scenario."),
    "version": ScenarioFile.mark("The file was made by a different version of the program."),
    "unknown key": ScenarioFile.mark("The file has an unknown entry: {key}."),
    "name": ScenarioFile.mark("The name must have 1 to {most} characters."),
    "players": ScenarioFile.mark("The number of players must be between {fewest} and {most}."),
    "masks": ScenarioFile.mark("The list of masks is damaged: {key}."),
    "mask": ScenarioFile.mark("No such mask: {mask}."),
    "twice": ScenarioFile.mark("A mask is listed too many times: {mask}."),
    "bear tamer": ScenarioFile.mark("The Bear Tamer’s power isn’t allowed. Details: {error}"),
}


def scenario_error(error: ScenarioFileError) -> str:
    """What is wrong with a file."""
    return ScenarioFile.text(_REASONS[error.reason], **error.facts)
