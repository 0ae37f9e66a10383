"""Whose face a player has: a character's, or a neutral one for people and for anybody unknown here."""

from mascarade_qt.match.characters import CALM, CHARACTERS

NEUTRAL = 13  # drawings


def portrait(character: str, player: int, mood: str = CALM) -> str:
    """The drawing; `picture` paints it. People show their moods themselves."""
    if character in CHARACTERS:
        return f"characters/{character}-{mood}"
    return f"avatars/a{player % NEUTRAL:02}"
