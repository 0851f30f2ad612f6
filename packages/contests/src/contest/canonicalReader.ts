import type { Address, Hex } from 'viem';
import { checksumAddress } from '../base/address.ts';
import { bytesToHex } from '../base/hex.ts';
import { refuse } from './refusals.ts';

const WORD = 32;

/** Readers replace invalid bytes, because the resolver does not check texts. `ignoreBOM` keeps a leading U+FEFF. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text of bytes, with U+FFFD for each invalid sequence. */
export function toText(bytes: Uint8Array): string {
  return utf8.decode(bytes);
}

/**
 * Reads values that have exactly one encoding: dynamic values follow the head in their order, without gaps, shared offsets,
 * dirty padding or trailing bytes. The same steps as in CanonicalAbi.sol, so that both refuse the same data with the same
 * error. Refuses with `Undecodable`.
 */
export class CanonicalReader {
  readonly #bytes: Uint8Array;
  #cursor: number;

  /** @param words the number of words of the head */
  constructor(bytes: Uint8Array, words: number) {
    this.#bytes = bytes;
    this.#cursor = words * WORD;
    if (bytes.length < this.#cursor) refuse('Undecodable');
  }

  /** Checks that nothing follows the last value. */
  close(): void {
    if (this.#bytes.length !== this.#cursor) refuse('Undecodable');
  }

  word(index: number): Hex {
    return bytesToHex(this.#bytes.subarray(index * WORD, (index + 1) * WORD));
  }

  bool(index: number): boolean {
    return this.#below(index, 2n) === 1n;
  }

  uint8(index: number): number {
    return Number(this.#below(index, 1n << 8n));
  }

  uint16(index: number): number {
    return Number(this.#below(index, 1n << 16n));
  }

  uint64(index: number): bigint {
    return this.#below(index, 1n << 64n);
  }

  address(index: number): Address {
    return toAddress(this.word(index));
  }

  /** The bytes whose offset is at an index of the head. */
  bytes(index: number): Uint8Array {
    const { start, length } = this.#openDynamic(index);
    const next = start + Math.ceil(length / WORD) * WORD;
    if (next > this.#bytes.length) refuse('Undecodable');
    if (this.#bytes.subarray(start + length, next).some((byte) => byte !== 0)) refuse('Undecodable');
    this.#cursor = next;
    return this.#bytes.subarray(start, start + length);
  }

  /** The list of words whose offset is at an index of the head. */
  words(index: number): readonly Hex[] {
    const { start, length } = this.#openDynamic(index);
    const next = start + length * WORD;
    if (next > this.#bytes.length) refuse('Undecodable');
    this.#cursor = next;
    return Array.from({ length }, (_, item) => this.word(start / WORD + item));
  }

  #openDynamic(index: number): { start: number; length: number } {
    const start = this.#cursor + WORD;
    if (BigInt(this.word(index)) !== BigInt(this.#cursor)) refuse('Undecodable');
    if (this.#bytes.length < start) refuse('Undecodable');
    const length = BigInt(this.word(this.#cursor / WORD));
    if (length > BigInt(this.#bytes.length)) refuse('Undecodable');
    return { start, length: Number(length) };
  }

  #below(index: number, limit: bigint): bigint {
    const value = BigInt(this.word(index));
    if (value >= limit) refuse('Undecodable');
    return value;
  }
}

/** The address in a word. */
export function toAddress(word: Hex): Address {
  if (!word.startsWith(`0x${'0'.repeat(24)}`)) refuse('Undecodable');
  return checksumAddress(`0x${word.slice(26)}`);
}
