/**
 * `node bench/main.ts`: measures large contests on one core and how their cost grows, compared with viem's decoder in the same run. Reports the
 * best of several alternating rounds, because the machine may be busy.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { decodeAbiParameters, parseAbiParameters } from 'viem';
import { describeGrowth, type GrowthTables } from '../../../scripts/bench/describeGrowth.ts';
import { type Figure, record } from '../../../scripts/bench/record.ts';
import {
  type Attestation,
  CRITERIA_V1,
  createResultBundle,
  decodeEvaluation,
  isAttestationUidTrue,
  rankAdditively,
  readResult,
  toBundleJson,
} from '../src/index.ts';
import { toProofJson } from '../src/proof/proofBundle.ts';
import { verifyProof } from '../src/proof.ts';
import { address, makeAttestation, makeBlock, makeContest } from '../test/make.ts';
import { makeBundle, makeLargeHistory, PROTOCOLS } from '../test/makeProof.ts';

const ROUNDS = 5;
const TYPES = parseAbiParameters('bytes32, string, string[], uint8, string');
const COMMENT =
  'As long as people write when they have looked at an entry for a while and want to be fair to those behind it.';

/** The time budget for decoding, judging and ranking. */
const SIZES = [
  { count: 10_000, promisedMs: 300 },
  { count: 50_000, promisedMs: 1_500 },
];

const judges = Array.from({ length: 100 }, (_, index) => address(0x1000 + index));
const entries = Array.from({ length: 200 }, (_, index) => `https://example.org/entry/${index}`);
const contest = makeContest({ judges, entries });
const block = makeBlock(9_999n);

function makeRows(count: number): readonly Attestation[] {
  const tags = CRITERIA_V1.map(({ id }) => id);
  return Array.from({ length: count }, (_, index) => {
    const entry = entries[(index * 7 + Math.floor(index / 100)) % entries.length] ?? '';
    const attester = judges[index % judges.length] ?? '0x';
    const says = { entry, tags, points: 26, comment: COMMENT };
    return makeAttestation({ attester, time: 2_000n + BigInt(index % 2_500), says });
  });
}

/** The best time of each function, in milliseconds. */
function measure<Name extends string>(
  runs: Readonly<Record<Name, () => unknown>>,
  rounds = ROUNDS,
): Record<Name, number> {
  // The cast: Object.keys loses the key type.
  const names = Object.keys(runs) as Name[];
  const best = Object.fromEntries(names.map((name) => [name, Number.POSITIVE_INFINITY])) as Record<
    Name,
    number
  >;
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const before = performance.now();
      runs[name]();
      best[name] = Math.min(best[name], performance.now() - before);
    }
  }
  return best;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Megabytes in use after a collection. */
function measureHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 1_000_000;
}

const figures: Figure[] = [];

const say = (what: string, ms: number, more = '') =>
  console.log(`${what.padEnd(46)} ${ms.toFixed(1).padStart(9)} ms  ${more}`);

for (const { count, promisedMs } of SIZES) {
  const rows = makeRows(count);
  const result = readResult({ contest, attestations: rows, block });
  const ms = measure({
    ours: () => rows.map(({ data }) => decodeEvaluation(data)),
    viem: () => rows.map(({ data }) => decodeAbiParameters(TYPES, data)),
    read: () => readResult({ contest, attestations: rows, block }),
    additive: () => rankAdditively(contest, result.counted),
    bundle: () => toBundleJson(createResultBundle(result)),
  });
  console.log(`${count.toLocaleString('en')} evaluations`);
  say('  decode', ms.ours);
  say("  decode, viem's decodeAbiParameters", ms.viem, `${(ms.viem / ms.ours).toFixed(1)} times ours`);
  say('  decode, judge and rank', ms.read, `promised: ${promisedMs} ms`);
  const about = `${count.toLocaleString('en')} reviews`;
  figures.push(
    { what: `decode ${about}`, value: ms.ours, unit: 'ms', peer: { name: 'viem', value: ms.viem } },
    { what: `decode, judge and rank ${about}`, value: ms.read, unit: 'ms' },
    { what: `bundle of ${about} with its hash`, value: ms.bundle, unit: 'ms' },
  );
  say('  rank additively', ms.additive, `${result.counted.length} reviews by ${judges.length} judges`);
  say('  bundle with its hash', ms.bundle);
}

const rows = makeRows(10_000);
const { uids } = measure({ uids: () => rows.every(isAttestationUidTrue) });
say('10,000 UIDs recomputed', uids);
figures.push({ what: '10,000 UIDs recomputed', value: uids, unit: 'ms' });

const proven = await makeBundle(makeLargeHistory(10_000));
const text = toProofJson(proven.bundle);
const { proof } = measure({
  proof: () => verifyProof({ text, blockHash: proven.blockHash, protocols: PROTOCOLS }),
});
say('bundle of 10,000 acts verified offline', proof, 'promised: 5000 ms');
figures.push({ what: 'bundle of 10,000 acts verified offline', value: proof, unit: 'ms' });
record('contests', figures);

/** The cost of each step by the number of reviews. */
const SIZES_OF_GROWTH = [10, 100, 1_000, 10_000, 50_000];
const steps = {
  decode: 'decode',
  read: 'decode, judge and rank',
  uids: 'recompute UIDs',
  bundle: 'bundle with its hash',
};
const times = Object.fromEntries(Object.keys(steps).map((step) => [step, []])) as unknown as Record<
  keyof typeof steps,
  [number, number][]
>;
const heaps: [number, number][] = [];
for (const count of SIZES_OF_GROWTH) {
  const before = measureHeap();
  const many = makeRows(count);
  const result = readResult({ contest, attestations: many, block });
  heaps.push([count, measureHeap() - before]);
  const runs = {
    decode: () => many.map(({ data }) => decodeEvaluation(data)),
    read: () => readResult({ contest, attestations: many, block }),
    uids: () => many.every(isAttestationUidTrue),
    bundle: () => toBundleJson(createResultBundle(result)),
  };
  const ms = measure(runs, count > 1_000 ? 2 : ROUNDS);
  for (const step of Object.keys(runs) as (keyof typeof runs)[]) times[step].push([count, ms[step]]);
}
const growths = [
  ...Object.entries(steps).map(([step, what]) => ({
    what,
    unit: 'ms',
    points: times[step as keyof typeof steps],
  })),
  { what: 'heap of rows and result', unit: 'MB', points: heaps },
];
console.log(describeGrowth('reviews', growths));
record('contests-growth', [{ of: 'reviews', growths }] satisfies GrowthTables);
