"""The texts of a phone's page itself; everything about the game comes from the other modules here."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Phone = Context("Phone")

#: The name of your language, in your language.
_OWN_NAME = Phone.mark("English")
_PAGE: Mapping[str, str] = {
    #: Above a field, on the phone.
    "code": Phone.mark("Type the code from the large screen"),
    "enter": Phone.mark("Enter"),
    "refused": Phone.mark("That isn’t the code. Please look at the large screen again."),
    "who": Phone.mark("Who are you?"),
    #: Beside a name: another phone plays for this person.
    "taken": Phone.mark("on another phone"),
    #: Someone has to press a button on the large screen. {sign} is a number, such as 47.
    "wish": Phone.mark("Ask the table to let in phone {sign}."),
    "somebody else": Phone.mark("I’m somebody else"),
    "connecting": Phone.mark("Looking for the table…"),
    "away": Phone.mark("The table can’t be reached. Nothing is lost: you’ll be back at the same place."),
    #: Pages that can be turned to.
    "game": Phone.mark("Game"),
    "masks": Phone.mark("Masks"),
    "log": Phone.mark("Log"),
    "notes": Phone.mark("Notes"),
    "more": Phone.mark("More"),
    "language": Phone.mark("Language"),
    "leave": Phone.mark("Leave this seat"),
    "leave how": Phone.mark("You then answer on the large screen, or on another phone."),
    "confirm": Phone.mark("Confirm"),
    "back": Phone.mark("Back"),
    #: A button to keep a finger on. What it shows is secret.
    "look": Phone.mark("Hold to see what only you know"),
    "look again": Phone.mark("Hold to see the secret before this one"),
    "early": Phone.mark("Answer when you like: nobody sees it before it’s your turn to speak."),
    "buried": Phone.mark("In the graveyard"),
    "notes how": Phone.mark("What you write here stays on this phone."),
    "coins": Phone.mark("Coins"),
    #: Beside the name of a player who has left the game.
    "out": Phone.mark("out"),
}
_STATE: Mapping[str, str] = {
    "your turn": Phone.mark("Your turn"),
    #: Whose turn it is.
    "turn": Phone.mark("Turn: {name}"),
    "given": Phone.mark("You have answered. The others will hear it when it’s your turn to speak."),
    "bank": Phone.mark("Bank"),
    "courthouse": Phone.mark("Courthouse"),
}


def own_name() -> str:
    """What its speakers call the current language."""
    return Phone.text(_OWN_NAME)


def page_words() -> Mapping[str, str]:
    """The words of the page, by what they are for."""
    return {key: Phone.text(text) for key, text in _PAGE.items()}


def phone_text(what: str, **values: object) -> str:
    """The state of a seat in a few words."""
    return Phone.text(_STATE[what], **values)
