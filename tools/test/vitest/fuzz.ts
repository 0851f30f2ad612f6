import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { test } from 'vitest';

const { FUZZ_RUNS, FUZZ_SEED, FUZZ_REPORT, LAUREL_FULL } = process.env;
const RUNS_IN_TESTS = LAUREL_FULL ? 10_000 : 100;

/** One finished target as `npm run fuzz` prints it. */
export type FuzzReport = {
  readonly target: string;
  readonly title: string;
  readonly runs: number;
  readonly seed: number;
  readonly ms: number;
  /** The shrunk counterexample, and how to run it again. */
  readonly failure: string | null;
};

/**
 * A property test with 100 random inputs (10,000 in `npm test -- --full`), or as many as `npm run fuzz -- --runs` sets. A failure shows the
 * shrunk counterexample and its seed.
 *
 * @param target the name that `npm run fuzz` lists it under; several tests may share one
 * @param options.shareOf how many tests share the runs of the target. Default: 1
 */
export function fuzz<Inputs>(
  target: string,
  title: string,
  property: fc.IProperty<Inputs> | fc.IAsyncProperty<Inputs>,
  { shareOf = 1 }: { readonly shareOf?: number } = {},
): void {
  const numRuns = Math.ceil(Number(FUZZ_RUNS || RUNS_IN_TESTS) / shareOf);
  const timeout = 120_000 + numRuns * 50;
  test(`fuzz: ${target}: ${title}`, { timeout }, async () => {
    const started = performance.now();
    const details = await fc.check(property as fc.IAsyncProperty<Inputs>, {
      numRuns,
      ...(FUZZ_SEED && { seed: Number(FUZZ_SEED) }),
    });
    const failure = details.failed ? (fc.defaultReportMessage(details) ?? 'failed') : null;
    const { seed, numRuns: runs } = details;
    const report: FuzzReport = { target, title, runs, seed, ms: performance.now() - started, failure };
    if (FUZZ_REPORT) appendFileSync(FUZZ_REPORT, `${JSON.stringify(report)}\n`);
    if (failure !== null) throw new Error(failure);
  });
}
