import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { local } from '@org/chain-config';
import { accounts, createLocalClient } from '@org/local-stack';
import { createDatabase } from '@org/server-kit/testing';
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import { rpcUrl } from '../../../../tools/test/vitest/chains.ts';
import { createActor } from '../../test/createActor.ts';
import { createSend, readChain } from '../../test/readChain.ts';
import { connectToChain } from '../connectToChain.ts';
import { createChainClient } from '../eas/createChainClient.ts';
import { topics } from '../eas/easEvent.ts';
import { createRpcClient } from '../rpc/createRpcClient.ts';
import { type Scan, startScan } from '../startScan.ts';
import { openScanDatabase } from '../store/openDatabase.ts';
import { auditContests } from './auditContests.ts';
import { checkLogs } from './missingLogs.ts';
import { syncOnce } from './syncOnce.ts';

type RpcLogAnswer = { address: Address; topics: Hex[]; data: Hex; blockNumber: Hex };
type Question = { method: string; params: unknown[] };

const chain = createLocalClient(rpcUrl);
const actor = createActor(chain);
const send = createSend(chain);
const patience = { timeout: 60_000, interval: 50 };
let snapshot: Hex;

// Generous: opens a database, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

beforeAll(async () => {
  snapshot = await chain.snapshot();
});
afterAll(() => chain.revert({ id: snapshot }));

/** Faults of the node behind the proxy. */
const faults = {
  hides: (_log: RpcLogAnswer): boolean => false,
  refuses: (_method: string): boolean => false,
  changes: (_question: Question, result: unknown): unknown => result,
};
const healthy = { ...faults };
beforeEach(() => Object.assign(faults, healthy));

/** The local chain behind a node whose index of logs lacks some, headers intact. */
async function startPrunedRpc(own = faults): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const question = JSON.parse(body.toString()) as Question & { id: number };
    if (own.refuses(question.method)) {
      const error = { code: -32601, message: 'the method does not exist' };
      return response.end(JSON.stringify({ jsonrpc: '2.0', id: question.id, error }));
    }
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body });
    const { result, ...rest } = (await answer.json()) as { result?: unknown };
    const changed = own.changes(question, result);
    const isLogs = question.method === 'eth_getLogs' && Array.isArray(changed);
    const shown = isLogs ? changed.filter((log: RpcLogAnswer) => !own.hides(log)) : changed;
    return response.end(JSON.stringify({ ...rest, ...(result !== undefined && { result: shown }) }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** On PostgreSQL, which creates an empty database much faster than PGlite. */
const provideDatabase = async () => {
  const { url, drop } = await createDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return url;
};

const start = async (
  rpcUrls: readonly string[],
  options: { isLoneNode?: boolean } = {},
): Promise<Scan & { lines: string[] }> => {
  const lines: string[] = [];
  const scan = await startScan({
    config: local,
    rpcUrls,
    isLoneNode: true,
    port: 0,
    host: '127.0.0.1',
    databaseUrl: await provideDatabase(),
    log: (line) => lines.push(line),
    ...options,
  });
  onTestFinished(() => scan.stop());
  return { ...scan, lines };
};

const ask = async <T>(scan: Scan, query: string): Promise<T> => {
  const response = await fetch(scan.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await response.json()) as { data: T }).data;
};
const listUids = async (scan: Scan) => {
  const { attestations } = await ask<{ attestations: { id: Hex }[] }>(
    scan,
    '{ attestations(take: 1000) { id } }',
  );
  return attestations.map(({ id }) => id);
};
const readTruth = async () => (await readChain(chain)).attestations;
/** Whole: every attestation of the chain, and nothing else counts as healthy. */
const expectWhole = async (scan: Scan) => {
  await expect.poll(() => scan.getHealth(), patience).toMatchObject({ ok: true, lag: 0, trouble: null });
  expect(await listUids(scan)).toEqual((await readTruth()).map(({ id }) => id));
};
/** Waits until health names a range with this block; it is longer where blocks share a second. */
const waitForGap = async (scan: Scan, block: number) => {
  const findGap = () => {
    const { ok, status, trouble } = scan.getHealth();
    const { from = Number.NaN, to = Number.NaN } = trouble?.range ?? {};
    return { ok, status, code: trouble?.code, isThere: from <= block && block <= to };
  };
  const gap = { ok: false, status: 'trouble', code: 'logs-missing', isThere: true };
  await expect.poll(findGap, patience).toEqual(gap);
  expect(scan.getHealth().block).toBeLessThan(block);
  const found = await Promise.all(['/health', '/ready'].map((path) => fetch(new URL(path, scan.url))));
  expect(found.map(({ status }) => status)).toEqual([503, 503]);
};
const isAttested = ({ topics: [topic] }: RpcLogAnswer) => topic === topics.attested;
const isThird = ({ topics: [, , attester] }: RpcLogAnswer) =>
  isAddressEqual(`0x${attester?.slice(26)}`, accounts[2].address);
const blockOf = (log: RpcLogAnswer) => Number(log.blockNumber);

type Row = { id: Hex; blockNumber: number; attester: Address };

/** Three attestations in their own blocks, and two in one transaction. */
const fill = async () => {
  for (let count = 0; count < 3; count++) await send(actor.attest(count));
  await send(actor.attestMany(1, 2));
  return (await readTruth()).slice(-5) as object[] as [Row, Row, Row, Row, Row];
};

test('a pruned index of logs: names the first block, stores what is before, and continues when it is complete', async () => {
  const [first] = await fill();
  const floor = first.blockNumber;
  faults.hides = (log) => blockOf(log) >= floor;
  const scan = await start([await startPrunedRpc()]);
  await waitForGap(scan, floor);
  expect(scan.getHealth()).toMatchObject({ block: floor - 1 });
  const before = (await readTruth()).filter(({ blockNumber }) => Number(blockNumber) < floor);
  expect(await listUids(scan)).toEqual(before.map(({ id }) => id));
  expect(scan.lines.join('\n')).toMatch(/omits logs of blocks? \d+/);
  faults.hides = healthy.hides;
  await expectWhole(scan);
});

test.each([
  ['receipts of blocks', () => undefined],
  [
    'receipts of transactions',
    () => Object.assign(faults, { refuses: (method: string) => method === 'eth_getBlockReceipts' }),
  ],
  [
    'the bloom alone, when receipts are pruned too',
    () => Object.assign(faults, { refuses: (method: string) => /Receipt/.test(method) }),
  ],
])('a single missing log is found by %s', async (_, limit) => {
  const [, second] = await fill();
  faults.hides = (log) => log.data === second.id;
  limit();
  const scan = await start([await startPrunedRpc()]);
  await waitForGap(scan, second.blockNumber);
  Object.assign(faults, healthy);
  await expectWhole(scan);
});

test('finds a gap if one of two logs of a transaction is missed', async () => {
  const rows = await fill();
  faults.hides = (log) => log.data === rows[4].id;
  const scan = await start([await startPrunedRpc()]);
  await waitForGap(scan, rows[4].blockNumber);
});

test.each([
  ['all logs', isAttested],
  ['single logs', (log: RpcLogAnswer) => isAttested(log) && isThird(log)],
])('at the head, %s that are missing stop the scan', async (_, hides) => {
  const scan = await start([await startPrunedRpc()]);
  await expectWhole(scan);
  faults.hides = hides;
  const rows = await fill();
  await waitForGap(scan, rows[2].blockNumber);
  expect(await listUids(scan)).not.toContain(rows[2].id);
  faults.hides = healthy.hides;
  await expectWhole(scan);
});

test('a gap that was found by chance is compared again, on any endpoint, until it is filled', async () => {
  const [first] = await fill();
  const contracts = { eas: local.eas.contract, registry: zeroAddress };
  const missing = { expected: new Map(), gaps: new Map() };
  // A busy chain: every bloom allows events.
  const busy = { readBloom: () => 1, maxHeaders: 1, ...missing };
  const check = async (random: number) => {
    const client = createChainClient(createRpcClient({ url: await startPrunedRpc() }), contracts);
    const to = first.blockNumber + 2;
    const events = await client.fetchEvents({ from: first.blockNumber, to });
    const source = { client, check: { ...busy, kept: new Map(), random: () => random } };
    return checkLogs(source, events, { from: first.blockNumber, to, known: [] });
  };
  faults.hides = (log) => log.data === first.id;
  await check(0.99);
  await expect(check(0)).rejects.toThrow('have 1 more');
  await expect(check(0.99)).rejects.toThrow('have 1 more');
  faults.refuses = (method) => /Receipt/.test(method);
  await expect(check(0.99)).rejects.toThrow('has at least 1');
  faults.changes = withoutBloom;
  await expect(check(0.99)).rejects.toThrow('has at least 1');
  faults.hides = healthy.hides;
  await check(0.99);
  expect(missing.gaps.size).toBe(0);
});

test('fills a gap from another endpoint', async () => {
  await fill();
  faults.hides = isAttested;
  const scan = await start([await startPrunedRpc(), rpcUrl]);
  await expectWhole(scan);
  expect(scan.lines.join('\n')).toContain('omits logs');
});

test('skips an endpoint of another chain and one that does not answer while it fills a gap', async () => {
  await fill();
  faults.hides = isAttested;
  const foreign = { ...healthy, changes: () => '0x2a' };
  const scan = await start([
    await startPrunedRpc(),
    await startPrunedRpc(foreign),
    'http://127.0.0.1:9',
    rpcUrl,
  ]);
  await expectWhole(scan);
  expect(scan.lines.filter((line) => line.includes('Skips an endpoint'))).toEqual([
    expect.stringContaining('serves chain 42'),
  ]);
});

/** Headers without a bloom filter, as on some chains. */
const withoutBloom = ({ method }: Question, result: unknown) =>
  /getBlockBy/.test(method) && result ? { ...result, logsBloom: undefined } : result;

test('without blooms: an unknown reference, and a revocation of what is unknown, lead back before the gap', async () => {
  const rows = await fill();
  const [referred, revoked] = [rows[0], rows[2]];
  faults.changes = withoutBloom;
  faults.hides = (log) => isAttested(log) && (log.data === referred.id || log.data === revoked.id);
  const scan = await start([await startPrunedRpc()]);
  // The health answer does not show the gap yet.
  await expect.poll(() => scan.getHealth(), patience).toMatchObject({ ok: true, lag: 0 });
  await send(actor.revoke(revoked.attester, [revoked.id]));
  await waitForGap(scan, revoked.blockNumber);
  faults.hides = (log) => isAttested(log) && log.data === referred.id;
  await expect.poll(() => scan.getHealth(), patience).toMatchObject({ ok: true, lag: 0 });
  await send(actor.attest(1, { refUID: referred.id as Hex }));
  await waitForGap(scan, referred.blockNumber);
  faults.hides = healthy.hides;
  await expectWhole(scan);
});

/** A contest with one entry. */
const fillContest = async () => {
  const { timestamp } = await chain.getBlock();
  const closesAt = timestamp + 90_000n;
  const submissionsUntil = timestamp + 3_600n;
  await send(
    actor.act(0, 'contest', {
      ...{ title: 'Tools', uri: 'ipfs://tools', contentHash: `0x${'0d'.repeat(32)}`, flags: 1 },
      ...{ submissionsUntil, opensAt: submissionsUntil, closesAt, revealUntil: closesAt },
      ...{ judges: [accounts[1].address], maxPoints: [10], weights: [1], entries: [`0x${'e1'.repeat(32)}`] },
    }),
  );
  const contest = (await readTruth()).at(-1) as Row;
  const submission = { contentHash: `0x${'51'.repeat(32)}`, uri: 'ipfs://entry', replaces: null } as const;
  await send(actor.act(4, 'entry', submission, contest.id));
  return (await readTruth()).at(-1) as Row;
};

test('without blooms: acts and revocations that the resolver counts are missed', async () => {
  const entry = await fillContest();
  faults.changes = withoutBloom;
  faults.hides = (log) => isAttested(log) && log.data === entry.id;
  // An act in the newest second may have a later block.
  await chain.increaseTime({ seconds: 10 });
  await chain.mine({ blocks: 1 });
  const scan = await start([await startPrunedRpc()]);
  await waitForGap(scan, entry.blockNumber);
  faults.hides = healthy.hides;
  await expectWhole(scan);

  await send(actor.revokeAct(4, 'entry', entry.id));
  const revokedIn = Number(await chain.getBlockNumber());
  await chain.increaseTime({ seconds: 10 });
  await chain.mine({ blocks: 1 });
  faults.hides = (log) => !isAttested(log) && log.data === entry.id;
  const other = await start([await startPrunedRpc()]);
  await waitForGap(other, revokedIn);
  faults.hides = healthy.hides;
  await expectWhole(other);
});

test('an act that is missing in the newest block is compared again', async () => {
  const entry = await fillContest();
  faults.changes = withoutBloom;
  faults.hides = (log) => isAttested(log) && log.data === entry.id;
  const db = await openScanDatabase({ url: await provideDatabase() });
  onTestFinished(() => db.close());
  const { signal } = new AbortController();
  const url = await startPrunedRpc();
  const source = await connectToChain({ config: local, session: db, rpcUrl: url, isLoneNode: true, signal });
  if (source.audit) source.audit.everyMs = 0;
  const readAll = async () => {
    let step = await syncOnce(source);
    while (!step.isCaughtUp) step = await syncOnce(source);
    await auditContests(source, step.last?.number ?? -1);
  };
  await readAll();
  await chain.increaseTime({ seconds: 10 });
  await chain.mine({ blocks: 1 });
  await expect(readAll()).rejects.toThrow(`the chain has attestation ${entry.id}`);
});

test('a bloom with every bit set is no proof', async () => {
  faults.changes = ({ method }, result) =>
    /getBlockBy/.test(method) && result ? { ...result, logsBloom: `0x${'ff'.repeat(256)}` } : result;
  faults.refuses = (method) => /Receipt/.test(method);
  await fill();
  const scan = await start([await startPrunedRpc()]);
  await expectWhole(scan);
  expect(scan.lines.join('\n')).not.toContain('omits');
});
