import { readFileSync } from 'node:fs';

/** How many tests passed and failed; `failures` describes each failure in a few lines. */
export type Count = { passed: number; failed: number; failures: readonly string[] };

/** A check that passes or fails as a whole. */
export function countOne(name: string, hasPassed: boolean): Count {
  return hasPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** A failure in a few lines, so that the end of a long log tells what to look at. */
export function describeFailure(where: string, name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [`${where} › ${name}`, ...lines.slice(0, 8).map((line) => `  ${line.slice(0, 300)}`)].join('\n');
}

/**
 * Counts what a runner wrote to its report. A runner without a report, with no test, or with a non-zero exit code but no
 * failed test (an unhandled error, a broken set-up) counts as one failure.
 */
export function countReport<Report>(options: {
  readonly name: string;
  readonly file: string;
  readonly hasSucceeded: boolean;
  readonly count: (report: Report) => Count;
}): Count {
  const { name, file, hasSucceeded, count } = options;
  let counted: Count;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return countOne(`${name} ended without a report`, false);
  }
  const isBroken = counted.failed === 0 && (!hasSucceeded || counted.passed === 0);
  return isBroken
    ? { ...counted, failed: 1, failures: [...counted.failures, `${name} failed outside its tests`] }
    : counted;
}
