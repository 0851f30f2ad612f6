import { local } from '@org/chain-config';
import { CONTEST_FLAGS, writeDocument } from '@org/contests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEGIN, createFakeScan, JUDGES, makeDocument, ORGANIZER, SIGNS } from '../../test/createFakeScan.ts';
import { createTestApp } from '../../test/createTestApp.ts';
import { readFeed } from '../../test/readBodies.ts';
import type { EntryPicture, PictureContent } from '../preview/describeContest.ts';
import { createContestCards } from './createContestCards.ts';
import { createContestReader } from './createContestReader.ts';

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  scan.close();
});

const create = (env: Record<string, string> = {}) => {
  const drawn: PictureContent[] = [];
  const draw = async (content: PictureContent) => {
    drawn.push(content);
    return new Uint8Array(1);
  };
  const { app, time } = createTestApp({ SCAN_URL_31337: scan.url, ...env }, null, { draw });
  time.now = (BEGIN + 3_600) * 1_000;
  const drawPicture = async (path: string) => {
    // The product's picture is sent until the scan has answered.
    await vi.waitUntil(
      async () => {
        await app.request(`${path}/og.png`);
        return drawn.at(-1)?.kind === (path.includes('/entries/') ? 'entry' : 'contest');
      },
      { timeout: 20_000, interval: 50 },
    );
    return drawn.at(-1) as EntryPicture;
  };
  return { app, time, drawPicture };
};

/** The page of a contest once the server has its rows. */
const readPage = (app: ReturnType<typeof create>['app'], path: string) =>
  vi.waitUntil(
    async () => {
      const html = await (await app.request(path)).text();
      const [, readAt, text = ''] = /id="laurel-rows" data-read-at="(\d+)">([^<]*)</.exec(html) ?? [];
      return readAt !== undefined && { html, answer: JSON.parse(text) };
    },
    { timeout: 20_000, interval: 50 },
  );

test('sends a contest with its tags and the rows of its acts', async () => {
  const uid = scan.startContest(SIGNS);
  const act = scan.review(uid, JUDGES[0], 1, [5, 8]);
  const { app } = create();
  const { html, answer } = await readPage(app, `/contests/local/${uid}`);
  expect(html).toContain('<title>Signs for a small museum · Laurel</title>');
  expect(html).toContain('content="Which of these signs would you hang up?"');
  expect(html).not.toContain('noindex');
  expect(answer.data.attestation.id).toBe(uid);
  expect(answer.data.attestations.map(({ id }: { id: string }) => id)).toEqual([act]);
  expect(answer.data.aggregateAttestation).toEqual({ _count: { _all: 1 } });
  const entry = await (await app.request(`/contests/local/${uid}/entries/2`)).text();
  expect(entry).toContain('<title>Rope &#38; &#60;knots&#62; · Signs for a small museum · Laurel</title>');
});

test('draws the ranking with names from the document, and says that the order is not confirmed', async () => {
  const uid = scan.startContest(SIGNS);
  scan.review(uid, JUDGES[0], 1, [5, 8]);
  scan.review(uid, JUDGES[1], 1, [4, 7]);
  scan.review(uid, JUDGES[0], 2, [1, 1]);
  scan.attestAct(ORGANIZER, 'disqualify', { entry: 3, reason: 'A copy.' }, uid);
  const { drawPicture } = create();
  const picture = await drawPicture(`/contests/local/${uid}`);
  expect(picture.rows.map(({ rank, entry, points }) => [rank, entry, points])).toEqual([
    [1, 'Tide marks (entry 1)', '16.50'],
    [2, 'Rope & <knots>', '3.00'],
  ]);
  expect(picture).toMatchObject({ state: 'judging', orderNote: 'order not confirmed' });
  expect(picture.stateText).toBe('Judging, ends 21 Sept 2027, 14:13 UTC');
  expect(await drawPicture(`/contests/local/${uid}/entries/2`)).toMatchObject({
    title: 'Rope & <knots>',
    rows: [{ rank: 2, entry: 'of 2 entries' }],
    counts: '1 review',
  });
  const third = await create().drawPicture(`/contests/local/${uid}/entries/3`);
  expect(third).toMatchObject({ title: 'Tide marks (entry 3)', rows: [], note: 'Disqualified', counts: '' });
});

test('shows no result of a sealed contest before its reviews are revealed', async () => {
  const closesAt = BigInt(BEGIN + 7_200);
  const revealUntil = closesAt + 3_600n;
  const uid = scan.startContest({ ...SIGNS, flags: CONTEST_FLAGS.sealed, closesAt, revealUntil });
  const commitment = `0x${'5e'.repeat(32)}` as const;
  scan.attestAct(JUDGES[0], 'commit', { entry: 1, commitment }, uid);
  // The review of a disqualified entry cannot be revealed.
  scan.attestAct(JUDGES[1], 'commit', { entry: 3, commitment }, uid);
  scan.attestAct(ORGANIZER, 'disqualify', { entry: 3, reason: 'A copy.' }, uid);
  const { app, time, drawPicture } = create();
  expect(await drawPicture(`/contests/local/${uid}`)).toMatchObject({ rows: [], note: '1 sealed review' });
  const feed = readFeed(await (await app.request(`/contests/local/${uid}/reviews.atom`)).text());
  expect(feed.entries).toEqual([]);
  const calendar = await (await app.request(`/contests/local/${uid}/dates.ics`)).text();
  expect(calendar.match(/(?<=^SUMMARY:).*(?=\r$)/gm)).toEqual([
    'Judging begins: Signs for a small museum',
    'Judging ends: Signs for a small museum',
    'Reveals end: Signs for a small museum',
  ]);
  const drawIn = (state: EntryPicture['state']) =>
    vi.waitUntil(
      async () => {
        const content = await drawPicture(`/contests/local/${uid}`);
        return content.state === state && content;
      },
      { timeout: 20_000, interval: 50 },
    );
  time.now += 5_400_000;
  expect((await drawIn('revealing')).stateText).toBe('Revealing until 21 Sept 2026, 17:13 UTC');
  time.now += 3_600_000;
  expect(await drawIn('closed')).toMatchObject({
    ...{ stateText: 'Closed, since 21 Sept 2026, 17:13 UTC', note: '1 review not revealed' },
  });
});

test('numbers entries whose document cannot be had, says so, and lets no cache keep that for long', async () => {
  const { contentHash } = writeDocument(SIGNS.document);
  const closesAt = BigInt(BEGIN + 1_800);
  const end = { closesAt, revealUntil: closesAt };
  const uid = scan.startContest({ ...SIGNS, uri: `ipfs://b${'a'.repeat(58)}`, contentHash, ...end });
  scan.review(uid, JUDGES[0], 2, [5, 8]);
  const { app, drawPicture } = create();
  expect((await drawPicture(`/contests/local/${uid}`)).rows[0]?.entry).toBe('Entry 2');
  const feed = await app.request(`/contests/local/${uid}/reviews.atom`);
  expect(await feed.text()).toContain('The names of some entries could not be loaded');
  expect(feed.headers.get('cache-control')).toBe('public, max-age=60');
  const { html } = await readPage(app, `/contests/local/${uid}`);
  expect(html).toContain('content="A contest with 3 entries and 2 judges, judged in public."');
});

test('knows the title in time for a page’s tags while the gateway hangs', async () => {
  const { contentHash } = writeDocument(SIGNS.document);
  const uid = scan.startContest({ ...SIGNS, uri: `ipfs://b${'a'.repeat(58)}`, contentHash });
  const asked = Promise.withResolvers<void>();
  const hang = () => {
    asked.resolve();
    return new Promise<never>(() => undefined);
  };
  const target = { chainConfig: local, uid };
  const reader = createContestReader({
    chains: [{ ...local, eas: { ...local.eas, graphQl: scan.url } }],
    documents: { openReading: () => hang },
    onContest: () => undefined,
    clock: Date.now,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  // Hashing rows rests without a timer.
  vi.stubGlobal('scheduler', { yield: async () => undefined });
  const found = createContestCards(reader).find(target);
  await asked.promise;
  await vi.advanceTimersByTimeAsync(1_499);
  expect(await found).toMatchObject({ title: 'Signs for a small museum' });
});

test('rejects a document whose hash is not the contest’s', async () => {
  const uid = scan.startContest({ ...SIGNS, contentHash: `0x${'ab'.repeat(32)}` });
  const { html } = await readPage(create().app, `/contests/local/${uid}`);
  expect(html).toContain('content="A contest with 3 entries and 2 judges, judged in public."');
});

test('has no page of an attestation that the resolver would have refused', async () => {
  const uid = scan.startContest({ ...SIGNS, maxPoints: [0, 10] });
  const { app } = create();
  expect((await app.request(`/contests/local/${uid}/reviews.atom`)).status).toBe(404);
  expect(await (await app.request(`/contests/local/${uid}`)).text()).toContain('noindex');
});

const times = (closesAt: number) => ({
  ...{ submissionsUntil: 0n, opensAt: BigInt(BEGIN), closesAt: BigInt(closesAt) },
  revealUntil: BigInt(closesAt),
});

test('gives each postponement a new version of the calendar’s events, with the times in force', async () => {
  const uid = scan.startContest(SIGNS);
  const before = await (await create().app.request(`/contests/local/${uid}/dates.ics`)).text();
  expect(before).toContain('SEQUENCE:0');
  expect(before).toContain('DTSTART:20270921T141320Z');
  const closesAt = Number(Date.parse('2027-09-21T14:13:20Z')) / 1000;
  scan.attestAct(ORGANIZER, 'postpone', { ...times(closesAt + 86_400), reason: 'A storm.' }, uid);
  scan.attestAct(ORGANIZER, 'postpone', { ...times(closesAt + 172_800), reason: 'Another.' }, uid);
  const { app } = create();
  const answer = await app.request(`/contests/local/${uid}/dates.ics`);
  const calendar = await answer.text();
  expect(calendar).toContain('SEQUENCE:2');
  expect(calendar).toContain('DTSTART:20270923T141320Z');
  expect(calendar).not.toContain('DTSTART:20270921T141320Z');
  expect(calendar.match(/UID:[^\r]+/g)).toEqual(before.match(/UID:[^\r]+/g));
});

test('names late entries by the document of their list', async () => {
  const uid = scan.startContest(SIGNS);
  const late = {
    format: 'laurel-entries/1' as const,
    entries: makeDocument('', 'Buoys', 'Lanterns').entries,
  };
  const { dataUri, contentHash } = writeDocument(late);
  const entries = late.entries.map((entry) => writeDocument(entry).contentHash);
  scan.attestAct(ORGANIZER, 'list', { first: 4, uri: dataUri ?? '', contentHash, entries }, uid);
  scan.review(uid, JUDGES[0], 5, [5, 8]);
  const { app } = create();
  const feed = await readFeed(await (await app.request(`/contests/local/${uid}/reviews.atom`)).text());
  expect(JSON.stringify(feed)).toContain('Lanterns');
  expect(await (await app.request(`/contests/local/${uid}/entries/4`)).text()).toContain(
    '<title>Buoys · Signs for a small museum · Laurel</title>',
  );
});

test('is not cached as final on the word of a scan, however long ago judging ended', async () => {
  const uid = scan.startContest(SIGNS);
  const { app, time } = create();
  time.now = Date.parse('2027-10-21T14:13:20Z');
  for (const file of ['reviews.atom', 'dates.ics']) {
    const answer = await app.request(`/contests/local/${uid}/${file}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  }
});

test('draws a winner only once the chain has confirmed that judging is over', async () => {
  const uid = scan.startContest(SIGNS);
  scan.review(uid, JUDGES[0], 1, [5, 8]);
  const { drawPicture, time } = create();
  time.now = Date.parse('2027-10-21T14:13:20Z');
  for (const path of [`/contests/local/${uid}`, `/contests/local/${uid}/entries/1`]) {
    const picture = await drawPicture(path);
    expect(picture).toMatchObject({ state: 'closed', orderNote: 'order not confirmed' });
    expect(picture.rows.map(({ isWinner }) => isWinner)).not.toContain(true);
  }
});
