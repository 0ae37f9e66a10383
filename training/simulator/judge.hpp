// The worth of each answer, and what the learned policy looks at (bots/mind/turns.py, features.py,
// targets.py).
#pragma once
#include "claims.hpp"

constexpr int COMMON = 20, TURN_ROW = COMMON + 32, CONTEST_ROW = COMMON + 18;
constexpr double MOST_SHARES = 3.0;

enum Action { LOOK, SWAP, ANNOUNCE };

struct Answer {
    Action action;
    int place;  // of a swap: the other card
    int mask;
};

inline double entropy(const Chances& chances) {
    double sum = 0;
    for (double chance : chances)
        if (chance > 0) sum -= chance * std::log(chance);
    return sum;
}
inline double most(const Chances& chances) { return *std::max_element(chances, chances + MASKS); }

class Judge {
public:
    Mind& mind;
    const World& world;
    const Level& level;
    Claims claims;

    explicit Judge(Mind& whose)
        : mind(whose), world(*whose.world), level(*whose.level), claims(whose),
          foresight_(level.foresight * (world.n <= FEW && !level.old ? FEW_FORESIGHT : 1.0)) {}

    double weigh(const Answer& answer) {
        if (answer.action == ANNOUNCE) return weigh_announcement(answer.mask);
        if (answer.action == LOOK) {
            double looked = claims.now + foresight_ * after_look();
            if (!level.old && world.look_run >= MOST_LOOKS) looked -= 1;
            return level.old ? looked : looked + level.looks * (1 - mind.belief.likeliest(mind.me));
        }
        double worth = std::max(after_swap(mind.me, answer.place, true), after_swap(mind.me, answer.place, false));
        if (level.old) return worth;
        if (world.was_pair(mind.me, mind.me, answer.place)) worth -= level.ping_pong;
        if (world.owned(answer.place))
            worth += level.duty * business(answer.place) + REVENGE * mind.grudge(answer.place);
        return worth + thirst(answer.place);
    }

    double after_swap(int own, int other, bool real) {
        int seen = mind.me;
        if (real && own == mind.me) seen = other;
        if (real && other == mind.me) seen = own;
        double worth = claims.now + foresight_ * prospects(mind.belief.chances(seen));
        return level.relief != 0 ? worth + relief(own, other, real) : worth;
    }

    bool may_contest() {
        int mask = world.announced;
        if (level.old || !mind.is_open_card(mind.me, mask)) return true;
        int later[MOST_SEATS], count = claims.still_to_answer(later);
        for (int number = 0; number < count; number++)
            if (!mind.is_open_card(later[number], mask)) return false;
        return world.claims.size() == 1 && claims.cost() > ENDS_THE_GAME;
    }

    // What it costs to contest without the mask, beyond the fine.
    double shame() {
        double bent = 1 - level.bends * sharper();
        if (world.claims.size() > 1) return (level.wrong + level.joining) * bent;
        return level.wrong * bent * std::min(1.0, std::max(mind.truth() * mind.truth(), DESPERATE * (1 - claims.cost())));
    }

    bool ends_soon() { return greatest_threat() > ENDS_THE_GAME * claims.now; }

    bool is_urgent() { return greatest_threat() > URGENT * claims.now; }

    double greatest_threat() {
        double found = 0;
        for (int other = 0; other < world.n; other++)
            if (other != mind.me) found = std::max(found, claims.threat(other));
        return found;
    }

    double sharper() { return std::max(0.0, 1 - mind.sharpness[0] / VIEWS[0][1]); }

    bool insists(double have, double contesting, double passing) {
        if (level.old) return false;
        if (have > SURE || must_stop()) return contesting > passing;
        bool lie = world.claims.size() == 1 && 1 - mind.truth() > SURE;
        double enough = 1 - (1 - AT_LEAST) * (1 - sharper());
        return lie && contesting > enough * passing && claims.cost() > ENDS_THE_GAME;
    }

    bool must_stop() {  // a claim that ends the game, and nobody else is left to stop it
        int later[MOST_SEATS];
        return world.claims.size() == 1 && !claims.still_to_answer(later) && claims.cost() > ENDS_THE_GAME;
    }

    // --- features -------------------------------------------------------------------------------------

    void common(double* row) {
        int me = mind.me, n = world.n, mine = world.coins[me], richest = 0, poorest = 99, richer = 0;
        double threat = -1;
        for (int other = 0; other < n; other++) {
            if (other == me) continue;
            richest = std::max(richest, world.coins[other]);
            poorest = std::min(poorest, world.coins[other]);
            richer += world.coins[other] > mine;
            threat = std::max(threat, claims.threat(other));
        }
        const Chances& own = mind.belief.chances(me);
        const Chances& open = mind.has_open() ? mind.open_belief.chances(me) : own;
        const double found[COMMON] = {
            1.0,
            n / double(MOST_SEATS),
            world.centre / double(world.masks.size()),
            mine / double(WINNING),
            richest / double(WINNING),
            poorest / double(WINNING),
            shares(claims.now) / 2,
            richer / double(n),
            std::min(1.0, world.courthouse / 8.0),
            std::min(1.0, world.stale_turns / (2.0 * n)),
            std::min(1.0, world.turn / (6.0 * n)),
            most(own),
            entropy(own) / 2,
            most(open),
            shares(claims.best_announcement(own) - claims.now),
            2 * (1 - mind.sharpness[0]),
            SWAPS_TELL * (mind.belief.swap_rate() - USUALLY_SWAPS),
            shares(threat),
            std::min(1.0, LIES_TELL * mind.usually_lies.value()),
            std::min(2.0, CONTESTS_TELL * mind.usually_contests.value()),
        };
        std::copy(found, found + COMMON, row);
    }

    void turn_row(const double* shared, const Answer& answer, double worth, double best, double* row) {
        std::fill(row, row + TURN_ROW, 0.0);
        std::copy(shared, shared + COMMON, row);
        double* rest = row + COMMON;
        rest[0] = std::max(-8.0, (worth - best) / LEARNED_TEMPER) / 8;
        rest[1] = shares(worth - claims.now);
        rest[2] = answer.action == LOOK;
        rest[3] = answer.action == SWAP;
        if (answer.action == ANNOUNCE) announcement_row(answer.mask, rest + 4);
        if (answer.action == SWAP) swap_part(answer.place, rest + 19);
    }

    void contest_row(const double* shared, double contesting, double passing, double* row) {
        std::copy(shared, shared + COMMON, row);
        int mask = world.announced, active = world.active, later[MOST_SEATS];
        int count = claims.still_to_answer(later);
        double have = mind.belief.chances(mind.me)[mask], truth = mind.truth(), later_has = 0;
        for (int number = 0; number < count; number++) later_has += claims.chance(later[number], mask);
        double cost = claims.cost();
        const double found[CONTEST_ROW - COMMON] = {
            have,
            shares(contesting - passing),
            cost,
            truth,
            1 - truth - have,
            std::min(1.0, later_has),
            claims.stopped_by_others(),
            double(world.claims.size() > 1),
            count / double(world.n),
            double(count == 0),
            mind.in_centre(mask),
            world.coins[active] / double(WINNING),
            std::min(STRONGEST_PULL, gain(world, active, mask)) / STRONGEST_PULL,
            double(cost > ENDS_THE_GAME),
            std::min(1.0, LIES_TELL * mind.lies[active].value()),
            double(world.coins[mind.me] == 1),
            mind.knows[active],
            double(mind.is_known(mind.me)),
        };
        std::copy(found, found + CONTEST_ROW - COMMON, row + COMMON);
    }

    double unknown(int place) { return KNOWLEDGE * entropy(mind.belief.chances(place)); }

private:
    double foresight_;

    double shares(double difference) const {
        return std::max(-MOST_SHARES, std::min(MOST_SHARES, difference * world.n));
    }

    double prospects(const Chances& chances) {
        return std::max(0.0, claims.best_announcement(chances) - claims.now);
    }

    double after_look() {
        double sum = 0;
        const Chances& own = mind.belief.chances(mind.me);
        for (int mask : world.masks)
            if (own[mask] > 0.01) sum += own[mask] * std::max(0.0, claims.best_if(mask) - claims.now);
        return sum;
    }

    double weigh_announcement(int mask) {
        int me = mind.me;
        double have = mind.belief.chances(me)[mask];
        double worth = claims.announcing(mask, have) + foresight_ * prospects(mind.belief.chances(me));
        if (level.old) return worth + impatience(mask, 0.04);
        if (mind.is_open_card(me, mask) || mind.lies_elsewhere(me, mask)) return -1;
        if (have < HONEST) {
            worth -= level.scruples + level.centre_scruples * mind.in_centre(mask);
            if (claims.holding(mask).contested > level.dares) worth -= RECKLESS;
        }
        if (world.same_turns >= RESTLESS && world.last_claim[me] == mask)
            worth -= RESTLESSNESS * (world.same_turns - RESTLESS + 1);
        if (worth > claims.now && claims.holding(mask).real < WINS) worth -= peril(mask) * (worth - claims.now);
        return worth + impatience(mask, IMPATIENCE) + dutiful(mask, have);
    }

    double business(int other) {
        double found = world.business(mind.me, other);
        return found == 0 ? 0 : found * (1 + OBVIOUS * std::min(1.0, claims.threat(other) / (claims.now + 1e-9)));
    }

    // What it counts that a mask robs a leader whom nobody has touched.
    double dutiful(int mask, double have) {
        double most = 0;
        if (level.duty == 0) return 0;
        for (int other = 0; other < world.n; other++) {
            double mine = business(other);
            if (mine == 0) continue;
            int count;
            const Outcome* outcomes = claims.effects.of(mind.me, mask, count);
            double robbed = 0;
            for (int number = 0; number < count; number++)
                if (outcomes[number].coins[other] < world.coins[other]) robbed += outcomes[number].chance;
            const Holding& held = claims.holding(mask);
            double used = have * (1 - held.contested_if_true) + (1 - have) * (1 - held.contested);
            most = std::max(most, mine * robbed * used);
        }
        return level.duty * most;
    }

    double peril(int mask) {
        double most = 0;
        for (int other = 0; other < world.n && world.n < MANY; other++) {
            if (other == mind.me) continue;
            double share = claims.threat(other) / (claims.now + 1e-9);
            if (share < URGENT) continue;
            int count;
            const Outcome* outcomes = claims.effects.of(mind.me, mask, count);
            double harmed = 0;
            for (int number = 0; number < count; number++)
                if (outcomes[number].coins[other] < world.coins[other]) harmed += outcomes[number].chance;
            most = std::max(most, share * (1 - harmed) * claims.soon(other));
        }
        return std::min(1.0, most);
    }

    double impatience(int mask, double each) {
        double rounds = world.stale_turns / double(world.n) - PATIENCE, fresh = 0;
        if (rounds <= 0) return 0;
        int count;
        const Outcome* outcomes = claims.effects.of(mind.me, mask, count);
        for (int number = 0; number < count; number++)
            if (world.is_new(outcomes[number].coins)) fresh += outcomes[number].chance;
        return each * rounds * fresh;
    }

    double thirst(int other) {
        double rounds = world.lean_turns / double(world.n) - LEAN, earns = 0;
        if (rounds <= 0 || world.owned(other)) return 0;
        const Chances& chances = mind.belief.chances(other);
        for (int mask : world.masks) {
            int count;
            const Outcome* outcomes = claims.effects.of(mind.me, mask, count);
            for (int number = 0; number < count; number++)
                if (world.on_table(outcomes[number].coins) > world.on_table(world.coins))
                    earns += chances[mask] * outcomes[number].chance;
        }
        return THIRST * rounds * earns;
    }

    double relief(int own, int other, bool real) {
        if (!world.owned(other) || other == mind.me) return 0;
        double rate = mind.belief.swap_rate(), known = mind.knows[other] * std::max(rate, 1 - rate);
        double loss = claims.loss(other, mind.belief.chances(real ? own : other));
        double soon = claims.soon(other);
        double threat = claims.threat(other), weight = level.old ? 1.0 : level.relief;
        if (world.n < MANY && threat > URGENT * claims.now) weight = std::max(1.0, weight);
        return weight * soon * (threat - loss * known);
    }

    void announcement_row(int mask, double* row) {
        int me = mind.me;
        double have = mind.belief.chances(me)[mask], known = 0;
        for (int other = 0; other < world.n; other++)
            if (other != me) known = std::max(known, claims.chance(other, mask) * mind.knows[other]);
        const Holding& held = claims.holding(mask);
        double bluff = have < HONEST;
        const double found[15] = {
            1.0,
            bluff,
            have,
            shares(held.real - claims.now),
            shares(held.lie - claims.now),
            held.contested,
            held.contested_if_true,
            mind.credit(mask),
            mind.in_centre(mask),
            std::min(STRONGEST_PULL, gain(world, me, mask)) / STRONGEST_PULL,
            double(held.real > WINS),
            double(world.last_claim[me] == mask),
            known,
            held.contested * bluff,
            have * shares(held.real - claims.now),
        };
        std::copy(found, found + 15, row);
    }

    void swap_part(int other, double* row) {
        int me = mind.me;
        const Chances& found = mind.belief.chances(other);
        row[0] = most(found);
        row[1] = entropy(found) / 2;
        row[2] = shares(claims.best_announcement(found) - claims.now);
        row[3] = world.was_pair(me, me, other);
        row[4] = !world.owned(other);
        if (!world.owned(other)) return;
        row[5] = (world.coins[other] - world.coins[me]) / double(WINNING);
        row[6] = shares(claims.threat(other));
        row[7] = shares(claims.loss(other, mind.belief.chances(me)));
        row[8] = mind.knows[other];
        row[9] = world.turns_until(other) / double(world.n);
        row[10] = mind.is_known(other);
        row[11] = mind.is_known(me);
    }
};
