/** A decoded RLP item: bytes, or a list of items. The bytes are views of the input. */
export type RlpItem = Uint8Array | readonly RlpItem[];

/** Trie nodes contain embedded nodes, which have less than 32 bytes; headers contain no lists. */
const MAX_LEVELS = 8;

const FIRST_TEXT = 0x80;
const FIRST_LIST = 0xc0;
/** Longer payloads have their length behind the first byte. */
const MAX_SHORT = 55;

/**
 * Decodes RLP strictly: each item has exactly one accepted encoding, nothing follows it, and lists are nested at most eight
 * levels deep. Never throws.
 *
 * @returns null for anything else
 * @see https://ethereum.org/en/developers/docs/data-structures-and-encoding/rlp/
 */
export function decodeRlp(bytes: Uint8Array): RlpItem | null {
  const read = readItem(bytes, 0, bytes.length, 0);
  return read?.end === bytes.length ? read.item : null;
}

type Read = { readonly item: RlpItem; readonly end: number };

function readItem(bytes: Uint8Array, at: number, limit: number, level: number): Read | null {
  const payload = readPayload(bytes, at, limit);
  if (!payload) return null;
  const { start, end, isList } = payload;
  if (!isList) return { item: bytes.subarray(start, end), end };
  if (level === MAX_LEVELS) return null;
  const items: RlpItem[] = [];
  for (let next = start; next < end; ) {
    const read = readItem(bytes, next, end, level + 1);
    if (!read) return null;
    items.push(read.item);
    next = read.end;
  }
  return { item: items, end };
}

/** The range of an item's payload; null if its prefix is not canonical or the payload exceeds the limit. */
function readPayload(bytes: Uint8Array, at: number, limit: number) {
  const prefix = bytes[at];
  if (prefix === undefined || at >= limit) return null;
  if (prefix < FIRST_TEXT) return { start: at, end: at + 1, isList: false };
  const isList = prefix >= FIRST_LIST;
  const short = prefix - (isList ? FIRST_LIST : FIRST_TEXT);
  let start = at + 1;
  let length = short;
  if (short > MAX_SHORT) {
    const lengthBytes = short - MAX_SHORT;
    // Four bytes of length are 4 GB. A leading zero, or a length that fits into the prefix, is not canonical.
    if (lengthBytes > 4 || start + lengthBytes > limit || bytes[start] === 0) return null;
    length = 0;
    for (const end = start + lengthBytes; start < end; start++) length = length * 256 + (bytes[start] ?? 0);
    if (length <= MAX_SHORT) return null;
  }
  const end = start + length;
  if (end > limit) return null;
  // A byte below 0x80 is its own encoding.
  if (!isList && length === 1 && (bytes[start] ?? 0) < FIRST_TEXT) return null;
  return { start, end, isList };
}

/** The number of bytes that an item's encoding has. */
export function getRlpSize(item: RlpItem): number {
  if (item instanceof Uint8Array && item.length === 1 && (item[0] ?? 0) < FIRST_TEXT) return 1;
  const length =
    item instanceof Uint8Array ? item.length : item.reduce((size, each) => size + getRlpSize(each), 0);
  if (length <= MAX_SHORT) return 1 + length;
  return 1 + Math.ceil((32 - Math.clz32(length)) / 8) + length;
}

/** The number that bytes contain as RLP encodes it: big-endian without leading zeros, at most 32 bytes. Null if not. */
export function readRlpNumber(item: RlpItem | undefined): bigint | null {
  if (!(item instanceof Uint8Array) || item.length > 32 || item[0] === 0) return null;
  let value = 0n;
  for (const byte of item) value = value * 256n + BigInt(byte);
  return value;
}
