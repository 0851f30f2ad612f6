import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { root } from '../consumers/run.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { getCountFile } from './turbo.ts';

// Runs some kinds of tests of the package in the current folder, as in its package.json: `runPackage.ts unit dom`. Passes
// flags to vitest: `--no-isolate` for files that may share processes (scripts/vitest/freshModules.ts). Writes the count to
// a file that turbo caches (turbo.json), so that a run restored from the cache has the same count.
const isFlag = (argument: string) => argument.startsWith('--');
const flags = process.argv.slice(2).filter(isFlag);
const projects = process.argv.slice(2).filter((argument) => !isFlag(argument));
const [kind = ''] = projects;
const folder = relative(root, process.cwd());
process.chdir(root);

const runners: Readonly<Record<string, () => ReturnType<typeof runVitest>>> = {
  e2e: runPlaywright,
  // Stories live beside the components of every package; the Storybook runs all of them.
  stories: () => runVitest({ projects: ['stories'] }),
};
const count = await (runners[kind]?.() ?? runVitest({ projects, folder, flags }));

const file = getCountFile({ folder, kind });
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(count)}\n`);
process.exitCode = count.failed === 0 ? 0 : 1;
