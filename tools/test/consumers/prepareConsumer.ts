import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findVersion } from './findVersion.ts';
import { listLibraries, type PublishedPackage } from './packages.ts';
import { packTarball } from './packTarball.ts';
import { readReadme } from './readReadme.ts';
import { root, run, runProgram } from './run.ts';

/** A project outside the repository with the tarballs of all published packages installed. */
export type PreparedConsumer = {
  readonly dir: string;
  /** Package name to the path of its tarball. */
  readonly tarballs: Readonly<Record<string, string>>;
};

const LOCK_STALE_MS = 300_000;

/** pnpm links the files that the repository has installed already, which takes a fifth of the processor time of npm. */
const isByNpm = Boolean(process.env.LAUREL_FULL);

/**
 * Further packages that the tests of the tarballs need, at the versions of the catalog. Next.js checks types with
 * TypeScript: where it is missing, Next.js installs it on a developer's machine and fails on a CI machine.
 */
const LIBRARIES: readonly string[] = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
  'hono',
  '@hono/node-server',
  'express',
  '@types/express',
  ...(isByNpm ? ['next'] : []),
];

/** One for each copy of the repository. */
const findFolder = () =>
  join(tmpdir(), `laurel-consumer-${createHash('sha256').update(root).digest('hex').slice(0, 8)}`);

/** Removes what `prepareConsumer` and `installStrictly` have left for the next test run: about a gigabyte. */
export async function removeConsumer(): Promise<void> {
  const dir = findFolder();
  for (const each of [dir, `${dir}-pnpm`]) await rm(each, { recursive: true, force: true, maxRetries: 3 });
}

/**
 * Builds and packs the published packages, and installs them in one project, like an importer: with npm in a full run, otherwise
 * with pnpm into one folder of packages as npm has it. Installs only changes since the last time. Peer dependencies have the
 * versions of the catalog, and the overrides of the kit's README apply.
 */
export async function prepareConsumer(): Promise<PreparedConsumer> {
  const dir = findFolder();
  await mkdir(dir, { recursive: true });
  const unlock = await lock(`${dir}.lock`);
  try {
    const published = listLibraries(root);
    const filters = published.map(({ name }) => `--filter=${name}`);
    await runProgram('turbo', ['run', 'build', ...filters], { cwd: root });
    const packed = published.map(async ({ name, folder }) => [name, await packTarball(folder)] as const);
    const tarballs = Object.fromEntries(await Promise.all(packed));
    await install(dir, createManifest(published, tarballs), tarballs);
    return { dir, tarballs };
  } finally {
    await unlock();
  }
}

function createManifest(
  published: readonly PublishedPackage[],
  tarballs: PreparedConsumer['tarballs'],
): string {
  const local = Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]);
  const peers = published.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies));
  const libraries = [...new Set([...peers, ...LIBRARIES])].filter((name) => !(name in tarballs));
  return JSON.stringify({
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: Object.fromEntries([...local, ...libraries.map((name) => [name, findVersion(name)])]),
    overrides: readReadme('packages/wallet-kit').npmOverrides,
  });
}

async function install(dir: string, manifest: string, tarballs: PreparedConsumer['tarballs']) {
  const mark = join(dir, `installed-by-${isByNpm ? 'npm' : 'pnpm'}.json`);
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '{}';
  if (installed === manifest) return;
  for (const name of ['npm', 'pnpm']) await rm(join(dir, `installed-by-${name}.json`), { force: true });
  // After a downgrade npm leaves packages below others that a new project has at the top.
  if (listOthers(installed) !== listOthers(manifest))
    await rm(join(dir, 'node_modules'), { recursive: true, force: true });
  await writeFile(join(dir, 'package.json'), manifest);
  await (isByNpm ? installByNpm(dir) : installByPnpm(dir, tarballs));
  await writeFile(mark, manifest);
}

const installByNpm = (dir: string) =>
  run(
    'npm',
    ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts'],
    dir,
  );

async function installByPnpm(dir: string, tarballs: PreparedConsumer['tarballs']) {
  const local = Object.entries(tarballs).map(([name, path]) => [name, `file:${path}`]);
  const overrides = [...Object.entries(readReadme('packages/wallet-kit').npmOverrides), ...local];
  const settings = [
    ...['nodeLinker: hoisted', 'strictDepBuilds: false', 'overrides:'],
    ...overrides.map(([name, version]) => `  '${name}': '${version}'`),
  ];
  await writeFile(join(dir, 'pnpm-workspace.yaml'), `${settings.join('\n')}\n`);
  await run('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--no-frozen-lockfile'], dir);
}

/** The packages of others in a manifest, with their versions. */
const listOthers = (manifest: string): string => {
  const { dependencies = {}, overrides } = JSON.parse(manifest);
  const others = Object.entries<string>(dependencies).filter(([, version]) => !version.startsWith('file:'));
  return JSON.stringify([others, overrides]);
};

/** Test runs of several packages prepare the consumer one after another. */
async function lock(folder: string) {
  for (;;) {
    try {
      await mkdir(folder);
      return () => rm(folder, { recursive: true, force: true });
    } catch {
      const held = await stat(folder).catch(() => undefined);
      const isStale = held !== undefined && Date.now() - held.mtimeMs > LOCK_STALE_MS;
      if (isStale) await rm(folder, { recursive: true, force: true });
      else await sleep(100);
    }
  }
}
