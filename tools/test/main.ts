import { existsSync, globSync } from 'node:fs';
import { dirname, normalize, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { TYPECHECK } from '../dev/commands.mjs';
import { toBuildCommand } from '../dev/stack/build.ts';
import { printStep } from '../dev/stack/print.ts';
import { findChromium } from './chromium.ts';
import { removeConsumer } from './consumers/prepareConsumer.ts';
import { type Count, countOne } from './count.ts';
import { takeMemory } from './memory.ts';
import { findPostgres } from './postgres.ts';
import { endOnRequest, runCommand } from './runCommand.ts';
import { countPlaywright, countVitest, runPlaywright, runVitest } from './runners.ts';
import { runTests } from './turbo.ts';

/** The folder of the browser tests. */
const FLOWS = 'apps/web/e2e';

const packageFolders = globSync('{packages,apps}/*/package.json').map((file) => dirname(file));

type Check = readonly [name: string, command: readonly string[]];

/** The static checks. They run in parallel, because each takes one core for a few seconds. */
const checks: readonly Check[] = [
  ['types', TYPECHECK],
  ['format and lint', ['biome', 'ci', '.']],
  ['unused files, exports and dependencies', ['knip']],
  ['who may import whom', ['depcruise', 'packages', 'apps', 'tools', '--config', '.dependency-cruiser.mjs']],
];

async function runStatic(): Promise<Count[]> {
  printStep('Checking types, format, lint, imports and what is unused …');
  return Promise.all(
    checks.map(async ([name, command]) => countOne(name, await runCommand(command, { isBeside: true }))),
  );
}

/** The builds that have begun, which count as one check each. */
const builds = new Map<string, Promise<Count>>();

/** Builds once: a second build, or turbo restoring the first, would write files that tests are reading. */
function build(name: string, targets: readonly string[]): Promise<Count> {
  const built =
    builds.get(name) ??
    runCommand(toBuildCommand(targets), { env: { LAUREL_LOCAL: '1' } }).then((hasPassed) =>
      countOne(`build of the ${name}`, hasPassed),
    );
  builds.set(name, built);
  return built;
}
async function buildApps(): Promise<Count> {
  const built = await build('apps', ['@org/web', '@org/api', '@org/scan']);
  // Read by tools/dev/start.ts and spawnStart.ts.
  if (built.failed === 0) process.env.LAUREL_BUILT = '1';
  return built;
}
const buildPackages = () => build('packages', ['./packages/*']);

/** The counts of a run, or one failure if it cannot even begin: what runs beside it is counted all the same. */
async function countRun(name: string, run: () => Promise<Count[]>): Promise<Count[]> {
  try {
    return await run();
  } catch (error) {
    console.error(error);
    return [countOne(`the set-up of "${name}"`, false)];
  }
}

async function runUnits(): Promise<Count[]> {
  process.env.POSTGRES_BIN = findPostgres();
  printStep(
    'Unit, component, PostgreSQL and chain tests, every story in Chromium, and tests of the repository itself …',
  );
  const runs = [
    { task: 'test:stories' },
    { task: 'test:chain' },
    // Three workers, because many of these tests wait. With more workers, tests that need an answer from a real server within
    // seconds would wait for a processor. The tests of tools/ read files of every package, so they are not cached.
    { task: 'test', beside: ['tools'], workers: 3 },
  ] as const;
  return (await Promise.all(runs.map((run) => countRun(run.task, () => runTests(run))))).flat();
}

/** All tests of tarballs share one consumer, which needs the tarballs of all packages. */
async function runConsumers(): Promise<Count[]> {
  printStep('Tests of the tarballs, in a project that has installed them …');
  try {
    return await runTests({ task: 'test:consumers', workers: 1 });
  } finally {
    await removeConsumer();
  }
}

function runFlows(): Promise<Count[]> {
  printStep('Browser tests on the stack of npm start …');
  return runTests({ task: 'test:e2e', readers: begun.get('vitest') });
}

/** The tests of these packages and paths; those of tarballs and the flows only where a path names their files. */
async function runParts(parts: readonly string[]): Promise<Count[]> {
  process.env.CHROMIUM_PATH = findChromium();
  process.env.POSTGRES_BIN = findPostgres();
  const packages = parts.filter((part) => packageFolders.includes(part));
  const paths = parts.filter((part) => !packageFolders.includes(part));
  const flows = paths.filter((path) => path.startsWith(FLOWS));
  const files = paths.filter((path) => !path.startsWith(FLOWS));
  const hasStories = (folder: string) => globSync(`${folder}/src/**/*.stories.tsx`).length > 0;
  const storied = packages.filter(hasStories);
  const inTarballs = files.some((file) => /(tarball|consumer|next)\.(chain\.)?test\.ts$/.test(file));
  const projects = inTarballs ? ['consumers'] : ['unit', 'dom', 'chain', 'postgres', 'stories'];
  const counts = await Promise.all([
    packages.length > 0 && runTests({ task: 'test', packages }),
    packages.length > 0 && runTests({ task: 'test:chain', packages }),
    storied.length > 0 &&
      runVitest({ projects: ['stories'], files: storied.map((folder) => `${folder}/`) }).then((run) =>
        countVitest(run),
      ),
    files.length > 0 && runVitest({ projects, files }).then((run) => countVitest(run)),
  ]);
  if (flows.length > 0) {
    const built = await buildApps();
    if (built.failed === 0) counts.push([countPlaywright(await runPlaywright(flows))]);
  }
  return counts.flatMap((count) => count || []);
}

const phases = {
  static: { run: runStatic },
  vitest: { build: buildApps, run: runUnits },
  consumers: { build: buildPackages, run: runConsumers },
  e2e: { build: buildApps, run: runFlows },
};
type Phase = keyof typeof phases;
/** The lists run in parallel, since each leaves a processor idle at times. The phases of one list run in order. */
const lists: readonly (readonly Phase[])[] = [['static'], ['vitest'], ['consumers', 'e2e']];
/** The phases that have begun. */
const begun = new Map<Phase, Promise<Count[]>>();
const isPhase = (name: string): name is Phase => Object.hasOwn(phases, name);

/** A package, by its own name or its folder's, as its folder; any other existing path as it is. */
function findPart(word: string): string {
  const name = word.replace(/^@org\//, '');
  const folders = [normalize(word).replace(/\/$/, ''), `packages/${name}`, `apps/${name}`];
  const folder = folders.find((each) => packageFolders.includes(each));
  if (folder !== undefined) return folder;
  const path = [word, name].find((each) => existsSync(each));
  if (path !== undefined) return normalize(path);
  throw new Error(`There is no package and no path "${word}".`);
}

function readOptions() {
  try {
    const { values, positionals } = parseArgs({
      options: { only: { type: 'string', multiple: true }, full: { type: 'boolean' } },
      allowPositionals: true,
    });
    const { only = Object.keys(phases), full = false } = values;
    const unknown = only.find((name) => !isPhase(name));
    if (unknown !== undefined)
      throw new Error(`There is no phase "${unknown}". Use --only ${Object.keys(phases).join('|')}.`);
    if (values.only && positionals.length > 0) throw new Error('Use either --only or packages and paths.');
    return { phases: only.filter(isPhase), parts: positionals.map(findPart), isFull: full };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

async function runTimed(name: string, run: () => Promise<Count[]>): Promise<Count[]> {
  const started = performance.now();
  const counts = await countRun(name, run);
  printStep(`${name}: ${Math.round((performance.now() - started) / 1000)} s`);
  return counts;
}

async function runPhase(name: Phase): Promise<Count[]> {
  const phase = phases[name];
  if (!('build' in phase)) return phase.run();
  const built = await phase.build();
  if (built.failed > 0) return [];
  process.env.CHROMIUM_PATH = findChromium();
  return phase.run();
}

async function runList(list: readonly Phase[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const name of list.filter((each) => options.phases.includes(each))) {
    const run = runTimed(name, () => runPhase(name));
    begun.set(name, run);
    counts.push(...(await run));
  }
  return counts;
}

const options = readOptions();
endOnRequest();
const memory = takeMemory();
// Read by runners.ts.
if (memory) process.env.LAUREL_MEMORY = memory.path;
// Node keeps what it has compiled for the many programs that tests start.
process.env.NODE_COMPILE_CACHE ??= resolve('.laurel/compile-cache');
// Four times the usual space for new objects: fewer collections of garbage take some 6 % less processor time.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`.trim();
// Read by the tests that are longer in a full run, and by turbo, which keeps their results apart.
if (options.isFull) process.env.LAUREL_FULL = '1';
const isPart = options.parts.length > 0;
const counts = isPart
  ? await runTimed(options.parts.join(' '), () => runParts(options.parts))
  : (await Promise.all(lists.map(runList))).flat();
memory?.remove();
counts.push(...(await Promise.all(builds.values())));
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
process.exitCode = failed === 0 ? 0 : 1;
if (failed > 0) {
  printStep('What failed:');
  console.log(counts.flatMap(({ failures }) => failures).join('\n'));
}
console.log(`${passed} passed, ${failed} failed`);
