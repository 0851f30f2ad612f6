import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { local } from '@org/chain-config';
import {
  createActsScan,
  createResultBundle,
  readContestDocument,
  readResult,
  toBundleJson,
} from '@org/contests';
import { createActsReader, createChainReader } from '@org/contests/chain';
import { createLocalClient, type DemoKey, type LocalChain, startLocalChain } from '@org/local-stack';
import { createPublicClient, http } from 'viem';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { findFreePort, findServer } from '../../../tools/test/spawnStart.ts';
import { createTestApp } from '../test/createTestApp.ts';
import { readFeed, readPng } from '../test/readBodies.ts';
import { createDrawer } from './preview/createDrawer.ts';
import type { ContestPicture, PictureContent } from './preview/describeContest.ts';
import { colors } from './preview/drawing/elements.ts';

/** The real scan of a local chain in its own process, once it has read the whole chain. */
async function startScan(rpcUrl: string, port: number) {
  const child = spawn(process.execPath, [findServer('scan')], {
    env: {
      PATH: process.env.PATH ?? '',
      CHAINS: 'local',
      RPC_URL_31337: rpcUrl,
      SCAN_PORT: String(port),
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const isLive = async () => {
    const health = await fetch(`http://127.0.0.1:${port}/health`).catch(() => undefined);
    return health !== undefined && ((await health.json()) as { ok: boolean }).ok;
  };
  return {
    url: `http://127.0.0.1:${port}/graphql`,
    isLive,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const GOLD = colors.gold.toLowerCase();
// The limit of a server is too short for a busy machine.
const drawer = createDrawer({ timeoutMs: 120_000 });
const drawn: PictureContent[] = [];
let chain: LocalChain;
let scan: Awaited<ReturnType<typeof startScan>>;
let app: ReturnType<typeof createTestApp>['app'];

// Generous: seeds a chain and starts a scan, on a machine that may be busy.
vi.setConfig({ hookTimeout: 300_000 });

beforeAll(async () => {
  chain = await startLocalChain({ demo: true });
  scan = await startScan(chain.rpcUrl, await findFreePort());
  await vi.waitUntil(() => scan.isLive(), { timeout: 240_000, interval: 100 });
  const draw = (content: PictureContent) => {
    drawn.push(content);
    return drawer.draw(content);
  };
  const env = { SCAN_URL_31337: scan.url, RPC_URL_31337: chain.rpcUrl };
  app = createTestApp(env, null, { draw }).app;
});
afterAll(async () => {
  await scan?.stop();
  await drawer.close();
  await chain?.stop();
});

const findDemo = (key: DemoKey) => {
  const demo = chain.demo?.[key];
  if (!demo) throw new Error('no demo');
  return demo;
};
/** A demo contest as the chain has it. */
const readChain = async (key: DemoKey) => {
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const lookup = await createActsReader({ client, config: local }).fetchActs(findDemo(key).uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  return lookup.reading;
};
const readDemo = async (key: DemoKey) => {
  const reading = await readChain(key);
  return readResult({ ...reading, document: await readContestDocument(reading.state.values) });
};
/** Answers are at hand once the scan has answered. */
const fetchReady = async (of: typeof app, path: string) =>
  vi.waitUntil(
    async () => {
      const answer = await of.request(path);
      return answer.status === 200 && answer;
    },
    { timeout: 50_000, interval: 200 },
  );

/** The gold of the winner's rank. A face may have gold too, so the same picture is drawn without a winner. */
const countMedal = async ({ countColor }: Pick<ReturnType<typeof readPng>, 'countColor'>) => {
  const content = drawn.findLast(({ kind }) => kind === 'contest') as ContestPicture;
  const rows = content.rows.map((row) => ({ ...row, isWinner: false }));
  const plain = readPng(await drawer.draw({ ...content, rows }));
  return countColor(GOLD) - plain.countColor(GOLD);
};

test.each(['closed', 'judging', 'started'] as const)('draws the demo contest that is %s', async (key) => {
  const { uid, title } = findDemo(key);
  // The product's picture is served until the scan has answered.
  const answer = await vi.waitUntil(
    async () => {
      const picture = await app.request(`/contests/local/${uid}/og.png`);
      if (picture.headers.get('cache-control') !== 'public, max-age=60') return false;
      const png = readPng(new Uint8Array(await picture.arrayBuffer()));
      // Gold marks the winner: after the end, once the chain has confirmed the order.
      return (key !== 'closed' || (await countMedal(png)) > 500) && { status: picture.status, ...png };
    },
    { timeout: 50_000, interval: 200 },
  );
  const { status, width, height, countColor } = answer;
  expect(status).toBe(200);
  expect([width, height]).toEqual([1_200, 630]);
  expect(countColor(colors.sky.toLowerCase())).toBeGreaterThan(150_000);
  expect(countColor(colors.ink.toLowerCase())).toBeGreaterThan(5_000);
  expect((await countMedal(answer)) > 500).toBe(key === 'closed');

  const content = drawn.findLast(({ kind }) => kind === 'contest') as ContestPicture;
  expect(content.title).toBe(title);
  const { ranking } = await readDemo(key);
  const isReviewed = ranking.some(({ rank }) => rank !== null);
  const shown = content.rows.map(({ rank, points }) => ({ rank, points }));
  expect(shown).toEqual(
    isReviewed ? ranking.slice(0, shown.length).map(({ rank, points }) => ({ rank, points })) : [],
  );
  expect(shown.length > 2).toBe(isReviewed);
});

test('issue 13: lets caches keep a verified picture for a day under its version', async () => {
  const { uid } = findDemo('closed');
  const path = `/contests/local/${uid}/og.png`;
  const kept = await vi.waitUntil(
    async () => {
      const version = (await app.request(path)).headers.get('etag')?.slice(1, 11);
      const picture = await app.request(`${path}?v=${version}`);
      return picture.headers.get('cache-control') === 'public, max-age=86400';
    },
    { timeout: 50_000, interval: 500 },
  );
  expect(kept).toBe(true);
  expect((await app.request(`${path}?v=other`)).headers.get('cache-control')).toBe('public, max-age=60');
});

test('sends the page of a contest with its own tags, whatever the Host header', async () => {
  const { uid, title } = findDemo('judging');
  const html = await vi.waitUntil(
    async () => {
      const page = await (await app.request(`http://evil.example/contests/local/${uid}`)).text();
      return page.includes(`<title>${title} · Laurel</title>`) && page;
    },
    { timeout: 50_000, interval: 200 },
  );
  expect(html).toContain(`content="http://localhost:3000/contests/local/${uid}/og.png`);
  expect(html).not.toContain('evil.example');
});

test('follows the reviews and dates of a contest in its feed and calendar', async () => {
  const { uid } = findDemo('judging');
  const feed = readFeed(await (await fetchReady(app, `/contests/local/${uid}/reviews.atom`)).text());
  const { counted } = await readDemo('judging');
  const ids = feed.entries.map(({ id }) => id.replace(/^.*#/, ''));
  expect(counted.length).toBeGreaterThan(2);
  expect(ids.toSorted()).toEqual(counted.map((review) => review.uid).toSorted());
  const contests = readFeed(await (await fetchReady(app, '/contests.atom?chain=local')).text());
  expect(contests.entries.map(({ id }) => id)).toContain(`http://localhost:3000/contests/local/${uid}`);
  const calendar = await (await fetchReady(app, `/contests/local/${uid}/dates.ics`)).text();
  expect(calendar).toContain(`URL:http://localhost:3000/contests/local/${uid}`.slice(0, 70));
});

test('serves one permanent result of a finished contest, the same from every copy of the server', async () => {
  const { uid } = findDemo('closed');
  const path = `/contests/local/${uid}`;
  const read = async () => {
    const copy = createTestApp({ SCAN_URL_31337: scan.url, RPC_URL_31337: chain.rpcUrl });
    copy.time.now += 86_400_000;
    const answer = await fetchReady(copy.app, `${path}/result.json`);
    const location = `${path}/${answer.headers.get('content-location')}`;
    return { copy, location, text: await answer.text() };
  };
  const first = await read();
  const reading = await readChain('closed');
  const client = createPublicClient({ transport: http(chain.rpcUrl) });
  const block = await createChainReader({ client, config: local }).fetchFirstBlock(
    reading.state.times.revealUntil,
  );
  if (!block) throw new Error('The contest is not over.');
  expect(first.text).toBe(toBundleJson(await createResultBundle({ ...reading, block })));
  await createLocalClient(chain.rpcUrl).mine({ blocks: 3 });
  const second = await read();
  expect([second.text, second.location]).toEqual([first.text, first.location]);
  const permanent = await second.copy.app.request(first.location);
  expect(permanent.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await permanent.text()).toBe(first.text);
});

test('serves the result of a contest, with names from the attestation’s own document', async () => {
  const { uid } = findDemo('weighted');
  const path = `/contests/local/${uid}/result.json`;
  const answer = await fetchReady(app, path);
  expect(answer.headers.get('content-location')).toBeNull();
  const bundle = await answer.json();
  const { block, hash, ...rest } = await createResultBundle(await readChain('weighted'));
  expect(bundle).toMatchObject(JSON.parse(JSON.stringify(rest)));
  expect(
    bundle.rankings.mean.map(({ entry, rank }: { entry: string; rank: number }) => [entry, rank]),
  ).toEqual([
    ['1', 1],
    ['2', 2],
    ['4', 3],
    ['3', null],
  ]);
  expect(bundle.details.entries[0]).toMatchObject({ entry: '1', name: 'Tide marks', status: 'standing' });
});

type Forward = (body: string) => Promise<string>;

/** Asks a copy of the server for a finished contest's result, on an RPC that answers about the finalized block by itself. */
const askWithFinalized = async (answer: (body: string, forward: Forward) => Promise<string>) => {
  const headers = { 'content-type': 'application/json' };
  const forward: Forward = async (body) =>
    (await fetch(chain.rpcUrl, { method: 'POST', headers, body })).text();
  const rpc = createServer(async (request, response) => {
    const body = (await request.toArray()).join('');
    response.setHeader('content-type', 'application/json');
    response.end(await (body.includes('"finalized"') ? answer(body, forward) : forward(body)));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => rpc.listen(port, '127.0.0.1', resolve));
  onTestFinished(() => {
    rpc.closeAllConnections();
    rpc.close();
  });
  const env = { SCAN_URL_31337: scan.url, RPC_URL_31337: `http://127.0.0.1:${port}` };
  const copy = createTestApp(env);
  copy.time.now += 86_400_000;
  return copy.app.request(`/contests/local/${findDemo('closed').uid}/result.json`);
};
const rejectWith = (code: number) => async (body: string) =>
  JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(body).id, error: { code, message: 'no' } });

test('calls a result final only if the chain has finalized its block', async () => {
  const early = await askWithFinalized((body, forward) => forward(body.replace('"finalized"', '"0x0"')));
  expect([early.status, early.headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  expect(early.headers.get('content-location')).toBeNull();
});

test('calls a result final ten minutes after the end if the node knows no finalized block', async () => {
  const answer = await askWithFinalized(rejectWith(-32_602));
  expect(answer.headers.get('content-location')).toMatch(/^results\/0x/);
});

test('serves no result if the node does not say which block is finalized', async () => {
  expect((await askWithFinalized(rejectWith(-32_005))).status).toBe(503);
});

test('sends the scan’s rows with the page of a contest', async () => {
  const { uid } = findDemo('judging');
  const text = await vi.waitUntil(
    async () => {
      const html = await (await app.request(`/contests/local/${uid}`)).text();
      return /id="laurel-rows" data-read-at="\d+">([^<]+)</.exec(html)?.[1];
    },
    { timeout: 50_000, interval: 200 },
  );
  const fetchServed = async () => new Response(text);
  const served = createActsScan({ config: local, endpoint: scan.url, fetch: fetchServed });
  const lookup = await served.fetchActs(uid);
  if (lookup.status !== 'found') throw new Error(lookup.status);
  const { rows, mismatched, missing } = lookup.reading;
  expect([mismatched, missing]).toEqual([[], 0]);
  const { counted } = await readDemo('judging');
  expect(rows.map((row) => row.uid)).toEqual(expect.arrayContaining(counted.map((row) => row.uid)));
});

test('serves one permanent result of a contest that is over, at the first block after its end', async () => {
  // The last test of this file: the chain's clock cannot be set back.
  const node = createLocalClient(chain.rpcUrl);
  const { times } = (await readChain('weighted')).state;
  await node.setNextBlockTimestamp({ timestamp: times.revealUntil + 5n });
  await node.mine({ blocks: 200 });
  const read = async () => {
    const copy = createTestApp({ SCAN_URL_31337: scan.url, RPC_URL_31337: chain.rpcUrl });
    copy.time.now = Number(times.revealUntil + 86_400n) * 1_000;
    const path = `/contests/local/${findDemo('weighted').uid}`;
    const answer = await fetchReady(copy.app, `${path}/result.json`);
    return { location: answer.headers.get('content-location'), text: await answer.text() };
  };
  const first = await read();
  await node.mine({ blocks: 3 });
  expect(await read()).toEqual(first);
  const { block, hash } = JSON.parse(first.text);
  expect(block.time).toBe(Number(times.revealUntil) + 5);
  expect(first.location).toBe(`results/${hash}.json`);
});
