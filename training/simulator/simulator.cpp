// Plays many games at once for `learn.py`, which loads this through `simulator.py`.
#include "powers.hpp"

struct Session {
    Notes notes;
    std::vector<Result> results;
    std::vector<Life> lives;
};

extern "C" {

Session* begin_session() { return new Session; }
void end_session(Session* session) { delete session; }

void play_games(Session* session, const Spec* specs, int count, const Level* levels, const Policy* policies,
                const Habit* habits, int log) {
    Notes& notes = session->notes;
    notes.steps.clear();
    notes.answers.clear();
    notes.truths.clear();
    for (int kind = 0; kind < KINDS; kind++) {
        notes.rows[kind].clear();
        notes.worths[kind].clear();
    }
    session->results.clear();
    session->lives.clear();
    int lives = 0;
    for (int number = 0; number < count; number++) {
        auto game = std::make_unique<Game>(specs[number], notes, log);
        game->begin(levels, policies, habits, lives);
        game->play();
        int winners = __builtin_popcount(game->result.winners);
        for (int seat = 0; seat < specs[number].players; seat++)
            if (specs[number].seats[seat].learns) {
                bool won = game->result.winners >> seat & 1;
                session->lives.push_back({number, seat, game->world.turn, won ? 1.0f / winners : 0.0f});
            }
        session->results.push_back(game->result);
    }
}

// The sizes of what `notes_of` gives, in its order.
void sizes(const Session* session, int64_t* found) {
    const Notes& notes = session->notes;
    found[0] = notes.steps.size();
    found[1] = session->lives.size();
    found[2] = session->results.size();
    found[3] = notes.answers.size();
    for (int kind = 0; kind < KINDS; kind++) {
        found[4 + 2 * kind] = notes.rows[kind].size();
        found[5 + 2 * kind] = notes.worths[kind].size();
    }
    found[4 + 2 * KINDS] = notes.truths.size();
}

const void* notes_of(const Session* session, int which) {
    const Notes& notes = session->notes;
    switch (which) {
    case 0: return notes.steps.data();
    case 1: return session->lives.data();
    case 2: return session->results.data();
    case 3: return notes.answers.data();
    case 4 + 2 * KINDS: return notes.truths.data();
    default: break;
    }
    int kind = (which - 4) / 2;
    return which % 2 == 0 ? static_cast<const void*>(notes.rows[kind].data())
                          : static_cast<const void*>(notes.worths[kind].data());
}
}
