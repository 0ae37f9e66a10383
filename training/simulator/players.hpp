// Who sits at the table: masters with or without a net, and simple strategies with habits of their own
// (bots/mind/player.py, training/strategies.py).
#pragma once
#include "judge.hpp"

enum Kind { TURN, CONTEST, KINDS };
constexpr int WIDTHS[KINDS] = {TURN_ROW, CONTEST_ROW};
constexpr int TRUTHS = 6;  // numbers a seat

// A net for each kind of question, three layers each: weights (inputs × outputs), then shifts.
struct Policy {
    int32_t hidden[2];
    const float* weights[KINDS];

    float score(int kind, const float* row) const {
        const float* w = weights[kind];
        const float* in = row;
        int width = WIDTHS[kind];
        float layers[2][128];
        for (int layer = 0; layer < 2; layer++) {
            int size = hidden[layer];
            float* out = layers[layer];
            const float* shifts = w + width * size;
            for (int o = 0; o < size; o++) out[o] = shifts[o];
            for (int i = 0; i < width; i++) {
                float x = in[i];
                if (x == 0) continue;
                const float* line = w + i * size;
                for (int o = 0; o < size; o++) out[o] += x * line[o];
            }
            for (int o = 0; o < size; o++) out[o] = tanhf(out[o]);
            w = shifts + size;
            in = out;
            width = size;
        }
        float sum = w[width];
        for (int i = 0; i < width; i++) sum += in[i] * w[i];
        return sum;
    }
};

// A simple strategy: what it announces, and from which chances on.
struct Habit {
    int32_t claims;  // one of `Manner`
    int32_t polices;  // contests whatever brings much
    double claims_from, contests_from, looks_below, really_swaps;
};
enum Manner { LIKELIEST, SILENT, LATE, HOARDER, RICHEST, COPYCAT, SAFE };

struct Step {  // one decision of a learner
    int32_t kind, life, turn, first, rows, chosen, deed;
    float log_chance, now;
};
enum Deed { OTHER, TRUTH, LIE_TOLD, RIGHT, WRONG, LOOKED_UP, CAUGHT, JOINED, CENTRED, REPEATED };

struct Notes {
    std::vector<Step> steps;
    std::vector<float> rows[KINDS], worths[KINDS];
    std::vector<float> truths;  // of each step what nobody sees, for the critic
    std::vector<int32_t> answers;  // of everybody, four numbers each, if wanted
};

struct Player {
    Mind mind;
    Company company;
    std::unique_ptr<Judge> judge;  // what has been weighed, until something happens
    const Policy* policy = nullptr;  // none: expected worths alone
    const Habit* habit = nullptr;
    int life = NOTHING;  // of a learner
    int passed_claim = NOTHING;  // what somebody announced last without being contested

    void see(const Event& event) {
        judge.reset();
        if (mind.level->evidence && !mind.level->old) company.see(mind, event);
        mind.see(event);
        if (event.kind == ANNOUNCED && event.player != mind.me) passed_claim = event.mask;
        if (event.kind == CONTESTED) passed_claim = NOTHING;
    }

    Judge& weighing() {
        if (!judge) judge = std::make_unique<Judge>(mind);
        return *judge;
    }

    // --- the three great questions ----------------------------------------------------------------------

    Answer turn(const std::vector<Answer>& answers, Dice& dice, Notes& notes) {
        if (habit) return simple_turn(answers, dice);
        Judge& judge = weighing();
        std::vector<double> worths;
        for (const Answer& answer : answers) worths.push_back(judge.weigh(answer));
        if (!policy || judge.ends_soon()) return answers[pick(worths, dice)];
        double best = *std::max_element(worths.begin(), worths.end()), shared[COMMON];
        judge.common(shared);
        begin_rows(TURN);
        for (size_t i = 0; i < answers.size(); i++) {
            double row[TURN_ROW];
            judge.turn_row(shared, answers[i], worths[i], best, row);
            add_row(row, TURN_ROW);
        }
        return answers[choose(worths, dice, notes)];
    }

    bool contest(Dice& dice, Notes& notes) {
        int mask = mind.world->announced;
        double have = mind.belief.chance(mind.me, mask);
        if (habit)
            return have >= habit->contests_from ||
                   (habit->polices && gain(*mind.world, mind.world->active, mask) >= 3);
        Judge& judge = weighing();
        if (!judge.may_contest()) return false;
        double yes, no;
        judge.claims.contesting(have, yes, no);
        if (!mind.level->old) yes -= (1 - have) * judge.shame();
        if (judge.insists(have, yes, no)) return true;
        std::vector<double> worths{yes, no};
        if (!policy || judge.must_stop()) return pick(worths, dice) == 0;
        double shared[COMMON], row[CONTEST_ROW];
        judge.common(shared);
        judge.contest_row(shared, yes, no, row);
        begin_rows(CONTEST);
        add_row(row, CONTEST_ROW);
        std::fill(row, row + CONTEST_ROW, 0.0);
        add_row(row, CONTEST_ROW);
        return choose(worths, dice, notes) == 0;
    }

    bool really_swaps(int one, int other, Dice& dice) {
        if (habit) return dice.uniform() < habit->really_swaps;
        Judge& judge = weighing();
        double real = judge.after_swap(one, other, true), pretended = judge.after_swap(one, other, false);
        double odds = std::max(-50.0, std::min(50.0, (real - pretended) / mind.level->noise));
        double chance = logistic(odds);
        if (real - pretended < CLEAR && (mind.level->old || !judge.is_urgent())) chance *= 1 - PRETENDS;
        return dice.uniform() < chance;
    }

    // --- choices within powers --------------------------------------------------------------------------

    int pick(const std::vector<double>& worths, Dice& dice) {
        double best = *std::max_element(worths.begin(), worths.end()), noise = mind.level->noise, sum = 0;
        std::vector<double> near;
        for (double worth : worths)
            sum += best - worth < 6 * noise ? (near.push_back(std::exp((worth - best) / noise)), near.back())
                                            : (near.push_back(0), 0.0);
        return drawn(near, sum, dice);
    }

private:
    int kind_ = TURN;
    std::vector<float> rows_, scores_;

    static int drawn(const std::vector<double>& weights, double sum, Dice& dice) {
        double left = dice.uniform() * sum;
        int last = 0;
        for (size_t i = 0; i < weights.size(); i++) {
            if (weights[i] <= 0) continue;
            last = int(i);
            if ((left -= weights[i]) < 0) break;
        }
        return last;
    }

    void begin_rows(int kind) {
        kind_ = kind;
        rows_.clear();
    }
    void add_row(const double* row, int width) {
        for (int i = 0; i < width; i++) rows_.push_back(float(row[i]));
    }

    int choose(const std::vector<double>& worths, Dice& dice, Notes& notes) {
        int width = WIDTHS[kind_], count = int(worths.size());
        std::vector<double> odds(count);
        double top = -1e9, sum = 0;
        for (int i = 0; i < count; i++) {
            odds[i] = worths[i] / LEARNED_TEMPER + policy->score(kind_, &rows_[size_t(i) * width]);
            top = std::max(top, odds[i]);
        }
        for (double& odd : odds) sum += odd = std::exp(odd - top);
        int chosen = drawn(odds, sum, dice);
        if (life != NOTHING) {
            auto& kept = notes.rows[kind_];
            int first = int(kept.size() / width);
            kept.insert(kept.end(), rows_.begin(), rows_.end());
            for (double worth : worths) notes.worths[kind_].push_back(float(worth));
            float log_chance = float(std::log(odds[chosen] / sum));
            notes.steps.push_back({kind_, life, mind.world->turn, first, count, chosen, OTHER, log_chance,
                                   float(judge->claims.now)});
        }
        return chosen;
    }

    // --- simple strategies ------------------------------------------------------------------------------

    Answer simple_turn(const std::vector<Answer>& answers, Dice& dice) {
        bool may_announce = false, may_look = false;
        for (const Answer& answer : answers) {
            may_announce |= answer.action == ANNOUNCE;
            may_look |= answer.action == LOOK;
        }
        int mask = may_announce ? simple_claim() : NOTHING;
        if (mask != NOTHING) return {ANNOUNCE, mind.me, mask};
        if (may_look && mind.belief.likeliest(mind.me) < habit->looks_below) return {LOOK, mind.me, NOTHING};
        double best = -1e9;
        Answer found = answers[0];
        for (const Answer& answer : answers) {
            if (answer.action != SWAP) continue;
            const Chances& chances = mind.belief.chances(answer.place);
            double wanted = dice.uniform() / 10;
            for (int each : mind.world->masks) wanted += chances[each] * brings(each);
            if (wanted > best) {
                best = wanted;
                found = answer;
            }
        }
        return found;
    }

    double brings(int mask) { return gain(*mind.world, mind.me, mask); }
    double chance(int mask) { return mind.belief.chances(mind.me)[mask]; }

    int simple_claim() {
        const World& world = *mind.world;
        double richest = -1e9, best = -1;
        int found = NOTHING, winning = NOTHING, most = NOTHING, safest = NOTHING;
        double surest = -1, safety = -1e9;
        for (int mask : world.masks) {
            bool wins = world.coins[mind.me] + brings(mask) >= WINNING;
            if (brings(mask) > richest) {
                richest = brings(mask);
                most = mask;
            }
            if (wins && chance(mask) > surest) {
                surest = chance(mask);
                winning = mask;
            }
            double known = 0;
            for (int other = 0; other < world.n; other++)
                if (other != mind.me)
                    known = std::max(known, mind.belief.chances(other)[mask] * mind.knows[other]);
            if (brings(mask) * (1 - known) > safety) {
                safety = brings(mask) * (1 - known);
                safest = mask;
            }
        }
        for (int mask : world.masks) {
            if (brings(mask) <= 0 || chance(mask) < habit->claims_from || chance(mask) <= best) continue;
            if (habit->claims == HOARDER && brings(mask) != richest) continue;
            if (habit->claims == SILENT && world.coins[mind.me] + brings(mask) < WINNING) continue;
            best = chance(mask);
            found = mask;
        }
        if (habit->claims == LATE && winning != NOTHING) return winning;
        if (habit->claims == RICHEST) return most;
        if (habit->claims == COPYCAT && passed_claim != NOTHING && brings(passed_claim) > 0) return passed_claim;
        return habit->claims == SAFE && found == NOTHING ? safest : found;
    }
};
