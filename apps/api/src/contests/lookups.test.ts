import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFakeScan } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';

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
type Ask = ReturnType<typeof create>['ask'];

const range = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n));
const floods: [string, readonly string[]][] = [
  ['480 networks of one IPv6 /48', range(480, (n) => `2001:db8:1:${n.toString(16)}::1`)],
  ['four IPv4 addresses', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '233.252.0.1']],
  ['an IPv4 /24', range(250, (n) => `192.0.2.${n}`)],
];

/** Forty clients of other networks, each with a contest that nobody has asked for. */
const askForOthers = (ask: Ask, file: string) =>
  Promise.all(range(40, (n) => ask(`${scan.startContest({ title: `Contest ${n}` })}${file}`, `10.${n}.0.1`)));

test.each(floods)('serves the calendars of unknown contests to others while %s ask', async (_, addresses) => {
  const { ask, attack } = create();
  await attack(addresses, '/dates.ics');
  expect(scan.state.asked).toBeLessThanOrEqual(180);
  const answers = await askForOthers(ask, '/dates.ics');
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
});

test.each(floods)('serves pages with tags, and pictures, to others while %s ask', async (_, addresses) => {
  const { ask, attack } = create();
  await attack(addresses, '');
  const titles = await Promise.all((await askForOthers(ask, '')).map(async (page) => page.text()));
  expect(titles.filter((html) => /<title>Contest \d+ · Laurel/.test(html))).toHaveLength(40);
  await attack(addresses, '/og.png');
  const pictures = await askForOthers(ask, '/og.png');
  expect(
    pictures.filter(({ headers }) => headers.get('cache-control') === 'public, max-age=60'),
  ).toHaveLength(40);
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
  const html = await (await ask(uid, '10.1.0.1')).text();
  expect(html).toContain('<title>Tools for small libraries');
});

test.each(['', '/og.png', '/dates.ics', '/reviews.atom'])(
  'a client without a lookup left takes nothing at …%s from others',
  async (file) => {
    const { ask } = create();
    const uid = scan.startContest({ title: 'Chosen' });
    const attacker = '192.0.2.1';
    await Promise.all(range(60, (n) => ask(`${inventUid(n)}/dates.ics`, attacker)));
    // The refusal is the attacker's own, also while others wait for the same contest.
    const [own, other] = await Promise.all([
      ask(`${uid}${file}`, attacker),
      ask(`${uid}${file}`, '203.0.113.9'),
    ]);
    const later = await ask(`${uid}${file}`, '203.0.113.10');
    for (const answer of [other, later]) {
      expect(answer.status).toBe(200);
      if (file === '') expect(await answer.text()).toContain('<title>Chosen');
      else expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    }
    if (file.startsWith('/dates') || file.startsWith('/reviews')) expect(own.status).toBe(429);
  },
);
