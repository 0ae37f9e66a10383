// What the masks do (engine/powers.py), and whom or what their users choose.
#pragma once
#include "game.hpp"

inline void Game::use(int me, int mask, const std::vector<int>& holders) {
    int* coins = world.coins;
    switch (mask) {
    case JUDGE:
        coins[me] += world.courthouse;
        world.courthouse = 0;
        break;
    case KING: case QUEEN: coins[me] += 2; break;
    case EMPRESS: coins[me] += 3; break;
    case PEASANT:
        for (int player : holders) coins[player] += holders.size() > 1 ? 2 : 1;
        break;
    case WIDOW: coins[me] += std::max(0, WIDOW_HAS - coins[me]); break;
    case CHEAT:
        if (coins[me] >= CHEAT_NEEDS) finish(1u << me);
        break;
    case THIEF:
        move(world.left(me), me, 1);
        move(world.right(me), me, 1);
        break;
    case PATRON:
        coins[me] += 3;
        check();
        if (over_) return;
        coins[world.left(me)]++;
        coins[world.right(me)]++;
        break;
    case BEGGAR:
        for (int other = world.left(me); other != me && !over_; other = world.left(other))
            if (coins[other] > coins[me]) {
                move(other, me, 1);
                check();
            }
        break;
    case TRICKSTER: take_from_richest(me); break;
    case WITCH: exchange_fortunes(me); break;
    case ALCHEMIST: pass_fortunes(me); break;
    case GURU: question(me); break;
    case FOOL:
        coins[me]++;
        check();
        if (!over_) hold_two(me);
        return;
    case SPY: spy(me); return;
    case PRINCESS:
        coins[me] += 2;
        check();
        if (!over_) show(me);
        return;
    case SAGE:
        coins[me]++;
        check();
        if (!over_) look_at_two(me);
        return;
    }
    if (!over_) check();
}

// Whom to choose: the one with the best fortunes afterwards. Simple strategies take the richest.
inline int Game::choose(int me, const std::vector<int>& whom, const std::vector<double>& worths) {
    Player& player = players[me];
    if (!player.habit) return whom[player.pick(worths, dice_)];
    int best = whom[0];
    for (int other : whom)
        if (world.coins[other] > world.coins[best]) best = other;
    return best;
}

inline void Game::take_from_richest(int me) {
    int most = 0;
    std::vector<int> whom;
    std::vector<double> worths;
    for (int other = 0; other < world.n; other++)
        if (other != me) most = std::max(most, world.coins[other]);
    for (int other = world.left(me); other != me; other = world.left(other)) {
        if (world.coins[other] != most) continue;
        int after[MOST_SEATS];
        std::copy(world.coins, world.coins + world.n, after);
        int number = std::min(2, after[other]);
        after[other] -= number;
        after[me] += number;
        whom.push_back(other);
        Claims& claims = players[me].weighing().claims;
        double foe = FOES * claims.threat(other) * claims.soon(other) + REVENGE * players[me].mind.grudge(other);
        worths.push_back(claims.effects.worth(after, me) + foe);
    }
    int target = choose(me, whom, worths);
    if (whom.size() > 1) log(3, target);
    move(target, me, 2);
}

inline void Game::exchange_fortunes(int me) {
    std::vector<int> whom;
    std::vector<double> worths;
    for (int other = world.left(me);; other = world.left(other)) {
        int after[MOST_SEATS];
        std::copy(world.coins, world.coins + world.n, after);
        std::swap(after[me], after[other]);
        whom.push_back(other);
        double revenge = other == me ? 0 : REVENGE * players[me].mind.grudge(other);
        worths.push_back(players[me].weighing().claims.effects.worth(after, me) + revenge);
        if (other == me) break;  // nobody
    }
    int target = choose(me, whom, worths);
    log(3, target == me ? NOTHING : target);
    std::swap(world.coins[me], world.coins[target]);
}

inline void Game::pass_fortunes(int me) {
    int after[2][MOST_SEATS];
    std::vector<double> worths;
    Effects& effects = players[me].weighing().claims.effects;
    for (int way = 0; way < 2; way++) {
        effects.passed_on(world.coins, way == 0, after[way]);
        worths.push_back(effects.worth(after[way], me));
    }
    int way = players[me].habit ? dice_.below(2) : players[me].pick(worths, dice_);
    log(7, way);
    std::copy(after[way], after[way] + world.n, world.coins);
}

inline void Game::question(int me) {
    Judge& judge = players[me].weighing();
    std::vector<int> whom;
    std::vector<double> worths;
    for (int other = world.left(me); other != me; other = world.left(other)) {
        int after[MOST_SEATS];
        std::copy(world.coins, world.coins + world.n, after);
        int paid = std::min(GURU_TAKES, after[other]);
        after[other] -= paid;
        after[me] += paid;
        double knows = players[me].mind.knows[other];
        whom.push_back(other);
        worths.push_back(knows * judge.claims.now + (1 - knows) * judge.claims.effects.worth(after, me));
    }
    int target = choose(me, whom, worths);
    log(3, target);
    const Chances& own = players[target].mind.belief.chances(target);
    std::vector<double> named;
    for (int mask : world.masks) named.push_back(own[mask]);
    int mask = world.masks[players[target].pick(named, dice_)];
    log(6, mask);
    reveal(target);
    if (cards[target] != mask) move(target, me, GURU_TAKES);
}

inline void Game::hold_two(int me) {
    std::vector<std::pair<int, int>> pairs;
    std::vector<double> worths;
    Judge& judge = players[me].weighing();
    for (int one = 0; one < world.n; one++)
        for (int other = one + 1; other < world.n; other++)
            if (one != me && other != me) {
                pairs.push_back({one, other});
                worths.push_back(judge.claims.threat(one) + judge.claims.threat(other));
            }
    int chosen = players[me].habit ? dice_.below(int(pairs.size())) : players[me].pick(worths, dice_);
    log(4, pairs[chosen].first, pairs[chosen].second);
    hold(me, pairs[chosen].first, pairs[chosen].second);
}

inline void Game::spy(int me) {
    std::vector<int> places;
    std::vector<double> worths;
    Judge& judge = players[me].weighing();
    for (int other = 0; other < world.n; other++)
        if (other != me) {
            places.push_back(other);
            worths.push_back(std::max(judge.after_swap(me, other, true), judge.after_swap(me, other, false)) +
                             judge.unknown(other));
        }
    int chosen = players[me].habit ? dice_.below(int(places.size())) : players[me].pick(worths, dice_);
    log(5, places[chosen]);
    tell({LOOKED, me, me, places[chosen], cards[me], cards[places[chosen]]});
    hold(me, me, places[chosen]);
}

inline void Game::show(int me) {
    std::vector<int> whom;
    std::vector<double> worths;
    Judge& judge = players[me].weighing();
    for (int other = world.left(me); other != me; other = world.left(other)) {
        whom.push_back(other);
        worths.push_back(judge.unknown(other) + 0.1 * judge.claims.threat(other));
    }
    int target = choose(me, whom, worths);
    log(3, target);
    exposed_ |= 1u << target;
    tell({SHOWN, me, target, NOTHING, cards[target]});
}

inline void Game::look_at_two(int me) {
    std::vector<std::pair<int, int>> pairs;
    std::vector<double> worths;
    Judge& judge = players[me].weighing();
    for (int one = 0; one < world.places; one++)
        for (int other = one + 1; other < world.places; other++)
            if (one != me && other != me) {
                pairs.push_back({one, other});
                worths.push_back(judge.unknown(one) + judge.unknown(other));
            }
    int chosen = players[me].habit ? dice_.below(int(pairs.size())) : players[me].pick(worths, dice_);
    log(4, pairs[chosen].first, pairs[chosen].second);
    tell({LOOKED, me, pairs[chosen].first, pairs[chosen].second, cards[pairs[chosen].first],
          cards[pairs[chosen].second]});
}
