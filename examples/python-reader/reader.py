"""Verifies a bundle of a contest with nothing but the hash of a block.

    python3 reader.py FILE BLOCK_HASH

Needs Python 3.9 or later, and nothing else. What it trusts is `protocol.json` in the folder of the vectors, which the
environment variable VECTORS can name.
"""

import json
import os
import sys

from bundle import HASH, MAX_NUMBER, STATUSES, Refusal, hash_result, parse, refuse_unless
from ethereum import Malformed, Trie, keccak, read_number, read_rlp, to_bytes, to_hex, word
from replay import HAS_REVIEWS, REVOKED, TIMES, Contest, Refused, compute_uid, find_head, rank

FOLDER = os.environ.get("VECTORS", os.path.join(os.path.dirname(__file__), "../../docs/protocol/vectors"))
IMPLEMENTATION = "0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc"


class Reader:
    """A verifier that trusts the resolvers of `protocol.json`."""

    def __init__(self, protocol):
        self.protocol = protocol

    def verify(self, text, block_hash):
        """What a bundle proves: the contest, or the terms and entries of a ranking. Raises `Refusal`."""
        bundle = parse(text)
        root, time = self._read_header(bundle, block_hash)
        refuse_unless(compute_uid(bundle["contest"]) == bundle["contest"]["uid"], "wrong-contest-uid")
        place = self._find_place(bundle)
        if bundle["format"] == "laurel-ranking/1":
            values = self._prove(bundle, place, root, self._list_ranking_slots)
            refuse_unless(place["chainId"] in place["chainIds"], "unknown-chain")
            return self._check_ranking_only(bundle, place, values, time)
        values = self._prove(bundle, place, root, self._list_act_slots)
        return self._check_acts(bundle, place, values, time)

    def prove_slots(self, bundle, block_hash, slots, storage_proof):
        """The values of these slots of the resolver in the block of a bundle; the first one is C."""
        root, _ = self._read_header(bundle, block_hash)
        changed = {**bundle, "storageProof": storage_proof}
        return self._prove(changed, self._find_place(bundle), root, lambda *_: slots)

    def _read_header(self, bundle, block_hash):
        header = to_bytes(bundle["header"])
        refuse_unless(to_hex(keccak(header)) == block_hash, "wrong-block-hash")
        try:
            fields = read_rlp(header)
            root, time = to_hex(fields[3]), read_number(fields[11])
            read_number(fields[8])
        except (Malformed, IndexError, TypeError, AttributeError, RecursionError) as error:
            raise Refusal("wrong-header") from error
        refuse_unless(HASH(root), "wrong-header")
        return root, time

    def _find_place(self, bundle):
        schema = bundle["contest"]["schema"]
        known = [each for each in self.protocol["resolvers"] if each["schemas"]["contest"] == schema]
        refuse_unless(known, "unknown-resolver")
        lower = {name: known[0][name].lower() for name in ("eas", "resolver")}
        return {**known[0], **lower, "chainId": bundle["chainId"]}

    def _prove(self, bundle, place, root, list_slots):
        """The values of the contest's slots at the block, once the resolver has its code and EAS an account there."""
        account = read_account(
            bundle["accountProof"], root, place["resolver"], "another-resolver", "wrong-account-proof"
        )
        refuse_unless(account is not None, "missing-resolver")
        storage_root, code_hash = account
        refuse_unless(code_hash == place["codeHash"], "wrong-code-hash")
        values = read_slots(bundle["storageProof"], storage_root, lambda known: list_slots(bundle, known))
        refuse_unless(values[0] != 0, "unproven-contest")
        self._prove_eas(bundle["eas"], place["eas"], root)
        return values

    def _prove_eas(self, proof, eas, root):
        account = read_account(proof["accountProof"], root, eas, "another-eas", "wrong-eas-proof")
        refuse_unless(account is not None, "missing-eas")
        implementation = 0
        if eas.startswith("0x" + "42".ljust(37, "0")) and eas[39] <= "7":
            (implementation,) = read_slots(
                proof["storageProof"], account[0], lambda _: [IMPLEMENTATION], "wrong-eas-proof"
            )
        else:
            refuse_unless(not proof["storageProof"], "wrong-eas-proof")
        if implementation == 0:
            refuse_unless(not proof["implementationProof"], "wrong-eas-proof")
            return
        address = to_hex(word(implementation)[12:])
        account = read_account(proof["implementationProof"], root, address, "another-eas", "wrong-eas-proof")
        refuse_unless(account is not None, "missing-eas")

    def _list_act_slots(self, bundle, known):
        start = find_slot(bundle["contest"]["uid"], 0)
        own = [start, start + 1, start + 2, start + 5, start + 12]
        return own + list_entry_slots(start, known[1] if known else 0)

    def _list_ranking_slots(self, bundle, known):
        start = find_slot(bundle["contest"]["uid"], 0)
        own = [start + offset for offset in (1, 2, 3, 4, 12)]
        if not known:
            return own
        admitted = [entry["submission"] for entry in bundle["entries"] if entry["submission"]]
        return own + list_entry_slots(start, known[0]) + [find_slot(uid, start + 11) for uid in admitted]

    def _check_acts(self, bundle, place, values, time):
        head, packed, times, submissions_head, start, *entries = values
        record, uid = read_record(packed), bundle["contest"]["uid"]
        logs = [("acts", bundle["acts"], record["acts"], "laurel/acts", head)]
        if "submissionActs" in bundle:
            log = bundle["submissionActs"]
            logs.append(("submissionActs", log, record["submissionActs"], "laurel/submissions", submissions_head))
        for submission in bundle["submissions"]:
            check_attestation(submission, uid, "wrong-submission-uid", "foreign-submission")
        for name, acts, *_ in logs:
            reasons = (
                ("wrong-act-uid", "foreign-act") if name == "acts" else ("wrong-submission-uid", "foreign-submission")
            )
            for act in acts:
                if "attestation" in act:
                    check_attestation(act["attestation"], uid, *reasons)
        for _, acts, proven, *_ in logs:
            refuse_unless(len(acts) >= proven, "missing-act")
            refuse_unless(len(acts) <= proven, "extra-act")
            refuse_unless(acts == sorted(acts, key=lambda act: act["time"]), "wrong-order")
        is_true = {name: self._is_head_true(acts, place, uid, log, proven) for name, acts, _, log, proven in logs}
        for other in [] if is_true["acts"] else self._list_other_chains(place):
            refuse_unless(not self._is_head_true(bundle["acts"], other, uid, "laurel/acts", head), "another-chain")
        refuse_unless(not is_true["acts"] or place["chainId"] in place["chainIds"], "unknown-chain")
        try:
            contest = self._replay(bundle, place)
        except (Refused, KeyError) as error:
            raise Refusal("refused-act" if is_true["acts"] else "wrong-head") from error
        for name, acts, _, log, proven in logs:
            derived = contest.acts if name == "acts" else contest.submission_acts
            refuse_unless(to_hex(word(proven)) == find_head(place, uid, derived, log)[-1], "wrong-head")
            refuse_unless([name_act(act) for act in acts] == derived, "wrong-kind")
        self._check_submissions(bundle, contest)
        self._check_state(contest, record, times, start, entries)
        refuse_unless(bundle["ranking"] == rank(contest.entries), "wrong-ranking")
        is_closed = contest.is_revoked or time >= contest.times["revealUntil"]
        refuse_unless(hash_result(bundle, is_closed) == bundle["hash"], "wrong-hash")
        return contest

    def _is_head_true(self, acts, place, uid, log, proven):
        return find_head(place, uid, [name_act(act) for act in acts], log)[-1] == to_hex(word(proven))

    def _list_other_chains(self, place):
        return [{**place, "chainId": chain_id} for chain_id in place["chainIds"] if chain_id != place["chainId"]]

    def _start(self, bundle, place):
        try:
            return Contest(self.protocol, place, bundle["contest"])
        except Refused as error:
            raise Refusal("refused-contest") from error

    def _replay(self, bundle, place):
        contest = self._start(bundle, place)
        log, at = bundle.get("submissionActs"), 0
        if log is None:
            for submission in bundle["submissions"]:
                contest.know(submission)

        def follow(until):
            """Applies the acts of submissions that come before an act; one that ends an admitted entry is in both logs."""
            nonlocal at
            while log is not None and at < len(log) and not until(log[at]):
                apply(contest, log[at])
                at += 1

        kinds = self.protocol["kinds"]
        for act in bundle["acts"]:
            follow(lambda each, time=act["time"]: each["time"] >= time)
            if log is not None and act["kind"] in (kinds["entryReplaced"], kinds["entryWithdrawn"]):
                count = len(contest.acts)
                follow(lambda _, count=count: len(contest.acts) > count)
                continue
            if act["kind"] == kinds["admitted"]:
                admitted = contest.decode(act["attestation"])["submissions"]
                follow(lambda _, admitted=admitted: all(uid in contest.submissions for uid in admitted))
            apply(contest, act)
        follow(lambda _: False)
        return contest

    def _check_submissions(self, bundle, contest):
        kind = self.protocol["kinds"]["entryReplaced"]
        attested = [act["attestation"]["uid"] for act in bundle["acts"] if act["kind"] == kind]
        admitted = [entry["submission"] for entry in contest.entries if entry["submission"]]
        listed = [submission["uid"] for submission in bundle["submissions"]]
        expected = [uid for uid in admitted if uid not in attested]
        refuse_unless(set(expected) <= set(listed), "missing-submission")
        refuse_unless(listed == expected, "extra-submission")

    def _check_state(self, contest, record, times, start, entries):
        flags = contest.terms["flags"] | HAS_REVIEWS * contest.has_reviews | REVOKED * contest.is_revoked
        own = {
            **{"organizer": contest.organizer, "flags": flags, "criteria": len(contest.terms["maxPoints"])},
            **{"judges": len(contest.judges), "entries": len(contest.entries)},
        }
        refuse_unless(all(record[name] == value for name, value in own.items()), "wrong-state")
        refuse_unless(read_times(times) == contest.times, "wrong-state")
        terms = {name: contest.terms[name] for name in TIMES}
        refuse_unless(read_times(start) == terms if contest.is_postponed else start == 0, "wrong-state")
        for entry, value in zip(contest.entries, entries):
            refuse_unless(read_entry(value) == list_record(entry), "wrong-sum")

    def _check_ranking_only(self, bundle, place, values, time):
        packed, times, most, weights, start, *rest = values
        record, contest = read_record(packed), self._start(bundle, place)

        def points(value):
            return list(word(value)[: record["criteria"]])

        in_force, first = read_times(times), read_times(start or times)
        attested = {
            **{"organizer": contest.organizer, "flags": contest.terms["flags"]},
            **{"maxPoints": list(contest.terms["maxPoints"]), "weights": list(contest.terms["weights"])},
            "start": {name: contest.terms[name] for name in TIMES},
        }
        stored = {
            **{"organizer": record["organizer"], "flags": record["flags"] & ~(HAS_REVIEWS | REVOKED)},
            **{"maxPoints": points(most), "weights": points(weights), "start": first},
        }
        refuse_unless(attested == stored, "wrong-state")
        terms = {**stored, "flags": record["flags"], "judges": record["judges"], "times": in_force}
        written = {**terms, "times": write_times(in_force), "start": write_times(first)}
        refuse_unless(bundle["terms"] == written, "wrong-state")
        entries = bundle["entries"]
        refuse_unless(len(entries) == record["entries"], "wrong-state")
        admitted = iter(rest[len(entries) :])
        for number, (entry, value) in enumerate(zip(entries, rest), 1):
            refuse_unless(read_entry(value) == list_record(entry), "wrong-sum")
            if entry["submission"]:
                refuse_unless(next(admitted) >> 168 & 0xFFFF == number, "wrong-submission")
        numbered = [{**entry, "number": number} for number, entry in enumerate(entries, 1)]
        refuse_unless(bundle["ranking"] == rank(numbered), "wrong-ranking")
        is_closed = bool(record["flags"] & REVOKED) or time >= in_force["revealUntil"]
        refuse_unless(hash_result(bundle, is_closed) == bundle["hash"], "wrong-hash")
        return terms


def name_act(act):
    uid = act["uid"] if "uid" in act else act["attestation"]["uid"]
    return {"kind": act["kind"], "uid": uid, "time": act["time"]}


def apply(contest, act):
    if "uid" in act:
        contest.revoke(act["uid"], act["time"])
    else:
        contest.attest(act["attestation"])


def check_attestation(attestation, contest, wrong, foreign):
    refuse_unless(compute_uid(attestation) == attestation["uid"], wrong)
    refuse_unless(attestation["refUID"] == contest, foreign)


def find_slot(key, slot):
    """`keccak256(abi.encode(key, slot))`: where a mapping has a key."""
    return int.from_bytes(keccak(word(key) + word(slot)), "big")


def list_entry_slots(start, packed):
    return [find_slot(number, start + 9) for number in range(1, read_record(packed)["entries"] + 1)]


def read_record(packed):
    def cut(start, size):
        return packed >> 8 * start & (1 << 8 * size) - 1

    return {
        **{"organizer": to_hex(word(packed)[12:]), "acts": cut(20, 3), "submissionActs": cut(23, 3)},
        **{"flags": cut(26, 1), "criteria": cut(27, 1), "judges": cut(28, 2), "entries": cut(30, 2)},
    }


def read_times(value):
    return {name: value >> 64 * at & (1 << 64) - 1 for at, name in enumerate(TIMES)}


def write_times(times):
    return {name: value if value <= MAX_NUMBER else str(value) for name, value in times.items()}


def read_entry(value):
    return value & (1 << 64) - 1, value >> 64 & 0xFFFF, STATUSES[value >> 80 & 0xFF]


def list_record(entry):
    return entry["sum"], entry["reviews"], entry["status"]


def read_trie(nodes, root, read, other_root, other_keys, wrong):
    trie = Trie(root, nodes)
    try:
        answer = read(trie)
    except Malformed as error:
        origin = trie.find_origin()
        raise Refusal({"root": other_root, "keys": other_keys}.get(origin, wrong)) from error
    refuse_unless(not trie.has_unused(), wrong)
    return answer


def read_account(nodes, root, address, another, wrong):
    """The root of an account's storage and the hash of its code; None without an account."""
    account = read_trie(nodes, root, lambda trie: trie.read(to_bytes(address)), "another-block", another, wrong)
    return account and tuple(to_hex(field) for field in read_rlp(account)[2:])


def read_slots(nodes, root, list_slots, wrong="wrong-storage-proof"):
    """The values of slots; the first tell how many there are."""

    def read(trie):
        values = []
        while len(slots := list_slots(values)) > len(values):
            for slot in slots[len(values) :]:
                value = trie.read(word(slot))
                values.append(0 if value is None else read_number(read_rlp(value)))
        return values

    other_keys = "another-contest" if wrong == "wrong-storage-proof" else wrong
    return read_trie(nodes, root, read, "another-storage", other_keys, wrong)


def load(name):
    """A file of the vectors."""
    with open(os.path.join(FOLDER, name), encoding="utf-8", newline="") as file:
        return file.read()


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    try:
        with open(sys.argv[1], encoding="utf-8", newline="") as file:
            text = file.read()
        Reader(json.loads(load("protocol.json"))).verify(text, sys.argv[2].lower())
    except Refusal as refusal:
        sys.exit(f"Refused: {refusal}")
    except UnicodeDecodeError:
        sys.exit("Refused: not-canonical")
    print("Verified.")
    for place in json.loads(text)["ranking"]:
        mean = f"{place['sum']} / {place['reviews']}" if place["reviews"] else "no reviews"
        print(f"{place['rank'] or '-'}. entry {place['entry']}: {mean}")


if __name__ == "__main__":
    main()
