import { readFileSync } from 'node:fs';

/** The numbers of passed and failed tests; `failures` describes each failure in a few lines. */
export type Count = { passed: number; failed: number; failures: readonly string[] };

/** A check that passes or fails as a whole. */
export function countOne(name: string, hasPassed: boolean): Count {
  return hasPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

/** A failure in a few lines, for the end of a long log. */
export function describeFailure(where: string, name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [`${where} › ${name}`, ...lines.slice(0, 8).map((line) => `  ${line.slice(0, 300)}`)].join('\n');
}

/**
 * Counts the tests in a runner's report. A runner without a report or tests, or with a non-zero exit code but no
 * failed test (an unhandled error, a broken setup), counts as one failure.
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
