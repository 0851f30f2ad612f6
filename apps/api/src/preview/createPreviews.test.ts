import { local } from '@org/chain-config';
import type { ContestDocument } from '@org/contests';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BEGIN, createFakeScan, JUDGES, makeDocument } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';
import { listNetworks } from '../base/fairShares.ts';
import type { ContestStanding, ScanVerdict } from '../contests/createContestReader.ts';
import { createChecks } from './createPreviews.ts';
import type { PictureContent } from './describeContest.ts';

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

/** A server whose pictures are their content as text. */
const create = (env: Record<string, string> = {}) => {
  const draw = vi.fn(async (content: PictureContent) => new TextEncoder().encode(JSON.stringify(content)));
  const settings = { SCAN_URL_31337: scan.url, PUBLIC_ORIGIN: 'https://laurel.example', ...env };
  const { app, time } = createTestApp(settings, null, { draw });
  const ask = async (uid: string, init: RequestInit = {}, chain = 'local') =>
    app.request(`/contests/${chain}/${uid}/og.png`, init);
  return { app, ask, draw, time };
};

const STRANGER = '0x90F79bf6EB2c4f870365E785982E1f101E93b906';

test('shows the progress of a contest in judging, and its leader without gold', async () => {
  const uid = scan.startContest({ endsAt: 4_000_000_000 });
  scan.review(uid, JUDGES[0], 2, [4, 0]);
  scan.review(uid, JUDGES[1], 2, [0, 5]);
  const answer = await create().ask(uid);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await answer.json()).toEqual({
    kind: 'contest',
    orderNote: 'order not confirmed',
    productName: 'Laurel',
    host: 'laurel.example',
    title: 'Tools for small libraries',
    otherTitle: `Contest ${uid.slice(0, 6)}…${uid.slice(-4)}`,
    state: 'judging',
    stateText: 'Judging, ends 2 Oct 2096, 07:06 UTC',
    rows: [
      { rank: 1, entry: 'stamp', points: '6.50', isWinner: false },
      { rank: null, entry: 'shelf', points: '', isWinner: false },
    ],
    note: '',
    judges: { addresses: JUDGES, pictures: ['', ''], names: '' },
    counts: '2 entries  ·  2 judges  ·  2 reviews',
  });
});

test('shows a closed contest with its end, and a withdrawn one without a ranking', async () => {
  const { ask } = create();
  const closed = scan.startContest({ title: 'Closed', endsAt: BEGIN + 3_600 });
  for (const entry of [1, 2]) scan.review(closed, JUDGES[0], entry, [0, 5]);
  const picture = await (await ask(closed)).json();
  expect(picture.stateText).toMatch(/^Closed, since /);
  expect(picture.rows.map((row: { rank: number }) => row.rank)).toEqual([1, 1]);
  const withdrawn = await (await ask(scan.startContest({ revokedAt: BEGIN + 5 }))).json();
  expect(withdrawn).toMatchObject({
    stateText: 'Withdrawn',
    rows: [],
    note: expect.stringMatching(/withdrawn/),
  });
});

test('shows an entry with its rank in its own picture', async () => {
  const uid = scan.startContest({ endsAt: BEGIN + 3_600 });
  scan.review(uid, JUDGES[0], 2, [0, 5]);
  const { app } = create();
  const ask = async (n: string) => app.request(`/contests/local/${uid}/entries/${n}/og.png`);
  expect(await (await ask('2')).json()).toMatchObject({
    kind: 'entry',
    title: 'stamp',
    contestTitle: 'Tools for small libraries',
    rows: [{ rank: 1, entry: 'of 2 entries', points: '5.00', isWinner: false }],
    counts: '1 review',
  });
  expect(await (await ask('1')).json()).toMatchObject({ rows: [], note: 'No reviews yet' });
  for (const n of ['0', '3', '02', 'x']) expect((await ask(n)).status, n).toBe(404);
});

test('names judges as the contest’s document does', async () => {
  const { ask } = create();
  const named = [
    { address: JUDGES[0], name: 'Ada Park' },
    { address: STRANGER, name: 'Nobody' },
  ] as const;
  const start = (...judges: NonNullable<ContestDocument['judges']>) =>
    scan.startContest({ document: { ...makeDocument('Which?', 'first'), judges } });
  const one = await (await ask(start(...named))).json();
  expect(one.judges).toMatchObject({ addresses: JUDGES, names: 'Judged by Ada Park and 1 more' });
  const grace = { address: JUDGES[1], name: '\u202eGrace\nOyelaran' };
  const both = await (await ask(start(...named, grace))).json();
  expect(both.judges.names).toBe('Judged by Ada Park and Grace Oyelaran');
});

test.each([
  ['imitates an address', 'vitalik.eth', 'Ada Park', 'Judged by Ada Park and 1 more'],
  ['mixes alphabets', '\u0410da Park', 'Grace Oyelaran', 'Judged by Grace Oyelaran and 1 more'],
  ['is that of another judge', 'Ada Park', 'Ada Park', ''],
  ['looks like that of another judge', 'Ada Park', 'ada. pàrk', ''],
  [
    'looks like that of another judge as far as it is drawn',
    `${'Ada '.repeat(9)}Park`,
    `${'Ada '.repeat(9)}Bell`,
    '',
  ],
])('draws no name that %s', async (_, first, second, expected) => {
  const { ask } = create();
  const judges = [first, second].map((name, index) => ({ address: JUDGES[index] ?? JUDGES[0], name }));
  const document = { ...makeDocument('Which?', 'first'), judges };
  const picture = await (await ask(scan.startContest({ document }))).json();
  expect(picture.judges.names).toBe(expected);
});

test('serves the product’s picture for an entry of a hidden contest', async () => {
  const uid = scan.startContest();
  const { app } = create({ HIDDEN_UIDS: uid });
  const picture = await app.request(`/contests/local/${uid}/entries/1/og.png`);
  expect(await picture.json()).toMatchObject({ kind: 'product' });
  expect(scan.state.asked).toBe(0);
});

test('notes that a contest has no review', async () => {
  const picture = await (await create().ask(scan.startContest())).json();
  expect(picture).toMatchObject({ state: 'judging', note: 'No reviews yet' });
});

test('draws nothing for anything but a contest', async () => {
  const { app, ask, draw } = create();
  const uid = scan.startContest();
  const answers = [
    await ask(`0x${'12'.repeat(32)}`),
    await ask(scan.attestNothing()),
    await ask('0x12'),
    await ask(`${uid}0`),
    await ask(uid, {}, 'base'),
    await ask(uid, {}, 'base-goerli'),
    await ask(uid, {}, '%00'),
  ];
  for (const answer of answers) expect(await answer.json()).toMatchObject({ status: 404, code: 'not-found' });
  expect(draw).not.toHaveBeenCalled();
  expect((await app.request(`/contests/local/${uid}/og.png`, { method: 'POST' })).status).toBe(405);
});

test('draws a picture once per content, and not at all for a matching ETag', async () => {
  const { ask, draw, time } = create();
  const uid = scan.startContest();
  const [first, second] = await Promise.all([ask(uid), ask(uid.toUpperCase().replace('X', 'x'))]);
  const etag = first.headers.get('etag') ?? '';
  expect(second.headers.get('etag')).toBe(etag);
  const head = await ask(uid, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
  const known = await ask(uid, { headers: { 'if-none-match': `W/${etag}` } });
  expect(known.status).toBe(304);
  expect(known.headers.get('cache-control')).toBe('public, max-age=60');
  expect(draw).toHaveBeenCalledTimes(1);
  // Another review changes the picture.
  scan.review(uid, JUDGES[0], 1, [0, 5]);
  time.now += 10 * 60_000;
  const later = await ask(uid, { headers: { 'if-none-match': etag } });
  expect(later.status).toBe(200);
  expect(draw).toHaveBeenCalledTimes(2);
});

test('serves the product’s picture for a hidden contest without lookups', async () => {
  const uid = scan.startContest({ title: 'Not to be seen' });
  const { app, ask } = create({ HIDDEN_UIDS: uid });
  const picture = await (await ask(uid)).text();
  expect(picture).toBe(await (await app.request('/preview.png')).text());
  expect(picture).not.toContain('Not to be seen');
  expect(scan.state.asked).toBe(0);
});

test('serves the last picture when the scan does not answer, or the product’s', async () => {
  const { app, ask, time } = create();
  const uid = scan.startContest();
  const last = await (await ask(uid)).text();
  scan.state.mode = 'fails';
  time.now += 10 * 60_000;
  expect(await (await ask(uid)).text()).toBe(last);
  const answer = await ask(scan.startContest({ title: 'Other' }));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  expect(await answer.text()).toBe(await (await app.request('/preview.png')).text());
});

test('serves the product’s picture when too many are waiting, and soon the contest’s', async () => {
  const { ask, draw } = create();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => Promise.reject(new Error('too many'));
  draw.mockImplementationOnce(fail);
  const uid = scan.startContest();
  const standIn = await ask(uid);
  expect(standIn.headers.get('cache-control')).toBe('public, max-age=5');
  expect(await standIn.json()).toMatchObject({ kind: 'product' });
  expect(await (await ask(uid)).json()).toMatchObject({ kind: 'contest' });
  const other = create();
  other.draw.mockImplementation(fail);
  const answer = await other.ask(uid);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
});

test.each([
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['W'.repeat(800), `${'W'.repeat(119)}…`],
  ['\u202eevil\u2066 \u0000title\n\u200b', 'evil title'],
  ['Z\u0336\u0321\u034eo', 'Zo'],
  ['\u200b', 'Untitled'],
  ['\u3164\u2800', 'Untitled'],
  ['❤\ufe0f 1\ufe0f\u20e3', '❤ ①'],
  ['👩\u200d👧', '👩\u200d👧'],
])('draws a title of %.30j as text', async (title, shown) => {
  const picture = await (await create().ask(scan.startContest({ title }))).json();
  expect(picture.title).toBe(shown);
});

test('draws 60 pictures a minute for a client, and others for other clients', async () => {
  const { app, draw } = create({ TRUSTED_PROXIES: '1' });
  const names = Array.from({ length: 100 }, (_, n) => `entry ${n}`);
  const uid = scan.startContest({ document: makeDocument('Which?', 'first', ...names) });
  const ask = async (n: number, address: string) => {
    const headers = { 'x-forwarded-for': address };
    const from = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const answer = await app.request(`/contests/local/${uid}/entries/${n}/og.png`, { headers }, from);
    return ((await answer.json()) as PictureContent).kind;
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let n = 1; n <= 90; n += 1) await ask(n, '192.0.2.1');
  // 60 of entries, and the product's, which is shown in place of the refused ones.
  expect(draw).toHaveBeenCalledTimes(61);
  expect(await ask(95, '192.0.2.1')).toBe('product');
  expect(await ask(96, '198.51.100.1')).toBe('entry');
  // A stored drawing needs no share.
  expect(await ask(1, '192.0.2.1')).toBe('entry');
});

const inventUid = (index: number) => `0x${index.toString(16).padStart(64, '0')}`;

test('issue 13: limits scan lookups of invented UIDs, and keeps pictures of known contests', async () => {
  const { app, ask, time } = create({ TRUSTED_PROXIES: '1' });
  const known = scan.startContest();
  expect(await (await ask(known)).json()).toMatchObject({ kind: 'contest' });
  scan.state.asked = 0;
  const flood = (from: number, address: string) =>
    Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const path = `/contests/local/${inventUid(from + index)}${index % 2 ? '/og.png' : ''}`;
        const headers = { 'x-forwarded-for': address };
        return app.request(path, { headers }, { incoming: { socket: { remoteAddress: '127.0.0.1' } } });
      }),
    );
  const answers = await flood(0, '192.0.2.1');
  expect(scan.state.asked).toBeLessThanOrEqual(30);
  // Beyond the limit the generic picture is served for a moment.
  const pictures = answers.filter(
    ({ status, headers }) => status === 200 && headers.get('content-type') === 'image/png',
  );
  expect(pictures.length).toBeGreaterThan(50);
  expect(pictures[0]?.headers.get('cache-control')).toBe('public, max-age=5');
  for (let network = 2; network < 12; network++) await flood(network * 1_000, `192.0.2.${network}`);
  expect(scan.state.asked).toBeLessThanOrEqual(120);
  time.now += 30_000;
  expect(await (await ask(known)).json()).toMatchObject({ kind: 'contest' });
  time.now += 60_000;
  const later = scan.startContest({ title: 'Later' });
  expect(await (await ask(later)).json()).toMatchObject({ title: 'Later' });
});

test('issue 13: looks up an invented UID once for pages and pictures', async () => {
  const { app, ask } = create();
  const uid = inventUid(7);
  for (let i = 0; i < 5; i++) {
    expect((await ask(uid)).status).toBe(404);
    await app.request(`/contests/local/${uid}`);
  }
  expect(scan.state.asked).toBe(1);
});

test('issue 13: lets caches keep an unverified picture for a minute, at any address', async () => {
  const { app, ask } = create();
  const uid = scan.startContest();
  const etag = (await ask(uid)).headers.get('etag') ?? '';
  const versioned = await app.request(`/contests/local/${uid}/og.png?v=${etag.slice(1, 11)}`);
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=60');
});

describe('createChecks', () => {
  const target = { chainConfig: local, uid: `0x${'12'.repeat(32)}` } as const;
  const standing = {} as ContestStanding;

  const create = (...verdicts: (ScanVerdict | Error)[]) => {
    const time = { now: 0 };
    const check = vi.fn(async () => {
      const verdict = verdicts.shift() ?? 'unknown';
      if (verdict instanceof Error) throw verdict;
      return verdict;
    });
    const checks = createChecks({ check }, () => time.now);
    return { checks, check, time };
  };

  test('issue 13: counts only content that matches the chain as checked', async () => {
    const { checks, check, time } = create(new Error('down'), 'unknown', 'agrees');
    for (const expected of [false, false, true, true]) {
      checks.begin(target, standing, 'a');
      await vi.waitFor(() =>
        expect(check.mock.settledResults.every(({ type }) => type !== 'incomplete')).toBe(true),
      );
      await Promise.resolve();
      await vi.waitFor(() => expect(checks.isChecked('a')).toBe(expected));
      time.now += 10_000;
    }
    expect(check).toHaveBeenCalledTimes(3);
    expect(checks.isChecked('b')).toBe(false);
  });

  test('issue 13: distrusts a contest that the chain contradicts for a while', async () => {
    const { checks, time } = create('differs');
    checks.begin(target, standing, 'a');
    await vi.waitFor(() => expect(checks.isDistrusted(target)).toBe(true));
    expect(checks.isChecked('a')).toBe(false);
    time.now += 600_000;
    expect(checks.isDistrusted(target)).toBe(false);
  });

  test.each([
    ['one IPv6 /48', (n: number) => `2001:db8:1:${n}::1`],
    ['four IPv4 addresses', (n: number) => `192.0.${n % 4}.1`],
  ])('leaves checks to others while %s ask for pictures of their own', async (_, addressOf) => {
    const verdicts = Array.from({ length: 12 }, () => 'agrees' as const);
    const { checks, check, time } = create(...verdicts);
    // The attacker is first whenever the pause is over.
    for (let n = 0; n < 10; n += 1) {
      checks.begin({ ...target, networks: listNetworks(addressOf(n)) }, standing, `attack ${n}`);
      checks.begin({ ...target, networks: listNetworks(`10.${n}.0.1`) }, standing, 'other');
      await new Promise(setImmediate);
      time.now += 5_000;
    }
    expect(checks.isChecked('other')).toBe(true);
    expect(check.mock.calls.length).toBeLessThanOrEqual(7);
  });

  test('runs one check at a time, with a pause after it', () => {
    const { checks, check } = create('agrees');
    checks.begin(target, standing, 'a');
    checks.begin(target, standing, 'b');
    expect(check).toHaveBeenCalledTimes(1);
  });
});
