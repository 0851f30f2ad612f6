import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Hex } from 'viem';
import { beforeAll, describe, expect, test } from 'vitest';
import { lintTarball } from '../../../tools/test/consumers/lintTarball.ts';
import {
  type Consumer,
  copyExample,
  getTarball,
  openConsumer,
} from '../../../tools/test/consumers/openConsumer.ts';
import { resolveStrictly } from '../../../tools/test/consumers/resolveStrictly.ts';
import { run, runNode } from '../../../tools/test/consumers/run.ts';
import { rpcUrl as url } from '../../../tools/test/vitest/chains.ts';
import type { Json } from '../src/base/canonicalJson.ts';
import { perform } from '../src/write.ts';
import { createFakeScan, toRow } from './fakeScan.ts';
import { INPUT, JUDGE, JUDGE_KEY, ORGANIZER, useLocalChain } from './localChain.ts';
import { tamper } from './tamper.ts';

const packageDir = join(import.meta.dirname, '..');
const { client, config, reader, test: node, createWallet, readContest } = useLocalChain();

/** A consumer's program that prints a contest's ranking from the chain. */
const MAIN = `
import { local } from '@org/chain-config';
import { type Contest, getPhase, type RankedEntry, readResult } from '@org/contests';
import { createActsReader } from '@org/contests/chain';
import { WriteError } from '@org/contests/write';
import schema from '@org/contests/result.schema.json' with { type: 'json' };
import { createPublicClient, http } from 'viem';

declare const process: { argv: string[] };
declare const console: { log(line: string): void };

const [, , url, uid] = process.argv;
const client = createPublicClient({ transport: http(url) });
const lookup = await createActsReader({ client, config: local }).fetchActs(uid as Contest['uid']);
if (lookup.status !== 'found') throw new WriteError({ code: 'unknown', detail: lookup.status });
const { contest, ranking } = readResult(lookup.reading);
const entries = ranking.map(({ entry, rank }: RankedEntry) => \`\${rank} \${entry}\`);
console.log([getPhase(contest, contest.terms.opensAt), contest.criteria.length, schema.$id, ...entries].join(' '));
`;

/** The browser APIs that the tracker's storage needs. */
const BROWSER = `
const kept = new Map<string, string>();
Object.assign(globalThis, {
  window: {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    },
    addEventListener() {},
    navigator: {},
  },
});
`;

const tarball = getTarball('@org/contests');
let consumer: Consumer;
let uid: Hex;
/** Another contest, with a review in force and a superseded one. */
let judgedUid: Hex;

beforeAll(async () => {
  ({ uid } = await perform({
    client,
    config,
    walletClient: createWallet(ORGANIZER),
    account: ORGANIZER,
    act: { kind: 'contest', input: INPUT },
  }));
  judgedUid = await startJudged();
  consumer = await openConsumer('contests');
});

async function startJudged(): Promise<Hex> {
  const as = (account: typeof ORGANIZER | typeof JUDGE) => ({
    client,
    config,
    walletClient: createWallet(account),
    account,
  });
  const started = await perform({
    ...as(ORGANIZER),
    act: { kind: 'contest', input: { ...INPUT, title: 'Judged' } },
  });
  const contest = await readContest(started.uid);
  const input = { entry: '1', given: [5], comment: 'Nobody else thought of it.' };
  await perform({ ...as(JUDGE), act: { kind: 'review', contest, input } });
  await perform({ ...as(JUDGE), act: { kind: 'review', contest, input: { ...input, given: [10] } } });
  return started.uid;
}

test('contains the published files and no others', async () => {
  const { stdout } = await run('tar', ['-tzf', tarball], packageDir);
  const files = stdout
    .trim()
    .split('\n')
    .filter((path) => !/^package\/dist\/[\w-]+-[\w-]+\.(?:js|d\.ts)$/.test(path));
  expect(files.sort()).toEqual([
    'package/CHANGELOG.md',
    'package/LICENSE',
    'package/README.md',
    'package/contest-document.schema.json',
    'package/dist/chain.d.ts',
    'package/dist/chain.js',
    'package/dist/cli.js',
    'package/dist/deploy.d.ts',
    'package/dist/deploy.js',
    'package/dist/index.d.ts',
    'package/dist/index.js',
    'package/dist/markdown.d.ts',
    'package/dist/markdown.js',
    'package/dist/names.d.ts',
    'package/dist/names.js',
    'package/dist/proof.d.ts',
    'package/dist/proof.js',
    'package/dist/send.d.ts',
    'package/dist/send.js',
    'package/dist/track.d.ts',
    'package/dist/track.js',
    'package/dist/write.d.ts',
    'package/dist/write.js',
    'package/entries-document.schema.json',
    'package/entry-document.schema.json',
    'package/package.json',
    'package/proof.schema.json',
    'package/ranking.schema.json',
    'package/result.schema.json',
  ]);
});

test('passes publint and Are The Types Wrong', async () => {
  await lintTarball(tarball);
});

test('issue 17: pnpm accepts the install line of the README with strict peers', async () => {
  await resolveStrictly('packages/contests');
});

describe('a consumer compiled with TypeScript 6, nodenext', () => {
  const output = async (name: string, ...argv: readonly string[]) =>
    (await runNode([join('out', `${name}.js`), ...argv], consumer.dir)).stdout.trim().split('\n');

  beforeAll(async () => {
    const [row] = await reader.fetchAttestations([uid]);
    if (!row) throw new Error('The contest is there.');
    const scan = await serveScan([toRow(row)]);
    await consumer.write({ 'src/main.ts': MAIN, ...(await listExamples(scan.url)) });
    await compile();
    return scan.close;
  });

  test('runs in Node', async () => {
    expect(await output('main', url, uid)).toEqual(['judging 1 laurel-result/1 null 1 null 2']);
  });

  test('runs the examples of the README and of the guide for importers', async () => {
    expect(await output('fromChain')).toEqual(['null 1  0', 'null 2  0']);
    expect(await output('fromScan')).toEqual([`${INPUT.title} agrees`]);
    expect(await output('newest')).toEqual([`judging ${INPUT.title} ${uid}`]);
    expect(await output('winner')).toEqual(['1 10.00']);
    const said = await output('write');
    expect(said.slice(0, -1)).toEqual(['checking', 'confirm-in-wallet', 'sent', 'mined']);
    expect(await readContest(said.at(-1) as Hex)).toMatchObject({ organizer: JUDGE });
    const tracked = await output('track');
    expect(tracked.filter((line) => /^[a-z-]+$/.test(line))).toEqual([
      'checking',
      'confirm-in-wallet',
      'sent',
      'mined',
      'visible',
    ]);
    expect(tracked).toContain("[ 'profile' ]");
    expect(tracked.at(-1)).toBe('[]');
  });
});

describe('npx contests', () => {
  // npx takes a second of a processor longer than Node on the same file.
  const npx = (...argv: readonly string[]) => run('npx', ['--no-install', 'contests', ...argv], consumer.dir);
  const cli = (...argv: readonly string[]) =>
    runNode([join(consumer.modules, '@org/contests/dist/cli.js'), ...argv], consumer.dir);

  test('shows, lists, verifies and writes a bundle that agrees', async () => {
    expect((await npx('show', url, judgedUid)).stdout).toContain('Judged');
    expect((await cli('list', url)).stdout).toContain(judgedUid);
    const { stdout } = await cli('verify', url, judgedUid, '--out', 'result.json');
    expect(stdout).toContain('1     10.00   1 of 2   1              10.00   1      Shelf');
    const { stdout: verdict } = await cli('verify', url, judgedUid, '--bundle', 'result.json');
    expect(verdict).toMatch(/The bundle agrees with the chain at block \d+\./);
  });

  // cli.chain.test.ts tampers with every field; here the published program reports one field of each part.
  test('exits with 1 and names the tampered field', async () => {
    await cli('verify', url, judgedUid, '--out', 'good.json');
    const good: Json = JSON.parse(await readFile(join(consumer.dir, 'good.json'), 'utf8'));
    // The following block exists as well.
    await node.mine({ blocks: 1 });
    const fields = [
      'chainId',
      'contest.uid',
      'block.number',
      'counted[0].points',
      'ignored[0].reason',
      'hash',
    ];
    for (const field of fields) {
      await consumer.write({ 'bad.json': JSON.stringify(tamper(good, field)) });
      const named = field === 'block.number' ? 'block.hash: ' : `  ${field}: `;
      await expect(cli('verify', url, judgedUid, '--bundle', 'bad.json')).rejects.toMatchObject({
        message: expect.stringContaining(named),
        cause: { code: 1 },
      });
    }
  });

  test('exits with 2 if the command cannot be run', async () => {
    await consumer.write({ 'bad.json': 'no json' });
    const refused = { cause: { code: 2 } };
    await expect(npx('verify', url, judgedUid, '--bundle', 'bad.json')).rejects.toMatchObject(refused);
    for (const argv of [
      ['verify', 'http://127.0.0.1:9', judgedUid],
      ['verify', url, '0x12'],
      ['verify', 'no-such-chain', judgedUid],
      ['verify', url, judgedUid, '--unknown'],
    ])
      await expect(cli(...argv)).rejects.toMatchObject(refused);
  });
});

describe('examples/node-verify', () => {
  let dir: string;
  const verify = (...argv: readonly string[]) =>
    run('env', [`RPC_URL=${url}`, process.execPath, 'verify.mjs', ...argv], dir);

  beforeAll(async () => {
    dir = await copyExample(consumer, 'node-verify');
    const cli = join(consumer.modules, '@org/contests/dist/cli.js');
    await runNode([cli, 'verify', url, judgedUid, '--out', 'result.json'], dir);
  });

  test('issue 17: prints the ranking, and says that the file agrees', async () => {
    const { stdout } = await verify('local', judgedUid, 'result.json');
    expect(stdout.trim().split('\n')).toEqual([
      '1 10.00 Shelf',
      '- - Stamp',
      'The file agrees with the chain.',
    ]);
  });

  test('issue 17: exits with 1 for an altered file, and with 2 if it cannot tell', async () => {
    const good: Json = JSON.parse(await readFile(join(dir, 'result.json'), 'utf8'));
    await writeFile(join(dir, 'bad.json'), JSON.stringify(tamper(good, 'counted[0].points')));
    await expect(verify('local', judgedUid, 'bad.json')).rejects.toMatchObject({ cause: { code: 1 } });
    for (const argv of [
      ['local', judgedUid, 'none.json'],
      ['no-such-chain', judgedUid, 'result.json'],
      ['local', `0x${'12'.repeat(32)}`, 'result.json'],
    ])
      await expect(verify(...argv)).rejects.toMatchObject({ cause: { code: 2 } });
  });
});

test('examples/whole-contest runs a contest from a shell and verifies its bundle', async () => {
  const dir = await copyExample(consumer, 'whole-contest');
  const path = `${join(consumer.modules, '.bin')}:${process.env.PATH}`;
  const state = join(dir, 'state');
  const { stdout } = await run(
    'env',
    [`PATH=${path}`, `RPC_URL=${url}`, `XDG_STATE_HOME=${state}`, 'sh', 'whole-contest.sh'],
    dir,
  );
  expect(stdout).toMatch(/^1 +16\.00 +1 +2 .*\n2 +14\.00 +2 +1 /m);
  expect(stdout).toContain('Judged: two judges, one changed review, one recusal');
  expect(stdout).toMatch(/^Verified: contest 0x/m);
});

/** The examples of the documents as programs, for the local chain and a scan. */
async function listExamples(scanUrl: string): Promise<Record<string, string>> {
  const listPrograms = async (document: string) =>
    [...(await readFile(join(packageDir, document), 'utf8')).matchAll(/```ts\n([\s\S]+?)```/g)].map(
      ([, code = '']) => code,
    );
  const [fromChain, fromScan, write, track] = await listPrograms('README.md');
  const [newest, winner] = await listPrograms('../../docs/importers.md');
  const prepare = (code = '') =>
    code
      .replaceAll('{ config: baseSepolia }', `{ config: local, endpoint: '${scanUrl}' }`)
      .replaceAll('baseSepolia', 'local')
      .replaceAll('http()', `http('${url}')`)
      .replace("privateKeyToAccount('0x…')", `privateKeyToAccount('${JUDGE_KEY}')`);
  return {
    'src/fromChain.ts': `${prepare(fromChain)}
for (const { entry, rank, points, reviews } of await fetchRanking('${uid}')) console.log(rank, entry, points, reviews);`,
    'src/fromScan.ts': prepare(fromScan),
    'src/write.ts': prepare(write),
    'src/track.ts': `${BROWSER}${prepare(track)}`,
    'src/newest.ts': prepare(newest),
    'src/winner.ts': prepare(winner).replace("'0x…'", `'${judgedUid}'`),
  };
}

async function compile(): Promise<void> {
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
}

/** A scan over HTTP with these rows. */
async function serveScan(rows: readonly ReturnType<typeof toRow>[]) {
  const { fetch: answer } = createFakeScan(rows);
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { body } = await answer('', { body: Buffer.concat(chunks).toString() });
    response.writeHead(200, { 'content-type': 'application/json' }).end(await new Response(body).text());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/graphql`, close: () => void server.close() };
}
