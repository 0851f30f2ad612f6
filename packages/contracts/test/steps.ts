/** The steps of a history, as test/forge/Differential.t.sol decodes them. */
import type { Schedule } from '@org/contests';
import { type Hex, parseAbiParameters, toFunctionSelector } from 'viem';
import { contestResolverAbi, easAbi } from '../src/index.ts';

/** mulberry32: small, fast and the same on every machine. */
export function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Data with one byte changed, cut off or added: mostly refused as undecodable, at times accepted as other values. */
export function corrupt(data: Hex, random: (below: number) => number): Hex {
  const bytes = data.slice(2);
  const at = 2 * random(bytes.length / 2);
  const kind = random(4);
  if (kind === 0) return `0x${bytes.slice(0, at)}`;
  if (kind === 1) return `0x${bytes}${'00'.repeat(random(2) ? 32 : 1)}`;
  const byte = random(3) ? random(256) : 0xff;
  return `0x${bytes.slice(0, at)}${byte.toString(16).padStart(2, '0')}${bytes.slice(at + 2)}`;
}

/** The ABI types of steps. */
export const stepTypes = parseAbiParameters([
  'Step[] steps',
  'struct Times { uint64 submissionsUntil; uint64 opensAt; uint64 closesAt; uint64 revealUntil; }',
  'struct Step { uint64 time; address who; bool isRevocation; bool isRevocable; bytes32 schema; bytes32 refUID; bytes data; bytes32 uid; bytes4 failure; bytes32 contest; uint32 acts; bytes32 head; bytes32 submissionsHead; Times times; Times start; bool hasReviews; uint16 judges; uint16 entries; uint16 entry; uint64 sum; uint16 reviews; }',
]);
export type Step = {
  [Key in
    | 'who'
    | 'schema'
    | 'refUID'
    | 'data'
    | 'uid'
    | 'failure'
    | 'contest'
    | 'head'
    | 'submissionsHead']: Hex;
} & {
  time: bigint;
  isRevocation: boolean;
  isRevocable: boolean;
  acts: number;
  times: Schedule;
  start: Schedule;
  hasReviews: boolean;
  judges: number;
  entries: number;
  entry: number;
  sum: bigint;
  reviews: number;
};

/** The selector of an error of the resolver or of EAS. */
export const getSelector = (reason: string): Hex => {
  const item = [...contestResolverAbi, ...easAbi].find(
    (entry) => entry.type === 'error' && entry.name === reason,
  );
  if (item?.type !== 'error') throw new Error(`There is no error ${reason}.`);
  return toFunctionSelector(`${reason}(${item.inputs.map(({ type }) => type).join(',')})`);
};
