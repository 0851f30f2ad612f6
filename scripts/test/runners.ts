import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

/** What one runner says of itself; a runner that breaks down counts as one failure. */
export type Count = { passed: number; failed: number };

const reports = '.laurel/reports';

const run = ([program = '', ...args]: readonly string[], env: Record<string, string> = {}) =>
  spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Something that passes or fails as a whole. */
export const countOne = (hasPassed: boolean): Count =>
  hasPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

export const runCommand = (command: readonly string[]): Count => countOne(run(command));

function readReport(file: string, hasSucceeded: boolean, count: (report: never) => Count): Count {
  let counted: Count;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')) as never);
  } catch {
    return { passed: 0, failed: 1 };
  }
  // A runner may fail beside its tests (an unhandled error, a broken setup) or find none: that is a failure too.
  const isBroken = counted.failed === 0 && (!hasSucceeded || counted.passed === 0);
  return isBroken ? { ...counted, failed: 1 } : counted;
}

const freshReport = (name: string) => {
  mkdirSync(reports, { recursive: true });
  rmSync(`${reports}/${name}`, { force: true });
  return `${reports}/${name}`;
};

export function runVitest(): Count {
  const file = freshReport('vitest.json');
  const hasSucceeded = run([
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  return readReport(file, hasSucceeded, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

export function runPlaywright(): Count {
  const file = freshReport('playwright.json');
  const hasSucceeded = run(['playwright', 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  return readReport(
    file,
    hasSucceeded,
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      // A test that needed a second try has not passed: there are no second tries (playwright.config.ts).
      passed: report.stats.expected,
      failed: report.stats.unexpected + report.stats.flaky,
    }),
  );
}
