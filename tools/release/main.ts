import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printStep } from '../dev/stack/print.ts';
import { root } from '../test/consumers/run.ts';
import { findUnnamed } from './changesets.ts';
import { runDry } from './dryRun.ts';
import { PACKED, publishPacked } from './publishPacked.ts';
import { buildPackages, packPackages, versionPackages } from './steps.ts';

async function runDryHere() {
  const dir = mkdtempSync(join(tmpdir(), 'laurel-release-'));
  // After a signal too.
  process.once('exit', () => rmSync(dir, { recursive: true, force: true, maxRetries: 5 }));
  const failures = await runDry(dir);
  if (failures.length > 0) throw new Error(failures.join('\n'));
  printStep('The dry run succeeded: both releases install and run with npm, pnpm and Yarn.');
}

async function packHere() {
  printStep('Building the packages …');
  await buildPackages({ dir: root });
  printStep('Packing the packages and their bills of materials …');
  await packPackages({ dir: root });
  printStep(`Packed in ${PACKED}.`);
}

async function checkChangesets(base: string) {
  const unnamed = await findUnnamed(root, base);
  if (unnamed.length > 0)
    throw new Error(
      [
        ...unnamed,
        'Add one with `pnpm changeset`, or `pnpm changeset --empty` if nothing needs a release.',
      ].join('\n'),
    );
  printStep('A changeset names each published package that changed.');
}

type Mode = () => Promise<void>;

function readMode(): Mode {
  const flag = { type: 'boolean' } as const;
  const options = { dry: flag, version: flag, pack: flag, publish: flag, check: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const { dry, version, pack, publish, check } = values;
  const [mode, ...others] = [
    dry && runDryHere,
    version && (() => versionPackages({ dir: root })),
    pack && packHere,
    publish && (() => publishPacked({ dir: root, packed: join(root, PACKED) })),
    check !== undefined && (() => checkChangesets(check)),
  ].filter((each): each is Mode => typeof each === 'function');
  if (mode === undefined || others.length > 0)
    throw new Error('Use one of --dry, --version, --pack, --publish and --check REF.');
  return mode;
}

// By itself, a signal would end this process without its `exit` listeners, which stop what it has started.
for (const [signal, exitCode] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(exitCode));

let run: Mode | undefined;
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
