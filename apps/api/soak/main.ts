/** `npm run soak`: see tools/dev/commands.mjs for its options, docs/reliability.md for figures. */
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../../tools/dev/stack/build.ts';
import { printStep } from '../../../tools/dev/stack/print.ts';
import { countAll, describeOutcomes, findPercentile } from './figures.ts';
import { findProblems, MAX_RSS_MB, type Phase, type SoakResult, soakDatabase } from './soakDatabase.ts';
import type { Database } from './startStack.ts';

const databases: readonly Database[] = ['pglite', 'postgres'];

function readOptions() {
  try {
    const { values } = parseArgs({
      options: { minutes: { type: 'string' }, database: { type: 'string' }, seed: { type: 'string' } },
    });
    const minutes = Number(values.minutes ?? 10);
    const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
    const chosen = databases.filter((name) => values.database === undefined || name === values.database);
    if (!(minutes > 0)) throw new Error('--minutes takes a number above 0.');
    if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.');
    if (chosen.length === 0) throw new Error(`--database takes one of ${databases.join(', ')}.`);
    return { minutes, seed, chosen };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Options come after --: npm run soak -- --minutes 5');
    process.exit(2);
  }
}

const cell = (value: unknown, width: number) => String(value ?? '-').padStart(width);

const printPhase = ({ name, honest, attack, memory }: Phase) => {
  const refused = attack && findPercentile(attack, 0.99, ['429', '503']);
  console.log(
    [
      name.padEnd(20),
      cell(countAll(honest), 7),
      cell(findPercentile(honest, 0.5), 6),
      cell(findPercentile(honest, 0.99), 7),
      `  ${describeOutcomes(honest, (outcome) => outcome !== 'ok').padEnd(24)}`,
      cell(memory.api, 6),
      cell(memory.scan, 6),
      `  ${attack ? describeOutcomes(attack) : '-'}${refused === null ? '' : `; p99 of 429 and 503: ${refused} ms`}`,
    ].join(' '),
  );
};

const printHead = () => {
  console.log(
    `${'phase'.padEnd(20)} ${cell('honest', 7)} ${cell('p50', 6)} ${cell('p99', 7)}   ${'failures'.padEnd(24)} ${cell('api', 6)} ${cell('scan', 6)}   attackers' requests`,
  );
};

const printResult = ({ acts, memory }: SoakResult) => {
  console.log(
    `\n${'honest act'.padEnd(20)} ${cell('count', 7)} ${cell('p50', 6)} ${cell('p99', 7)}   outcomes`,
  );
  for (const [act, figures] of Object.entries(acts))
    console.log(
      `${act.padEnd(20)} ${cell(countAll(figures), 7)} ${cell(findPercentile(figures, 0.5), 6)} ${cell(findPercentile(figures, 0.99), 7)}   ${describeOutcomes(figures)}`,
    );
  console.log(`\n${'RSS in MB'.padEnd(20)} ${cell('start', 7)} ${cell('max', 6)} ${cell('end', 7)}`);
  for (const [name, { start, max, end }] of Object.entries(memory))
    console.log(`${name.padEnd(20)} ${cell(start, 7)} ${cell(max, 6)} ${cell(end, 7)}`);
};

const { minutes, seed, chosen } = readOptions();
if (!build(['@org/web', '@org/api', '@org/scan'])) process.exit(1);
console.log(
  `seed ${seed}, ${minutes} minutes, ${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} before the start; times in ms, memory in MB`,
);
const problems: string[] = [];
for (const database of chosen) {
  printStep(`\nOn ${database}`);
  printHead();
  const result = await soakDatabase({
    database,
    ms: (minutes * 60_000) / chosen.length,
    seed,
    onPhase: printPhase,
  });
  printResult(result);
  problems.push(...findProblems(result).map((problem) => `${database}: ${problem}`));
}
console.log(
  problems.length > 0
    ? `\nThe soak failed (seed ${seed}):\n${problems.join('\n')}`
    : `\nThe soak passed: both servers lived, stayed below ${MAX_RSS_MB} MB, and answered every honest request at the end.`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
