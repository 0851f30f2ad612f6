"""Where the contract stores a contest, and the values that follow from its acts. See docs/protocol/contests.md, Storage."""

from bundle import STATUSES
from ethereum import word
from reader import find_slot
from replay import HAS_REVIEWS, REVOKED, TIMES, find_head

SUBMISSIONS = ("pending", "admitted", "withdrawn", "replaced")


def place_slot(contest, name, key):
    """The slot of C + n, E, R or R + n, with what its mappings have it under."""
    start, _, offset = name.partition(" + ")
    offset = int(offset or 0)
    slot = find_slot(contest, 0) + {"C": offset, "E": 9, "R": 10}[start]
    for each in key:
        slot = find_slot(each, slot)
    return slot + offset if start == "R" else slot


def pack(*fields):
    """A slot of numbers and hex, each with its first byte, counted from the lowest."""
    return sum(int.from_bytes(word(value), "big") << 8 * start for value, start in fields)


def pack_times(times):
    return pack(*((times[name], 8 * at) for at, name in enumerate(TIMES)))


def derive_value(contest, name, key):
    """The value of a slot, from the rules alone."""
    terms = contest.terms
    if name in ("C", "C + 5"):
        log = ("laurel/acts", contest.acts) if name == "C" else ("laurel/submissions", contest.submission_acts)
        return pack((find_head(contest.place, contest.uid, log[1], log[0])[-1], 0))
    if name == "C + 1":
        flags = terms["flags"] | HAS_REVIEWS * contest.has_reviews | REVOKED * contest.is_revoked
        counts = (len(contest.judges), 28), (len(contest.entries), 30), (len(terms["maxPoints"]), 27)
        acts = (len(contest.acts), 20), (len(contest.submission_acts), 23)
        return pack((contest.organizer, 0), *acts, (flags, 26), *counts)
    if name == "C + 2":
        return pack_times(contest.times)
    if name in ("C + 3", "C + 4"):
        points = terms["maxPoints" if name == "C + 3" else "weights"]
        return pack(*((most, 31 - at) for at, most in enumerate(points)))
    if name in ("C + 6", "C + 7"):
        acts = contest.acts if name == "C + 6" else contest.submission_acts
        return pack((acts[key[0] - 1]["uid"], 0))
    if name == "C + 8":
        return int(key[0] in contest.judges)
    if name == "E":
        entry = contest.entries[key[0] - 1]
        return pack((entry["sum"], 0), (entry["reviews"], 8), (STATUSES.index(entry["status"]), 10))
    if name == "C + 11":
        submission = contest.submissions[key[0]]
        status = 1 + SUBMISSIONS.index(submission["status"])
        return pack((submission["entrant"], 0), (status, 20), (submission["entry"] or 0, 21))
    if name == "C + 12":
        return pack_times(terms) if contest.is_postponed else 0
    return derive_review(contest, name, (key[1], key[0]))


def derive_review(contest, name, key):
    review = contest.reviews.get(key, {"uid": 0, "score": None})
    if name == "R":
        return pack((review["uid"], 0))
    if name == "R + 2":
        return pack((review.get("commitment", 0), 0))
    is_revealed = "commitment" in review and review["score"] is not None
    state = (contest.counts.get(key, 0), 4), (key in contest.recused, 5), (is_revealed, 6)
    return pack((review["score"] or 0, 0), *state)
