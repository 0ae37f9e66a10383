// The public side of a table: coins, claims, and what everybody remembers of them (engine/public.py,
// bots/world.py, bots/mind/gains.py). Nobody is ever eliminated or changes seats here, so that a player, the
// seat and the place of the card in front of it are one number; the places of the centre come after them.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <unordered_set>
#include <vector>

constexpr int MOST_SEATS = 13, MOST_PLACES = 15, WINNING = 13, NOTHING = -1;

// In the catalogue's order.
enum Mask {
    JUDGE, KING, EMPRESS, QUEEN, FOOL, THIEF, WITCH, SPY, PEASANT, CHEAT, GURU, WIDOW, BEGGAR, PATRON,
    PRINCESS, TRICKSTER, ALCHEMIST, SAGE, MASKS
};

using Chances = double[MASKS];  // how likely each mask lies at a place

struct Dice {
    uint64_t state;
    explicit Dice(uint64_t seed) : state(seed) {}
    uint64_t next() {  // splitmix64
        uint64_t z = (state += 0x9e3779b97f4a7c15ULL);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
        return z ^ (z >> 31);
    }
    double uniform() { return (next() >> 11) * 0x1.0p-53; }
    int below(int n) { return int(uniform() * n); }
    double between(double low, double high) { return low + (high - low) * uniform(); }
};

enum EventKind { TURN_BEGAN, ANNOUNCED, CONTESTED, PASSED, RETURNED, LOOKED, REVEALED, SHOWN, USED };

struct Event {
    EventKind kind;
    int player = NOTHING;
    int one = NOTHING, other = NOTHING;  // places
    int mask = NOTHING, other_mask = NOTHING;  // what lies there, or what was announced
    bool swapped = false;
};

struct World {
    int n = 0, centre = 0, places = 0;
    std::vector<int> masks;  // in play, each once, in the catalogue's order
    int coins[MOST_SEATS] = {};
    int courthouse = 0;
    int turn = 0, active = 0;
    int announced = NOTHING;
    std::vector<int> claims;  // players; whoever announced comes first
    bool claimed[MOST_SEATS] = {}, passed[MOST_SEATS] = {};
    int held[2] = {NOTHING, NOTHING};
    int used = NOTHING;
    int stale_turns = 0, same_turns = 0, lean_turns = 0, most_coins = 0;
    int last_claim[MOST_SEATS];
    int last_pair[MOST_SEATS][2];
    int look_run = 0;  // turns in a row in which somebody looked
    bool touched[MOST_SEATS] = {};  // since their own last turn: robbed, or their card held
    int coins_before[MOST_SEATS] = {};  // when the turn began
    std::unordered_set<uint64_t> fortunes_before;

    int left(int seat) const { return seat + 1 == n ? 0 : seat + 1; }
    int right(int seat) const { return seat == 0 ? n - 1 : seat - 1; }
    bool owned(int place) const { return place < n; }

    void begin(int players, int in_centre, const int* deal) {
        n = players;
        centre = in_centre;
        places = n + centre;
        bool dealt[MASKS] = {};
        for (int place = 0; place < places; place++) dealt[deal[place]] = true;
        masks.clear();
        for (int mask = 0; mask < MASKS; mask++)
            if (dealt[mask]) masks.push_back(mask);
        for (int seat = 0; seat < n; seat++) {
            coins[seat] = 6;
            last_claim[seat] = NOTHING;
            last_pair[seat][0] = last_pair[seat][1] = NOTHING;
            touched[seat] = false;
            coins_before[seat] = coins[seat];
        }
        fortunes_before.clear();
        look_run = 0;
        courthouse = turn = stale_turns = same_turns = lean_turns = most_coins = 0;
    }

    int turns_until(int player) const {
        int wait = (player - active + n) % n;
        return wait == 0 ? n - 1 : wait - 1;
    }

    bool was_pair(int player, int one, int other) const {
        const int* pair = last_pair[player];
        return (pair[0] == one && pair[1] == other) || (pair[0] == other && pair[1] == one);
    }

    uint64_t packed(const int* fortunes) const {
        uint64_t code = 0;
        for (int seat = 0; seat < n; seat++) {
            if (fortunes[seat] < 0 || fortunes[seat] > 15) return ~0ULL;
            code = code << 4 | uint64_t(fortunes[seat]);
        }
        return code;
    }
    // The one whose turn is over may be touched again; who has lost coins meanwhile has been.
    void notice_touched() {
        if (turn > 0) touched[right(active)] = false;
        for (int seat = 0; seat < n; seat++) {
            if (turn > 0 && seat != right(active) && coins[seat] < coins_before[seat]) touched[seat] = true;
            coins_before[seat] = coins[seat];
        }
    }
    // How much it is one's business that somebody leads: the less, the more others can still see to it.
    double business(int me, int other) const {
        if (other == me || touched[other] || coins[other] < LEADING) return 0;
        return std::pow(RELIED, turns_until(other));
    }
    int on_table(const int* fortunes) const { return std::accumulate(fortunes, fortunes + n, 0); }
    bool is_new(const int* fortunes) const { return !fortunes_before.count(packed(fortunes)); }

    void see(const Event& event) {
        switch (event.kind) {
        case TURN_BEGAN:
            announced = used = NOTHING;
            claims.clear();
            std::fill(claimed, claimed + n, false);
            std::fill(passed, passed + n, false);
            stale_turns = is_new(coins) ? 0 : stale_turns + 1;
            fortunes_before.insert(packed(coins));
            notice_touched();
            lean_turns = on_table(coins) + courthouse > most_coins ? 0 : lean_turns + 1;
            most_coins = std::max(most_coins, on_table(coins) + courthouse);
            break;
        case ANNOUNCED:
            announced = event.mask;
            claims.assign(1, event.player);
            claimed[event.player] = true;
            look_run = 0;
            same_turns = last_claim[event.player] == event.mask ? same_turns + 1 : 0;
            last_claim[event.player] = event.mask;
            break;
        case CONTESTED:
            claims.push_back(event.player);
            claimed[event.player] = true;
            break;
        case PASSED:
            passed[event.player] = true;
            break;
        case USED:
            used = event.mask;
            break;
        case LOOKED:
            if (used == NOTHING) {
                same_turns = 0;
                look_run++;
            }
            break;
        case RETURNED:
            for (int place : {event.one, event.other})
                if (owned(place) && place != event.player) touched[place] = true;
            if (used == NOTHING) {
                same_turns = look_run = 0;
                last_pair[event.player][0] = event.one;
                last_pair[event.player][1] = event.other;
            }
            break;
        default:
            break;
        }
    }
};

// What the power of a mask brings the player on a seat, at a glance.
inline double gain(const World& world, int seat, int mask) {
    const int* coins = world.coins;
    int mine = coins[seat], most = 0;
    switch (mask) {
    case KING: case QUEEN: case THIEF: case PRINCESS: case TRICKSTER: case GURU: return 2;
    case EMPRESS: case PATRON: return 3;
    case FOOL: case PEASANT: case SAGE: return 1;
    case SPY: return 0.5;
    case JUDGE: return world.courthouse;
    case WITCH:
        for (int other = 0; other < world.n; other++)
            if (other != seat) most = std::max(most, coins[other]);
        return most - mine;
    case ALCHEMIST: return std::max(coins[world.left(seat)], coins[world.right(seat)]) - mine;
    case WIDOW: return std::max(0, 10 - mine);
    case CHEAT: return mine >= 10 ? 13 : 0;
    case BEGGAR:
        for (int other = 0; other < world.n; other++) most += coins[other] > mine;
        return most;
    }
    return 0;
}

inline double logistic(double odds) { return 1 / (1 + std::exp(-odds)); }
