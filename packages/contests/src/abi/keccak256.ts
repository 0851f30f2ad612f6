import type { Hex } from 'viem';
import { bytesToHex } from './hex.ts';

/** Bytes that one permutation takes in, of the 200 of the state. */
const RATE = 136;
const ROUNDS = 24;

/** The 25 lanes of 64 bits as pairs of 32-bit numbers, the low half first: BigInt is many times slower. */
type Lanes = Int32Array;

/** Which lane is replaced next, and how far its new content is rotated to the left: never by 0 or 32 bits. */
const moves = new Uint8Array(ROUNDS);
const rotations = new Uint8Array(ROUNDS);
const constants: Lanes = new Int32Array(2 * ROUNDS);
for (let round = 0, x = 1, y = 0, register = 1; round < ROUNDS; round++) {
  [x, y] = [y, (2 * x + 3 * y) % 5];
  moves[round] = 2 * x + 10 * y;
  rotations[round] = (((round + 1) * (round + 2)) / 2) % 64;
  for (let bit = 1; bit < 128; bit *= 2) {
    if (register & 1)
      constants[2 * round + (bit >> 6)] = at(constants, 2 * round + (bit >> 6)) ^ (1 << (bit - 1));
    register = (register << 1) ^ ((register >> 7) * 0x171);
  }
}

const state: Lanes = new Int32Array(50);
const row: Lanes = new Int32Array(10);

/** Indices stay within the array. */
function at(lanes: Lanes | Uint8Array, index: number): number {
  return lanes[index] as number;
}

function flip(index: number, bits: number): void {
  state[index] = at(state, index) ^ bits;
}

/** Keccak-f[1600]; shifts use the last five bits of their count. */
function permute(): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (let x = 0; x < 10; x++) {
      row[x] = at(state, x) ^ at(state, x + 10) ^ at(state, x + 20) ^ at(state, x + 30) ^ at(state, x + 40);
    }
    for (let x = 0; x < 10; x += 2) {
      const before = (x + 8) % 10;
      const after = (x + 2) % 10;
      const low = at(row, before) ^ (at(row, after) << 1) ^ (at(row, after + 1) >>> 31);
      const high = at(row, before + 1) ^ (at(row, after + 1) << 1) ^ (at(row, after) >>> 31);
      for (let y = x; y < 50; y += 10) {
        flip(y, low);
        flip(y + 1, high);
      }
    }
    for (let step = 0, low = at(state, 2), high = at(state, 3); step < ROUNDS; step++) {
      const to = at(moves, step);
      const bits = at(rotations, step);
      const first = bits > 32 ? high : low;
      const second = bits > 32 ? low : high;
      low = at(state, to);
      high = at(state, to + 1);
      state[to] = (first << bits) | (second >>> -bits);
      state[to + 1] = (second << bits) | (first >>> -bits);
    }
    for (let y = 0; y < 50; y += 10) {
      for (let x = 0; x < 10; x++) row[x] = at(state, y + x);
      for (let x = 0; x < 10; x++) flip(y + x, ~at(row, (x + 2) % 10) & at(row, (x + 4) % 10));
    }
    flip(0, at(constants, 2 * round));
    flip(1, at(constants, 2 * round + 1));
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
  padded[padded.length - 1] = at(padded, padded.length - 1) ^ 0x80;
  const view = new DataView(padded.buffer);
  state.fill(0);
  for (let start = 0; start < padded.length; start += RATE) {
    for (let index = 0; index < RATE / 4; index++) flip(index, view.getInt32(start + 4 * index, true));
    permute();
  }
  for (let index = 0; index < 8; index++) view.setInt32(4 * index, at(state, index), true);
  return bytesToHex(padded.subarray(0, 32));
}
