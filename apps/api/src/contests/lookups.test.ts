import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeScan } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';

// Pages really wait for their tags here, and the machine may be busy.
const patience = { timeout: 20_000, interval: 100 };

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

const inventUid = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;

const create = () => {
  const settings = { SCAN_URL_31337: scan.url, RPC_URL_31337: 'http://127.0.0.1:1', TRUSTED_PROXIES: '1' };
  const draw = async () => new Uint8Array(1);
  const { app, time } = createTestApp(settings, null, { draw });
  const ask = async (path: string, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const from = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    return app.request(`/contests/local/${path}`, { headers }, from);
  };
  let invented = 1;
  /** Every address asks about 120 contests that do not exist, in turns. */
  const attack = async (addresses: readonly string[], file: string) => {
    const perAddress = Math.ceil(1_200 / addresses.length);
    for (let i = 0; i < Math.min(120, perAddress); i += 1)
      await Promise.all(
        addresses.map((address) => {
          invented += 1;
          return ask(`${inventUid(invented)}${file}`, address);
        }),
      );
  };
  return { app, ask, attack, time };
};

const range = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const floods: [string, readonly string[]][] = [
  ['480 networks of one IPv6 /48', range(480, (n) => `2001:db8:1:${n.toString(16)}::1`)],
  ['four IPv4 addresses', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '233.252.0.1']],
  ['an IPv4 /24', range(250, (n) => `192.0.2.${n}`)],
];

/** A scan that did not answer in time is not asked again before: the longest of its caches, that of cards. */
const REST_MS = 10_000;

/**
 * The number of clients that get what they want. A busy machine may take longer than an answer waits, so they ask again. The
 * clock stands still, so that a refusal stays one, except that it lets a scan rest once.
 */
const countServed = async (
  time: { now: number },
  count: number,
  tryOnce: (n: number) => Promise<boolean>,
) => {
  const findUnserved = async (clients: readonly number[]) => {
    const isServed = (n: number) => vi.waitUntil(() => tryOnce(n), patience).catch(() => false);
    return (await Promise.all(clients.map(async (n) => ((await isServed(n)) ? [] : [n])))).flat();
  };
  const unserved = await findUnserved(range(count, (n) => n));
  if (unserved.length === 0) return count;
  time.now += REST_MS;
  return count - (await findUnserved(unserved)).length;
};

/** How many of forty clients of other networks, each with a contest that nobody has asked for, get what they want. */
const serveOthers = (
  { ask, time }: Pick<ReturnType<typeof create>, 'ask' | 'time'>,
  file: string,
  isServed: (answer: Response) => Promise<boolean>,
) => {
  const uids = range(40, (n) => scan.startContest({ title: `Contest ${n}` }));
  return countServed(time, uids.length, async (n) => isServed(await ask(`${uids[n]}${file}`, `10.${n}.0.1`)));
};

test.each(floods)('serves the calendars of unknown contests to others while %s ask', async (_, addresses) => {
  const server = create();
  await server.attack(addresses, '/dates.ics');
  expect(scan.state.asked).toBeLessThanOrEqual(180);
  expect(await serveOthers(server, '/dates.ics', async ({ status }) => status === 200)).toBe(40);
});

test.each(floods)('serves pages with tags, and pictures, to others while %s ask', async (_, addresses) => {
  const server = create();
  await server.attack(addresses, '');
  const hasTags = async (page: Response) => /<title>Contest \d+ · Laurel/.test(await page.text());
  expect(await serveOthers(server, '', hasTags)).toBe(40);
  await server.attack(addresses, '/og.png');
  const isPicture = async ({ headers }: Response) => headers.get('cache-control') === 'public, max-age=60';
  expect(await serveOthers(server, '/og.png', isPicture)).toBe(40);
});

test('serves every file of a known contest when all unknown lookups are taken', async () => {
  const { ask, attack, time } = create();
  const uid = scan.startContest();
  expect((await ask(`${uid}/dates.ics`, '10.1.0.1')).status).toBe(200);
  time.now += 60_000;
  for (let i = 0; i < 4; i += 1)
    await attack(
      range(60, (n) => `${20 * i + (n % 20) + 11}.${n}.0.1`),
      '/dates.ics',
    );
  expect(scan.state.asked).toBeGreaterThan(300);
  for (const file of ['dates.ics', 'reviews.atom', 'og.png'])
    expect((await ask(`${uid}/${file}`, '10.1.0.1')).status, file).toBe(200);
  const hasTags = async () => (await (await ask(uid, '10.1.0.1')).text()).includes('<title>Tools for small');
  expect(await countServed(time, 1, hasTags)).toBe(1);
});

test.each(['', '/og.png', '/dates.ics', '/reviews.atom'])(
  'a client without a lookup left takes nothing at …%s from others',
  async (file) => {
    const { ask, time } = create();
    const uid = scan.startContest({ title: 'Chosen' });
    const attacker = '192.0.2.1';
    await Promise.all(range(60, (n) => ask(`${inventUid(n)}/dates.ics`, attacker)));
    // The refusal is the attacker's own, also while others wait for the same contest.
    const [own, other] = await Promise.all([
      ask(`${uid}${file}`, attacker),
      ask(`${uid}${file}`, '203.0.113.9'),
    ]);
    expect(other.status).toBe(200);
    const isServed = async () => {
      const answer = await ask(`${uid}${file}`, '203.0.113.10');
      if (file === '') return (await answer.text()).includes('<title>Chosen');
      return answer.headers.get('cache-control') === 'public, max-age=60';
    };
    expect(await countServed(time, 1, isServed)).toBe(1);
    if (file.startsWith('/dates') || file.startsWith('/reviews')) expect(own.status).toBe(429);
  },
);
