/** The steps of a history, as test/forge/Differential.t.sol decodes them. */
import type { Schedule } from '@org/contests';
import { type Hex, parseAbiParameters, toFunctionSelector } from 'viem';
import { contestResolverAbi, easAbi } from '../src/index.ts';

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
