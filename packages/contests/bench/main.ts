/**
 * `node bench/main.ts`: measures large contests on one core and how their cost grows. Reports the
 * best of several alternating rounds, because the machine may be busy.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describeGrowth, type GrowthTables } from '../../../tools/bench/describeGrowth.ts';
import { type Figure, record } from '../../../tools/bench/record/record.ts';
import {
  createResultBundle,
  isAttestationUidTrue,
  rankAdditively,
  readResult,
  replay,
  toBundleJson,
} from '../src/index.ts';
import {
  type ProofAct,
  type ProofAttestation,
  toAttestation,
  toProofJson,
} from '../src/proof/proofBundle.ts';
import { verifyProof } from '../src/proof.ts';
import { makeBlock } from '../test/make.ts';
import { makeBundle, makeLargeHistory, PROTOCOL, PROTOCOLS } from '../test/makeProof.ts';

const ROUNDS = 5;

/** The time budget for replaying and ranking. */
const SIZES = [
  { count: 1_000, promisedMs: 300 },
  { count: 10_000, promisedMs: 3_000 },
];

const block = makeBlock(9_999n);
const listAttested = (acts: readonly ProofAct[]): readonly ProofAttestation[] =>
  acts.flatMap((act) => ('attestation' in act ? act.attestation : []));

/** The contest and the attestations of a number of reviews. */
function makeActs(count: number) {
  const history = makeLargeHistory(count);
  const acts = listAttested(history.acts).map((row) => toAttestation(row));
  return { protocol: PROTOCOL, contest: toAttestation(history.contest), acts, submissions: [] };
}

function read(acts: ReturnType<typeof makeActs>) {
  const replayed = replay(acts);
  if (!replayed.ok) throw new Error(replayed.fault.reason);
  return {
    ...{ chainId: PROTOCOL.chainId, state: replayed.value, block },
    ...({ order: 'confirmed', hasSubmissionLog: false } as const),
  } as const;
}

/** The best times of functions that return promises. */
async function measureBundle(reading: ReturnType<typeof read>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS; round++) {
    const before = performance.now();
    toBundleJson(await createResultBundle(reading));
    best = Math.min(best, performance.now() - before);
  }
  return best;
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
  const acts = makeActs(count);
  const reading = read(acts);
  const { contest, counted } = readResult(reading);
  const ms = measure({
    read: () => readResult(read(acts)),
    additive: () => rankAdditively(contest, counted),
    uids: () => acts.acts.every(isAttestationUidTrue),
  });
  const bundle = await measureBundle(reading);
  console.log(`${count.toLocaleString('en')} reviews`);
  say('  replay and rank', ms.read, `promised: ${promisedMs} ms`);
  say('  rank additively', ms.additive);
  say('  recompute UIDs', ms.uids);
  say('  bundle with its hash', bundle);
  const about = `${count.toLocaleString('en')} reviews`;
  figures.push(
    { what: `replay and rank ${about}`, value: ms.read, unit: 'ms' },
    { what: `recompute the UIDs of ${about}`, value: ms.uids, unit: 'ms' },
    { what: `bundle of ${about} with its hash`, value: bundle, unit: 'ms' },
  );
}

const proven = await makeBundle(makeLargeHistory(10_000));
const text = toProofJson(proven.bundle);
const { proof } = measure({
  proof: () => verifyProof({ text, blockHash: proven.blockHash, protocols: PROTOCOLS }),
});
say('bundle of 10,000 acts verified offline', proof, 'promised: 5000 ms');
figures.push({ what: 'bundle of 10,000 acts verified offline', value: proof, unit: 'ms' });
record('contests', figures);

/** The cost of each step by the number of reviews. */
const SIZES_OF_GROWTH = [10, 100, 1_000, 10_000];
const steps = { read: 'replay and rank', uids: 'recompute UIDs' };
const times: Record<keyof typeof steps, [number, number][]> = { read: [], uids: [] };
const heaps: [number, number][] = [];
for (const count of SIZES_OF_GROWTH) {
  const before = measureHeap();
  const many = makeActs(count);
  const result = readResult(read(many));
  heaps.push([count, measureHeap() - before]);
  const ms = measure(
    {
      read: () => readResult(read(many)),
      uids: () => many.acts.every(isAttestationUidTrue) && result.counted.length,
    },
    count > 1_000 ? 2 : ROUNDS,
  );
  times.read.push([count, ms.read]);
  times.uids.push([count, ms.uids]);
}
const growths = [
  { what: steps.read, unit: 'ms', points: times.read },
  { what: steps.uids, unit: 'ms', points: times.uids },
  { what: 'heap of rows and result', unit: 'MB', points: heaps },
];
console.log(describeGrowth('reviews', growths));
record('contests-growth', [{ of: 'reviews', growths }] satisfies GrowthTables);
