import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from './consumers/run.ts';
import { countOne } from './count.ts';
import { countPlaywright, countVitest, runPlaywright, runVitest } from './runners.ts';
import { getCountFile, type SharedRun } from './turbo.ts';

// Runs some kinds of tests of the package in the current folder, as in its package.json: `runPackage.ts unit dom`. Words
// after the kinds choose files: `runPackage.ts unit src/copy` by their path in the package, `runPackage.ts stories Verify` by
// any part of it. Writes the count to a file that turbo caches (turbo.json), so that a run restored from the cache has the
// same count; a run of chosen files writes none.
const KINDS = ['unit', 'dom', 'chain', 'postgres', 'consumers', 'stories', 'e2e'];
const words = process.argv.slice(2);
const folder = relative(root, process.cwd());
process.chdir(root);
// A server of PostgreSQL starts even for no test, and takes some seconds of a processor.
const hasPostgres = globSync(`${folder}/{src,test}/**/*.postgres.test.ts`).length > 0;
const projects = words.filter((word) => KINDS.includes(word) && (word !== 'postgres' || hasPostgres));
const filters = words.filter((word) => !KINDS.includes(word));
const [kind = ''] = projects;

// A run that had the tests of this package among others (turbo.ts).
const { LAUREL_SHARED_RUN, TURBO_HASH } = process.env;
const shared: SharedRun | undefined = LAUREL_SHARED_RUN && JSON.parse(LAUREL_SHARED_RUN);
const testedHash = shared?.hashes[`${folder} ${kind}`];

async function run() {
  if (shared && testedHash !== undefined) {
    // Turbo must not store the count for files that were not tested.
    if (testedHash !== TURBO_HASH) return countOne(`${folder} changed while its tests ran`, false);
    const run = { ...shared.run, name: folder, hasSucceeded: true };
    return kind === 'e2e' ? countPlaywright(run) : countVitest(run, `${folder}/`);
  }
  if (kind === 'e2e') return countPlaywright(await runPlaywright(filters));
  // Stories live beside the components of every package; the Storybook runs all of them.
  const paths = filters.length > 0 ? filters.map((path) => `${folder}/${path}`) : [`${folder}/`];
  return countVitest(await runVitest({ projects, files: kind === 'stories' ? filters : paths }));
}

const count = await run();
if (filters.length === 0) {
  const file = getCountFile({ folder, kind });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(count)}\n`);
}
process.exitCode = count.failed === 0 ? 0 : 1;
