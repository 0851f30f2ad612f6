import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { printStep } from '../dev/stack/print.ts';
import { findVersion } from '../test/consumers/findVersion.ts';
import { listLibraries, listPackages } from '../test/consumers/packages.ts';
import { root } from '../test/consumers/run.ts';
import { APP } from './contents.ts';
import { createImporters, type Versions } from './importers.ts';
import { publisher } from './publisher.ts';
import { publishPacked } from './publishPacked.ts';
import { copyTree, installNode, runStep } from './runStep.ts';
import { type Registry, startRegistry } from './startRegistry.ts';
import { type Bill, buildPackages, packPackages, toFileName, versionPackages } from './steps.ts';

/**
 * Runs a version of `@org/laurel` with npx in an empty folder: its version, its help, and doctor, which starts the api with
 * its web build for a moment.
 *
 * @throws {Error} if a command fails or prints something else
 */
async function tryApp(dir: string, version: string, { env }: Registry): Promise<void> {
  mkdirSync(dir, { recursive: true });
  // npx caches packages by name and version, so it would run that of an earlier dry run.
  const own = { ...env, npm_config_cache: join(dir, 'npm-cache') };
  const npx = (...args: readonly string[]) =>
    runStep(['npx', '--yes', `${APP}@${version}`, ...args], { cwd: dir, env: own });
  for (const [args, expected] of [
    [['--version'], `${version}\n`],
    [['--help'], '\n  laurel doctor [options] '],
    [['doctor', '--local'], '\nok    settings, web build and database of the api\n'],
  ] as const) {
    const printed = await npx(...args);
    if (!printed.includes(expected))
      throw new Error(`${APP} ${args.join(' ')} did not print ${JSON.stringify(expected)}:\n${printed}`);
  }
}

/** The examples that npm installs, in a folder with the repository's files. */
const listExamples = (dir: string): readonly string[] =>
  globSync('examples/*/package.json', { cwd: dir }).map(dirname).sort();

/**
 * Installs an example from the registry, as its README says, and builds it if it has a build.
 *
 * @param options.from the folder of the example
 * @param options.to an empty folder, outside of the repository
 */
async function buildExample({
  from,
  to,
  registry,
}: {
  readonly from: string;
  readonly to: string;
  readonly registry: Pick<Registry, 'env'>;
}): Promise<void> {
  cpSync(from, to, { recursive: true });
  const place = { cwd: to, env: { ...registry.env, CI: '1', NEXT_TELEMETRY_DISABLED: '1' } };
  await runStep(['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline'], place);
  const { scripts = {} } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8'));
  if ('build' in scripts) await runStep(['npm', 'run', 'build'], place);
}

/** The second release: a fix of the package that most others use, and an addition to another one. */
const NEXT = { 'chain-config': 'patch', 'ui-theme': 'minor' } as const;
/** `engines` of the published packages. */
const OLDEST_NODE = 20;
/** Some of what the bundles of the app contain. */
const BUNDLED = ['react', 'viem', 'hono', 'pg'];

/**
 * A dry run of a release on this machine: versions, packs and publishes the packages twice, and installs the first release
 * with npm, pnpm and Yarn, runs it with this Node and with the oldest supported one, then installs the second, and runs
 * the app of both with npx. The working tree does not change.
 *
 * @param dir an empty folder for copies, registry and projects
 * @returns what failed, one sentence each
 * @throws {Error} if a step fails that the others need
 */
export async function runDry(dir: string): Promise<readonly string[]> {
  const copy = join(dir, 'laurel');
  const failures: string[] = [];
  printStep('Copying the working tree, and building the packages …');
  copyTree(copy);
  await commit(copy, 'the working tree');
  await runStep(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts'], {
    cwd: copy,
  });
  await buildPackages({ dir: copy, cacheDir: join(root, '.turbo', 'cache') });
  printStep('Starting a registry …');
  const registry = await startRegistry(join(dir, 'registry'));
  try {
    const release = async (): Promise<Versions> => {
      await versionPackages({ dir: copy });
      await commit(copy, 'versions');
      const place = { dir: copy, env: registry.env };
      const packed = await packPackages(place);
      failures.push(...checkPacked(copy, packed));
      await publishPacked({ ...place, packed });
      const versions = readVersions(copy);
      console.log(describe(versions));
      return versions;
    };
    printStep('First release');
    if (globSync('.changeset/*.md', { cwd: copy }).length === 0) addChangeset(copy, NEXT);
    const first = await release();
    const importers = createImporters(join(dir, 'projects'), registry);
    const attempt = async (what: string, work: () => Promise<void>) => {
      try {
        await work();
        console.log(`${what}: ok`);
      } catch (error) {
        failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
        console.log(`${what}: failed`);
      }
    };
    for (const { manager, install, run } of importers)
      await attempt(`install with ${manager}`, async () => {
        await install({ ...first, ...listPeers(copy) });
        compare(await run(), first);
      });
    const firstApp = readAppVersion(copy);
    await attempt(`npx ${APP}@${firstApp}`, () => tryApp(join(dir, 'app-1'), firstApp, registry));
    await attempt(`run with Node ${OLDEST_NODE}`, async () => {
      const node = await installNode({
        dir: join(dir, 'oldest-node'),
        major: OLDEST_NODE,
        env: registry.env,
      });
      for (const { run } of importers) compare(await run(node), first);
      refuseOldNode(node, copy);
    });
    for (const example of listExamples(copy))
      await attempt(`npm install and build in ${example}`, () =>
        buildExample({ from: join(copy, example), to: join(dir, 'projects', example), registry }),
      );
    printStep('Second release');
    addChangeset(copy, NEXT);
    const second = await release();
    for (const { manager, install, run } of importers)
      await attempt(`upgrade with ${manager}`, async () => {
        const changed = Object.entries(second).filter(([name, version]) => first[name] !== version);
        await install(Object.fromEntries(changed));
        compare(await run(), second);
      });
    const secondApp = readAppVersion(copy);
    await attempt(`npx ${APP}@${secondApp}, which contains the second release`, async () => {
      if (secondApp === firstApp) throw new Error('It was not released with the libraries that it contains.');
      await tryApp(join(dir, 'app-2'), secondApp, registry);
    });
    return failures;
  } finally {
    registry.stop();
  }
}

async function commit(dir: string, message: string) {
  const author = ['-c', 'user.name=Dry run', '-c', 'user.email=dry-run@localhost'];
  await runStep(['git', 'init', '--quiet'], { cwd: dir });
  await runStep(['git', 'add', '--all'], { cwd: dir });
  await runStep(['git', ...author, 'commit', '--quiet', '--no-verify', '--no-gpg-sign', '-m', message], {
    cwd: dir,
  });
}

function addChangeset(dir: string, bumps: Readonly<Record<string, string>>) {
  const lines = Object.entries(bumps).map(([name, bump]) => `'${publisher.scope}/${name}': ${bump}`);
  writeFileSync(
    join(dir, '.changeset/dry-run.md'),
    ['---', ...lines, '---', '', 'Released by a dry run.', ''].join('\n'),
  );
}

const readVersions = (dir: string): Versions =>
  Object.fromEntries(listLibraries(dir).map(({ name, version }) => [name, version]));

const readAppVersion = (dir: string) => listPackages(dir).find(({ name }) => name === APP)?.version ?? '';

function listPeers(dir: string): Versions {
  const packages = listLibraries(dir);
  const peers = packages.flatMap(({ peerDependencies = {} }) => Object.keys(peerDependencies));
  const others = [...new Set(peers)].filter((peer) => !packages.some(({ name }) => name === peer));
  return Object.fromEntries(others.map((name) => [name, findVersion(name)]));
}

/** Each package that was packed has a changelog with its version, and a bill of materials. */
function checkPacked(dir: string, packed: string): readonly string[] {
  const tarballs = globSync('packages/*.tgz', { cwd: packed });
  const files = new Set(globSync('sbom/*.cdx.json', { cwd: packed }));
  return listPackages(dir).flatMap(({ name, version, folder }) => {
    const file = `${toFileName(name)}-${version}`;
    if (!tarballs.includes(`packages/${file}.tgz`)) return [];
    const changelog = readFileSync(join(dir, folder, 'CHANGELOG.md'), 'utf8');
    return [
      ...(changelog.includes(`\n## ${version}\n`) ? [] : [`The changelog of ${name} has no ${version}.`]),
      ...(files.has(`sbom/${file}.cdx.json`) ? [] : [`${name}@${version} has no bill of materials.`]),
      ...(name === APP ? checkBundled(join(packed, `sbom/${file}.cdx.json`)) : []),
    ];
  });
}

function checkBundled(file: string): readonly string[] {
  const { components }: Bill = JSON.parse(readFileSync(file, 'utf8'));
  const names = components.map(({ group, name }) => (group ? `${group}/${name}` : name));
  return BUNDLED.filter((name) => !names.includes(name)).map(
    (name) => `The bill of materials of ${APP} lacks ${name}.`,
  );
}

/** The app names the Node that it needs: the same file is in its tarball. */
function refuseOldNode(node: string, dir: string) {
  const { status, stderr } = spawnSync(node, [join(dir, 'apps/laurel/bin/laurel.js')], { encoding: 'utf8' });
  if (status !== 1 || !stderr.includes('needs Node 24 or later'))
    throw new Error(`${APP} ended with ${status}: ${stderr}`);
}

function compare(found: Versions, wanted: Versions) {
  const wrong = Object.entries(wanted).filter(([name, version]) => found[name] !== version);
  if (wrong.length === 0) return;
  throw new Error(wrong.map(([name, version]) => `${name} is ${found[name]}, not ${version}`).join('; '));
}

const describe = (versions: Versions) =>
  Object.entries(versions)
    .map(([name, version]) => `  ${name} ${version}`)
    .join('\n');
