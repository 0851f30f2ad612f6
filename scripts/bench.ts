import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { writeDocument } from './bench/writeDocument.ts';
import { build } from './stack/build.ts';
import { printStep } from './stack/print.ts';

/** The benches of packages and apps are named after their folders; these run the whole product in a browser. */
const BROWSER = ['web', 'jobs'];

/**
 * `npm run bench` runs all benchmarks, `npm run bench scan contests` only these; one after another, so that they do not
 * disturb each other. Everything from the first option on is passed to each. The results go into docs/performance.md,
 * those of `--quick` into a copy in `.laurel/bench`.
 */
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith('-'));
const [wanted, options] =
  firstOption < 0 ? [given, []] : [given.slice(0, firstOption), given.slice(firstOption)];

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(parent).map((name) => join(parent, name)),
);
const benches = folders.filter((folder) => existsSync(join(folder, 'bench', 'main.ts')));
const known = [...benches.map((folder) => basename(folder)), ...BROWSER];
const unknown = wanted.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown benchmark: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
  process.exit(2);
}
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
const run = (file: string, cwd = '.') => {
  if (spawnSync('node', [file, ...options], { cwd, stdio: 'inherit' }).status !== 0) process.exitCode = 1;
};

// The bench of the web app builds its own.
const isWebAlone = wanted.length > 0 && wanted.every((name) => name === 'web');
if (!isWebAlone && !build(['./packages/*', '@org/web', '@org/api', '@org/scan'])) process.exit(1);

for (const folder of benches.filter((each) => isWanted(basename(each)))) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  printStep(`Bench of ${name} …`);
  run('bench/main.ts', folder);
}
for (const name of BROWSER.filter(isWanted)) {
  printStep(`Bench of ${name === 'web' ? 'the pages' : 'the jobs'} …`);
  run(join('scripts/bench', name, 'main.ts'));
}
console.log(`Results: ${writeDocument({ isDraft: options.includes('--quick') })}`);
