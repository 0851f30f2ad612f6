import { build } from './stack/build.ts';
import { printStep } from './stack/print.ts';
import { findChromium } from './test/chromium.ts';
import { findPostgres } from './test/postgres.ts';
import { type Count, countOne, runCommand, runPlaywright, runVitest } from './test/runners.ts';

const checks: readonly [name: string, command: readonly string[]][] = [
  [
    'types of the packages and apps',
    ['turbo', 'run', 'typecheck', '--output-logs=errors-only', '--ui=stream'],
  ],
  ['types of the scripts', ['tsc', '--noEmit']],
  ['format and lint', ['biome', 'ci', '.']],
  ['unused files, exports and dependencies', ['knip']],
  ['who may import whom', ['depcruise', 'packages', 'apps', '--config', '.dependency-cruiser.mjs']],
];

function runAll(): Count[] {
  try {
    process.env.CHROMIUM_PATH = findChromium();
    process.env.POSTGRES_BIN = findPostgres();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return [countOne('a browser and a PostgreSQL to test with', false)];
  }
  const built = countOne('build', build(['./packages/*', '@org/web', '@org/api', '@org/scan']));
  if (built.failed > 0) return [built];
  const checked = checks.map(([name, command]) => {
    printStep(`Checking: ${name} …`);
    return runCommand(name, command);
  });
  printStep('Unit, component, chain and story tests …');
  const tested = runVitest();
  printStep('Browser tests on the stack of npm start …');
  return [built, ...checked, tested, runPlaywright()];
}

const counts = runAll();
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
if (failed > 0) {
  printStep('What failed:');
  console.log(counts.flatMap(({ failures }) => failures).join('\n'));
}
console.log(`${passed} passed, ${failed} failed`);
