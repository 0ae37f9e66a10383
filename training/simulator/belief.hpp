// Where every card may be (bots/mind/belief.py): placements of four bits a place, and their weights in a
// column for each hypothesis on how people swap.
#pragma once
#include "table.hpp"

struct Swappers {
    int count = 1;
    double rates[5] = {0.75}, pulls[5] = {0};
};

class Belief {
public:
    void begin(const World& world, const int* deal, const Swappers& swappers, int limit, bool evenly) {
        places_ = world.places;
        limit_ = limit;
        evenly_ = evenly;
        swappers_ = swappers;
        columns_ = swappers.count;
        std::fill(index_, index_ + MASKS, NOTHING);
        kinds_ = 0;
        uint64_t code = 0;
        for (int place = 0; place < places_; place++) {
            if (index_[deal[place]] == NOTHING) {
                index_[deal[place]] = kinds_;
                mask_[kinds_++] = deal[place];
            }
            code |= uint64_t(index_[deal[place]]) << (4 * place);
        }
        codes_.assign(1, code);
        weights_.assign(columns_, 1.0 / columns_);
        changed();
    }

    const Chances& chances(int place) {
        if (!counted_) count();
        return marginals_[place];
    }
    // How likely one mask lies there; cheaper than `chances` when those are not cached.
    double chance(int place, int mask) {
        if (counted_) return marginals_[place][mask];
        if (place == asked_place_ && mask == asked_mask_) return asked_;
        sum_up();
        uint64_t card = uint64_t(index_[mask]);
        double found = 0, sum = 0;
        for (size_t row = 0; row < codes_.size(); row++) {
            found += ((codes_[row] >> (4 * place)) & 15) == card ? totals_[row] : 0.0;
            sum += totals_[row];
        }
        asked_place_ = place;
        asked_mask_ = mask;
        return asked_ = found / sum;
    }
    double likeliest(int place) {
        const Chances& found = chances(place);
        return *std::max_element(found, found + MASKS);
    }

    double swap_rate() {
        if (columns_ == 1) return swappers_.rates[0];
        if (rate_ < 0) {
            double columns[5] = {}, sum = 0, total = 0;
            for (size_t row = 0; row < codes_.size(); row++)
                for (int c = 0; c < columns_; c++) columns[c] += weights_[row * columns_ + c];
            for (int c = 0; c < columns_; c++) {
                sum += columns[c] * swappers_.rates[c];
                total += columns[c];
            }
            rate_ = sum / total;
        }
        return rate_;
    }

    void exchange(int one, int other) {
        for (uint64_t& code : codes_) code = exchanged(code, one, other);
        changed();
    }

    // `pull`: how much each mask draws the one who swaps, or nullptr.
    void maybe_exchange(int one, int other, double shift, const double* pull) {
        double odds[5];
        for (int c = 0; c < columns_; c++)
            odds[c] = std::log(swappers_.rates[c] / (1 - swappers_.rates[c])) + shift;
        double table[16][16][5];
        int kinds = pull ? kinds_ : 1;
        for (int own = 0; own < kinds; own++)
            for (int found = 0; found < kinds; found++)
                for (int c = 0; c < columns_; c++) {
                    double drawn = pull ? (pull[mask_[found]] - pull[mask_[own]]) * swappers_.pulls[c] : 0;
                    table[own][found][c] = logistic(odds[c] + drawn);
                }
        columns_ == 5 ? split<5>(one, other, table, pull) : split<0>(one, other, table, pull);
        merged();
    }

    void know(int place, int mask) {
        int card = index_[mask];
        size_t kept = 0;
        for (size_t row = 0; row < codes_.size(); row++)
            if (int((codes_[row] >> (4 * place)) & 15) == card) keep(kept++, row);
        if (!kept) {
            repair(place, card);
            kept = codes_.size();
        }
        codes_.resize(kept);
        weights_.resize(kept * columns_);
        normalise();
    }

    // What was said or left unsaid is so many times likelier if the mask lies there.
    void weigh(int place, int mask, double times, double otherwise = 1.0) {
        uint64_t card = uint64_t(index_[mask]);
        bool summed = summed_;
        for (size_t row = 0; row < codes_.size(); row++) {
            double factor = ((codes_[row] >> (4 * place)) & 15) == card ? times : otherwise;
            if (factor == 1) continue;
            for (int c = 0; c < columns_; c++) weights_[row * columns_ + c] *= factor;
            if (summed) totals_[row] *= factor;
        }
        changed();
        summed_ = summed;
    }

private:
    struct Row {
        uint64_t code;
        int row;
        bool operator<(const Row& other) const {
            return code != other.code ? code < other.code : row < other.row;
        }
    };

    template <int Fixed>  // the number of columns, if the compiler is to know it
    void split(int one, int other, const double (*table)[16][5], bool drawn) {
        const int columns = Fixed ? Fixed : columns_;
        size_t count = codes_.size();
        order_.resize(count);
        kept_.resize(count);
        for (size_t row = 0; row < count; row++) {
            order_[row] = {exchanged(codes_[row], one, other), int(row)};
            kept_[row] = {codes_[row], int(row)};
        }
        std::sort(order_.begin(), order_.end());
        if (!std::is_sorted(kept_.begin(), kept_.end())) std::sort(kept_.begin(), kept_.end());
        new_codes_.resize(2 * count);
        new_weights_.resize(2 * count * columns);
        size_t i = 0, j = 0, made = 0;
        while (i < count || j < count) {
            bool stays = j == count || (i < count && kept_[i].code <= order_[j].code);
            const Row& row = stays ? kept_[i++] : order_[j++];
            const double* chance = table[0][0];
            if (drawn) {
                uint64_t code = codes_[row.row];
                chance = table[(code >> (4 * one)) & 15][(code >> (4 * other)) & 15];
            }
            bool again = made && new_codes_[made - 1] == row.code;
            if (!again) new_codes_[made++] = row.code;
            double* target = &new_weights_[(made - 1) * columns];
            const double* source = &weights_[size_t(row.row) * columns];
            for (int c = 0; c < columns; c++) {
                double share = source[c] * (stays ? 1 - chance[c] : chance[c]);
                target[c] = again ? target[c] + share : share;
            }
        }
        new_codes_.resize(made);
        new_weights_.resize(made * columns);
        codes_.swap(new_codes_);
        weights_.swap(new_weights_);
    }

    static uint64_t exchanged(uint64_t code, int one, int other) {
        uint64_t difference = ((code >> (4 * one)) ^ (code >> (4 * other))) & 15;
        return code ^ (difference << (4 * one)) ^ (difference << (4 * other));
    }

    void changed() {
        counted_ = summed_ = false;
        rate_ = -1;
        asked_place_ = NOTHING;
    }

    void sum_up() {
        if (summed_) return;
        totals_.resize(codes_.size());
        for (size_t row = 0; row < codes_.size(); row++) totals_[row] = total(row);
        summed_ = true;
    }

    double total(size_t row) const {
        double sum = 0;
        for (int c = 0; c < columns_; c++) sum += weights_[row * columns_ + c];
        return sum;
    }

    void keep(size_t target, size_t source) {
        codes_[target] = codes_[source];
        for (int c = 0; c < columns_; c++) weights_[target * columns_ + c] = weights_[source * columns_ + c];
    }

    void count() {
        double table[MOST_PLACES][16] = {};
        double sum = 0;
        sum_up();
        for (size_t row = 0; row < codes_.size(); row++) {
            double weight = totals_[row];
            uint64_t code = codes_[row];
            for (int place = 0; place < places_; place++, code >>= 4) table[place][code & 15] += weight;
            sum += weight;
        }
        for (int place = 0; place < places_; place++) {
            std::fill(marginals_[place], marginals_[place] + MASKS, 0.0);
            for (int card = 0; card < kinds_; card++) marginals_[place][mask_[card]] = table[place][card] / sum;
        }
        counted_ = true;
    }

    void merged() {
        if (int(codes_.size()) > limit_) evenly_ ? thin_evenly() : keep_heaviest();
        normalise();
    }

    void keep_heaviest() {
        std::vector<std::pair<double, int>> rows(codes_.size());
        for (size_t row = 0; row < rows.size(); row++) rows[row] = {-total(row), int(row)};
        std::nth_element(rows.begin(), rows.begin() + limit_, rows.end());
        std::vector<int> kept(limit_);
        for (int row = 0; row < limit_; row++) kept[row] = rows[row].second;
        std::sort(kept.begin(), kept.end());
        for (int row = 0; row < limit_; row++) keep(row, kept[row]);
        codes_.resize(limit_);
        weights_.resize(size_t(limit_) * columns_);
    }

    void thin_evenly() {
        std::vector<double> ends(codes_.size());
        double sum = 0;
        for (size_t row = 0; row < ends.size(); row++) ends[row] = sum += total(row);
        size_t kept = 0, next = 0;
        for (size_t row = 0; row < ends.size(); row++) {
            int drawn = 0;
            bool last = row + 1 == ends.size();
            while (next < size_t(limit_) && (last || (next + 0.5) * (sum / limit_) <= ends[row])) {
                next++;
                drawn++;
            }
            if (!drawn) continue;
            double factor = drawn / total(row);
            keep(kept, row);
            for (int c = 0; c < columns_; c++) weights_[kept * columns_ + c] *= factor;
            kept++;
        }
        codes_.resize(kept);
        weights_.resize(kept * columns_);
    }

    void repair(int place, int card) {
        for (uint64_t& code : codes_) {
            uint64_t there = (code >> (4 * place)) & 15;
            for (int other = 0; other < places_; other++)
                if (int((code >> (4 * other)) & 15) == card) {
                    code = (code & ~(15ULL << (4 * other))) | (there << (4 * other));
                    break;
                }
            code = (code & ~(15ULL << (4 * place))) | (uint64_t(card) << (4 * place));
        }
        std::vector<Row> rows(codes_.size());
        for (size_t row = 0; row < rows.size(); row++) rows[row] = {codes_[row], int(row)};
        std::sort(rows.begin(), rows.end());
        new_codes_.clear();
        new_weights_.clear();
        for (const Row& row : rows) {
            if (new_codes_.empty() || new_codes_.back() != row.code) {
                new_codes_.push_back(row.code);
                new_weights_.resize(new_weights_.size() + columns_, 0.0);
            }
            for (int c = 0; c < columns_; c++)
                new_weights_[new_weights_.size() - columns_ + c] += weights_[size_t(row.row) * columns_ + c];
        }
        codes_.swap(new_codes_);
        weights_.swap(new_weights_);
    }

    void normalise() {
        double sum = 0;
        for (double weight : weights_) sum += weight;
        if (sum > 1e-12)
            for (double& weight : weights_) weight /= sum;
        else
            std::fill(weights_.begin(), weights_.end(), 1.0 / weights_.size());
        changed();
    }

    int places_ = 0, kinds_ = 0, columns_ = 1, limit_ = 0;
    bool evenly_ = false, counted_ = false, summed_ = false;
    double rate_ = -1, asked_ = 0;
    int asked_place_ = NOTHING, asked_mask_ = NOTHING;
    Swappers swappers_;
    int index_[MASKS], mask_[16];
    std::vector<uint64_t> codes_, new_codes_;
    std::vector<double> weights_, new_weights_, totals_;
    std::vector<Row> order_, kept_;
    Chances marginals_[MOST_PLACES];
};
