"""Who plays in the tests."""

from mascarade_qt.engine.cast import Role

PERSON = Role(human=True)
ANYBODY = Role(human=False, bot="random")
NAIVE = Role(human=False, bot="naive")
GUEST = Role(human=False, level="guest", temperament="even")
MASTER = Role(human=False, level="master")
