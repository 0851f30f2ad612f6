import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type Consumer, installConsumer } from '../../../scripts/consumers/installConsumer.ts';
import { lintTarball } from '../../../scripts/consumers/lintTarball.ts';
import { packTarball } from '../../../scripts/consumers/packTarball.ts';
import { run, runNode } from '../../../scripts/consumers/run.ts';
import { startContest } from '../src/write.ts';
import { INPUT, ORGANIZER, useLocalChain } from './localChain.ts';

const packageDir = join(import.meta.dirname, '..');
const { client, config, createWallet } = useLocalChain();
const url = inject('rpcUrl');

/** What another team might write; it prints the ranking of a contest, read from the chain. */
const MAIN = `
import { local } from '@org/chain-config';
import { type Contest, CRITERIA_V1, getContestState, type RankedEntry, readResult } from '@org/contests';
import { createChainReader } from '@org/contests/chain';
import { WriteError } from '@org/contests/write';
import schema from '@org/contests/result.schema.json' with { type: 'json' };
import { createPublicClient, http } from 'viem';

declare const process: { argv: string[] };
declare const console: { log(line: string): void };

const [, , url, uid] = process.argv;
const client = createPublicClient({ transport: http(url) });
const chain = createChainReader({ client, config: local });
const lookup = await chain.findContest(uid as Contest['uid']);
if (lookup.status !== 'found') throw new WriteError({ code: 'unknown', detail: lookup.status });
const { block, attestations } = await chain.fetchEvaluations(lookup.contest);
const { ranking } = readResult({ contest: lookup.contest, attestations, block });
const entries = ranking.map(({ entry, rank }: RankedEntry) => \`\${rank} \${entry}\`);
console.log([getContestState(lookup.contest, 0n), CRITERIA_V1.length, schema.$id, ...entries].join(' '));
`;

let tarball: string;
let consumer: Consumer;
let uid: string;

beforeAll(async () => {
  ({ uid } = await startContest({
    client,
    config,
    walletClient: createWallet(ORGANIZER),
    account: ORGANIZER,
    input: INPUT,
  }));
  tarball = await packTarball('packages/contests');
  const chainConfig = await packTarball('packages/chain-config');
  const viem = JSON.parse(
    await readFile(join(packageDir, 'node_modules', 'viem', 'package.json'), 'utf8'),
  ).version;
  consumer = await installConsumer({
    tarballs: { '@org/contests': tarball, '@org/chain-config': chainConfig },
    dependencies: { viem },
  });
  await consumer.write({ 'src/main.ts': MAIN });
}, 300_000);

afterAll(() => consumer?.remove());

test('holds what is published and nothing else', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  const files = stdout
    .trim()
    .split('\n')
    .filter((path) => !/^package\/dist\/[\w-]+-[\w-]+\.(?:js|d\.ts)$/.test(path));
  expect(files.sort()).toEqual([
    'package/LICENSE',
    'package/README.md',
    'package/dist/chain.d.ts',
    'package/dist/chain.js',
    'package/dist/cli.js',
    'package/dist/index.d.ts',
    'package/dist/index.js',
    'package/dist/write.d.ts',
    'package/dist/write.js',
    'package/package.json',
    'package/result.schema.json',
  ]);
});

test('pleases publint and Are The Types Wrong', { timeout: 60_000 }, async () => {
  await lintTarball(tarball);
});

test('compiles and runs in Node with TypeScript, nodenext', { timeout: 120_000 }, async () => {
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2022', 'dom'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    rootDir: 'src',
    outDir: 'out',
  };
  await consumer.write({ 'tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }) });
  await runNode([join(packageDir, 'node_modules', 'typescript', 'bin', 'tsc')], consumer.dir);
  const { stdout } = await runNode([join('out', 'main.js'), url, uid], consumer.dir);
  expect(stdout.trim()).toBe(`judging 6 laurel-result/1 null ${INPUT.entries[0]} null ${INPUT.entries[1]}`);
});

test('verifies a contest from the command line', { timeout: 60_000 }, async () => {
  const command = ['--no-install', 'contests', 'verify', url, uid];
  const { stdout } = await run('npx', [...command, '--out', 'result.json'], consumer.dir);
  expect(stdout).toContain(INPUT.title);
  const text = await readFile(join(consumer.dir, 'result.json'), 'utf8');
  await run('npx', [...command, '--bundle', 'result.json'], consumer.dir);
  await consumer.write({ 'bad.json': text.replace(INPUT.title, 'Another title') });
  await expect(run('npx', [...command, '--bundle', 'bad.json'], consumer.dir)).rejects.toMatchObject({
    message: expect.stringContaining('contest.title: "Another title" in the bundle'),
    cause: { code: 1 },
  });
  await consumer.write({ 'bad.json': 'no json' });
  await expect(run('npx', [...command, '--bundle', 'bad.json'], consumer.dir)).rejects.toMatchObject({
    cause: { code: 2 },
  });
});
