/**
 * How long it takes to read large contests: `node bench/readResult.ts`. It ends with code 1 where the figures of the
 * README are not reached, which on a busy machine says something about the machine.
 */
import { decodeAbiParameters, parseAbiParameters } from 'viem';
import { CRITERIA_V1, decodeEvaluation, isAttestationUidTrue, readResult } from '../src/index.ts';
import { address, makeAttestation, makeBlock, makeContest } from '../test/make.ts';

const LIMITS_MS = new Map([
  [10_000, 300],
  [50_000, 1_500],
]);
const TYPES = parseAbiParameters('bytes32, string, string[], uint8, string');
const COMMENT =
  'As long as people write when they have looked at an entry for a while and want to be fair to those behind it.';

const judges = Array.from({ length: 100 }, (_, index) => address(0x1000 + index));
const entries = Array.from({ length: 200 }, (_, index) => `https://example.org/entry/${index}`);
const tags = CRITERIA_V1.map(({ id }) => id);
const contest = makeContest({ judges, entries });

function makeRows(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[(index * 7 + Math.floor(index / 100)) % entries.length] ?? '';
    const attester = judges[index % judges.length] ?? '0x';
    return makeAttestation({
      attester,
      time: 2_000n + BigInt(index % 2_500),
      says: { entry, tags, points: 26, comment: COMMENT },
    });
  });
}

/** The best of several runs: the machine has other things to do. */
function measure(run: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 5; round++) {
    const before = performance.now();
    run();
    best = Math.min(best, performance.now() - before);
  }
  return best;
}

for (const [count, limitMs] of LIMITS_MS) {
  const rows = makeRows(count);
  const figures = {
    'decode, judge and rank': measure(() =>
      readResult({ contest, attestations: rows, block: makeBlock(9_999n) }),
    ),
    'decode alone': measure(() => rows.map(({ data }) => decodeEvaluation(data))),
    'decode with viem': measure(() => rows.map(({ data }) => decodeAbiParameters(TYPES, data))),
    'recompute UIDs': measure(() => rows.every(isAttestationUidTrue)),
  };
  for (const [what, ms] of Object.entries(figures))
    console.log(`${count} evaluations, ${what}: ${ms.toFixed(0)} ms`);
  if (figures['decode, judge and rank'] > limitMs) process.exitCode = 1;
  if (figures['decode alone'] > figures['decode with viem']) process.exitCode = 1;
}
