// What it is worth to announce or to contest, and who would contest (bots/mind/claims.py, contesters.py,
// sharpness.py).
#pragma once
#include "effects.hpp"

constexpr double SUREST = 6.0;

inline double likely(double odds) { return logistic(std::max(-SUREST, std::min(SUREST, odds))); }

class Claim {
public:
    double nowhere;

    Claim(Mind& mind, Effects& effects, int claimant, int mask, double truth)
        : nowhere(mind.in_centre(mask)), mind_(mind), effects_(effects), mask_(mask), doubt_(1 - truth) {
        dear_ = dear(mind, nowhere, doubt_);
        used_ = &effects.expected(claimant, mask);
    }

    static double dear(const Mind& mind, double nowhere, double doubt) {
        double few = std::max(0.0, std::min(1.0, (MANY - mind.world->n) / 2.0));
        return mind.level->stops_from - mind.level->centre_stops * few * std::min(1.0, nowhere / (doubt + 1e-6));
    }

    double speaks(int player, bool already = false) {
        const double* w = mind_.level->speaks;
        double now = effects_.fortunes.of[player] + 1e-6;
        double gained = effects_.expected(player, mask_).of[player] - used_->of[player];
        return likely(w[0] + w[1] * mind_.knows[player] + w[2] * std::max(-1.0, std::min(1.0, gained / now)) +
                      w[3] * already);
    }

    void stop_views(int player, double has, int later, double* views) {
        double fortune = effects_.fortunes.of[player];
        bool ends = used_->of[player] < (1 - ENDS_THE_GAME) * fortune;
        if (mind_.is_open_card(player, mask_) && !ends) {
            std::fill(views, views + VIEW_COUNT, 0.0);
            return;
        }
        const double* w = mind_.level->stops;
        double over = 1 - used_->of[player] / (fortune + 1e-6) - dear_;
        double odds = w[0] + w[1] * has * (1 - mind_.knows[player]);
        if (over > 0 && doubt_ > mind_.level->doubts_from)
            odds += w[3] + w[4] * doubt_ + w[5] * std::min(0.5, over) + w[6] * !later;
        for (int view = 0; view < VIEW_COUNT; view++) views[view] = likely(odds + VIEWS[view][0]);
    }

    double stops(int player, double has, int later) {
        double views[VIEW_COUNT], sum = 0;
        stop_views(player, has, later, views);
        for (int view = 0; view < VIEW_COUNT; view++) sum += mind_.sharpness[view] * views[view];
        return sum;
    }

private:
    Mind& mind_;
    Effects& effects_;
    int mask_;
    double doubt_, dear_;
    const Worths* used_;
};

struct Holding {
    double real, lie, contested, contested_if_true;  // the worth with the mask and without it
};

class Claims {
public:
    Mind& mind;
    const World& world;
    Effects effects;
    double now;

    explicit Claims(Mind& whose)
        : mind(whose), world(*whose.world), effects(whose.world, whose.knows),
          now(effects.fortunes.of[whose.me]) {}

    double chance(int player, int mask) { return mind.belief.chances(player)[mask]; }

    const Holding& holding(int mask) {
        if (!held_[mask]) {
            holdings_[mask] = mind.level->old ? weigh_as_before(mask) : weigh(mask);
            held_[mask] = true;
        }
        return holdings_[mask];
    }
    double announcing(int mask, double have) {
        const Holding& found = holding(mask);
        return have * found.real + (1 - have) * found.lie;
    }
    double best_announcement(const Chances& chances) {
        double best = mind.level->old ? -1 : best_bluff();
        for (int mask : world.masks)
            if (chances[mask] > 0 || mind.level->old) best = std::max(best, announcing(mask, chances[mask]));
        return best;
    }
    double best_if(int mask) {  // … with this card for certain
        Chances sure = {};
        sure[mask] = 1;
        return best_announcement(sure);
    }

    double cost() {
        return 1 - effects.expected(world.active, world.announced).of[mind.me] / (now + 1e-9);
    }

    double stopped_by_others() {
        if (world.claims.size() > 1) return 1;
        int mask = world.announced, later[MOST_SEATS], count = still_to_answer(later);
        Claim claim(mind, effects, world.active, mask, mind.truth());
        double quiet = 1;
        for (int number = 0; number < count; number++) {
            double has = chance(later[number], mask);
            double stop = claim.stops(later[number], has, count - 1 - number);
            quiet *= 1 - has * claim.speaks(later[number]) - (1 - has) * stop;
        }
        return 1 - quiet;
    }

    int still_to_answer(int* later) const {
        int count = 0;
        for (int player = world.left(mind.me); player != mind.me; player = world.left(player))
            if (!world.claimed[player] && !world.passed[player]) later[count++] = player;
        return count;
    }

    void contesting(double have, double& yes, double& no) {
        mind.level->old ? contest_as_before(have, yes, no) : contest(have, yes, no);
    }

    double threat(int player) { return loss(player, mind.belief.chances(player)) * mind.knows[player]; }

    double soon(int player) { return 1 / (1 + WAITING * world.turns_until(player)); }

    double loss(int seat, const Chances& chances) {
        double total = 0;
        for (int mask : world.masks)
            if (chances[mask] > 0.1)
                total += chances[mask] * std::max(0.0, now - effects.expected(seat, mask).of[mind.me]);
        return total;
    }

private:
    bool held_[MASKS] = {};
    Holding holdings_[MASKS];
    double best_bluff_ = -1;

    double best_bluff() {
        if (best_bluff_ >= 0) return best_bluff_;
        for (int mask : world.masks) {
            const Holding& found = holding(mask);
            if (found.contested <= mind.level->dares) best_bluff_ = std::max(best_bluff_, found.lie);
        }
        if (best_bluff_ < 0) best_bluff_ = now;
        return best_bluff_;
    }

    Holding weigh(int mask) {
        int me = mind.me;
        double used = effects.expected(me, mask).of[me];
        Claim claim(mind, effects, me, mask, mind.credit(mask));
        double quiet = 1, scale = 1e-9 + claim.nowhere, stops[MOST_SEATS];
        int later = world.n - 2;
        for (int player = world.left(me); player != me; player = world.left(player), later--) {
            double has = chance(player, mask);
            stops[player] = claim.stops(player, has, later);
            quiet *= 1 - stops[player];
            scale += has;
        }
        double passes = claim.nowhere * quiet, caught = 0, worth = 0;
        for (int player = world.left(me); player != me; player = world.left(player)) {
            double has = chance(player, mask);
            if (has < 0.002) continue;
            double says = has * claim.speaks(player);
            caught += says;
            worth += says * effects.after_fine(player, mask, &me, 1, me);
            passes += (has - says) * quiet / (1 - stops[player]);
        }
        double fined = effects.after_fine(me, NOTHING, &me, 1, me);
        if (scale < 0.002)
            return {used, quiet * used + (1 - quiet) * fined, 1 - quiet, TRUTH_CONTESTED * (1 - quiet)};
        double lost = std::max(0.0, scale - caught - passes);
        return {used, (worth + passes * used + lost * fined) / scale, 1 - passes / scale,
                TRUTH_CONTESTED * (1 - quiet)};
    }

    void contest(double have, double& yes, double& no) {
        int me = mind.me, mask = world.announced;
        std::vector<int> claimants(world.claims), with_me(world.claims);
        with_me.push_back(me);
        int paying = int(claimants.size());
        bool contested = paying > 1;
        Claim claim(mind, effects, world.active, mask, mind.truth());
        int later[MOST_SEATS], count = still_to_answer(later);
        double quiet = 1, stops[MOST_SEATS];
        for (int number = 0; number < count; number++) {
            double has = chance(later[number], mask);
            stops[number] = contested ? 0 : claim.stops(later[number], has, count - 1 - number);
            quiet *= 1 - stops[number];
        }
        double fined = effects.after_fine(me, NOTHING, claimants.data(), paying, me);
        double fined_too = effects.after_fine(me, NOTHING, with_me.data(), paying + 1, me);
        double unchallenged = contested ? fined : effects.expected(world.active, mask).of[me];
        double passing = quiet * unchallenged + (1 - quiet) * fined;
        yes = have * effects.after_fine(me, mask, claimants.data(), paying, me);
        no = have * passing;
        double rest = 1 - have;
        for (int player : claimants) {
            double has = std::min(rest, chance(player, mask));
            std::vector<int> others;
            for (int other : claimants)
                if (other != player) others.push_back(other);
            no += has * effects.after_fine(player, mask, others.data(), int(others.size()), me);
            others.push_back(me);
            yes += has * effects.after_fine(player, mask, others.data(), int(others.size()), me);
            rest -= has;
        }
        for (int number = 0; number < count; number++) {
            int player = later[number];
            double has = std::min(rest, chance(player, mask));
            if (has < 0.002) continue;
            double says = claim.speaks(player, contested), joins = claim.speaks(player, true);
            yes += has * (joins * effects.after_fine(player, mask, with_me.data(), paying + 1, me) +
                          (1 - joins) * fined_too);
            double silent = quiet / (1 - stops[number]);
            double left = silent * unchallenged + (1 - silent) * fined;
            no += has * (says * effects.after_fine(player, mask, claimants.data(), paying, me) + (1 - says) * left);
            rest -= has;
        }
        yes += rest * fined_too;
        no += rest * passing;
    }

    // --- as masters of a former version reckoned ------------------------------------------------------

    Holding weigh_as_before(int mask) {
        int me = mind.me;
        double used = effects.expected(me, mask).of[me], contested = 0, caught = 0, quiet = 1;
        double elsewhere = 1e-9 + mind.in_centre(mask);
        for (int player = world.left(me); player != me; player = world.left(player)) {
            double has = chance(player, mask), sure = mind.knows[player], says = has * sure * 0.92;
            elsewhere += has;
            if (says > 0.005) {
                caught += says;
                contested += says * effects.after_fine(player, mask, &me, 1, me);
            }
            quiet *= 1 - std::min(0.9, mind.false_contests(player) + 0.5 * has * (1 - sure));
        }
        double caught_worth = caught > 0 ? contested / caught : 0;
        caught = std::min(1.0, caught / elsewhere);
        double bluffed = quiet * used + (1 - quiet) * effects.after_fine(me, NOTHING, &me, 1, me);
        return {used, caught * caught_worth + (1 - caught) * bluffed, caught + (1 - caught) * (1 - quiet), 0};
    }

    void contest_as_before(double have, double& yes, double& no) {
        int me = mind.me, mask = world.announced;
        std::vector<int> claimants(world.claims), with_me(world.claims);
        with_me.push_back(me);
        int paying = int(claimants.size());
        double unchallenged = paying > 1 ? effects.after_fine(me, NOTHING, claimants.data(), paying, me)
                                         : effects.expected(world.active, mask).of[me];
        double rest = 1 - have;
        yes = have * effects.after_fine(me, mask, claimants.data(), paying, me);
        no = have * unchallenged;
        for (int player : claimants) {
            double has = std::min(rest, chance(player, mask));
            std::vector<int> others;
            for (int other : claimants)
                if (other != player) others.push_back(other);
            no += has * effects.after_fine(player, mask, others.data(), int(others.size()), me);
            others.push_back(me);
            yes += has * effects.after_fine(player, mask, others.data(), int(others.size()), me);
            rest -= has;
        }
        int later[MOST_SEATS], count = still_to_answer(later);
        for (int number = 0; number < count; number++) {
            int player = later[number];
            double says = std::min(rest, chance(player, mask) * mind.knows[player] * 0.92);
            if (says <= 0.005) continue;
            yes += says * effects.after_fine(player, mask, with_me.data(), paying + 1, me);
            no += says * effects.after_fine(player, mask, claimants.data(), paying, me);
            rest -= says;
        }
        double left = std::max(0.0, rest);
        yes += left * effects.after_fine(me, NOTHING, with_me.data(), paying + 1, me);
        no += left * unchallenged;
    }
};

// How sharp the company is: each answer to a claim held against what was foreseen.
class Company {
public:
    void begin() { claim_.reset(); }

    void see(Mind& mind, const Event& event) {
        if (event.kind == ANNOUNCED) claim_.reset();
        if (event.kind != PASSED && event.kind != CONTESTED) return;
        const World& world = *mind.world;
        if (event.player == mind.me || world.claims.size() != 1) return;
        int mask = world.announced;
        if (!claim_) {
            effects_ = std::make_unique<Effects>(&world, mind.knows);
            claim_ = std::make_unique<Claim>(mind, *effects_, world.active, mask, mind.truth());
        }
        double has = mind.belief.chance(event.player, mask);
        double says = has > 0.02 ? has * claim_->speaks(event.player) : 0;
        double views[VIEW_COUNT];
        int later = (world.active - event.player + world.n) % world.n - 1;
        claim_->stop_views(event.player, has, later, views);
        for (double& view : views) {
            view = says + (1 - has) * view;
            if (event.kind == PASSED) view = 1 - view;
        }
        mind.learn_sharpness(views);
    }

private:
    std::unique_ptr<Effects> effects_;
    std::unique_ptr<Claim> claim_;
};
