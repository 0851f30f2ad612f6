import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../consumers/run.ts';
import { printStep } from '../stack/print.ts';
import { rehearse } from './rehearse.ts';
import { buildPackages, packPackages, publishPackages, versionPackages } from './steps.ts';

async function rehearseHere() {
  const dir = mkdtempSync(join(tmpdir(), 'laurel-release-'));
  try {
    const failures = await rehearse(dir);
    if (failures.length > 0) throw new Error(failures.join('\n'));
    printStep('The rehearsal succeeded: both releases install and run with npm, pnpm and Yarn.');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function publishHere() {
  printStep('Building the packages …');
  await buildPackages({ dir: root });
  printStep('Packing the packages and their bills of materials …');
  const packed = await packPackages({ dir: root });
  printStep(`Publishing ${packed} …`);
  await publishPackages({ dir: root, packed });
}

const modes = {
  dry: rehearseHere,
  version: () => versionPackages({ dir: root }),
  publish: publishHere,
};

function readMode() {
  const flag = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { dry: flag, version: flag, publish: flag } });
  const chosen = (Object.keys(modes) as (keyof typeof modes)[]).filter((mode) => values[mode]);
  const [mode] = chosen;
  if (mode === undefined || chosen.length > 1) throw new Error('Use one of --dry, --version and --publish.');
  return modes[mode];
}

let run: (() => Promise<void>) | undefined;
try {
  run = readMode();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
try {
  await run?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
