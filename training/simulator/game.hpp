// One game from deal to end (engine/game.py), with those who play it.
#pragma once
#include "players.hpp"

struct Seat {
    int32_t level, policy, habit, learns;  // numbers, or -1
};

struct Spec {
    int32_t players, centre;
    int32_t deck[MOST_PLACES];
    int32_t limit, open_limit, most_turns;
    uint64_t seed;
    Seat seats[MOST_SEATS];
};

struct Manners {  // of learners
    int32_t turns, looks, claims, lies, believed, contests, right, contested, crowds, led, untouched, silent, surely;
};

struct Life {
    int32_t game, player, end;
    float result;
};

struct Result {
    int32_t first, winners;  // bits
    int32_t turns;
    int32_t deal[MOST_PLACES];
    Manners manners;
};

class Game {
public:
    World world;
    Player players[MOST_SEATS];
    int cards[MOST_PLACES];
    Result result = {};

    Game(const Spec& spec, Notes& notes, bool log) : spec_(spec), notes_(notes), dice_(spec.seed), log_(log) {}

    void begin(const Level* levels, const Policy* policies, const Habit* habits, int& lives) {
        int places = spec_.players + spec_.centre;
        std::copy(spec_.deck, spec_.deck + places, cards);
        for (int place = places - 1; place > 0; place--) std::swap(cards[place], cards[dice_.below(place + 1)]);
        std::copy(cards, cards + places, result.deal);
        world.begin(spec_.players, spec_.centre, cards);
        world.active = result.first = dice_.below(spec_.players);
        std::fill(touched_at_, touched_at_ + MOST_SEATS, -99);
        for (int seat = 0; seat < world.n; seat++) {
            Player& player = players[seat];
            const Seat& who = spec_.seats[seat];
            player.mind.begin(&world, seat, &levels[who.level], cards, spec_.limit, spec_.open_limit);
            player.company.begin();
            player.policy = who.policy < 0 ? nullptr : &policies[who.policy];
            player.habit = who.habit < 0 ? nullptr : &habits[who.habit];
            player.life = who.learns ? lives++ : NOTHING;
        }
    }

    void play() {
        while (!over_ && world.turn < spec_.most_turns) {
            turn();
            note_touches();
        }
        result.turns = world.turn;
        for (int seat = 0; over_ && seat < world.n; seat++)
            if (result.winners >> seat & 1 && world.turn >= world.n && history_[(world.turn - world.n) % world.n][seat] >= LEADING) {
                result.manners.led++;
                result.manners.untouched += world.turn - touched_at_[seat] >= world.n;
            }
    }
    void note_touches() {  // the turn is over; world.turn counts it already unless the game is
        int number = over_ ? world.turn : world.turn - 1;
        for (int seat = 0; seat < world.n; seat++) {
            bool own = seat == actor_;
            if ((!own && world.coins[seat] < begun_[seat]) || held_ >> seat & 1 || (own && contested_)) touched_at_[seat] = number;
            history_[number % world.n][seat] = world.coins[seat];
        }
    }
    int history_[MOST_SEATS][MOST_SEATS] = {}, touched_at_[MOST_SEATS], begun_[MOST_SEATS], actor_ = 0;
    uint32_t held_ = 0;
    bool contested_ = false;
    bool over() const { return over_; }

private:
    const Spec& spec_;
    Notes& notes_;
    Dice dice_;
    bool log_, over_ = false;
    uint32_t exposed_ = 0;  // who had to reveal in this turn, bits

    void tell(const Event& event) {
        for (int seat = 0; seat < world.n; seat++) players[seat].see(event);
        world.see(event);
        for (int seat = 0; seat < world.n; seat++) players[seat].mind.hear(event);
    }
    void log(int kind, int one, int other = 0, int third = 0) {
        if (log_) notes_.answers.insert(notes_.answers.end(), {kind, one, other, third});
    }
    Manners* manners(int player) { return players[player].life != NOTHING ? &result.manners : nullptr; }
    // What is really there, from the seat of whoever has just decided: only the critic in training learns from it.
    void note_truth(int me) {
        for (int at = 0; at < MOST_SEATS; at++) {
            int seat = (me + at) % world.n, mask = cards[seat];
            float there = at < world.n;
            const double row[TRUTHS] = {
                world.coins[seat] / double(WINNING),
                std::min(STRONGEST_PULL, gain(world, seat, mask)) / STRONGEST_PULL,
                players[seat].mind.belief.chance(seat, mask),
                world.turns_until(seat) / double(world.n),
                double(mask == world.announced),
                double(world.claimed[seat]),
            };
            for (double found : row) notes_.truths.push_back(there * float(found));
        }
    }
    void deed(int player, Deed deed) {
        if (players[player].life != NOTHING && players[player].policy) notes_.steps.back().deed = deed;
    }

    void finish(uint32_t winners) {
        if (over_) return;
        over_ = true;
        result.winners = int32_t(winners);
    }
    void check() {
        int most = *std::max_element(world.coins, world.coins + world.n);
        int least = *std::min_element(world.coins, world.coins + world.n);
        if (most < WINNING && least > 0) return;
        uint32_t winners = 0;
        for (int seat = 0; seat < world.n; seat++)
            if (world.coins[seat] == most) winners |= 1u << seat;
        finish(winners);
    }
    void move(int from, int to, int number) {
        number = std::min(number, world.coins[from]);
        world.coins[from] -= number;
        world.coins[to] += number;
    }

    // --- a turn -----------------------------------------------------------------------------------------

    void turn() {
        uint32_t exposed_before = exposed_;
        exposed_ = 0;
        tell({TURN_BEGAN, world.active});
        int me = world.active;
        players[me].mind.forgive();
        actor_ = me;
        held_ = 0;
        contested_ = false;
        std::copy(world.coins, world.coins + world.n, begun_);
        bool opening = world.turn < 4, exposed = exposed_before >> me & 1;
        std::vector<Answer> answers;
        if (!opening) answers.push_back({LOOK, me, NOTHING});
        for (int place = 0; place < world.places; place++)
            if (place != me) answers.push_back({SWAP, place, NOTHING});
        if (!opening && !exposed)
            for (int mask : world.masks) answers.push_back({ANNOUNCE, me, mask});
        size_t decided = notes_.steps.size();
        Answer answer = players[me].turn(answers, dice_, notes_);
        if (notes_.steps.size() > decided) note_truth(me);
        log(0, answer.action, answer.place, answer.mask);
        if (Manners* noted = manners(me)) {
            noted->turns++;
            noted->looks += answer.action == LOOK;
        }
        if (answer.action == LOOK) {
            deed(me, LOOKED_UP);
            tell({LOOKED, me, me, NOTHING, cards[me]});
        } else if (answer.action == SWAP) {
            if (world.was_pair(me, me, answer.place) || was_just_pair(me, answer.place))
                deed(me, REPEATED);
            else if (!world.owned(answer.place))
                deed(me, CENTRED);
            hold(me, me, answer.place);
        }        else
            announce(me, answer.mask);
        if (over_) return;
        world.turn++;
        world.active = world.left(world.active);
    }

    bool was_just_pair(int me, int other) {  // somebody has held these two in the turn before
        int before = (me + world.n - 1) % world.n;
        return world.was_pair(before, me, other) && world.same_turns == 0;
    }

    void hold(int player, int one, int other) {
        world.held[0] = one;
        world.held[1] = other;
        bool real = players[player].really_swaps(one, other, dice_);
        for (int place : {one, other})
            if (world.owned(place) && place != player) held_ |= 1u << place;
        log(2, real);
        if (real) std::swap(cards[one], cards[other]);
        Event event{RETURNED, player, one, other};
        event.swapped = real;
        tell(event);
    }

    void announce(int me, int mask) {
        bool lie = cards[me] != mask;
        deed(me, lie ? LIE_TOLD : TRUTH);
        size_t said = notes_.steps.size();
        tell({ANNOUNCED, me, me, NOTHING, mask});
        for (int player = world.left(me); player != me; player = world.left(player)) {
            size_t before = notes_.steps.size();
            bool sure = players[player].mind.belief.chance(player, mask) > SURE;
            bool contests = players[player].contest(dice_, notes_);
            if (notes_.steps.size() > before) note_truth(player);
            if (Manners* noted = manners(player); noted && sure) {
                noted->surely++;
                noted->silent += !contests;
            }
            log(1, contests);
            bool right = cards[player] == mask;
            if (contests && notes_.steps.size() > before) deed(player, !right ? WRONG : world.claims.size() > 1 ? JOINED : RIGHT);
            if (Manners* noted = manners(player); noted && contests) {
                noted->contests++;
                noted->right += right;
            }
            Event event{contests ? CONTESTED : PASSED, player, player};
            tell(event);
        }
        std::vector<int> claims(world.claims), holders;
        bool contested = claims.size() > 1;
        contested_ = contested;
        if (lie && contested && players[me].life != NOTHING && players[me].policy)
            notes_.steps[said - 1].deed = CAUGHT;
        if (Manners* noted = manners(me)) {
            noted->claims++;
            noted->lies += lie;
            noted->believed += lie && !contested;
            noted->contested += contested;
            noted->crowds += claims.size() > 2;
        }
        if (contested) {
            for (int player : claims) {
                reveal(player);
                if (cards[player] == mask) holders.push_back(player);
            }
        } else {
            holders = claims;
        }
        if (contested) blame(me, mask, claims);
        if (!holders.empty()) {
            tell({USED, holders[0], NOTHING, NOTHING, mask});
            int before[MOST_SEATS];
            std::copy(world.coins, world.coins + world.n, before);
            use(holders[0], mask, holders);
            for (int seat = 0; seat < world.n; seat++)
                if (world.coins[seat] < before[seat]) players[seat].mind.bear_grudge(holders[0]);
        }
        if (over_ || !contested) return;
        bool fined = false;
        for (int player : claims)
            if (std::find(holders.begin(), holders.end(), player) == holders.end()) {
                world.coins[player]--;
                world.courthouse++;
                fined = true;
            }
        if (fined) check();
    }

    // Whoever was found out holds it against those who contested, whoever was wrong against the claimant.
    void blame(int me, int mask, const std::vector<int>& claims) {
        for (int player : claims) {
            if (cards[player] == mask) continue;
            if (player != me && cards[me] == mask) players[player].mind.bear_grudge(me);
            for (int other : claims)
                if (player == me) players[me].mind.bear_grudge(other);
        }
    }

    void reveal(int player) {
        exposed_ |= 1u << player;
        tell({REVEALED, player, player, NOTHING, cards[player]});
    }

    // --- powers (powers.hpp) ----------------------------------------------------------------------------

    void use(int me, int mask, const std::vector<int>& holders);
    int choose(int me, const std::vector<int>& whom, const std::vector<double>& worths);
    void take_from_richest(int me);
    void exchange_fortunes(int me);
    void pass_fortunes(int me);
    void question(int me);
    void hold_two(int me);
    void spy(int me);
    void show(int me);
    void look_at_two(int me);
};
