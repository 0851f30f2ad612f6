import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { join } from 'node:path';

/** Median and quartiles of a set of measurements. */
export type Summary = {
  readonly n: number;
  readonly median: number;
  readonly q1: number;
  readonly q3: number;
};

/** The value below which a share of the values lies, interpolated between neighbors; NaN for none. */
export function getQuantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  if (below === undefined || above === undefined) return Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function summarize(values: readonly number[]): Summary {
  return {
    n: values.length,
    median: getQuantile(values, 0.5),
    q1: getQuantile(values, 0.25),
    q3: getQuantile(values, 0.75),
  };
}

/**
 * The exponent of growth between the two largest sizes that took long enough to be measured: 1 is linear, 2 quadratic.
 * Null without two such sizes.
 */
export function getGrowth(points: readonly (readonly [size: number, cost: number])[]): number | null {
  const [before, last] = points.filter(([size, cost]) => size > 0 && cost > 0).slice(-2);
  if (!before || !last || before[0] === last[0]) return null;
  return Math.log(last[1] / before[1]) / Math.log(last[0] / before[0]);
}

/** Results of benches: one JSON file per part, not committed. */
export const FOLDER = join(import.meta.dirname, '../../../.laurel/bench');

/** Results of `--quick`, which never reach docs/performance.md. */
export const QUICK_FOLDER = join(FOLDER, 'quick');

/** One measured number. */
export type Figure = {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  /** The same of a peer, measured in the same run. */
  readonly peer?: { readonly name: string; readonly value: number };
};

/** When and where a part was measured. */
type Run = { readonly date: string; readonly machine: string; readonly commit: string };

/** The file that `record` wrote. */
export type Recorded<Result> = Run & { readonly result: Result };

/** Keeps the result of a part for the document, with its date, machine and commit. */
export function record<Result>(part: string, result: Result, folder = FOLDER): void {
  mkdirSync(folder, { recursive: true });
  const recorded: Recorded<Result> = { ...describeRun(), result };
  writeFileSync(join(folder, `${part}.json`), `${JSON.stringify(recorded, null, 2)}\n`);
}

/** The last result of a part on this machine; null if it has not run. */
export function readRecord<Result>(part: string, folder = FOLDER): Recorded<Result> | null {
  try {
    return JSON.parse(readFileSync(join(folder, `${part}.json`), 'utf8')) as Recorded<Result>;
  } catch {
    return null;
  }
}

function describeRun(): Run {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  const cores = cpus();
  const model = (cores[0]?.model ?? process.arch).replaceAll(/\((R|TM)\)/g, '').trim();
  return {
    date: new Date().toISOString().slice(0, 10),
    machine: `${cores.length} cores of ${model}, ${gigabytes} GB, Node ${process.versions.node}`,
    commit: getCommit(),
  };
}

/** The commit that is checked out, in short. */
export function getCommit(): string {
  return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
}
