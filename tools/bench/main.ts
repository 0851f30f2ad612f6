import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from '../dev/stack/build.ts';
import { printStep } from '../dev/stack/print.ts';
import { readArguments } from './readArguments.ts';
import { writeDocument } from './writeDocument.ts';

/** The benches of packages and apps are named after their folders; these run the whole product in a browser. */
const BROWSER = ['web', 'jobs'];

const folders = ['packages', 'apps'].flatMap((parent) =>
  readdirSync(parent).map((name) => join(parent, name)),
);
const benches = folders.filter((folder) => existsSync(join(folder, 'bench', 'main.ts')));
const parts = [...benches.map((folder) => basename(folder)), ...BROWSER];

function read() {
  try {
    return readArguments(process.argv.slice(2), parts);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

/**
 * `npm run bench` runs all benchmarks, `npm run bench scan contests` only these; one after another, so that they do not
 * disturb each other. Each gets the options that it takes. The results go into docs/performance.md, those of `--quick`
 * into a copy in `.laurel/bench`.
 */
const { isSelected, listOptions, isQuick } = read();
const run = (part: string, file: string, cwd = '.') => {
  const { status } = spawnSync('node', [file, ...listOptions(part)], { cwd, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
};

// The bench of the web app builds its own.
const isWebAlone = parts.every((name) => isSelected(name) === (name === 'web'));
if (!isWebAlone && !build(['./packages/*', '@org/web', '@org/api', '@org/scan'])) process.exit(1);

for (const folder of benches.filter((each) => isSelected(basename(each)))) {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  printStep(`Bench of ${name} …`);
  run(basename(folder), 'bench/main.ts', folder);
}
for (const name of BROWSER.filter(isSelected)) {
  printStep(`Bench of ${name === 'web' ? 'the pages' : 'the jobs'} …`);
  run(name, join('tools/bench', name, 'main.ts'));
}
console.log(`Results: ${writeDocument({ isDraft: isQuick })}`);
