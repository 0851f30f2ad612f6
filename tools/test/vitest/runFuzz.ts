import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { printStep } from '../../dev/stack/print.ts';
import type { FuzzReport } from './fuzz.ts';

const folder = '.laurel/fuzz';
const reportFile = `${folder}/report.jsonl`;
const logFile = `${folder}/vitest.log`;

/** Every test file that calls `fuzz`, with the targets it names. */
const files = globSync('{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}')
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => text.includes('tools/test/vitest/fuzz.ts'))
  .map(({ file, text }) => ({
    file,
    targets: [...text.matchAll(/\bfuzz\(\s*'([^']+)'/g)].map(([, name]) => name ?? ''),
  }));
const known = [...new Set(files.flatMap(({ targets }) => targets))].sort();

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { runs: { type: 'string' }, seed: { type: 'string' }, list: { type: 'boolean' } },
      allowPositionals: true,
    });
    const runs = Number(values.runs ?? 1_000_000);
    const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
    if (!Number.isSafeInteger(runs) || runs < 1) throw new Error('--runs must be an integer above 0.');
    if (!Number.isInteger(seed) || Math.abs(seed) >= 2 ** 31)
      throw new Error('--seed must be a 32-bit integer.');
    const unknown = positionals.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new Error(
        `Unknown target: ${unknown.join(', ')}. Choose from ${known.map((name) => `"${name}"`).join(', ')}.`,
      );
    return { runs, seed, list: values.list === true, chosen: positionals.length > 0 ? positionals : known };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Options come after --: npm run fuzz -- --runs 100000');
    process.exit(2);
  }
}

const readReports = () =>
  readFileSync(reportFile, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FuzzReport);

const describe = ({ target, title, runs, ms, failure }: FuzzReport) =>
  `${failure === null ? 'ok    ' : 'FAILED'} ${String(runs).padStart(9)} runs ${(ms / 1000).toFixed(1).padStart(8)} s  ${target}: ${title}`;

const { runs, seed, list, chosen } = readOptions();
if (list) {
  console.log(known.join('\n'));
  process.exit();
}
mkdirSync(folder, { recursive: true });
writeFileSync(reportFile, '');
printStep(`${chosen.length} targets, ${runs} runs each, seed ${seed}, on ${availableParallelism()} cores`);

const toPattern = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const vitest = spawn(
  'vitest',
  [
    'run',
    ...['--project', 'unit', '--project', 'dom', '--pool', 'forks'],
    ...['--testNamePattern', `fuzz: (${chosen.map(toPattern).join('|')}): `],
    ...files.filter(({ targets }) => targets.some((name) => chosen.includes(name))).map(({ file }) => file),
  ],
  {
    env: {
      ...process.env,
      FUZZ_RUNS: String(runs),
      FUZZ_SEED: String(seed),
      FUZZ_REPORT: reportFile,
      NO_COLOR: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  },
);
let log = '';
for (const stream of [vitest.stdout, vitest.stderr]) stream.on('data', (bytes) => (log += String(bytes)));
let printed = 0;
const printNews = () => {
  for (const report of readReports().slice(printed)) {
    printed += 1;
    console.log(describe(report));
  }
};
const news = setInterval(printNews, 500);
const [code] = await once(vitest, 'exit');
clearInterval(news);
printNews();
writeFileSync(logFile, log);

const reports = readReports();
for (const { target, title, failure } of reports.filter((report) => report.failure !== null))
  console.log(`\n${target}: ${title}\n${failure}`);
const silent = chosen.filter((name) => !reports.some(({ target }) => target === name));
if (silent.length > 0) console.error(`\nNo result from ${silent.join(', ')}; see ${logFile}.`);
const failed = reports.filter(({ failure }) => failure !== null).length;
if (code !== 0 && failed === 0) console.error(`\nVitest exited with ${code}; see ${logFile}.`);
console.log(`\n${reports.length - failed} properties passed, ${failed} failed; seed ${seed}`);
process.exitCode = code === 0 && silent.length === 0 ? 0 : 1;
