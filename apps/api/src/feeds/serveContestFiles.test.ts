import ICAL from 'ical.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BEGIN, createFakeScan, JUDGES } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';
import { readFeed } from '../../test/readBodies.ts';

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

const ORIGIN = 'https://laurel.example';
const create = (env: Record<string, string> = {}) => {
  const settings = { SCAN_URL_31337: scan.url, RPC_URL_31337: 'http://127.0.0.1:1', PUBLIC_ORIGIN: ORIGIN };
  const { app, time } = createTestApp({ ...settings, ...env });
  const ask = (path: string, init: RequestInit = {}) => Promise.resolve(app.request(path, init));
  const feed = async (path: string) => readFeed(await (await ask(path)).text());
  return { app, time, ask, feed };
};

test('lists the newest contests of a chain, withdrawn ones marked', async () => {
  const uid = scan.startContest({ title: 'Tools & <b>toys</b> ]]>' });
  const withdrawn = scan.startContest({ title: '\u0000', revokedAt: BEGIN + 60 });
  const { ask, feed } = create();
  const answer = await ask('/contests.atom');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const read = await feed('/contests.atom?chain=local');
  expect(read).toMatchObject({
    id: `${ORIGIN}/contests.atom?chain=local`,
    self: `${ORIGIN}/contests.atom?chain=local`,
    alternate: `${ORIGIN}/contests?chain=local`,
    updated: '2026-09-21T14:14:20Z',
  });
  expect(read.entries.find(({ id }) => id.endsWith(uid))).toMatchObject({
    id: `${ORIGIN}/contests/local/${uid}`,
    title: 'Tools & <b>toys</b> ]]>',
    content: 'What would a librarian keep?',
    isWithdrawn: false,
  });
  expect(read.entries.find(({ id }) => id.endsWith(withdrawn))).toMatchObject({
    title: 'Untitled',
    isWithdrawn: true,
  });
});

test('lists the reviews that count, newest first, each linked to its entry', async () => {
  const uid = scan.startContest();
  const review = scan.review(uid, JUDGES[0], 2, [0, 5], 'Good.\u0008\nReally <good>.');
  // There is no third entry.
  scan.review(uid, JUDGES[1], 3, [0, 5]);
  const read = await create().feed(`/contests/local/${uid}/reviews.atom`);
  expect(read.title).toBe('Reviews of Tools for small libraries');
  expect(read.alternate).toBe(`${ORIGIN}/contests/local/${uid}`);
  expect(read.entries).toEqual([
    {
      id: `${ORIGIN}/contests/local/${uid}/entries/2#${review}`,
      title: '5 points for stamp',
      updated: '2026-09-21T14:14:20Z',
      href: `${ORIGIN}/contests/local/${uid}/entries/2`,
      author: JUDGES[0],
      content: 'Good.\nReally <good>.',
      isWithdrawn: false,
    },
  ]);
});

test('dates a feed without reviews by its contest', async () => {
  const read = await create().feed(`/contests/local/${scan.startContest()}/reviews.atom`);
  expect(read).toMatchObject({ entries: [], updated: '2026-09-21T14:13:20Z' });
});

/** The end of judging is the last event. */
const readEvent = async (answer: Response) => {
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return new ICAL.Event(calendar.getAllSubcomponents('vevent').at(-1));
};

test('offers the end of judging as an event, canceled when the contest is withdrawn', async () => {
  const { ask } = create();
  const uid = scan.startContest({ endsAt: 4_000_000_000 });
  const answer = await ask(`/contests/local/${uid}/dates.ics`);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const event = await readEvent(answer);
  expect(event.uid).toBe(`31337-${uid}-judging-ends`);
  expect(event.summary).toBe('Judging ends: Tools for small libraries');
  expect(event.startDate.toUnixTime()).toBe(4_000_000_000);
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  const withdrawn = scan.startContest({ title: 'Other', endsAt: 4_000_000_000, revokedAt: BEGIN + 60 });
  const canceled = await readEvent(await ask(`/contests/local/${withdrawn}/dates.ics`));
  expect(canceled.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(canceled.sequence).toBe(1);
});

const FILES = ['reviews.atom', 'dates.ics', 'result.json'];

test.each(['reviews.atom', 'dates.ics'])('tags %s with its contest, for purging', async (name) => {
  const uid = scan.startContest();
  const { headers } = await create().ask(`/contests/local/${uid}/${name}`);
  const tag = `contest-${uid}`;
  expect([headers.get('cache-tag'), headers.get('surrogate-key')]).toEqual([tag, tag]);
});

test.each(FILES)('tells apart why there is no %s', async (name) => {
  const uid = scan.startContest();
  const hidden = scan.startContest({ title: 'Hidden' });
  const { ask } = create({ HIDDEN_UIDS: hidden });
  const codeOf = async (path: string) => {
    const answer = await ask(`/contests/${path}/${name}`);
    expect(answer.headers.get('content-type')).toBe('application/problem+json');
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const { status, code, title } = await answer.json();
    expect(status).toBe(answer.status);
    expect(title).toMatch(/\.$/);
    return `${answer.status} ${code}`;
  };
  expect(await codeOf(`nowhere/${uid}`)).toBe('404 unknown-chain');
  expect(await codeOf('local/0x12')).toBe('404 no-such-contest');
  expect(await codeOf(`local/0x${'12'.repeat(32)}`)).toBe('404 no-such-contest');
  expect(await codeOf(`local/${scan.attestNothing()}`)).toBe('404 not-a-contest');
  const { asked } = scan.state;
  expect(await codeOf(`local/${hidden}`)).toBe('410 hidden');
  expect(scan.state.asked).toBe(asked);
  scan.state.mode = 'fails';
  expect(await codeOf(`local/${uid}`)).toBe('503 unavailable');
  expect((await ask(`/contests/local/${uid}/${name}`, { method: 'POST' })).status).toBe(405);
});

test('leaves hidden contests and reviews out of feeds', async () => {
  const uid = scan.startContest();
  const hiddenContest = scan.startContest({ title: 'Hidden' });
  const hiddenReview = scan.review(uid, JUDGES[0], 1, [0, 5], 'Insult');
  scan.review(uid, JUDGES[1], 1, [0, 5], 'Praise');
  const { feed } = create({ HIDDEN_UIDS: `${hiddenContest} ${hiddenReview}` });
  expect((await feed('/contests.atom')).entries.map(({ id }) => id)).toEqual([
    `${ORIGIN}/contests/local/${uid}`,
  ]);
  const { entries } = await feed(`/contests/local/${uid}/reviews.atom`);
  expect(entries.map(({ content }) => content)).toEqual(['Praise']);
});

test('revalidates by ETag, answers HEAD, and serves a changed feed soon', async () => {
  const uid = scan.startContest();
  const { ask, time } = create();
  const path = `/contests/local/${uid}/reviews.atom`;
  const first = await ask(path);
  const etag = first.headers.get('etag') ?? '';
  const known = await ask(path, { headers: { 'if-none-match': `W/${etag}` } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const head = await ask(path, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'));
  const { asked } = scan.state;
  await ask(path);
  expect(scan.state.asked).toBe(asked);
  scan.review(uid, JUDGES[0], 1, [0, 5]);
  time.now += 100_000;
  expect((await ask(path)).headers.get('etag')).not.toBe(etag);
});

test('limits what invented addresses make the server ask', async () => {
  const { app } = create({ TRUSTED_PROXIES: '1' });
  const statuses = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const path = `/contests/local/0x${index.toString(16).padStart(64, '0')}/dates.ics`;
      const headers = { 'x-forwarded-for': '192.0.2.1' };
      const from = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
      const answer = await app.request(path, { headers }, from);
      return [answer.status, answer.headers.get('retry-after')];
    }),
  );
  expect(scan.state.asked).toBeLessThanOrEqual(30);
  expect(statuses.filter(([status]) => status === 404).length).toBeLessThanOrEqual(30);
  expect(statuses).toContainEqual([429, '60']);
});
