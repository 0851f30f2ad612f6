"""Contest documents, entries, late lists, files of sealed reviews and the JSON of notes. See docs/protocol/contests.md."""

import json
import re

from ethereum import from_text, keccak, to_hex
from bundle import canonical
from replay import Refused, decode_data

MAX_BYTES = 262_144
CID = re.compile(r"ipfs://bafkrei[a-h][a-z2-7]{50}[aeimquy4]")
ADDRESS = re.compile("0x[0-9a-fA-F]{40}")
HASH = re.compile("0x[0-9a-f]{64}")
DATA = re.compile(r"data:application/json(?:;charset=utf-8)?(;base64)?,", re.IGNORECASE)
IPFS = re.compile("ipfs://(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,100})")


def text(most=MAX_BYTES):
    return lambda value: isinstance(value, str) and len(value) <= most


def whole(least, most):
    return lambda value: type(value) is int and least <= value <= most


def one_of(*choices):
    return lambda value: value in choices


def matching(pattern):
    return lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None


def list_of(check, most, least=0):
    return lambda value: isinstance(value, list) and least <= len(value) <= most and all(map(check, value))


def record(required, optional=None):
    """An object with all fields of `required`, and no others than these and `optional`."""
    checks = {**required, **(optional or {})}
    return lambda value: (
        isinstance(value, dict)
        and all(name in value for name in required)
        and all(name in checks and checks[name](each) for name, each in value.items())
    )


PICTURE = record(
    {
        **{"uri": matching(CID), "type": one_of("image/jpeg", "image/png", "image/webp")},
        **{"width": whole(1, 4_096), "height": whole(1, 4_096), "size": whole(1, 4_194_304), "alt": text(500)},
    }
)
LINKS = list_of(record({"label": text(100), "href": text(2_048)}), 8)
ENTRY = record(
    {"name": text(), "link": text(), "picture": text(), "about": text(), "track": whole(0, 255)},
    {"pictures": list_of(PICTURE, 4), "links": LINKS, "team": list_of(text(100), 20), "place": text(40)},
)
ANCHORS = list_of(record({"points": whole(0, 255), "text": text()}), 256)
FORMATS = {
    "entry": ENTRY,
    "laurel-entries/1": record({"format": one_of("laurel-entries/1"), "entries": list_of(ENTRY, 200, 1)}),
    "laurel-contest/1": record(
        {
            "format": one_of("laurel-contest/1"),
            "description": text(),
            "criteria": list_of(record({"label": text(), "anchors": ANCHORS}), 20),
            "tracks": list_of(record({"name": text(), "about": text()}), 50),
            "prizes": list_of(record({"name": text(), "about": text(), "track": whole(0, 255)}), 100),
            "entries": list_of(ENTRY, 200),
        },
        {
            **{"cover": PICTURE, "logo": PICTURE, "rules": text(32_768), "links": LINKS},
            "minimumReviews": whole(1, 500),
            "judges": list_of(record({"address": matching(ADDRESS), "name": text(100)}), 500),
        },
    ),
}


def is_readable_uri(uri):
    """Whether documents are read from this URI."""
    return bool(DATA.match(uri) or IPFS.fullmatch(uri))


def find_fault(name, data, content_hash, entries):
    """Why a document of the format `name` is not used, and None if it is; `entries` are the hashes in its attestation."""
    if len(data) > MAX_BYTES:
        return "too-large"
    if to_hex(keccak(data)) != content_hash:
        return "altered"
    try:
        json_text = data.decode()
        document = json.loads(json_text)
        is_canonical = canonical(document) == json_text
    except (ValueError, RecursionError):
        return "unreadable"
    if not is_canonical or not FORMATS[name](document):
        return "unreadable"
    return None if name == "entry" or hash_entries(document) == entries else "altered"


def hash_entries(document):
    return [to_hex(keccak(canonical(entry).encode())) for entry in document["entries"]]


def is_account(value):
    """An address with its checksum, or in lower case."""
    if not matching(ADDRESS)(value):
        return False
    digest = to_hex(keccak(value[2:].lower().encode()))[2:]
    checksummed = "".join(c.upper() if int(d, 16) > 7 else c for c, d in zip(value[2:].lower(), digest))
    return value == value.lower() or value[2:] == checksummed


def is_utf8(value):
    return isinstance(value, str) and not re.search("[\ud800-\udfff]", value)


REVIEW = {
    "format": one_of("laurel-sealed-review/1"),
    "chainId": whole(1, 2**53 - 1),
    "contest": matching(HASH),
    "entry": whole(1, 65_535),
    "judge": is_account,
    "points": list_of(whole(0, 255), 255),
    "comment": is_utf8,
    "salt": matching(HASH),
}


def find_review_fault(review):
    """The field for which an object is no sealed review; None if it is one."""
    for name in review:
        if name not in REVIEW:
            return f"unknown-field {name}"
    return next((f"wrong-field {name}" for name in REVIEW if not REVIEW[name](review.get(name))), None)


AWARDS = list_of(record({"prize": text(), "entry": whole(1, 1_000), "reason": text()}), 100)
NUMBERS = list_of(whole(1, 1_000), 1_000)


def _is_assignment(row):
    return isinstance(row, list) and len(row) > 0 and matching(ADDRESS)(row[0]) and NUMBERS(row[1:])


ASSIGNMENTS = list_of(_is_assignment, 500)


def _refuse_constant(name):
    raise ValueError(f"JSON has no {name}")


def _read_fraction(digits):
    number = float(digits)
    return int(number) if number.is_integer() else number


def choose_notes(schema, contest, rows):
    """The UIDs of the notes that count, in their order. `contest` has `contest`, `organizer`, `entries` and `submissions`."""
    texts, newest = [], {}
    for row in sorted(rows, key=lambda row: (row["time"], row["uid"])):
        place = (row["schema"], row["refUID"], row["attester"].lower(), row["revocationTime"])
        if place != (schema["uid"], contest["contest"], contest["organizer"].lower(), 0):
            continue
        try:
            note = decode_note(schema["definition"], row["data"])
        except Refused:
            continue
        about = int(note["about"], 16)
        if about > contest["entries"] and note["about"] not in contest["submissions"]:
            continue
        if note["kind"] == "text":
            texts.append(row)
        else:
            newest[note["kind"], about] = row
    return [row["uid"] for row in sorted([*texts, *newest.values()], key=lambda row: (row["time"], row["uid"]))]


def decode_note(definition, data):
    """The values of a note's data. Raises `Refused`."""
    note = decode_data(definition, data)
    if len(from_text(note["text"])) > 16_384:
        raise Refused("Oversized")
    return note


def read_note(kind, json_text):
    """The assignments or awards of a note; None if its JSON is not that of its kind. Any spelling of a number counts."""
    try:
        value = json.loads(json_text, parse_float=_read_fraction, parse_constant=_refuse_constant)
    except (ValueError, RecursionError):
        return None
    return value if {"assignments": ASSIGNMENTS, "awards": AWARDS}[kind](value) else None
