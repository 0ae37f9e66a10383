"""Every figure of the opponents: what it does, and how it was found.

Fitted figures come from `python training/fit_opponents.py`: games of equals, in which it is noted
what each of them foresaw and what happened then. Others were found by hand in the arena, on seeds below 1000.
"""

from collections.abc import Mapping
from typing import NamedTuple

# --- the worth of a position --------------------------------------------------------------------------

# How steeply fortunes tell, by the smallest fortune at the table: near a bankruptcy the richest is close to
# winning. Found by hand, 300 games a try; figures fitted on self-play by maximum likelihood were weaker.
STEEPNESS = (0.0, 0.55, 0.42, 0.36, 0.33)
TEMPO = 0.315  # what being next to move is worth, in log odds; by hand
TEMPO_FADES = 0.8  # … and how fast that fades with the turns to wait; by hand

# --- powers -------------------------------------------------------------------------------------------

DEEPEST_CHAIN = 2  # powers within powers that are followed; more never changed an answer
GAMBLER_WINS = 0.62  # a mixed guess against a mixed hand is right a little more than one time in three
GAMBLED = 2  # coins hidden, on average
LIKELY_ENOUGH = 0.3  # usurping is considered from this chance on; only saves time
RICHEST_PUPPETS = 3  # candidates of the Puppet Master; other pairs are hardly ever better
POOREST_PUPPETS = 2
FOES = 0.5  # of what a player threatens to do next, in win chance: whom to harm among equals; by hand
GRUDGE = 0.6  # for one injury; 1 is the most that counts
FORGIVES = 0.8  # of a grudge is left after each own turn
REVENGE = 0.006  # what the greatest grudge adds to harming somebody, in win chance: it decides among equals
KNOWLEDGE = 0.06  # what it is worth to learn an unknown card, in chances to win; by hand

# --- turns --------------------------------------------------------------------------------------------

PATIENCE = 0.7  # after this many rounds without new fortunes, something must happen
IMPATIENCE = 0.1  # what an announcement that brings something new gains for each further round; by hand
LEAN = 1.5  # after this many rounds without a coin from the bank, consider the masks in the centre
THIRST = 0.03  # … and what a swap for one that earns gains for each further round; by hand
HONEST = 0.5  # above this chance an announcement is no bluff
RECKLESS = 0.1  # the penalty for a lie likelier to be contested than `Level.dares`; by hand
FEW = 5  # at a table this small too much is swapped before the next turn
FEW_FORESIGHT = 0.5  # … so it counts this much less; by hand, at tables of 4 and 6
LEADING = 10  # coins that make a player everybody's business
RELIED = 0.3  # … and how much less it is, for each player who can still see to it
OBVIOUS = 4.0  # … and how many times more, if they are about to win
KNOWN = 0.05  # a player less unsure of a card than this has nothing to look for
PING_PONG = 0.02  # what a swap loses for repeating the player's last one; by hand
RESTLESS = 6  # after this many turns of pure repetition, try something new
RESTLESSNESS = 0.03  # … and what saying the same again costs, for each turn more
MANY = 7  # at a table this large, stopping a claim is left to those who have the mask
MOST_LOOKS = 3  # on end at a table
NEVER = 1.0  # a loss in win chance that rules an answer out
UNSEEMLY = 0.01  # to a coach, a contest against good manners is at least this much worse than passing
HOPELESS = 0.02  # with less of a chance, or less of a doubt, nobody contests, even in sharp company
AT_LEAST = 0.8  # of what passing seems worth, to stop a plain lie that ends the game: others may not know it
WEARY = 0.4  # of what a wrong contest costs is left each time the same claim is repeated, below masters
DESPERATE = 5.0  # a claim that leaves less than a fifth of our chance makes a wrong contest cost less
ENDS_THE_GAME = 0.9  # a claim costing this share of our win chance is treated as game-ending
WINS = 0.95  # a power that lifts the win chance this high wins
URGENT = 0.5  # a threat above this share of our win chance counts at every level, at small tables; by hand
WAITING = 0.5  # how fast a threat fades with the turns until it may come true; by hand
PRETENDS = 0.2  # of the swaps, unless much depends on it: always swapping for real is easy to read; by hand
CLEAR = 0.08  # a difference in win chance too large to play with

# What a company does differs little in figures and tells much: nets see it enlarged.
SWAPS_TELL = 5.0
LIES_TELL = 4.0
CONTESTS_TELL = 20.0
TASTE = 0.01  # the win chance that temperaments weigh at least, below masters
LEARNED_TEMPER = 0.015  # the win chance worth one point of a learned score

# --- reasons, as a coach gives them -------------------------------------------------------------------

SURE = 0.9  # "you surely have it"
LIKELY = 0.5  # "you probably have it", "somebody will stop this"
HARMLESS = 0.02  # of the chance to win; what costs less need not be stopped

# --- memory -------------------------------------------------------------------------------------------

MOST_PLACEMENTS = 8_000  # an update then takes at most some milliseconds
FADED_PLACEMENTS = 400  # a memory that fades needs no more, and answers sooner
# Above this, the long past of a game that is continued is followed roughly (skimmed.py). Held against the
# cards, masters told that way were about as right: a log score per card of -0.64 rather than -0.60 among
# 13 masters, and of -2.6 rather than -3.6 after 300 turns of swaps alone, where nothing is certain.
SKIMMED_PLACEMENTS = 800
PUBLIC_PLACEMENTS = 800  # what everybody may know of a player's card need not be exact
SWAPPERS = ((0.75, 0.0),)  # how often people really swap, in what everybody may know; measured among masters
SURELY_NOT = 0.004  # chances below this are not worth weighing words for; only saves time
LEAST_KNOWN = 0.15  # nobody is assumed to have lost track of their own card altogether; by hand
MOVED_KNOWS = 0.6  # how much of what was known about a card remains when another sits down in front of it
STRONGEST_PULL = 4.0  # coins; a card that brings more tempts a swapper no further

# --- manners of others, before anything is known of them ----------------------------------------------

FALSE_CONTEST = 0.02  # how often a player without the mask contests; counted among masters
LIE = 0.15  # the share of announcements found to be lies; counted among masters
CAUTION = 25.0  # how many sightings these assumptions count for
OWN_CAUTION = 10.0  # … and the manners of the table, for each who sits there
SWAP_CAUTION = 20.0
TRUTH_CONTESTED = 0.3  # how much rarer the truth is contested than a lie that nobody else can prove; counted
# Views of how much the company contests: beyond one's own kind, in log odds, and how likely that is at first.
SHARPNESS = ((0.0, 0.8), (2.5, 0.12), (5.0, 0.08))
LEAST_VIEW = 0.003  # no view is ever given up
USUALLY_SWAPS = 0.8  # the prior of the table's best players
MOST_SHIFT = 1.5  # in log odds: nobody is read for certain

# --- levels -------------------------------------------------------------------------------------------

Weights = tuple[float, ...]


class People(NamedTuple):
    """What others are expected to do. Weights of what decides it, in log odds; fitted."""

    announced: Weights  # how much an announcement tells (evidence.announced)
    contested: Weights  # … a contest (evidence.contested)
    passed: Weights  # … silence (evidence.passed)
    speaks: Weights  # who contests with the mask (contesters.holder_features)
    stops: Weights  # … and without it (contesters.stopper_features)


class Level(NamedTuple):
    """How well a bot remembers, and how far it thinks."""

    # memory
    forgets: float  # how often another's swap goes unnoticed
    fades: float  # how many pairs of cards, any two, it can no longer tell apart after each turn
    # depth
    swappers: tuple[tuple[float, float], ...]  # how others swap: how often really, how drawn to better cards
    evidence: bool  # reads silence and contests, remembers manners, knows what others know of its own card
    foresight: float  # how much the next own turn counts
    noise: float  # differences in the chance to win that it does not tell apart
    people: People
    unopposed: float = 0.0  # in log odds: what it tells that nobody contested its announcement
    # manners
    credit: float = 0.5  # how far it hopes to be believed, if it doesn't reckon with what others know
    wrong: float = 0.04  # what it costs to contest without the mask, beyond the fine, in win chance
    joining: float = 0.04  # … and this much more if somebody has already contested
    stops_from: float = 0.88  # others stop a claim without the mask if it costs this share of their chance
    centre_stops: float = 0.6  # … less by this at a small table, if the mask surely lies in the centre
    doubts_from: float = 0.6  # … and if it is this likely to be a lie
    dares: float = 0.58  # the chance of being contested up to which it lies
    scruples: float = 0.006  # what a lie must bring at least, in chances to win
    lure: float = 0.0  # … and how much a lie that may pass tempts
    centre_scruples: float = 0.03  # … and this much more if the mask lies in the centre, where all suspect it
    looks: float = 0.06  # what looking at a wholly unknown card is worth, in win chance
    bends: float = 0.0  # by what share a wrong contest costs less in a company that contests a lot
    learned: bool = False  # whether it knows what self-play has taught (policy.py)
    duty: float = 0.02  # what it is worth to touch a leader whom nobody else will touch in time
    relief: float = 1.0  # how much it counts that a swap makes another's next turn less of a threat
    restless: float = RESTLESSNESS
    ping_pong: float = PING_PONG
    idle: float = 0.0  # what it costs to look at a card that one knows, or to claim what changes nothing


# How others swap, as masters see it: five hypotheses side by side, from those who often pretend to those who
# take what is better. Found by the calibration of masters among themselves (`arena --calibration`).
_READ = ((0.5, 0.1), (0.75, 0.1), (0.85, 0.3), (0.87, 0.25), (0.88, 1.2))

_DEAF = (0.0,) * 5
_MASTERS = People(
    announced=(0.1, 2.0, -0.4, -0.4, -1.3, 0.1, -0.8),
    contested=(0.7, 2.2, -0.8, -0.4, -0.8),
    passed=(0.85, -1.4, 0.3, 0.3, -2.2),
    speaks=(-1.0, 3.2, -0.8, -1.5),
    stops=(-4.4, 8.0, -1.0, 1.4, 2.5, 0.6, -0.8),
)
# The other levels hear that something is announced, and nothing else.
_OTHERS = _MASTERS._replace(announced=(1.5, *_DEAF[1:], 0.0, 0.0), contested=_DEAF, passed=_DEAF)

# fmt: off
LEVELS: Mapping[str, Level] = {
    "guest": Level(
        0.5, 2.8, ((0.5, 0.0),), False, 0.0, 0.016, _OTHERS, looks=0.02, scruples=0.03, centre_scruples=0.12,
        doubts_from=0.65, unopposed=1.0, wrong=0.3, joining=0.2, relief=0.15, idle=0.1,
    ),
    "regular": Level(
        0.0, 0.8, ((0.55, 0.0),), False, 0.1, 0.011, _OTHERS, looks=0.015, scruples=0.0, lure=0.1,
        centre_scruples=0.05, dares=0.25, doubts_from=0.7, unopposed=1.5, wrong=0.2, joining=0.2,
        duty=0.03, relief=0.4, restless=0.06, idle=0.1,
    ),
    "courtier": Level(
        0.0, 0.0, ((0.6, 0.0),), False, 0.18, 0.008, _OTHERS, looks=0.025, scruples=0.0, lure=0.15,
        centre_scruples=0.14, dares=0.20, doubts_from=0.75, unopposed=2.0, wrong=0.2, joining=0.2,
        duty=0.06, relief=0.8, restless=0.06, idle=0.1,
    ),
    "master": Level(
        0.0, 0.0, _READ, True, 0.55, 0.003, _MASTERS, dares=0.58, scruples=0.005, centre_scruples=0.06,
    ),
}
# At a small table chances differ by more, and lies come easily, because nobody may have the mask.
AMONG_FEW = {
    "guest": LEVELS["guest"]._replace(noise=0.045, fades=3.5, wrong=0.14, joining=0.1),
    "regular": LEVELS["regular"]._replace(noise=0.016, looks=0.03, dares=0.36, lure=0.045),
    "courtier": LEVELS["courtier"]._replace(
        noise=0.004, looks=0.06, scruples=0.02, lure=0.0, centre_scruples=0.0, dares=0.20, duty=0.12,
        relief=0.4, wrong=0.3,
    ),
}
# Masters know what self-play has taught, each with the policy for about this number of players. These figures
# are what their answers are worth before that, and the manners that temper them.
_TAUGHT = LEVELS["master"]._replace(learned=True, duty=0.04)
MASTER_AMONG_FEW = _TAUGHT._replace(
    swappers=((0.5, 0.1), (0.55, 0.4), (0.6, 0.8), (0.7, 1.2), (0.8, 0.4)),  # by their calibration
    doubts_from=0.5, dares=0.65, scruples=0.015, centre_scruples=0.0, bends=0.5, ping_pong=0.12,
)
MASTER_AMONG_SIX = _TAUGHT._replace(
    swappers=((0.5, 0.1), (0.65, 0.5), (0.75, 0.3), (0.85, 0.3), (0.88, 1.2)),  # by their calibration
    foresight=0.43, noise=0.0015, stops_from=0.82, doubts_from=0.54, dares=0.36, scruples=0.03,
    centre_scruples=0.09, looks=0.042, bends=0.37, wrong=0.1, joining=0.05,
)
# At a large table the next turn is far off: planning for it means announcing too late.
MASTER_AMONG_MANY = _TAUGHT._replace(
    swappers=((0.5, 0.1), (0.55, 0.6), (0.7, 0.1), (0.85, 0.3), (0.88, 1.2)),  # by their calibration
    foresight=0.4, relief=0.6, doubts_from=0.5, stops_from=0.84, dares=0.45, scruples=0.02, bends=0.5,
    ping_pong=0.03, wrong=0.04, joining=0.02,
)
LEARNED_MASKS = frozenset({
    "judge", "king", "empress", "queen", "fool", "thief", "witch", "spy", "peasant", "cheat", "guru", "widow",
    "beggar", "patron", "princess", "trickster", "alchemist", "sage",
})
# fmt: on
SEVERAL_CARDS = 3  # with so few players each has several cards: nothing was taught about that


def level_at(name: str, players: int) -> Level:
    """How a level plays at a table of this size."""
    if name != "master":
        return AMONG_FEW.get(name, LEVELS[name]) if players <= FEW else LEVELS[name]
    if players <= SEVERAL_CARDS:
        return LEVELS[name]
    return MASTER_AMONG_FEW if players <= FEW else MASTER_AMONG_SIX if players <= MANY else MASTER_AMONG_MANY


# --- temperaments -------------------------------------------------------------------------------------


class Temperament(NamedTuple):
    """What a bot likes, in log odds of choosing it; 0 all over is even-tempered.

    It decides among answers that are nearly as good: what matters a lot is beyond taste.
    """

    looks: float = 0.0
    robs: float = 0.0  # swapping with another player
    digs: float = 0.0  # swapping with the centre
    tells: float = 0.0  # announcing what it believes to have
    bluffs: float = 0.0  # announcing what it does not
    greed: float = 0.0  # … for each coin that an announced mask brings beyond the first
    contests: float = 0.0
    dares: float = 0.0  # how much likelier a lie may be contested than others would risk
    whims: float = 0.0  # how many times more it lets pass as nearly as good


TEMPERAMENTS: Mapping[str, Temperament] = {
    "even": Temperament(),
    "cautious": Temperament(looks=3.0, tells=1.0, bluffs=-3.0, contests=-2.0, dares=-0.15),
    "bold": Temperament(looks=-2.0, tells=1.5, bluffs=4.0, contests=0.5, dares=0.2),
    "greedy": Temperament(looks=-0.5, robs=1.0, tells=-2.5, greed=3.0),
    "suspicious": Temperament(looks=-0.5, robs=0.5, tells=0.3, contests=6.0),
    "chaotic": Temperament(looks=1.0, digs=2.2, robs=1.0, greed=-1.5, whims=0.2),
}
