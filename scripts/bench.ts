import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './stack/build.ts';
import { printStep } from './stack/print.ts';

/** The benches of packages and apps are named after their folders, and `jobs` runs the whole product in a browser. */
const JOBS = 'scripts/bench/jobs/main.ts';

/** `npm run bench` runs all benchmarks, `npm run bench scan contests` only these; one after another, so that they do not disturb each other. */
const wanted = process.argv.slice(2);

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(parent).map((name) => join(parent, name)),
);
const benches = folders.filter((folder) => existsSync(join(folder, 'bench', 'main.ts')));
const known = [...benches.map((folder) => basename(folder)), 'jobs'];
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
  process.exit(2);
}
if (!build(['./packages/*', '@org/web', '@org/api', '@org/scan'])) process.exit(1);

for (const folder of benches) {
  if (wanted.length > 0 && !wanted.includes(basename(folder))) continue;
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  printStep(`Bench of ${name} …`);
  const bench = spawnSync('node', ['bench/main.ts'], { cwd: folder, stdio: 'inherit' });
  if (bench.status !== 0) process.exitCode = 1;
}
if (wanted.length === 0 || wanted.includes('jobs')) {
  printStep('Bench of the jobs …');
  if (spawnSync('node', [JOBS], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;
}
