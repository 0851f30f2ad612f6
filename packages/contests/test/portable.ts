import type { Hex } from 'viem';
import { keccak256 } from '../src/abi/keccak256.ts';
import {
  CRITERIA_V1,
  createResultBundle,
  decodeContest,
  decodeEvaluation,
  readResult,
  sumPoints,
} from '../src/index.ts';
import { ENTRIES, JUDGES, makeAttestation, makeBlock, makeContest } from './make.ts';

/** The outcome, which must be the same in every engine. */
export type Portable = { readonly decoded: readonly unknown[]; readonly hostile: Hex; readonly bundle: Hex };

/** Decodes the vectors and many hostile inputs, and reads a result. Runs in Node and in a browser. */
export function runPortable(vectors: readonly Hex[], hostileCount: number): Portable {
  return {
    decoded: vectors.map((data) => decodeEvaluation(data)),
    hostile: hashHostile(vectors, hostileCount),
    bundle: createResultBundle(readMixed()).hash,
  };
}

/** Vectors with pseudo-randomly changed, removed or duplicated bytes. */
function hashHostile(vectors: readonly Hex[], count: number): Hex {
  let state = 0x9e3779b9;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
  const outcomes: unknown[] = [];
  for (let index = 0; index < count; index++) {
    const digits = [...(vectors[next(vectors.length)] ?? '0x').slice(2)];
    for (let change = next(6); change >= 0 && digits.length > 0; change--)
      digits[next(digits.length)] = '0123456789abcdefABCDEFx'.charAt(next(23));
    if (next(4) === 0) digits.length = next(digits.length + 1);
    const data: Hex = `0x${digits.join('')}`;
    outcomes.push(decodeEvaluation(data), decodeContest({ ...makeAttestation(), data }, 1));
  }
  return keccak256(new TextEncoder().encode(JSON.stringify(outcomes)));
}

function readMixed() {
  const attestations = Array.from({ length: 40 }, (_, index) => {
    const tags = CRITERIA_V1.filter((__, place) => (index >> (place % 5)) % 2 === 0).map(({ id }) => id);
    const points = sumPoints(CRITERIA_V1, tags) + (index % 11 === 0 ? 1 : 0);
    return makeAttestation({
      attester: JUDGES[index % (index % 4 === 0 ? 2 : 3)] ?? JUDGES[0],
      time: BigInt(1_500 + ((index * 397) % 3_000)),
      says: { entry: ENTRIES[(index * 5) % 7] ?? 'else', tags, points, comment: `Größe ${index} 🏛️` },
    });
  });
  return readResult({ contest: makeContest({ endsAt: 4_000n }), attestations, block: makeBlock() });
}
