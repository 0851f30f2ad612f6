"""Checks the vectors of the protocol: addresses, documents, histories, bundles, and bundles that have to be refused.

    python3 vectors.py

Exits with 1 if something differs.
"""

import base64
import hashlib
import json
import sys

from bundle import Refusal, canonical, hash_result
from documents import choose_notes, decode_note, find_fault, find_review_fault, hash_entries, is_readable_uri, read_note
from ethereum import from_text, keccak, read_number, read_rlp, to_bytes, to_hex, word
from reader import Reader, load
from replay import ZERO, Refused, compute_uid, decode_data, find_commitment, find_head, rank
from result import derive_result, find_leniencies
from slots import derive_value, place_slot


def alter(case):
    """The text of a bundle with the change of a case of `altered.json`, with its result hash computed again."""
    text = load(case["file"])
    if "path" not in case and "with" not in case:
        return text + case.get("append", "") * case.get("times", 1)
    bundle = json.loads(text)
    if "with" in case:
        bundle.update(case["with"], hash=hash_result({**bundle, **case["with"]}, True))
        return canonical(bundle)
    *path, key = case["path"]
    target = find(bundle, path)
    if "swap" in case:
        (*other, last) = case["swap"]
        target[key], find(bundle, other)[last] = find(bundle, other)[last], target[key]
    elif "from" in case:
        value = find(json.loads(load(case["from"][0])), case["from"][1:])
        if isinstance(target, list) and key == len(target):
            target.append(value)
        target[key] = value
    elif "zeros" in case:
        target[key] = to_hex(bytes(case["zeros"]))
    elif "value" in case:
        target[key] = [case["value"]] * case["times"] if "times" in case else case["value"]
    else:
        del target[key]
    if key != "hash":
        bundle["hash"] = hash_result(bundle, True)
    return canonical(bundle)


def find(value, path):
    for key in path:
        value = value[key]
    return value


def lower(value):
    """The same with addresses and hashes in lower case, bytes as lists of numbers, and None for optional hashes of zero."""
    if isinstance(value, dict):
        optional = ("replaces", "commentHash")
        return {name: None if name in optional and each == ZERO else lower(each) for name, each in value.items()}
    if isinstance(value, (list, bytes)):
        return [lower(each) for each in value]
    return value.lower() if isinstance(value, str) and value.startswith("0x") else value


def check_vectors():
    """Yields what was checked, and whether it is right."""
    reader = Reader(json.loads(load("protocol.json")))
    altered = json.loads(load("altered.json"))
    hashes = altered["blockHashes"]
    slots = json.loads(load("slots.json"))
    yield from check_schemas(reader.protocol)
    yield from check_documents(json.loads(load("documents.json")))
    yield from check_notes(reader.protocol["note"]["definition"], json.loads(load("documents.json"))["notes"])
    yield from check_altered_documents(json.loads(load("documents.json")), json.loads(load("documents.altered.json")))
    yield from check_altered_notes(reader.protocol["note"]["definition"], json.loads(load("notes.altered.json")))
    rows = json.loads(load("notes.rows.json"))
    yield "the notes have their UIDs", all(compute_uid(row) == row["uid"] for row in rows["rows"])
    yield "the notes that count", choose_notes(reader.protocol["note"], rows, rows["rows"]) == rows["notes"]
    for name in ("open", "sealed", "revoked"):
        file = f"{name}.bundle.json"
        contest = reader.verify(load(file), hashes[file])
        yield f"{file} is proven", True
        yield from check_history(contest, json.loads(load(file)), json.loads(load(f"{name}.history.json")))
        if file in slots:
            yield from check_slots(reader, contest, json.loads(load(file)), hashes[file], slots[file])
    for file in ("open.ranking.json", "late.ranking.json"):
        reader.verify(load(file), hashes[file])
        yield f"{file} is proven", True
    yield from check_leniencies()
    yield from check_result(reader, hashes["open.bundle.json"])
    for case in altered["cases"]:
        try:
            reader.verify(alter(case), case.get("blockHash", hashes[case["file"]]))
            reason = "no reason"
        except Refusal as refusal:
            reason = str(refusal)
        yield f"{case['file']} with {case['what']}: {case['reason']}", reason == case["reason"]


def check_schemas(protocol):
    create2 = protocol["create2"]
    for place in protocol["resolvers"]:
        for schema in protocol["schemas"]:
            packed = schema["definition"].encode() + to_bytes(place["resolver"]) + bytes([schema["revocable"]])
            uid = to_hex(keccak(packed))
            yield f"the UID of {schema['name']} for {place['resolver']}", uid == place["schemas"][schema["name"]]
        packed = b"\xff" + to_bytes(create2["proxy"]) + to_bytes(create2["salt"]) + to_bytes(place["initCodeHash"])
        yield f"the address for EAS {place['eas']}", to_hex(keccak(packed)[12:]) == place["resolver"].lower()
    note = protocol["note"]
    packed = note["definition"].encode() + bytes(20) + bytes([note["revocable"]])
    yield "the UID of notes", to_hex(keccak(packed)) == note["uid"]


def to_raw_uri(data):
    """`ipfs://` and the CIDv1 of bytes: codec raw, SHA-256, base32."""
    cid = b"\x01\x55\x12\x20" + hashlib.sha256(data).digest()
    return "ipfs://b" + base64.b32encode(cid).decode().lower().rstrip("=")


def check_documents(vectors):
    for document in vectors["documents"]:
        data = document["text"].encode()
        yield f"{document['name']} is canonical", canonical(json.loads(document["text"])) == document["text"]
        yield f"{document['name']} has its hash", to_hex(keccak(data)) == document["keccak256"]
        yield f"{document['name']} has its URI", to_raw_uri(data) == document["uri"]
    picture = vectors["picture"]
    yield "the picture has its URI", to_raw_uri(base64.b64decode(picture["base64"])) == picture["uri"]
    sealed = vectors["sealedReview"]
    commitment = commit(sealed["resolver"], json.loads(sealed["text"]))
    yield "the sealed review has its commitment", commitment == sealed["commitment"]


def commit(resolver, review):
    place = {"chainId": review["chainId"], "resolver": resolver}
    points, comment = bytes(review["points"]), review["comment"].encode()
    fields = (review["contest"], review["entry"], review["judge"], points, comment, review["salt"])
    return find_commitment(place, *fields)


def check_notes(definition, notes):
    for note in notes:
        about, kind, text = decode_data(definition, note["data"]).values()
        subject = int(about, 16) or None
        yield f"the note of {kind}", (subject, kind, text) == (note["about"], note["kind"], note["text"])


def change_text(text, case):
    """The bytes of a text with the change of a case of `documents.altered.json`."""
    if "replace" in case:
        return text.replace(*case["replace"], 1).encode()
    if "path" not in case:
        return text.encode() + to_bytes(case.get("bytes", "0x"))
    value = json.loads(text)
    *path, key = case["path"]
    target = find(value, path)
    repeat = case.get("repeat")
    if repeat:
        is_text = isinstance(repeat["of"], str)
        target[key] = repeat["of"] * repeat["times"] if is_text else [repeat["of"]] * repeat["times"]
    elif "value" not in case:
        del target[key]
    elif isinstance(target, list) and key == len(target):
        target.append(case["value"])
    else:
        target[key] = case["value"]
    return canonical(value).encode()


def check_altered_documents(vectors, altered):
    texts = {document["name"]: document["text"] for document in vectors["documents"]}
    hashes = {name: hash_entries(json.loads(text)) if name != "entry" else [] for name, text in texts.items()}
    for name, text in texts.items():
        fault = find_fault(name, text.encode(), to_hex(keccak(text.encode())), hashes[name])
        yield f"{name} is read", fault is None
    for case in altered["documents"]:
        name = case["document"]
        if "uri" in case:
            is_readable = case["reason"] != "unsupported-uri"
            yield f"{case['what']}: {case['reason']}", is_readable_uri(case["uri"]) == is_readable
            continue
        data = change_text(texts[name], case)
        content_hash = case.get("contentHash", to_hex(keccak(data)))
        fault = find_fault(name, data, content_hash, case.get("entries", hashes[name]))
        yield f"{name} with {case['what']}: {case['reason']}", fault == case["reason"]
    sealed = vectors["sealedReview"]
    for case in altered["sealedReviews"]:
        review = json.loads(change_text(sealed["text"], case))
        fault = find_review_fault(review)
        if fault is None:
            # Without the acts, a reader cannot tell the errors of the contract apart.
            fault = case["reason"] if commit(sealed["resolver"], review) != sealed["commitment"] else "no reason"
        yield f"the sealed review with {case['what']}: {case['reason']}", fault == case["reason"]
    for case in altered["results"]:
        result = json.loads(change_text(load("open.result.json"), case))
        if case["path"] != ["hash"] and "isHashKept" not in case:
            result["hash"] = hash_result(result, False)
        has_own_hash = hash_result(result, False) == result["hash"]
        yield f"the result with {case['what']}", has_own_hash == case["hasOwnHash"]


def encode_note(about, kind, text):
    parts = [from_text(kind), from_text(text)]
    padded = [word(len(each)) + each + bytes(-len(each) % 32) for each in parts]
    return to_hex(word(about) + word(96) + word(96 + len(padded[0])) + b"".join(padded))


def check_altered_notes(definition, notes):
    # The contest decides what a note may be about.
    for case in (each for each in notes["cases"] if "about" not in each):
        repeat = case.get("repeat")
        text = case.get("text", "")
        if repeat:
            text = repeat.get("before", "") + repeat["of"] * repeat["times"] + repeat.get("after", "")
        kind = case.get("kind", "text")
        try:
            note = decode_note(definition, case.get("data", encode_note(0, kind, text)))
            reason = "other" if read_note(kind, note["text"]) is None else "no reason"
        except Refused as refused:
            reason = str(refused)
        yield f"a note with {case['what']}: {case['reason']}", reason == case["reason"]
    for case in notes["unusual"]:
        value = read_note(case["kind"], case["text"])
        if case["kind"] == "assignments" and value is not None:
            value = [{"judge": judge.lower(), "entries": entries} for judge, *entries in value]
        yield f"a note with {case['what']} is read", value == lower(case["value"])


def check_history(contest, bundle, history):
    yield "  heads", find_head(contest.place, contest.uid, contest.acts) == history["heads"]
    if "submissionHeads" in history:
        heads = find_head(contest.place, contest.uid, contest.submission_acts, "laurel/submissions")
        yield "  heads of submissions", heads == history["submissionHeads"]
    made = [act["attestation"] for act in bundle["acts"] + bundle.get("submissionActs", []) if "attestation" in act]
    by_uid = {each["uid"]: each for each in [bundle["contest"], *bundle["submissions"], *made]}
    decoded = [
        {"uid": uid, "schema": contest.schemas[each["schema"]], "values": contest.decode(each)}
        for uid, each in by_uid.items()
    ]
    yield "  decoded data", lower(decoded) == lower(history["attestations"])
    state = {
        **{"isRevoked": contest.is_revoked, "hasReviews": contest.has_reviews, "times": contest.times},
        **{"judges": contest.judges, "entries": contest.entries},
        "submissions": [
            {name: each[name] for name in ("uid", "entrant", "status", "entry")}
            for each in contest.submissions.values()
        ],
    }
    yield "  state", state == lower(history["state"])
    yield "  ranking", rank(contest.entries) == history["ranking"]


def check_slots(reader, contest, bundle, block_hash, vectors):
    rows = vectors["slots"]
    places = [place_slot(contest.uid, row["name"], row["key"]) for row in rows]
    proven = reader.prove_slots(bundle, block_hash, places, vectors["storageProof"])
    for row, place, value in zip(rows, places, proven):
        what = f"  slot {row['name']} of {row['key']}"
        yield what, to_hex(word(place)) == row["slot"]
        yield f"{what} is proven", to_hex(word(value)) == row["value"]
        yield f"{what} follows from the acts", derive_value(contest, row["name"], row["key"]) == value


def check_result(reader, block_hash):
    text, bundle = load("open.result.json"), json.loads(load("open.bundle.json"))
    result = json.loads(text)
    yield "open.result.json is canonical", canonical(result) == text
    yield "open.result.json has its hash", hash_result(result, False) == result["hash"]
    contest = reader.verify(canonical(bundle), block_hash)
    number, time = (read_number(read_rlp(to_bytes(bundle["header"]))[at]) for at in (8, 11))
    derived = derive_result(contest, bundle, {"hash": block_hash, "number": number, "time": time})
    # From documents, which the reader does not read.
    for each in result["contest"]["criteria"] + result["details"]["entries"]:
        for name in ("label", "name", "link"):
            each.pop(name, None)
    del result["hash"]
    yield "  its names", sorted(result) == sorted(derived)
    for name, value in derived.items():
        yield f"  its {name}", result[name] == value


def check_leniencies():
    """The example in docs/protocol/contests.md, Beside the mean: the vectors have no judges who share entries and differ."""
    points = (("Ben", "3", 8), ("Cleo", "3", 13), ("Ada", "2", 8), ("Ada", "1", 5), ("Ben", "1", 10))
    reviews = [dict(zip(("judge", "entry", "points"), each)) for each in points]
    yield "the example of leniencies", find_leniencies(reviews) == {"Ada": -5, "Ben": 0, "Cleo": 5}


def main():
    failures = 0
    for what, is_right in check_vectors():
        print("ok  " if is_right else "fail", what)
        failures += not is_right
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
