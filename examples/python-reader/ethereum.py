"""What the reader needs of Ethereum: Keccak-256, RLP, ABI data, Merkle-Patricia proofs. Standard library only."""

from functools import lru_cache

MASK = (1 << 64) - 1


def _round_constants():
    """The 24 constants of Keccak-f, from their linear feedback shift register (FIPS 202, section 3.2.5)."""
    constants, register = [], 1
    for _ in range(24):
        constant = 0
        for bit in range(7):
            if register & 1:
                constant |= 1 << ((1 << bit) - 1)
            register = (register << 1) ^ (0x171 if register & 0x80 else 0)
        constants.append(constant)
    return constants


def _turns():
    """The target and the rotation in bits of each lane, in the order of the moves (FIPS 202, sections 3.2.2 and 3.2.3)."""
    turns, x, y = [], 1, 0
    for step in range(24):
        x, y = y, (2 * x + 3 * y) % 5
        turns.append((x + 5 * y, (step + 1) * (step + 2) // 2 % 64))
    return turns


CONSTANTS = _round_constants()
TURNS = _turns()


def _permute(state):
    for constant in CONSTANTS:
        columns = [state[x] ^ state[x + 5] ^ state[x + 10] ^ state[x + 15] ^ state[x + 20] for x in range(5)]
        for x in range(5):
            turned = columns[(x + 1) % 5]
            mixed = columns[x - 1] ^ ((turned << 1 | turned >> 63) & MASK)
            for y in range(0, 25, 5):
                state[x + y] ^= mixed
        lane = state[1]
        for place, shift in TURNS:
            state[place], lane = (lane << shift | lane >> (64 - shift)) & MASK, state[place]
        for y in range(0, 25, 5):
            a, b, c, d, e = state[y : y + 5]
            state[y : y + 5] = a ^ (~b & c), b ^ (~c & d), c ^ (~d & e), d ^ (~e & a), e ^ (~a & b)
        state[0] ^= constant


@lru_cache(maxsize=4096)
def keccak(data):
    """Keccak-256 with the padding of Ethereum, which is not that of SHA-3. Cached, since altered bundles repeat most of their nodes."""
    rate = 136
    padded = bytearray(data + b"\x01" + b"\x00" * (-(len(data) + 1) % rate))
    padded[-1] |= 0x80
    state = [0] * 25
    for start in range(0, len(padded), rate):
        for lane in range(rate // 8):
            state[lane] ^= int.from_bytes(padded[start + 8 * lane : start + 8 * lane + 8], "little")
        _permute(state)
    return b"".join(lane.to_bytes(8, "little") for lane in state[:4])


def to_hex(data):
    return "0x" + data.hex()


def to_bytes(text):
    return bytes.fromhex(text[2:])


def word(value):
    """A 32-byte word of `abi.encode`: of a number, or of hex or bytes that fill its lowest bytes."""
    if isinstance(value, str):
        value = to_bytes(value)
    return value.to_bytes(32, "big") if isinstance(value, int) else value.rjust(32, b"\x00")


class Malformed(Exception):
    """Bytes that are not what they should be."""


def read_rlp(data):
    item, rest = _read_item(data)
    if rest:
        raise Malformed("bytes behind the RLP item")
    return item


def _read_item(data):
    if not data:
        raise Malformed("no RLP item")
    first = data[0]
    if first < 0x80:
        return data[:1], data[1:]
    is_list = first >= 0xC0
    size, start = first - (0xC0 if is_list else 0x80), 1
    if size > 55:
        start += size - 55
        length = data[1:start]
        size = int.from_bytes(length, "big")
        if not length or length[0] == 0 or size < 56:
            raise Malformed("a length that is not minimal")
    content, rest = data[start : start + size], data[start + size :]
    if len(content) < size:
        raise Malformed("too few bytes")
    if not is_list:
        if size == 1 and content[0] < 0x80:
            raise Malformed("a byte that needs no prefix")
        return content, rest
    items = []
    while content:
        item, content = _read_item(content)
        items.append(item)
    return items, rest


def read_number(item):
    if not isinstance(item, bytes) or item[:1] == b"\x00":
        raise Malformed("not a number")
    return int.from_bytes(item, "big")


def to_text(data):
    """Texts are not checked for UTF-8: invalid bytes stay in the text, and `from_text` has them again."""
    return data.decode("utf-8", "surrogateescape")


def from_text(text):
    return text.encode("utf-8", "surrogateescape")


def decode_abi(data, types):
    """Decodes the canonical ABI encoding: dynamic values behind the head, in their order, with zero padding."""
    values, at, end = [], 0, 32 * len(types)
    for kind in types:
        head = data[at : at + 32]
        if len(head) < 32:
            raise Malformed("too few words")
        at += 32
        if kind not in ("string", "bytes") and not kind.endswith("[]"):
            values.append(_decode_word(head, kind))
            continue
        if int.from_bytes(head, "big") != end:
            raise Malformed("a value that is not directly behind the one before")
        count = int.from_bytes(data[end : end + 32], "big")
        end += 32
        if count > len(data):
            raise Malformed("too long")
        if kind.endswith("[]"):
            words = [data[end + 32 * index : end + 32 * index + 32] for index in range(count)]
            if any(len(each) < 32 for each in words):
                raise Malformed("too few words")
            values.append([_decode_word(each, kind[:-2]) for each in words])
            end += 32 * count
            continue
        content, padded = data[end : end + count], count + -count % 32
        padding = data[end + count : end + padded]
        if len(content) + len(padding) < padded or any(padding):
            raise Malformed("padding that is not zero")
        values.append(to_text(content) if kind == "string" else content)
        end += padded
    if end != len(data):
        raise Malformed("bytes behind the last value")
    return values


def _decode_word(data, kind):
    number = int.from_bytes(data, "big")
    if kind == "bytes32":
        return to_hex(data)
    bits = 160 if kind == "address" else 1 if kind == "bool" else int(kind[4:])
    if number >> bits:
        raise Malformed(f"not a value of {kind}")
    return to_hex(data[12:]) if kind == "address" else bool(number) if kind == "bool" else number


EMPTY_ROOT = to_hex(keccak(b"\x80"))


class Trie:
    """A Merkle-Patricia trie of which the nodes of some proofs are known, each once, in the order of their first use."""

    def __init__(self, root, nodes):
        self.root, self.nodes, self.used = root, [to_bytes(node) for node in nodes], {}

    def find_origin(self):
        """Whether consistent nodes are of another trie ("root") or prove other keys ("keys"); None if they prove nothing."""
        named = {to_bytes(self.root)}
        for index, node in enumerate(self.nodes):
            if keccak(node) not in named:
                return None if index else "root"
            self._add_hashes(read_rlp(node), named)
        return "keys" if self.nodes else None

    def _add_hashes(self, item, hashes):
        if isinstance(item, bytes):
            hashes.add(item)
        else:
            for each in item:
                self._add_hashes(each, hashes)

    def read(self, key):
        """The value of a key, which is hashed as in the tries of accounts and storage; None if it is absent."""
        if self.root == EMPTY_ROOT:
            return None
        nibbles = [int(digit, 16) for digit in keccak(key).hex()]
        node = self._get(to_bytes(self.root))
        while True:
            if len(node) == 17:
                if not nibbles:
                    raise Malformed("a branch below a whole key")
                child = node[nibbles.pop(0)]
            elif len(node) == 2:
                digits = node[0].hex()
                flag = int(digits[0], 16)
                path = [int(digit, 16) for digit in digits[1 if flag & 1 else 2 :]]
                if nibbles[: len(path)] != path:
                    return None
                del nibbles[: len(path)]
                child = node[1]
                if flag & 2:
                    return None if nibbles else child
            else:
                raise Malformed("not a node")
            if child == b"":
                return None
            node = child if isinstance(child, list) else self._get(child)

    def _get(self, name):
        if name in self.used:
            return self.used[name]
        index = len(self.used)
        if index >= len(self.nodes) or keccak(self.nodes[index]) != name:
            raise Malformed("not the next node")
        node = read_rlp(self.nodes[index])
        if not isinstance(node, list):
            raise Malformed("not a node")
        self.used[name] = node
        return node

    def has_unused(self):
        return len(self.used) < len(self.nodes)
