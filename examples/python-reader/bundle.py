"""The formats of bundles: the fields of each, with their limits, the canonical text and the result hash."""

import hashlib
import json
import re

from ethereum import to_hex
from replay import TIMES

PROVEN = ("header", "accountProof", "storageProof", "eas", "submissionActs")
STATUSES = ("standing", "withdrawn", "disqualified")
REVOKING_KINDS = (1, 3, 5, 9, 13)
MAX_NUMBER = 2**53 - 1
MAX_CHARACTERS = 64 * 1024 * 1024
MAX_PARTS = 2_000_000
OTHER_FORMAT = re.compile("laurel-(?:proof|ranking|result)/[0-9]{1,9}")


class Refusal(Exception):
    """The reason why a bundle is refused, as docs/protocol/contests.md names it."""


def refuse_unless(holds, reason):
    if not holds:
        raise Refusal(reason)


def canonical(value):
    """RFC 8785, for values without fractions: sorted keys, no spaces, UTF-8."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def hash_result(bundle, is_closed):
    left_out = ("hash", *(PROVEN if is_closed else ()))
    rest = {name: value for name, value in bundle.items() if name not in left_out}
    return to_hex(hashlib.sha256(canonical(rest).encode()).digest())


# A shape is a function that tells whether a value has it, a pair of the shape of each item of a list and their greatest number,
# or a shape for each field.


def number(most):
    return lambda value: type(value) is int and 0 <= value <= most


def text(pattern):
    pattern = re.compile(pattern)
    return lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None


def fixed(size):
    """Hex of `size` bytes."""
    return text(f"0x[0-9a-f]{{{2 * size}}}")


def at_most(most):
    """Hex of whole bytes, at most `most`."""
    is_hex = text("0x(?:[0-9a-f]{2})*")
    return lambda value: is_hex(value) and len(value) <= 2 + 2 * most


def one_of(*texts):
    return lambda value: isinstance(value, str) and value in texts


def optional(shape):
    return lambda value: value is None or shape(value)


def time(value):
    """A time: a number, or decimal text above 2^53 - 1."""
    return NUMBER(value) or DIGITS(value) and MAX_NUMBER < int(value) < 2**64


def flag(value):
    return type(value) is bool


NUMBER, BYTE, COUNT = number(MAX_NUMBER), number(255), number(2**32 - 1)
DIGITS = text("[1-9][0-9]{15,19}")
HASH, ADDRESS = fixed(32), fixed(20)
NODE = at_most(1_024)
NODES = (NODE, 65)
ENTRIES = 1_000
ANY_NUMBER = float("inf")

ATTESTATION = {
    **{"uid": HASH, "schema": HASH, "recipient": ADDRESS, "attester": ADDRESS, "time": NUMBER},
    **{"expirationTime": NUMBER, "revocable": flag, "refUID": HASH, "data": at_most(32_768), "bump": COUNT},
}
ACT = {"kind": BYTE, "time": NUMBER}
RANK = {"entry": COUNT, "rank": optional(COUNT), "sum": NUMBER, "reviews": COUNT}
TERMS = {
    **{"organizer": ADDRESS, "flags": BYTE, "judges": number(500)},
    **{"maxPoints": (BYTE, 20), "weights": (BYTE, 20)},
    **{"times": dict.fromkeys(TIMES, time), "start": dict.fromkeys(TIMES, time)},
}
ENTRY = {"status": one_of(*STATUSES), "sum": NUMBER, "reviews": COUNT, "submission": optional(HASH)}


def check_act(act):
    """The kind determines the fields."""
    kind = act.get("kind") if isinstance(act, dict) else None
    is_revoked = type(kind) is int and kind in REVOKING_KINDS
    check_shape(act, {**ACT, "uid": HASH} if is_revoked else {**ACT, "attestation": ATTESTATION})
    return True


def list_fields(name, slots, others):
    """The fields of a format; a storage proof has at most 65 nodes for each of its slots."""
    return {
        **{"format": one_of(name), "chainId": NUMBER, "contest": ATTESTATION, "hash": HASH},
        **{"header": at_most(16_384), "accountProof": NODES},
        "eas": {"accountProof": NODES, "storageProof": NODES, "implementationProof": NODES},
        **{**others, "ranking": (RANK, ENTRIES), "storageProof": (NODE, 65 * slots)},
    }


ACTS = (check_act, ANY_NUMBER)
SHAPES = {
    "laurel-proof/1": list_fields(
        "laurel-proof/1", 5 + ENTRIES, {"submissions": (ATTESTATION, ENTRIES), "acts": ACTS}
    ),
    "laurel-ranking/1": list_fields(
        "laurel-ranking/1", 5 + 2 * ENTRIES, {"terms": TERMS, "entries": (ENTRY, ENTRIES)}
    ),
}


def check_shape(value, shape):
    if callable(shape):
        refuse_unless(shape(value), "wrong-field")
    elif isinstance(shape, tuple):
        refuse_unless(isinstance(value, list) and len(value) <= shape[1], "wrong-field")
        for each in value:
            check_shape(each, shape[0])
    else:
        refuse_unless(isinstance(value, dict), "wrong-field")
        refuse_unless(all(name in shape for name in value), "unknown-field")
        for name, each in shape.items():
            refuse_unless(name in value, "missing-field")
            check_shape(value[name], each)


def refuse_constant(name):
    raise ValueError(f"{name} is not JSON")


def parse(text):
    """The bundle of a text, each field of which has its shape then."""
    refuse_unless(len(text) <= MAX_CHARACTERS, "too-large")
    refuse_unless(sum(text.count(mark) for mark in ",[{") <= MAX_PARTS, "too-large")
    try:
        bundle = json.loads(text, parse_constant=refuse_constant)
        is_canonical = canonical(bundle) == text
    except (ValueError, RecursionError):
        is_canonical = False
    refuse_unless(is_canonical, "not-canonical")
    refuse_unless(isinstance(bundle, dict), "wrong-field")
    name = bundle.get("format")
    is_known = isinstance(name, str) and name in SHAPES
    is_other = isinstance(name, str) and not is_known and OTHER_FORMAT.fullmatch(name)
    refuse_unless(not is_other, "unsupported-format")
    shape = SHAPES[name if is_known else "laurel-proof/1"]
    has_log = "submissionActs" in bundle and shape is SHAPES["laurel-proof/1"]
    check_shape(bundle, {**shape, "submissionActs": ACTS} if has_log else shape)
    return bundle
