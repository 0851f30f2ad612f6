import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, relative, resolve } from 'node:path';
import { type Count, countReport, describeFailure } from './count.ts';
import { runCommand } from './runCommand.ts';

type VitestReport = {
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: readonly PlaywrightSuite[];
  specs?: readonly {
    ok: boolean;
    title: string;
    file: string;
    line: number;
    tests: readonly { results: readonly { error?: { message?: string } }[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: readonly PlaywrightSuite[];
};

const freshReport = (name: string) => {
  const folder = '.laurel/reports';
  // A file's name has at most 255 bytes.
  const file = `${folder}/${name.replaceAll(/[^\w-]+/g, '-').slice(0, 120)}.json`;
  mkdirSync(folder, { recursive: true });
  rmSync(file, { force: true });
  return file;
};

type VitestFile = VitestReport['testResults'][number];

/**
 * A crashed process leaves a file without tests, or tests without a result, and Vitest reports both as passed. A page of the
 * Storybook (MDX) has no story to test.
 */
const isUnfinished = ({ name, assertionResults }: VitestFile) =>
  (assertionResults.length === 0 && !name.endsWith('.mdx')) ||
  assertionResults.some(({ status }) => status === 'pending');

const listVitestFailures = (tested: VitestFile) => {
  const { name, status, message, assertionResults } = tested;
  const failed = assertionResults.filter((test) => test.status === 'failed');
  const file = relative('.', name);
  return failed.length === 0 && (status === 'failed' || isUnfinished(tested))
    ? [describeFailure(file, 'the file itself', message)]
    : failed.map((test) => describeFailure(file, test.fullName, test.failureMessages[0]));
};

/** A finished run: its JSON report, whether its process succeeded, and Vitest's errors outside of every test. */
export type TestRun = {
  readonly name: string;
  readonly file: string;
  readonly hasSucceeded: boolean;
  readonly unhandled: readonly string[];
};

/** Counts the tests of a run, or those of its files in one folder. */
export function countVitest({ name, file, hasSucceeded, unhandled }: TestRun, folder = ''): Count {
  const count = ({ testResults }: VitestReport): Count => {
    const results = testResults.filter((each) => relative('.', each.name).startsWith(folder));
    const outside =
      folder === '' ? unhandled.map((error) => describeFailure(name, 'outside of every test', error)) : [];
    const failures = [...results.flatMap(listVitestFailures), ...outside];
    const tests = results.flatMap(({ assertionResults }) => assertionResults);
    const passed = tests.filter(({ status }) => status === 'passed').length;
    return { passed, failed: failures.length, failures };
  };
  return countReport<VitestReport>({ name, file, hasSucceeded, count });
}

/** The temporary folder of tests: in memory, if main.ts has found some (memory.ts). */
const inMemory = () => {
  const { LAUREL_MEMORY } = process.env;
  return LAUREL_MEMORY ? { TMPDIR: LAUREL_MEMORY } : {};
};

/** Runs the tests in files with one of these parts of a path (default: all), in some projects of vitest.config.ts and one process. */
export async function runVitest(options: {
  readonly projects: readonly string[];
  readonly files?: readonly string[];
  readonly workers?: number;
}): Promise<TestRun> {
  const { projects, files = [], workers } = options;
  const name = `vitest ${[...projects, ...files].join(' ')}`;
  const file = freshReport(name);
  const unhandledFile = `${file}.errors`;
  rmSync(unhandledFile, { force: true });
  const hasSucceeded = await runCommand(
    [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      '--reporter=./tools/test/vitest/unhandledErrors.ts',
      ...projects.flatMap((project) => ['--project', project]),
      ...files,
    ],
    {
      env: {
        // Vitest stores the durations of the last run here; two processes must not write the same file.
        VITEST_CACHE: basename(file, '.json'),
        UNHANDLED_ERRORS: resolve(unhandledFile),
        // The tarballs are installed by links to files on the disk.
        ...(!projects.includes('consumers') && inMemory()),
        ...(workers && { VITEST_MAX_WORKERS: String(workers) }),
      },
    },
  );
  const unhandled = existsSync(unhandledFile) ? JSON.parse(readFileSync(unhandledFile, 'utf8')) : [];
  return { name, file, hasSucceeded, unhandled };
}

const listPlaywrightFailures = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined);
      return describeFailure(`${file}:${line}`, title, failed?.error?.message);
    }),
  ...suites.flatMap(listPlaywrightFailures),
];

/**
 * Runs the flows of apps/web/e2e in files with one of these parts of a path. Default: all, those with the tag `@full` only in a
 * full run.
 */
export async function runPlaywright(files: readonly string[] = []): Promise<TestRun> {
  const name = 'playwright';
  const file = freshReport(name);
  const isWhole = files.length > 0 || Boolean(process.env.LAUREL_FULL);
  const chosen = isWhole ? files : ['--grep-invert=@full'];
  const hasSucceeded = await runCommand(['playwright', 'test', ...chosen, '--reporter=list,json'], {
    env: { ...inMemory(), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return { name, file, hasSucceeded, unhandled: [] };
}

/** Counts the flows of a run. A flaky one counts as failed: there are no retries (playwright.config.ts). */
export function countPlaywright({ name, file, hasSucceeded }: TestRun): Count {
  const count = ({ stats, suites }: PlaywrightReport): Count => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: listPlaywrightFailures({ suites }),
  });
  return countReport<PlaywrightReport>({ name, file, hasSucceeded, count });
}
