// What a power would bring, chosen as its user would (bots/mind/effects.py, win_chances.py).
#pragma once
#include "mind.hpp"

constexpr int CERTAIN_WIN = 99, CHEAT_NEEDS = 10, WIDOW_HAS = 10, GURU_TAKES = 4;

struct Outcome {
    double chance;
    int coins[MOST_SEATS];
};

struct Worths {
    double of[MOST_SEATS];
};

// The chance of each seat to win; the seat after `last` moves next.
inline void chances_to_win(const int* coins, int n, int last, double* found) {
    constexpr double steep[] = STEEPNESS;
    static const auto powers = [&] {
        std::vector<double> table(5 * WINNING);
        for (int least = 0; least < 5; least++)
            for (int fortune = 0; fortune < WINNING; fortune++)
                table[least * WINNING + fortune] = std::exp(steep[least] * fortune);
        return table;
    }();
    static const auto tempo = [] {
        std::vector<double> table(MOST_SEATS);
        for (int wait = 0; wait < MOST_SEATS; wait++) table[wait] = std::exp(TEMPO / (1 + TEMPO_FADES * wait));
        return table;
    }();
    int most = *std::max_element(coins, coins + n), least = *std::min_element(coins, coins + n);
    if (most >= WINNING || least <= 0) {
        double share = 1.0 / std::count(coins, coins + n, most);
        for (int seat = 0; seat < n; seat++) found[seat] = coins[seat] == most ? share : 0;
        return;
    }
    const double* row = &powers[std::min(least, 4) * WINNING];
    double total = 0;
    for (int wait = 0, seat = last; wait < n; wait++) {
        seat = seat + 1 == n ? 0 : seat + 1;
        total += found[seat] = row[coins[seat]] * tempo[wait];
    }
    for (int seat = 0; seat < n; seat++) found[seat] /= total;
}

class Effects {
public:
    const World* world;
    const double* knows;
    Worths fortunes;  // as things stand

    Effects(const World* table, const double* known) : world(table), knows(known) {
        std::memset(done_, 0, sizeof(done_));
        worth(world->coins, fortunes.of);
    }

    void worth(const int* coins, double* found) const {
        chances_to_win(coins, world->n, world->active, found);
    }
    double worth(const int* coins, int seat) const {
        double found[MOST_SEATS];
        worth(coins, found);
        return found[seat];
    }

    // The expected worth for everybody, if a power is used from a seat.
    const Worths& expected(int seat, int mask) {
        find(seat, mask);
        return expected_[seat][mask];
    }
    const Outcome* of(int seat, int mask, int& count) {
        find(seat, mask);
        count = done_[seat][mask];
        return outcomes_[seat][mask];
    }

    // The worth for `me` if a power is used (or nothing happens) and then some pay a fine.
    double after_fine(int seat, int mask, const int* payers, int paying, int me) {
        int count = 1;
        Outcome still;
        const Outcome* outcomes = &still;
        if (mask == NOTHING) {
            still.chance = 1;
            std::copy(world->coins, world->coins + world->n, still.coins);
        } else {
            outcomes = of(seat, mask, count);
        }
        double total = 0;
        for (int number = 0; number < count; number++) {
            int coins[MOST_SEATS];
            std::copy(outcomes[number].coins, outcomes[number].coins + world->n, coins);
            if (*std::max_element(coins, coins + world->n) < WINNING)
                for (int payer = 0; payer < paying; payer++) coins[payers[payer]]--;
            total += outcomes[number].chance * worth(coins, me);
        }
        return total;
    }

    void passed_on(const int* coins, bool left, int* after) const {
        for (int seat = 0; seat < world->n; seat++)
            after[left ? world->left(seat) : world->right(seat)] = coins[seat];
    }

private:
    uint8_t done_[MOST_SEATS][MASKS];  // how many outcomes are there
    Outcome outcomes_[MOST_SEATS][MASKS][2];
    Worths expected_[MOST_SEATS][MASKS];

    static void move(int* coins, int from, int to, int number) {
        number = std::min(number, coins[from]);
        coins[from] -= number;
        coins[to] += number;
    }
    bool over(const int* coins) const {
        return *std::max_element(coins, coins + world->n) >= WINNING ||
               *std::min_element(coins, coins + world->n) <= 0;
    }

    void find(int seat, int mask) {
        if (done_[seat][mask]) return;
        Outcome* found = outcomes_[seat][mask];
        int count = 1;
        found[0].chance = 1;
        std::copy(world->coins, world->coins + world->n, found[0].coins);
        if (!over(world->coins)) count = use(found, seat, mask);
        Worths& sum = expected_[seat][mask];
        std::fill(sum.of, sum.of + world->n, 0.0);
        for (int number = 0; number < count; number++) {
            double each[MOST_SEATS];
            worth(found[number].coins, each);
            for (int other = 0; other < world->n; other++) sum.of[other] += found[number].chance * each[other];
        }
        done_[seat][mask] = count;
    }

    int use(Outcome* found, int seat, int mask) {
        int* coins = found[0].coins;
        switch (mask) {
        case JUDGE: coins[seat] += world->courthouse; break;
        case KING: case QUEEN: case PRINCESS: coins[seat] += 2; break;
        case EMPRESS: coins[seat] += 3; break;
        case FOOL: case PEASANT: case SAGE: coins[seat] += 1; break;
        case PATRON:
            coins[seat] += 3;
            if (!over(coins)) {
                coins[world->left(seat)]++;
                coins[world->right(seat)]++;
            }
            break;
        case THIEF:
            move(coins, world->left(seat), seat, 1);
            move(coins, world->right(seat), seat, 1);
            break;
        case WIDOW: coins[seat] += std::max(0, WIDOW_HAS - coins[seat]); break;
        case CHEAT:
            if (coins[seat] >= CHEAT_NEEDS) coins[seat] += CERTAIN_WIN;
            break;
        case BEGGAR:
            for (int other = world->left(seat); other != seat; other = world->left(other))
                if (coins[other] > coins[seat] && !over(coins)) move(coins, other, seat, 1);
            break;
        case TRICKSTER: choose_richest(coins, seat); break;
        case WITCH: choose_fortune(coins, seat); break;
        case ALCHEMIST: choose_way(coins, seat); break;
        case GURU: return question(found, seat);
        default: break;
        }
        return 1;
    }


    void choose_richest(int* coins, int seat) {
        int most = 0;
        for (int other = 0; other < world->n; other++)
            if (other != seat) most = std::max(most, coins[other]);
        double best = -1;
        int chosen = NOTHING;
        for (int other = world->left(seat); other != seat; other = world->left(other)) {
            if (coins[other] != most) continue;
            int after[MOST_SEATS];
            std::copy(coins, coins + world->n, after);
            move(after, other, seat, 2);
            double found = worth(after, seat);
            if (found > best) {
                best = found;
                chosen = other;
            }
        }
        move(coins, chosen, seat, 2);
    }

    void choose_fortune(int* coins, int seat) {
        double best = -1;
        int chosen = seat;
        for (int other = world->left(seat);; other = world->left(other)) {
            int after[MOST_SEATS];
            std::copy(coins, coins + world->n, after);
            std::swap(after[seat], after[other]);
            double found = worth(after, seat);
            if (found > best) {
                best = found;
                chosen = other;
            }
            if (other == seat) break;
        }
        std::swap(coins[seat], coins[chosen]);
    }

    void choose_way(int* coins, int seat) {
        int left[MOST_SEATS], right[MOST_SEATS];
        passed_on(coins, true, left);
        passed_on(coins, false, right);
        const int* best = worth(right, seat) > worth(left, seat) ? right : left;
        std::copy(best, best + world->n, coins);
    }

    int question(Outcome* found, int seat) {
        const int* coins = world->coins;
        double best = -1;
        int target = NOTHING, caught[MOST_SEATS];
        for (int other = world->left(seat); other != seat; other = world->left(other)) {
            int after[MOST_SEATS];
            std::copy(coins, coins + world->n, after);
            move(after, other, seat, GURU_TAKES);
            double hope = (1 - knows[other]) * worth(after, seat);
            if (hope > best) {
                best = hope;
                target = other;
                std::copy(after, after + world->n, caught);
            }
        }
        found[0].chance = 1 - knows[target];
        std::copy(caught, caught + world->n, found[0].coins);
        found[1].chance = knows[target];
        std::copy(coins, coins + world->n, found[1].coins);
        return 2;
    }
};
