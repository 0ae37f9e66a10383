// What one player makes of all it has seen (bots/mind/mind.py, habits.py, evidence.py).
#pragma once
#include "belief.hpp"

// A level as Python hands it over; `simulator.py` has the same fields in the same order.
struct Level {
    int32_t swappers;
    double rates[5], pulls[5];
    int32_t evidence, old;  // old: as masters of a former version heard, claimed and contested
    double foresight, noise, credit, stops_from, centre_stops, doubts_from, dares,
        scruples, centre_scruples, looks, relief, bends, ping_pong, wrong, joining, duty;
    double announced[7], contested[5], passed[5], speaks[4], stops[7];
};

constexpr double VIEWS[][2] = SHARPNESS;
constexpr int VIEW_COUNT = sizeof(VIEWS) / sizeof(VIEWS[0]);
constexpr double STRONGEST_WORD = 4.0;

struct Rate {
    const Rate* usual = nullptr;
    double assumed = 0, caution = 1, happened = 0, chances = 0;
    double value() const {
        return (happened + (usual ? usual->value() : assumed) * caution) / (chances + caution);
    }
};

class Mind {
public:
    const World* world = nullptr;
    const Level* level = nullptr;
    int me = 0;
    Belief belief, open_belief;  // the second: what everybody can know
    double knows[MOST_PLACES];
    double sharpness[VIEW_COUNT];
    double grudges[MOST_SEATS];
    Rate usually_contests, usually_lies, contests[MOST_SEATS], lies[MOST_SEATS], swaps[MOST_SEATS];

    void begin(const World* table, int player, const Level* how, const int* deal, int limit, int open_limit) {
        world = table;
        me = player;
        level = how;
        Swappers read;
        read.count = how->swappers;
        std::copy(how->rates, how->rates + 5, read.rates);
        std::copy(how->pulls, how->pulls + 5, read.pulls);
        belief.begin(*world, deal, read, limit, false);
        if (has_open()) {
            constexpr double swappers[][2] = SWAPPERS;
            Swappers usual;
            usual.rates[0] = swappers[0][0];
            usual.pulls[0] = swappers[0][1];
            open_belief.begin(*world, deal, usual, open_limit, true);
        }
        std::fill(copies_, copies_ + MASKS, 0);
        for (int place = 0; place < world->places; place++) {
            knows[place] = 1.0;
            copies_[deal[place]]++;
            open_[place] = deal[place];
            ledger_[place].player = NOTHING;
        }
        for (int view = 0; view < VIEW_COUNT; view++) sharpness[view] = VIEWS[view][1];
        std::fill(grudges, grudges + MOST_SEATS, 0.0);
        begin_habits();
    }

    double grudge(int player) const { return level->old ? 0 : std::min(1.0, grudges[player]); }
    void bear_grudge(int player) {
        if (player != me) grudges[player] += GRUDGE;
    }
    void forgive() {
        for (double& found : grudges) found *= FORGIVES;
    }

    bool has_open() const { return level->evidence && !level->old; }
    bool is_open_card(int place, int mask) const { return open_[place] != NOTHING && open_[place] != mask; }
    bool lies_elsewhere(int place, int mask) const {
        int known = 0;
        for (int other = 0; other < world->places; other++) known += other != place && open_[other] == mask;
        return known == copies_[mask];
    }
    bool is_known(int place) const { return open_[place] != NOTHING; }

    double in_centre(int mask) {
        double sum = 0;
        for (int place = world->n; place < world->places; place++) sum += belief.chance(place, mask);
        return sum;
    }
    double truth() {
        Belief& eyes = world->active == me && has_open() ? open_belief : belief;
        return eyes.chance(world->active, world->announced);
    }
    double credit(int mask) {
        if (!has_open()) return level->credit;
        double chance = open_belief.chances(me)[mask];
        double odds = chance * std::exp(announced_told(me, mask, chance));
        return odds / (odds + 1 - chance);
    }

    void learn_sharpness(const double* likelihoods) {
        double total = 0;
        for (int view = 0; view < VIEW_COUNT; view++)
            total += sharpness[view] = std::max(LEAST_VIEW, sharpness[view] * likelihoods[view]);
        for (double& view : sharpness) view /= total;
    }

    // Before the world sees it.
    void see(const Event& event) {
        switch (event.kind) {
        case RETURNED: see_swap(event); break;
        case LOOKED: see_look(event); break;
        case REVEALED: see_card(event); break;
        case SHOWN:
            if (event.one == me) break;  // its owner alone doesn't see it
            learn(event.one, event.mask);
            if (has_open()) open_belief.know(event.one, event.mask);
            break;
        default: break;
        }
    }

    // After the world has seen it.
    void hear(const Event& event) {
        if (event.kind != ANNOUNCED && event.kind != CONTESTED && event.kind != PASSED) return;
        if (level->old) {
            hear_as_before(event);
            return;
        }
        if (event.player != me) {
            if (event.kind == PASSED) note(contests[event.player], 0, 1);
            if (event.kind == ANNOUNCED) note(lies[event.player], 0, 1);
            weigh(belief, event);
        }
        if (has_open() && event.kind != PASSED) weigh(open_belief, event);
    }

    double false_contests(int player) const {  // as masters of a former version counted them
        return std::max(OLD_FALSE_CONTEST, contests[player].value());
    }

private:
    static constexpr double OLD_FALSE_CONTEST = 0.03, OLD_LIE = 0.1, OLD_CAUTION = 20, OLD_HEARD = 0.75,
                            OLD_HOLDER_CONTESTS = 0.85;

    struct Entry {  // a swap whose outcome may still come to light
        int player;
        Chances swapped, pretended;
    };
    int open_[MOST_PLACES], copies_[MASKS];
    Entry ledger_[MOST_PLACES];

    void begin_habits() {
        usually_contests = Rate{nullptr, FALSE_CONTEST, CAUTION};
        usually_lies = Rate{nullptr, LIE, CAUTION};
        for (int player = 0; player < world->n; player++) {
            contests[player] = Rate{&usually_contests, 0, OWN_CAUTION};
            lies[player] = Rate{&usually_lies, 0, OWN_CAUTION};
            swaps[player] = Rate{nullptr, USUALLY_SWAPS, SWAP_CAUTION};
            if (level->old) {
                contests[player] = Rate{nullptr, OLD_FALSE_CONTEST, OLD_CAUTION};
                lies[player] = Rate{nullptr, OLD_LIE, OLD_CAUTION};
            }
        }
    }

    static void note(Rate& rate, double happened, double chances) {
        rate.happened += happened;
        rate.chances += chances;
        if (rate.usual) note(*const_cast<Rate*>(rate.usual), happened, chances);
    }

    double shift(int player) const {
        double rate = swaps[player].value();
        double found = std::log(rate / (1 - rate)) - std::log(USUALLY_SWAPS / (1 - USUALLY_SWAPS));
        return std::max(-MOST_SHIFT, std::min(MOST_SHIFT, found));
    }

    void learn(int place, int mask) {
        Entry& entry = ledger_[place];
        if (level->evidence && entry.player != NOTHING) {
            double rate = swaps[entry.player].value();
            double real = rate * entry.swapped[mask], feigned = (1 - rate) * entry.pretended[mask];
            if (real + feigned > 0 && entry.swapped[mask] != entry.pretended[mask])
                note(swaps[entry.player], real / (real + feigned), 1);
            entry.player = NOTHING;
        }
        belief.know(place, mask);
    }

    void see_card(const Event& event) {
        learn(event.one, event.mask);
        open_[event.one] = event.mask;
        if (has_open()) open_belief.know(event.one, event.mask);
        knows[event.one] = 1.0;
        if (!world->claimed[event.player] || world->used != NOTHING) return;
        if (event.player == me && !level->old) return;
        double false_claim = event.mask != world->announced;
        if (event.player == world->active)
            note(lies[event.player], false_claim, level->old ? 1 : 0);
        else
            note(contests[event.player], false_claim, false_claim);
    }

    void see_look(const Event& event) {
        const int places[] = {event.one, event.other}, masks[] = {event.mask, event.other_mask};
        for (int number = 0; number < 2 && places[number] != NOTHING; number++) {
            if (event.player == me) learn(places[number], masks[number]);
            if (places[number] == event.player) knows[places[number]] = 1.0;
        }
    }

    void see_swap(const Event& event) {
        int one = event.one, other = event.other;
        for (int place : {one, other}) {
            ledger_[place].player = NOTHING;
            open_[place] = NOTHING;
        }
        if (has_open()) open_belief.maybe_exchange(one, other, 0, nullptr);
        if (event.player == me) {
            if (event.swapped) belief.exchange(one, other);
        } else {
            see_others_swap(event);
        }
        lose_track(event);
    }

    void see_others_swap(const Event& event) {
        int one = event.one, other = event.other;
        if (!level->evidence) {
            belief.maybe_exchange(one, other, 0, nullptr);
            return;
        }
        const Chances& first = belief.chances(one);
        const Chances& second = belief.chances(other);
        for (int place : {one, other}) {
            Entry& entry = ledger_[place];
            entry.player = event.player;
            std::copy(place == one ? second : first, (place == one ? second : first) + MASKS, entry.swapped);
            std::copy(place == one ? first : second, (place == one ? first : second) + MASKS, entry.pretended);
        }
        double pull[MASKS], sure = 0.3 + 0.7 * knows[one];
        bool own = one == event.player;
        if (own)
            for (int mask : world->masks)
                pull[mask] = sure * std::min(STRONGEST_PULL, gain(*world, event.player, mask));
        belief.maybe_exchange(one, other, shift(event.player), own ? pull : nullptr);
    }

    void lose_track(const Event& event) {
        double rate = belief.swap_rate(), one = knows[event.one], other = knows[event.other];
        for (int place : {event.one, event.other}) {
            double mine = place == event.one ? one : other, theirs = place == event.one ? other : one;
            double known = rate * theirs + (1 - rate) * mine;
            if (place != event.player) known *= std::max(rate, 1 - rate);
            knows[place] = std::max(LEAST_KNOWN, known);
        }
    }

    double coins(int player, int mask) const {
        return std::max(-1.0, std::min(STRONGEST_PULL, gain(*world, player, mask))) / STRONGEST_PULL;
    }

    static double told(double odds) { return std::max(-STRONGEST_WORD, std::min(STRONGEST_WORD, odds)); }

    double announced_told(int player, int mask, double chance) const {
        const double* w = level->announced;
        return told(w[0] + w[1] * knows[player] + w[2] * coins(player, mask) +
                    w[3] * std::log(lies[player].value() / LIE) + w[4] * chance +
                    w[5] * world->n / MOST_SEATS + w[6] * world->centre / double(world->masks.size()));
    }

    void weigh(Belief& eyes, const Event& event) {
        int player = event.player, mask = world->announced;
        const double* w = event.kind == ANNOUNCED ? level->announced
                          : event.kind == CONTESTED ? level->contested : level->passed;
        bool deaf = true;
        for (int i = 0; i < (event.kind == ANNOUNCED ? 7 : 5); i++) deaf &= w[i] == 0;
        double chance = eyes.chance(player, mask);
        if (deaf || !(SURELY_NOT < chance && chance < 1 - SURELY_NOT)) return;
        double odds;
        if (event.kind == ANNOUNCED)
            odds = announced_told(player, mask, chance);
        else if (event.kind == CONTESTED)
            odds = told(w[0] + w[1] * knows[player] + w[2] * coins(world->active, mask) +
                        w[3] * std::log(contests[player].value() / FALSE_CONTEST) +
                        w[4] * (world->claims.size() == 2));
        else
            odds = told(w[0] + w[1] * knows[player] + w[2] * coins(player, mask) +
                        w[3] * (world->claims.size() > 1) + w[4] * chance);
        eyes.weigh(player, mask, std::exp(odds));
    }

    void hear_as_before(const Event& event) {
        int player = event.player, mask = world->announced;
        if (player == me) return;
        double sure = OLD_HEARD * knows[player];
        if (event.kind == PASSED) {
            note(contests[player], 0, 1);
            belief.weigh(player, mask, 1 - OLD_HOLDER_CONTESTS * sure, 1 - false_contests(player));
            return;
        }
        double times = event.kind == ANNOUNCED ? std::max(1.0, lies[player].value() / OLD_LIE)
                                               : false_contests(player) / OLD_FALSE_CONTEST;
        belief.weigh(player, mask, 0.2 + 0.6 * sure, std::min(0.9, 0.06 * times + 0.25 * (1 - sure)));
    }
};
