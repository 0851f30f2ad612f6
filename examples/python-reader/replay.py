"""The rules of a contest: its acts, in their order, and what follows from them. See docs/protocol/contests.md."""

from fractions import Fraction

from ethereum import Malformed, decode_abi, from_text, keccak, to_bytes, to_hex, word

TIMES = ("submissionsUntil", "opensAt", "closesAt", "revealUntil")
TAKES_SUBMISSIONS, SEALED, HAS_REVIEWS, REVOKED = 1, 2, 64, 128
ZERO = "0x" + "00" * 32
FORTNIGHT = 1_209_600


class Refused(Exception):
    """What the contract would not have accepted; the error is its name there."""


def refuse_unless(holds, error):
    if not holds:
        raise Refused(error)


def compute_uid(attestation):
    """The UID of an attestation, as EAS computes it."""
    packed = [to_bytes(attestation[name]) for name in ("schema", "recipient", "attester")]
    packed += [attestation[name].to_bytes(8, "big") for name in ("time", "expirationTime")]
    packed += [bytes([attestation["revocable"]]), to_bytes(attestation["refUID"]), to_bytes(attestation["data"])]
    return to_hex(keccak(b"".join(packed) + attestation["bump"].to_bytes(4, "big")))


def first_head(place, contest, log="laurel/acts"):
    """The accumulator before the first act; `place` has `chainId`, `eas` and `resolver`."""
    name = log.encode()
    words = [word(160), word(place["chainId"]), word(place["eas"]), word(place["resolver"]), word(contest)]
    return to_hex(keccak(b"".join(words) + word(len(name)) + name.ljust(32, b"\x00")))


def next_head(head, n, kind, uid, time):
    return to_hex(keccak(b"".join(word(value) for value in (head, n, kind, uid, time))))


def find_head(place, contest, acts, log="laurel/acts"):
    """The accumulator of acts with `kind`, `time` and `uid`."""
    heads = [first_head(place, contest, log)]
    for n, act in enumerate(acts, 1):
        heads.append(next_head(heads[-1], n, act["kind"], act["uid"], act["time"]))
    return heads


def find_commitment(place, contest, entry, judge, points, comment, salt):
    """The commitment of a sealed review; `points` and `comment` are bytes."""
    values = [place["chainId"], place["resolver"], contest, entry, judge, 256, keccak(comment), salt, len(points)]
    padded = points + b"\x00" * (-len(points) % 32)
    return to_hex(keccak(b"".join(word(value) for value in values) + padded))


def decode_data(definition, data):
    """The values of an attestation's data by the names of its schema."""
    fields = [field.split(" ") for field in definition.split(",")]
    try:
        values = decode_abi(to_bytes(data), [kind for kind, _ in fields])
    except Malformed as error:
        raise Refused("Undecodable") from error
    return dict(zip([name for _, name in fields], values))


def rank(entries):
    """The entries that stand, by the exact mean of their reviews; `entries` have `number`, `status`, `sum` and `reviews`."""
    standing = [entry for entry in entries if entry["status"] == "standing"]
    ranking, before = [], None
    for entry in sorted(standing, key=lambda entry: (-find_mean(entry), entry["number"])):
        place = ranking[-1]["rank"] if before == find_mean(entry) else len(ranking) + 1
        before = find_mean(entry)
        ranking.append(
            {
                **{"entry": entry["number"], "rank": place if entry["reviews"] else None},
                **{"sum": entry["sum"], "reviews": entry["reviews"]},
            }
        )
    return ranking


def find_mean(entry):
    """An entry's mean, and -1 without a review, which comes last."""
    return Fraction(entry["sum"], entry["reviews"]) if entry["reviews"] else Fraction(-1)


class Contest:
    """A contest and its acts, one after another. An act that the contract would not have accepted raises `Refused`."""

    def __init__(self, protocol, place, attestation):
        self.schemas = {uid: name for name, uid in place["schemas"].items()}
        self.definitions = {schema["name"]: schema["definition"] for schema in protocol["schemas"]}
        self.kinds, self.place, self.uid = protocol["kinds"], place, attestation["uid"]
        self.organizer, self.created = attestation["attester"], attestation["time"]
        self.terms = self.decode(attestation)
        self.times = {name: self.terms[name] for name in TIMES}
        self.judges = list(self.terms["judges"])
        self.entries, self.submissions = [], {}
        self.reviews, self.recused, self.counts = {}, set(), {}
        self.is_revoked = self.has_reviews = self.is_postponed = False
        self.acts, self.submission_acts = [], []
        self._check_start()
        for content_hash in self.terms["entries"]:
            self._number(content_hash)

    def decode(self, attestation):
        return decode_data(self.definitions[self.schemas[attestation["schema"]]], attestation["data"])

    def _check_start(self):
        terms, times = self.terms, self.times
        refuse_unless(terms["title"] != "", "MissingTitle")
        refuse_unless(len(from_text(terms["title"])) <= 800 and len(from_text(terms["uri"])) <= 8_192, "Oversized")
        refuse_unless(terms["contentHash"] != ZERO, "MissingDocument")
        refuse_unless(terms["flags"] <= TAKES_SUBMISSIONS | SEALED, "WrongFlags")
        refuse_unless(times["closesAt"] > self.created and self._is_ordered(times), "WrongTimes")
        opens = times["submissionsUntil"]
        refuse_unless(opens > self.created if terms["flags"] & TAKES_SUBMISSIONS else opens == 0, "WrongTimes")
        criteria = len(terms["maxPoints"])
        refuse_unless(criteria <= 20, "TooManyCriteria")
        refuse_unless(criteria > 0 and criteria == len(terms["weights"]), "WrongCriteria")
        refuse_unless(all(terms["maxPoints"]) and all(terms["weights"]), "WrongCriteria")
        refuse_unless(len(terms["judges"]) <= 100, "TooManyJudges")
        refuse_unless(len(terms["entries"]) <= 200, "TooManyEntries")
        refuse_unless(len(set(terms["judges"])) == len(terms["judges"]), "AlreadyJudge")

    def _is_ordered(self, times):
        is_sealed = bool(self.terms["flags"] & SEALED)
        reveals = times["revealUntil"] > times["closesAt"] if is_sealed else times["revealUntil"] == times["closesAt"]
        return times["submissionsUntil"] <= times["opensAt"] < times["closesAt"] and reveals

    def _number(self, content_hash, submission=None):
        refuse_unless(len(self.entries) < 1_000, "TooManyEntries")
        number = len(self.entries) + 1
        self.entries.append(
            {
                **{"number": number, "contentHash": content_hash, "status": "standing"},
                **{"submission": submission, "sum": 0, "reviews": 0},
            }
        )
        return number

    def _log(self, kind, uid, time, log=None):
        (self.acts if log is None else log).append({"kind": self.kinds[kind], "uid": uid, "time": time})

    def _check_window(self, time, start, end):
        refuse_unless((start is None or time >= self.times[start]) and time < self.times[end], "OutsideWindow")

    def _find_entry(self, number):
        refuse_unless(0 < number <= len(self.entries), "UnknownEntry")
        entry = self.entries[number - 1]
        refuse_unless(entry["status"] != "withdrawn", "EntryIsWithdrawn")
        refuse_unless(entry["status"] != "disqualified", "EntryIsDisqualified")
        return entry

    def attest(self, attestation):
        """An attestation becomes an act, or two: an edit of an admitted submission is in both logs."""
        refuse_unless(not self.is_revoked, "ContestIsRevoked")
        refuse_unless(attestation["expirationTime"] == 0, "Expiring")
        name = self.schemas.get(attestation["schema"])
        refuse_unless(name not in (None, "contest"), "ForeignSchema")
        values = self.decode(attestation)
        for field, most in (("uri", 8_192), ("comment", 4_096), ("reason", 4_096)):
            refuse_unless(len(from_text(values.get(field, ""))) <= most, "Oversized")
        refuse_unless(values.get("contentHash") != ZERO, "MissingDocument")
        act = getattr(self, f"_{name}")
        act(attestation["attester"], values, attestation["uid"], attestation["time"])

    def know(self, attestation):
        """A submission that was made, of a bundle without the log of submissions."""
        content_hash = self.decode(attestation)["contentHash"]
        self._pend(attestation["attester"], content_hash, attestation["uid"])

    def _pend(self, entrant, content_hash, uid):
        self.submissions[uid] = {
            **{"uid": uid, "entrant": entrant, "status": "pending", "entry": None},
            "contentHash": content_hash,
        }

    def _entry(self, actor, values, uid, time):
        refuse_unless(self.terms["flags"] & TAKES_SUBMISSIONS, "NoSubmissions")
        replaces = values["replaces"]
        self._check_window(time, None, "submissionsUntil" if replaces == ZERO else "opensAt")
        if replaces != ZERO:
            before = self._find_submission(replaces)
            refuse_unless(before["entrant"] == actor, "NotEntrant")
            self._end_submission(before, "replaced", "entryReplaced", uid, time)
        self._pend(actor, values["contentHash"], uid)
        self._log("submitted", uid, time, self.submission_acts)

    def _find_submission(self, uid):
        refuse_unless(uid in self.submissions, "UnknownSubmission")
        submission = self.submissions[uid]
        refuse_unless(submission["status"] != "withdrawn", "SubmissionIsWithdrawn")
        refuse_unless(submission["status"] != "replaced", "SubmissionIsReplaced")
        return submission

    def _end_submission(self, submission, status, kind, uid, time):
        if submission["entry"] is not None:
            self._find_entry(submission["entry"])["status"] = "withdrawn"
            self._log(kind, uid, time)
        submission["status"] = status

    def _admit(self, actor, values, uid, time):
        self._check_organizer(actor, time)
        refuse_unless(len(values["submissions"]) <= 200, "TooManyEntries")
        refuse_unless(values["first"] == len(self.entries) + 1, "WrongNumber")
        for each in values["submissions"]:
            submission = self._find_submission(each)
            refuse_unless(submission["status"] == "pending", "AlreadyAdmitted")
            submission.update(status="admitted", entry=self._number(submission["contentHash"], each))
        self._log("admitted", uid, time)

    def _check_organizer(self, actor, time):
        self._check_window(time, None, "closesAt")
        refuse_unless(actor == self.organizer, "NotOrganizer")

    def _list(self, actor, values, uid, time):
        self._check_organizer(actor, time)
        refuse_unless(0 < len(values["entries"]) <= 200, "TooManyEntries" if values["entries"] else "NoEntries")
        refuse_unless(values["first"] == len(self.entries) + 1, "WrongNumber")
        for content_hash in values["entries"]:
            self._number(content_hash)
        self._log("listed", uid, time)

    def _check_not_judged(self, time):
        """Until the first review, judges can be removed and the contest revoked; afterwards until judging opens."""
        self._check_window(time, None, "opensAt" if self.has_reviews else "closesAt")

    def _judges(self, actor, values, uid, time):
        self._check_organizer(actor, time)
        if not values["listed"]:
            self._check_not_judged(time)
        refuse_unless(0 < len(values["judges"]) <= 100, "TooManyJudges" if values["judges"] else "NoJudges")
        for judge in values["judges"]:
            refuse_unless(
                (judge in self.judges) != values["listed"], "AlreadyJudge" if values["listed"] else "NotJudge"
            )
            if values["listed"]:
                self.judges.append(judge)
            else:
                self.judges.remove(judge)
        refuse_unless(len(self.judges) <= 500, "TooManyJudges")
        self._log("judgesChanged", uid, time)

    def _postpone(self, actor, values, uid, time):
        self._check_organizer(actor, time)
        refuse_unless(values["reason"] != "", "MissingReason")
        after = {name: values[name] for name in TIMES}
        refuse_unless(self._is_ordered(after) and after != self.times, "WrongTimes")
        for name, before in self.times.items():
            refuse_unless(before <= after[name] <= self.terms[name] + FORTNIGHT, "WrongTimes")
            refuse_unless(after[name] == before or before > time, "WrongTimes")
        self.times, self.is_postponed = after, True
        self._log("postponed", uid, time)

    def _disqualify(self, actor, values, uid, time):
        self._check_organizer(actor, time)
        refuse_unless(values["reason"] != "", "MissingReason")
        self._find_entry(values["entry"])["status"] = "disqualified"
        self._log("disqualified", uid, time)

    def _check_judge(self, actor, time, start="opensAt"):
        self._check_window(time, start, "closesAt")
        refuse_unless(actor in self.judges, "NotJudge")

    def _recusal(self, actor, values, uid, time):
        self._check_judge(actor, time, None)
        key = (actor, self._find_entry(values["entry"])["number"])
        refuse_unless(key not in self.recused, "IsRecused")
        self._end_review(key)
        self.recused.add(key)
        self._add_act(key)
        self._log("recused", uid, time)

    def _add_act(self, key):
        self.counts[key] = self.counts.get(key, 0) + 1

    def _end_review(self, key):
        review = self.reviews.pop(key, None)
        if review and review["score"] is not None:
            self.entries[key[1] - 1]["sum"] -= review["score"]
            self.entries[key[1] - 1]["reviews"] -= 1

    def _count(self, key, review, points):
        terms = self.terms
        refuse_unless(len(points) == len(terms["maxPoints"]), "WrongNumberOfPoints")
        refuse_unless(all(given <= most for given, most in zip(points, terms["maxPoints"])), "OverMaximum")
        review["score"] = sum(given * weight for given, weight in zip(points, terms["weights"]))
        self.entries[key[1] - 1]["sum"] += review["score"]
        self.entries[key[1] - 1]["reviews"] += 1

    def _start_review(self, actor, number, uid, time):
        self._check_judge(actor, time)
        key = (actor, self._find_entry(number)["number"])
        refuse_unless(key not in self.recused, "IsRecused")
        refuse_unless(self.counts.get(key, 0) < 30, "TooManyActs")
        self._end_review(key)
        self._add_act(key)
        self.has_reviews = True
        self.reviews[key] = {"uid": uid, "score": None}
        return key

    def _evaluation(self, actor, values, uid, time):
        refuse_unless(not self.terms["flags"] & SEALED, "ContestIsSealed")
        key = self._start_review(actor, values["entry"], uid, time)
        self._count(key, self.reviews[key], values["points"])
        self._log("evaluated", uid, time)

    def _commit(self, actor, values, uid, time):
        refuse_unless(self.terms["flags"] & SEALED, "ContestIsNotSealed")
        key = self._start_review(actor, values["entry"], uid, time)
        self.reviews[key]["commitment"] = values["commitment"]
        self._log("committed", uid, time)

    def _reveal(self, actor, values, uid, time):
        refuse_unless(self.terms["flags"] & SEALED, "ContestIsNotSealed")
        self._check_window(time, "closesAt", "revealUntil")
        key = (values["judge"], self._find_entry(values["entry"])["number"])
        review = self.reviews.get(key)
        refuse_unless(review is not None, "NotCommitted")
        refuse_unless(review["score"] is None, "AlreadyRevealed")
        points, comment = values["points"], from_text(values["comment"])
        opened = find_commitment(self.place, self.uid, key[1], key[0], points, comment, values["salt"])
        refuse_unless(opened == review["commitment"], "WrongPreimage")
        self._count(key, review, points)
        review["uid"] = uid
        self._add_act(key)
        self._log("revealed", uid, time)

    def revoke(self, uid, time):
        """The revocation of an attestation becomes an act, or two: the withdrawal of an admitted entry is in both logs."""
        refuse_unless(not self.is_revoked, "ContestIsRevoked")
        if uid == self.uid:
            self._check_not_judged(time)
            self.is_revoked = True
            self._log("contestRevoked", uid, time)
        elif uid in self.submissions:
            self._check_window(time, None, "opensAt")
            submission = self.submissions[uid]
            refuse_unless(submission["status"] in ("pending", "admitted"), "NotInForce")
            self._end_submission(submission, "withdrawn", "entryWithdrawn", uid, time)
            self._log("submissionWithdrawn", uid, time, self.submission_acts)
        else:
            self._check_window(time, "opensAt", "closesAt")
            key = next((key for key, review in self.reviews.items() if review["uid"] == uid), None)
            refuse_unless(key is not None, "NotInForce")
            self._end_review(key)
            self._add_act(key)
            self._log("commitmentWithdrawn" if self.terms["flags"] & SEALED else "evaluationWithdrawn", uid, time)
