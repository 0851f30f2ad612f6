import type { Hex } from 'viem';
import { bytesToHex } from './hex.ts';

/** Bytes that one permutation takes in, of the 200 of the state. */
const RATE = 136;
const ROUNDS = 24;

/** The 25 lanes of 64 bits as pairs of 32-bit numbers, the low half first: BigInt is many times slower. */
type Lanes = Int32Array;

/** The lane that is replaced next, and the number of bits by which its new content is rotated to the left: never 0 or 32. */
const moves = new Uint8Array(ROUNDS);
const rotations = new Uint8Array(ROUNDS);
const constants: Lanes = new Int32Array(2 * ROUNDS);
for (let round = 0, x = 1, y = 0, register = 1; round < ROUNDS; round++) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  moves[round] = 2 * x + 10 * y;
  rotations[round] = (((round + 1) * (round + 2)) / 2) % 64;
  for (let bit = 1; bit < 128; bit *= 2) {
    if (register & 1) (constants[2 * round + (bit >> 6)] as number) ^= 1 << (bit - 1);
    register = (register << 1) ^ ((register >> 7) * 0x171);
  }
}

const state: Lanes = new Int32Array(50);
const row: Lanes = new Int32Array(10);

/**
 * Keccak-f[1600]; shifts use the last five bits of their count. Indices stay within the arrays, hence the casts. No functions
 * for these small steps: a page's first hashes run before the engine has compiled them, when calls are expensive.
 */
function permute(): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (let x = 0; x < 10; x++) {
      row[x] =
        (state[x] as number) ^
        (state[x + 10] as number) ^
        (state[x + 20] as number) ^
        (state[x + 30] as number) ^
        (state[x + 40] as number);
    }
    for (let x = 0; x < 10; x += 2) {
      const before = x === 0 ? 8 : x - 2;
      const after = x === 8 ? 0 : x + 2;
      const afterLow = row[after] as number;
      const afterHigh = row[after + 1] as number;
      const low = (row[before] as number) ^ (afterLow << 1) ^ (afterHigh >>> 31);
      const high = (row[before + 1] as number) ^ (afterHigh << 1) ^ (afterLow >>> 31);
      for (let y = x; y < 50; y += 10) {
        (state[y] as number) ^= low;
        (state[y + 1] as number) ^= high;
      }
    }
    for (let step = 0, low = state[2] as number, high = state[3] as number; step < ROUNDS; step++) {
      const to = moves[step] as number;
      const bits = rotations[step] as number;
      const first = bits > 32 ? high : low;
      const second = bits > 32 ? low : high;
      low = state[to] as number;
      high = state[to + 1] as number;
      state[to] = (first << bits) | (second >>> -bits);
      state[to + 1] = (second << bits) | (first >>> -bits);
    }
    for (let y = 0; y < 50; y += 10) {
      const a = state[y] as number;
      const b = state[y + 1] as number;
      const c = state[y + 2] as number;
      const d = state[y + 3] as number;
      for (let x = 0; x < 6; x++)
        (state[y + x] as number) ^= ~(state[y + x + 2] as number) & (state[y + x + 4] as number);
      (state[y + 6] as number) ^= ~(state[y + 8] as number) & a;
      (state[y + 7] as number) ^= ~(state[y + 9] as number) & b;
      (state[y + 8] as number) ^= ~a & c;
      (state[y + 9] as number) ^= ~b & d;
    }
    (state[0] as number) ^= constants[2 * round] as number;
    (state[1] as number) ^= constants[2 * round + 1] as number;
  }
}

/**
 * Keccak-256 of bytes. Not a library's: a bundler loads a library's module as a whole, which costs the first script of a page
 * 2 kB more.
 *
 * @see https://keccak.team/keccak_specs_summary.html
 */
export function keccak256(bytes: Uint8Array): Hex {
  const { length } = bytes;
  const padded = new Uint8Array(length - (length % RATE) + RATE);
  padded.set(bytes);
  padded[length] = 1;
  (padded[padded.length - 1] as number) ^= 0x80;
  const view = new DataView(padded.buffer);
  state.fill(0);
  for (let start = 0; start < padded.length; start += RATE) {
    for (let index = 0; index < RATE / 4; index++)
      (state[index] as number) ^= view.getInt32(start + 4 * index, true);
    permute();
  }
  for (let index = 0; index < 8; index++) view.setInt32(4 * index, state[index] as number, true);
  return bytesToHex(padded.subarray(0, 32));
}
