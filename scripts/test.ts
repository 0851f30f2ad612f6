import { parseArgs } from 'node:util';
import { removeConsumer } from './consumers/prepareConsumer.ts';
import { build } from './stack/build.ts';
import { printStep } from './stack/print.ts';
import { findChromium } from './test/chromium.ts';
import { type Count, countOne } from './test/count.ts';
import { findPostgres } from './test/postgres.ts';
import { runCommand } from './test/runCommand.ts';
import { runVitest } from './test/runners.ts';
import { runTests, runTypecheck } from './test/turbo.ts';

type Check = readonly [name: string, command: readonly string[]];

/** Each takes one core for a few seconds, so they run in parallel. */
const checks: readonly Check[] = [
  ['types of the scripts', ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit']],
  ['format and lint', ['biome', 'ci', '.']],
  ['unused files, exports and dependencies', ['knip']],
  ['who may import whom', ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.mjs']],
];

async function runStatic(): Promise<Count[]> {
  printStep('Checking types, format, lint, imports and what is unused …');
  const typed = await runTypecheck();
  const checked = checks.map(async ([name, command]) =>
    countOne(name, await runCommand(command, { isBeside: true })),
  );
  return [typed, ...(await Promise.all(checked))];
}

async function runUnits(): Promise<Count[]> {
  process.env.POSTGRES_BIN = findPostgres();
  printStep('Unit, component, PostgreSQL and chain tests, and every story in Chromium …');
  // The stories take as long as half of the others and one processor: started last, they would leave the other idle.
  const tested = await Promise.all([runTests('test:stories'), runTests('test', 'test:chain')]);
  printStep('Tests of the repository itself …');
  // These read files of every package, so they are not cached.
  return [...tested.flat(), await runVitest({ projects: ['unit', 'postgres'], files: ['scripts/'] })];
}

async function runConsumers(): Promise<Count[]> {
  // All tests of tarballs share one consumer, which needs the tarballs of all packages.
  const built = countOne('build of the packages', build(['./packages/*']));
  if (built.failed > 0) return [built];
  printStep('Tests of the tarballs, in a project that has installed them …');
  try {
    return [built, ...(await runTests('test:consumers'))];
  } finally {
    await removeConsumer();
  }
}

async function runFlows(): Promise<Count[]> {
  const built = countOne('build of the apps', build(['@org/web', '@org/api', '@org/scan']));
  if (built.failed > 0) return [built];
  printStep('Browser tests on the stack of npm start …');
  return [built, ...(await runTests('test:e2e'))];
}

const phases = { static: runStatic, vitest: runUnits, consumers: runConsumers, e2e: runFlows };
type Phase = keyof typeof phases;
const names = Object.keys(phases) as Phase[];

function readPhases(): readonly Phase[] {
  try {
    const { values } = parseArgs({ options: { only: { type: 'string', multiple: true } } });
    const unknown = values.only?.find((name) => !names.some((phase) => phase === name));
    if (unknown !== undefined) throw new Error(`There is no phase "${unknown}".`);
    return names.filter((phase) => values.only?.includes(phase) ?? true);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error} Use --only ${names.join('|')}.`);
    process.exit(2);
  }
}

async function runPhase(phase: Phase): Promise<Count[]> {
  const started = performance.now();
  try {
    if (phase !== 'static') process.env.CHROMIUM_PATH = findChromium();
    return await phases[phase]();
  } catch (error) {
    console.error(error);
    return [countOne(`the set-up of the phase "${phase}"`, false)];
  } finally {
    printStep(`${phase}: ${Math.round((performance.now() - started) / 1000)} s`);
  }
}

const counts: Count[] = [];
for (const phase of readPhases()) counts.push(...(await runPhase(phase)));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
if (failed > 0) {
  printStep('What failed:');
  console.log(counts.flatMap(({ failures }) => failures).join('\n'));
}
console.log(`${passed} passed, ${failed} failed`);
