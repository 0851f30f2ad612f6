import { build } from './stack/build.ts';
import { printStep } from './stack/print.ts';
import { findChromium } from './test/chromium.ts';
import { findPostgres } from './test/postgres.ts';
import { type Count, countOne, runCommand, runPlaywright, runVitest } from './test/runners.ts';

type Check = readonly [name: string, command: readonly string[]];

const typecheck: Check = [
  'types of the packages and apps',
  ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--ui=stream'],
];
/** Each takes one core for a few seconds, so they run side by side. */
const checks: readonly Check[] = [
  ['types of the scripts', ['tsc', '--noEmit']],
  ['format and lint', ['biome', 'ci', '.']],
  ['unused files, exports and dependencies', ['knip']],
  ['who may import whom', ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.mjs']],
];

async function runAll(): Promise<Count[]> {
  try {
    process.env.CHROMIUM_PATH = findChromium();
    process.env.POSTGRES_BIN = findPostgres();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [countOne('a browser and a PostgreSQL to test with', false)];
  }
  const built = countOne('build', build(['./packages/*', '@org/web', '@org/api', '@org/scan']));
  if (built.failed > 0) return [built];
  printStep('Checking types, format, lint, imports and what is unused …');
  const typed = await runCommand(...typecheck);
  const checked = await Promise.all(
    checks.map(([name, command]) => runCommand(name, command, { isBeside: true })),
  );
  printStep('Unit, component and PostgreSQL tests …');
  const tested = await runVitest(['unit', 'dom', 'postgres']);
  // All tests on the chain share one, one after another, which leaves a core to the stories.
  printStep('Chain tests, and every story in Chromium …');
  const besides = await Promise.all([
    runVitest(['chain'], { isBeside: true }),
    runVitest(['stories*'], { isBeside: true }),
  ]);
  printStep('Browser tests on the stack of npm start …');
  return [built, typed, ...checked, tested, ...besides, await runPlaywright()];
}

const counts = await runAll();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
if (failed > 0) {
  printStep('What failed:');
  console.log(counts.flatMap(({ failures }) => failures).join('\n'));
}
console.log(`${passed} passed, ${failed} failed`);
