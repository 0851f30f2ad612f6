import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberToHex } from 'viem';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { rpcUrl as url } from '../../../../tools/test/vitest/chains.ts';
import { captureCommand } from '../../test/captureCommand.ts';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import {
  createEndpoint,
  INPUT,
  JUDGE,
  ORGANIZER,
  OTHER_JUDGE,
  useLocalChain,
} from '../../test/localChain.ts';
import { word } from '../../test/make.ts';
import { leavesOf, tamper } from '../../test/tamper.ts';
import type { Attestation } from '../base/attestation.ts';
import { computeAttestationUid } from '../base/attestationUid.ts';
import { type Json, toCanonicalJson } from '../base/canonicalJson.ts';
import { lowerCase } from '../base/hex.ts';
import { createActsReader } from '../chain/createActsReader.ts';
import type { Contest } from '../contest/contest.ts';
import { hashBundle } from '../result/bundleJson.ts';
import type { ResultBundle } from '../result/resultBundle.ts';
import { perform } from '../write/acts.ts';

const { client, config, test: node, createWallet, readContest } = useLocalChain();
const reviews = config.eas.evaluationSchemaUid;

let folder: string;
let contest: Contest;

const as = (account: typeof ORGANIZER | typeof JUDGE | typeof OTHER_JUDGE) => ({
  client,
  config,
  walletClient: createWallet(account),
  account,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'laurel-verify-'));
  const { uid } = await perform({
    ...as(ORGANIZER),
    act: { kind: 'contest', input: { ...INPUT, title: 'Red \u001B[31malert' } },
  });
  contest = await readContest(uid);
  const input = { entry: '1', given: [5], comment: 'Nobody else thought of it.' };
  await perform({ ...as(JUDGE), act: { kind: 'review', contest, input } });
  await perform({
    ...as(JUDGE),
    act: { kind: 'review', contest, input: { ...input, entry: '2', given: [3] } },
  });
  const other = await perform({ ...as(OTHER_JUDGE), act: { kind: 'review', contest, input } });
  await perform({ ...as(OTHER_JUDGE), act: { kind: 'revocation', uid: other.uid, schemaUid: reviews } });
});

afterAll(() => rm(folder, { recursive: true }));

/** How long the command waits for a later block. */
let patienceMs = 0;

async function contests(...argv: readonly string[]) {
  return captureCommand(argv, { env: {}, folder, patienceMs });
}

const file = (name: string) => join(folder, name);

describe('verify', () => {
  test('recomputes a result and prints it as a table', async () => {
    const { code, out } = await contests('verify', url, contest.uid);
    expect(code).toBe(0);
    expect(out).toMatch(/1 +5\.00 +1 of 2 +1 +5\.00 +1 +Shelf\n2 +3\.00 +1 of 2 +2 +3\.00 +2 +Stamp/);
    expect(out).toMatch(/Block \d+, \S+: 2 reviews counted, 1 not counted\./);
    expect(out).toContain('Not counted: 1 withdrawn.\nJudging is open');
    expect(out).not.toContain('\u001B');
  });

  test('writes a bundle and agrees with it, even blocks later', async () => {
    expect(await contests('verify', url, contest.uid, '--out', file('a.json'))).toMatchObject({ code: 0 });
    await node.mine({ blocks: 3 });
    const { code, out } = await contests('verify', url, contest.uid, '--bundle', file('a.json'));
    expect(code).toBe(0);
    expect(out).toMatch(/The bundle agrees with the chain at block \d+\./);
    const { out: json } = await contests('verify', url, contest.uid, '--bundle', file('a.json'), '--json');
    expect(JSON.parse(json)).toMatchObject({
      state: 'judging',
      agrees: true,
      differences: [],
      result: { format: 'laurel-result/1' },
    });
    const text = await readFile(file('a.json'), 'utf8');
    expect(toCanonicalJson(JSON.parse(text))).toBe(text);
  });

  test('names each tampered field, with and without a recomputed hash', async () => {
    await contests('verify', url, contest.uid, '--out', file('good.json'));
    const good: ResultBundle = JSON.parse(await readFile(file('good.json'), 'utf8'));
    const paths = leavesOf(good as Json).filter((path) => path !== 'block.number');
    expect(paths.length).toBeGreaterThan(50);
    for (const [index, path] of paths.entries()) {
      // The two runs take minutes: by day every other field has a recomputed hash.
      for (const isHashed of process.env.LAUREL_FULL ? [false, true] : [index % 2 === 0]) {
        const tampered = tamper(good as Json, path) as ResultBundle;
        const { hash: _, ...rest } = tampered;
        const bundle = isHashed && path !== 'hash' ? { ...rest, hash: hashBundle(rest) } : tampered;
        await writeFile(file('bad.json'), JSON.stringify(bundle));
        const { code, out } = await contests('verify', url, contest.uid, '--bundle', file('bad.json'));
        expect([path, code]).toEqual([path, 1]);
        expect(out).toContain(`  ${path}: `);
      }
    }
  });

  test('names a different contest, chain or block, and missing and additional fields', async () => {
    const good: ResultBundle = JSON.parse(await readFile(file('good.json'), 'utf8'));
    const other = await perform({ ...as(ORGANIZER), act: { kind: 'contest', input: INPUT } });
    const check = async (bundle: object, uid = contest.uid) => {
      await writeFile(file('bad.json'), JSON.stringify(bundle));
      return contests('verify', url, uid, '--bundle', file('bad.json'));
    };
    expect(await check(good, other.uid)).toMatchObject({
      code: 1,
      out: expect.stringContaining('contest.uid: '),
    });
    const earlier = { ...good, block: { ...good.block, number: good.block.number - 1 } };
    expect(await check(earlier)).toMatchObject({ code: 1, out: expect.stringContaining('block.hash: ') });
    expect(await check({ ...good, extra: 1 })).toMatchObject({
      code: 1,
      out: expect.stringContaining('extra: 1'),
    });
    expect(await check({ ...good, counted: good.counted.slice(1) })).toMatchObject({ code: 1 });
    expect(await check({})).toMatchObject({ code: 1 });
    const endless = JSON.stringify(good).replace('"points":5,', '"points":1e999,');
    await writeFile(file('bad.json'), endless);
    expect(await contests('verify', url, contest.uid, '--bundle', file('bad.json'))).toMatchObject({
      code: 1,
      out: expect.stringContaining('points: Infinity in the bundle, 5 on the chain'),
    });
  });

  test('reports a foreign bundle even if its block does not exist', async () => {
    const good: ResultBundle = JSON.parse(await readFile(file('good.json'), 'utf8'));
    const future = { ...good.block, number: good.block.number + 1_000_000 };
    for (const [what, change] of [
      ['contest', { contest: { ...good.contest, uid: word(1) } }],
      ['chain', { chainId: 10 }],
      ['format', { format: 'laurel-result/2' }],
    ] as const) {
      for (const block of [good.block, future]) {
        await writeFile(file('other.json'), JSON.stringify({ ...good, ...change, block }));
        const { code, out } = await contests('verify', url, contest.uid, '--bundle', file('other.json'));
        expect([what, code]).toEqual([what, 1]);
        expect(out).toContain(`The bundle is for another ${what}.`);
      }
    }
  });

  test('exits with 2 if the command cannot be run', async () => {
    const good: ResultBundle = JSON.parse(await readFile(file('good.json'), 'utf8'));
    const future = { ...good, block: { ...good.block, number: good.block.number + 1_000_000 } };
    await writeFile(file('future.json'), JSON.stringify(future));
    await writeFile(file('far.json'), JSON.stringify({ ...good, block: { ...good.block, number: 1e30 } }));
    await writeFile(file('text.json'), 'no json');
    await writeFile(file('list.json'), '[]');
    await writeFile(file('twice.json'), JSON.stringify(good).replace('{', '{"format":"other",'));
    const deep = JSON.stringify(good).replace(
      '"points":5,',
      `"points":${'['.repeat(9e4)}${']'.repeat(9e4)},`,
    );
    await writeFile(file('deep.json'), deep);
    const { uid } = contest;
    for (const [argv, words] of [
      [['verify', url, uid, '--bundle', file('future.json')], 'does not exist yet'],
      [['verify', url, uid, '--bundle', file('far.json')], 'does not exist yet'],
      [['verify', url, uid, '--bundle', file('text.json')], 'is not JSON'],
      [['verify', url, uid, '--bundle', file('list.json')], 'is not a result'],
      [['verify', url, uid, '--bundle', file('twice.json')], 'it has the key "format" twice'],
      [['verify', url, uid, '--bundle', file('deep.json')], 'it is nested too deeply'],
      [['verify', url, uid, '--bundle', file('nowhere.json')], 'cannot be read'],
      [['verify', url, uid, '--out', join(folder, 'no', 'folder.json')], 'cannot be written'],
      [['verify', 'http://127.0.0.1:9', uid], 'does not answer'],
      [['verify', 'no-such-chain', uid], 'no-such-chain is neither a known chain'],
      [['verify', url, word(1)], 'no attestation with this UID'],
      [['verify', url, '0x12'], 'UID must be 0x and 64 hex digits'],
      [['verify', url], 'UID must be 0x and 64 hex digits'],
      [['verify'], 'Usage'],
      [['verify', url, uid, '--wrong'], 'Usage'],
      [['verify', url, uid, '--take', '5'], 'Usage'],
      [['verify', url, uid, '--bundle'], 'Usage'],
      [['verify', url, uid, '--json=yes'], 'Usage'],
      [['verify', url, uid, uid], 'Usage'],
      [['verify', 'http://', uid], 'http:// is neither a known chain'],
      [['verify', 'ftp://example.org', uid], 'is neither a known chain'],
      [['verify', 'Base', uid], 'Base is neither a known chain'],
      [['verify', url, `${uid}00`], 'UID must be 0x and 64 hex digits'],
      [['list', url, '--take', '0'], '--take must be a number'],
      [['list', url, '--bundle', 'a.json'], 'Usage'],
      [['show', url, word(1)], 'no attestation with this UID'],
      [['explode', url, uid], 'Unknown command: explode'],
      [[], 'Usage'],
    ] as const) {
      const { code, err } = await contests(...argv);
      expect([argv, code]).toEqual([argv, 2]);
      expect(err).toContain(words);
    }
  });
});

test('show prints a contest without control characters', async () => {
  const { code, out } = await contests('show', url, contest.uid);
  expect(code).toBe(0);
  expect(out).toContain('Red \uFFFD[31malert');
  expect(out).toContain(OTHER_JUDGE);
  expect(out).toMatch(/State +judging/);
});

test('the chain decides the state of a contest, not the clock of this machine', async () => {
  vi.useFakeTimers({ now: 5_000_000_000_000, toFake: ['Date'] });
  const [shown, listed] = [await contests('show', url, contest.uid), await contests('list', url)];
  vi.useRealTimers();
  expect(shown.out).toMatch(/State +judging/);
  expect(listed.out).toMatch(new RegExp(`judging +${contest.uid}`));
});

test('show prints a contest as JSON', async () => {
  const { code, out } = await contests('show', url, contest.uid, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    state: 'judging',
    uid: contest.uid,
    time: Number(contest.time),
    judges: contest.judges,
  });
});

describe('list', () => {
  test('prints the newest contests from the chain only', async () => {
    const { uid } = await perform({
      ...as(ORGANIZER),
      act: { kind: 'contest', input: { ...INPUT, title: 'The youngest' } },
    });
    const { code, out } = await contests('list', url);
    expect(code).toBe(0);
    const lines = out.split('\n');
    expect(lines[0]).toMatch(/^Started +State +UID +Title$/);
    expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d +judging +0x[0-9a-f]{64} +The youngest$/);
    expect(out).toContain(contest.uid);
    expect(out).toContain('Red \uFFFD[31malert');
    const { out: one } = await contests('list', url, '--take', '1', '--json');
    expect(JSON.parse(one)).toMatchObject([{ uid, title: 'The youngest', state: 'judging' }]);
  });

  test('asks the scan only with --scan', async () => {
    // Another process of this machine may listen at the local chain's scan URL.
    let asked = 0;
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
      if (String(input) !== config.eas.graphQl) return fetch(input, init);
      asked += 1;
      return Promise.reject(new TypeError('fetch failed'));
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect((await contests('list', url)).code).toBe(0);
    expect(asked).toBe(0);
    const { code, err } = await contests('list', url, '--scan');
    expect(code).toBe(2);
    expect(err).toContain('scan-unreachable');
    expect(asked).toBeGreaterThan(0);
  });
});

describe('contests verify', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    patienceMs = 0;
  });

  /** Answers for the scan of the local chain, at which nothing listens. */
  async function openScan(choose: (acts: readonly Attestation[]) => readonly Attestation[]) {
    const lookup = await createActsReader({ client, config }).fetchActs(contest.uid);
    if (lookup.status !== 'found') throw new Error(lookup.status);
    const { reading } = lookup;
    const acts = [...new Map(reading.acts.map((row) => [row.uid, row])).values()];
    const scan = createFakeScan([reading.contest, ...choose(acts)].map(toRow));
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
      (String(input) === config.eas.graphQl ? scan.fetch : fetch)(input, init),
    );
    return { acts, block: reading.block };
  }
  const verifyByScan = async () => {
    const { code, out } = await contests('verify', url, contest.uid, '--scan', '--json');
    const { reason, scan, scanHost } = JSON.parse(out);
    expect(scanHost).toBe('127.0.0.1');
    return { code, reason, scan };
  };
  /** A review that the chain does not have. */
  const invent = (row: Attestation | undefined, time: bigint): Attestation => {
    if (!row) throw new Error('The contest has no act.');
    const invented = { ...row, attester: lowerCase(OTHER_JUDGE), time, revocationTime: 0n };
    return { ...invented, uid: computeAttestationUid(invented) };
  };

  test('agrees with a scan that has all acts', async () => {
    await openScan((acts) => acts);
    // Reviews of one second can be in another order.
    const scan = expect.stringMatching(/^(?:agrees|reordered)$/);
    expect(await verifyByScan()).toEqual({ code: 0, reason: null, scan });
  });

  test('cannot tell whether a scan is right about an act after the block of the endpoint', async () => {
    const { timestamp } = await client.getBlock();
    await openScan((acts) => [...acts, invent(acts[0], timestamp + 60n)]);
    expect(await verifyByScan()).toEqual({ code: 2, reason: 'scan-ahead', scan: 'ahead' });
    const { code, out } = await contests('verify', url, contest.uid, '--scan');
    expect(code).toBe(2);
    expect(out).toContain(
      'The scan of 127.0.0.1 has acts that are later than the latest block of the endpoint.',
    );
    expect(out).toContain('Cannot tell: scan-ahead: ');
  });

  test('refuses a scan with an act that the chain has not, once it has passed its time', async () => {
    const { timestamp } = await client.getBlock();
    await openScan((acts) => [...acts, invent(acts[0], timestamp + 60n)]);
    patienceMs = 10_000;
    const verified = contests('verify', url, contest.uid, '--scan');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await node.setNextBlockTimestamp({ timestamp: timestamp + 61n });
    await node.mine({ blocks: 1 });
    const { code, out } = await verified;
    expect(code).toBe(1);
    expect(out).toContain('Refused: scan-differs: 127.0.0.1 ');
  });

  test('agrees with a scan that has an act which the chain has a moment later', async () => {
    const behind = await client.getBlockNumber();
    const input = { entry: '2', given: [4], comment: 'It prints well.' };
    await perform({ ...as(OTHER_JUDGE), act: { kind: 'review', contest, input } });
    await openScan((acts) => acts);
    let isBehind = true;
    const lagging = await createEndpoint(url, ({ method, params }, ask) =>
      isBehind && params.includes('latest') && method === 'eth_getBlockByNumber'
        ? ask({ params: [numberToHex(behind), false] })
        : ask(),
    );
    patienceMs = 10_000;
    const verified = contests('verify', lagging, contest.uid, '--scan', '--json');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    isBehind = false;
    const { scan } = JSON.parse((await verified).out);
    expect(['agrees', 'reordered']).toContain(scan);
  });

  test('refuses a scan that hides what it left out behind a later act', async () => {
    const { timestamp } = await client.getBlock();
    for (const seconds of [60n, 86_400n]) {
      await openScan((acts) => [...acts.slice(1), invent(acts[0], timestamp + seconds)]);
      expect(await verifyByScan()).toEqual({ code: 1, reason: 'scan-differs', scan: 'left-out' });
      vi.unstubAllGlobals();
    }
  });

  test('refuses a scan with a row whose UID does not recompute', async () => {
    const forged = (row: Attestation | undefined) => ({
      ...invent(row, 2_000n),
      uid: `0x${'5'.repeat(64)}` as const,
    });
    await openScan((acts) => [...acts, forged(acts[0])]);
    expect(await verifyByScan()).toEqual({ code: 1, reason: 'scan-differs', scan: 'altered' });
  });

  test('refuses a scan with an act that is later than this clock', async () => {
    const { timestamp } = await client.getBlock();
    await openScan((acts) => [...acts, invent(acts[0], timestamp + 86_400n)]);
    expect(await verifyByScan()).toEqual({ code: 1, reason: 'scan-differs', scan: 'altered' });
  });
});

describe('a chain without a config', () => {
  let endpoint: Server;
  let unknown: string;

  beforeAll(async () => {
    endpoint = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const body = Buffer.concat(chunks).toString();
      const { id, method } = JSON.parse(body);
      const own = JSON.stringify({ jsonrpc: '2.0', id, result: '0x539' });
      const headers = { 'content-type': 'application/json' };
      const answer =
        method === 'eth_chainId' ? own : await (await fetch(url, { method: 'POST', body, headers })).text();
      response.writeHead(200, headers).end(answer);
    }).listen(0, '127.0.0.1');
    await once(endpoint, 'listening');
    unknown = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
  });

  afterAll(() => endpoint.close());

  test('is named', async () => {
    expect(await contests('verify', unknown, contest.uid)).toMatchObject({
      ...{ code: 2, err: expect.stringContaining('serves chain 1337, which has no config.') },
    });
  });
});

test('the command prints help', async () => {
  expect(await contests('--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('contests verify'),
  });
});
