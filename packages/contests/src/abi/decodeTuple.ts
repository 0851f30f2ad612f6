import type { Address, Hex } from 'viem';
import { LIMITS } from '../limits.ts';
import { checksumAddress } from './address.ts';
import { bytesToHex, hexToBytes } from './hex.ts';

/** The ABI types that occur in the schemas. */
export type AbiType = 'string' | 'bytes32' | 'uint8' | 'address[]' | 'string[]';

/** The decoded value of each type. */
export type AbiValue = {
  readonly string: string;
  readonly bytes32: Hex;
  readonly uint8: number;
  readonly 'address[]': readonly Address[];
  readonly 'string[]': readonly string[];
};

/** The values of a list of types, in order. */
export type AbiValues<Types extends readonly AbiType[]> = {
  readonly [Index in keyof Types]: AbiValue[Types[Index]];
};

/** `0x` and two digits per byte: longer data is rejected before any of it is read. */
const MAX_HEX_LENGTH = 2 + 2 * LIMITS.rawBytes;

/** A buffer that all calls share: allocating costs more than decoding, and decoded values are copies. */
let room = new Uint8Array(4_096);

function getRoom(size: number): Uint8Array {
  if (size > room.length) room = new Uint8Array(size * 2);
  return room.subarray(0, size);
}

/** Decodes an attestation's data; null if it is malformed. Never throws. */
export function decodeData<const Types extends readonly AbiType[]>(types: Types, data: Hex) {
  if (data.length > MAX_HEX_LENGTH) return null;
  const bytes = hexToBytes(data, getRoom);
  return bytes && decodeTuple(types, bytes);
}

const WORD = 32;

/** `ignoreBOM` keeps a leading U+FEFF: otherwise two different byte strings would decode to the same text. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Thrown and caught in this file only; an Error's stack trace would cost more than the decoding. */
const INVALID = Symbol('invalid');

/**
 * Decodes ABI-encoded values, bounds-checked; null if Solidity's `abi.decode` would revert, if a string is not valid
 * UTF-8, or if the bytes or the decoded values exceed {@link LIMITS}. Never throws, never allocates before a check.
 *
 * As in Solidity, offsets may point anywhere inside the bytes, values may overlap, and unreferenced bytes are ignored.
 */
export function decodeTuple<const Types extends readonly AbiType[]>(
  types: Types,
  bytes: Uint8Array,
): AbiValues<Types> | null {
  if (bytes.length > LIMITS.rawBytes) return null;
  const reader = new Reader(bytes);
  try {
    const values = types.map((type, index) => reader.read(type, index * WORD));
    // TypeScript cannot map a tuple through `map`; `read` returns the value of the given type.
    return values as unknown as AbiValues<Types>;
  } catch (thrown) {
    if (thrown === INVALID) return null;
    throw thrown;
  }
}

class Reader {
  readonly #bytes: Uint8Array;
  #budget: number = LIMITS.decodedBytes;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  read(type: AbiType, head: number): string | number | readonly string[] {
    switch (type) {
      case 'bytes32':
        return this.#bytes32(head);
      case 'uint8':
        return this.#uint8(head);
      case 'string':
        return this.#string(this.#offset(head, 0));
      case 'string[]':
        return this.#array(head, (base, item) => this.#string(this.#offset(item, base)));
      case 'address[]':
        return this.#array(head, (_, item) => this.#address(item));
    }
  }

  /** The word at `at` as a number. Rejects 2^48 and more: offsets and lengths are far smaller. */
  #number(at: number): number {
    const bytes = this.#bytes;
    if (at + WORD > bytes.length) throw INVALID;
    let high = 0;
    for (let index = at; index < at + 26; index++) high |= bytes[index] ?? 0;
    if (high !== 0) throw INVALID;
    let value = 0;
    for (let index = at + 26; index < at + WORD; index++) value = value * 256 + (bytes[index] ?? 0);
    return value;
  }

  /** Bounds the size of the decoded values: called before a value is created. */
  #spend(size: number): void {
    this.#budget -= size;
    if (this.#budget < 0) throw INVALID;
  }

  #offset(head: number, base: number): number {
    return base + this.#number(head);
  }

  #bytes32(at: number): Hex {
    this.#spend(WORD);
    if (at + WORD > this.#bytes.length) throw INVALID;
    return bytesToHex(this.#bytes.subarray(at, at + WORD));
  }

  #uint8(at: number): number {
    this.#spend(WORD);
    const value = this.#number(at);
    if (value > 255) throw INVALID;
    return value;
  }

  #address(at: number): Address {
    this.#spend(WORD);
    if (at + WORD > this.#bytes.length) throw INVALID;
    for (let index = at; index < at + 12; index++) if (this.#bytes[index] !== 0) throw INVALID;
    return checksumAddress(bytesToHex(this.#bytes.subarray(at + 12, at + WORD)));
  }

  #array<Item>(head: number, readItem: (base: number, item: number) => Item): readonly Item[] {
    const start = this.#offset(head, 0);
    const count = this.#number(start);
    const base = start + WORD;
    if (count * WORD > this.#bytes.length - base) throw INVALID;
    this.#spend(WORD);
    const items: Item[] = [];
    for (let index = 0; index < count; index++) items.push(readItem(base, base + index * WORD));
    return items;
  }

  #string(at: number): string {
    const length = this.#number(at);
    const start = at + WORD;
    if (length > this.#bytes.length - start) throw INVALID;
    this.#spend(WORD + length);
    const bytes = this.#bytes.subarray(start, start + length);
    return readShortAscii(bytes) ?? readUtf8(bytes);
  }
}

/** A fast path for short ASCII strings such as tags: in browsers, calling the decoder costs more. */
function readShortAscii(bytes: Uint8Array): string | null {
  if (bytes.length > 24) return null;
  let text = '';
  for (const byte of bytes) {
    if (byte > 127) return null;
    text += String.fromCharCode(byte);
  }
  return text;
}

function readUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw INVALID;
  }
}
