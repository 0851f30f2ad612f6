import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';

/** What one runner says of itself; `failures` names each thing that failed, in a few lines. */
export type Count = { passed: number; failed: number; failures: readonly string[] };

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
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

const reports = '.laurel/reports';

type RunOptions = {
  readonly env?: Readonly<Record<string, string>>;
  /** Prints everything at the end, for a command that runs beside another. */
  readonly isBeside?: boolean;
};

async function run([program = '', ...args]: readonly string[], { env = {}, isBeside }: RunOptions = {}) {
  const output = isBeside ? 'pipe' : 'inherit';
  const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (bytes) => printed.push(bytes));
  const [code] = await once(child, 'close').catch((error: Error) => {
    printed.push(Buffer.from(`${program}: ${error.message}\n`));
    return [null];
  });
  process.stdout.write(Buffer.concat(printed));
  return code === 0;
}

/** Something that passes or fails as a whole. */
export const countOne = (name: string, hasPassed: boolean): Count =>
  hasPassed ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };

export const runCommand = async (
  name: string,
  command: readonly string[],
  options?: RunOptions,
): Promise<Count> => countOne(name, await run(command, options));

/** A failure in a few lines, so that the end of a long log still tells what to look at. */
function describeFailure(where: string, name: string, message = ''): string {
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  return [`${where} › ${name}`, ...lines.slice(0, 8).map((line) => `  ${line.slice(0, 300)}`)].join('\n');
}

function readReport<Report>(
  name: string,
  file: string,
  hasSucceeded: boolean,
  count: (report: Report) => Count,
): Count {
  let counted: Count;
  try {
    counted = count(JSON.parse(readFileSync(file, 'utf8')) as Report);
  } catch {
    return { passed: 0, failed: 1, failures: [`${name} ended without a report`] };
  }
  // A runner may fail beside its tests (an unhandled error, a broken setup) or find none: that is a failure too.
  const isBroken = counted.failed === 0 && (!hasSucceeded || counted.passed === 0);
  return isBroken
    ? { ...counted, failed: 1, failures: [...counted.failures, `${name} failed beside its tests`] }
    : counted;
}

const freshReport = (name: string) => {
  mkdirSync(reports, { recursive: true });
  rmSync(`${reports}/${name}`, { force: true });
  return `${reports}/${name}`;
};

const listVitestFailures = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    const file = relative('.', name);
    return status === 'failed' && failed.length === 0
      ? [describeFailure(file, 'the file itself', message)]
      : failed.map((test) => describeFailure(file, test.fullName, test.failureMessages[0]));
  });

/** Runs some of the projects of vitest.config.ts in one process. */
export async function runVitest(projects: readonly string[], options?: RunOptions): Promise<Count> {
  const name = `Vitest (${projects.join(', ')})`;
  const file = freshReport(`vitest-${projects[0]?.replace('*', '')}.json`);
  const hasSucceeded = await run(
    [
      ...['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    options,
  );
  return readReport(name, file, hasSucceeded, (report: VitestReport) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: listVitestFailures(report),
  }));
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

export async function runPlaywright(): Promise<Count> {
  const file = freshReport('playwright.json');
  const hasSucceeded = await run(['playwright', 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  return readReport('Playwright', file, hasSucceeded, ({ stats, suites }: PlaywrightReport) => ({
    // A test that needed a second try has not passed: there are no second tries (playwright.config.ts).
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: listPlaywrightFailures({ suites }),
  }));
}
