import { build } from './stack/build.ts';
import { printStep } from './stack/print.ts';
import { findChromium } from './test/chromium.ts';
import { type Count, runCommand, runPlaywright, runVitest } from './test/runners.ts';

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

process.env.CHROMIUM_PATH = findChromium();
build({ local: true });

const counts: Count[] = [];
for (const [name, command] of checks) {
  printStep(`Checking: ${name} …`);
  counts.push(runCommand(command));
}
printStep('Unit, component, chain and story tests …');
counts.push(runVitest());
printStep('Browser tests on the stack of npm start …');
counts.push(runPlaywright());

const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
