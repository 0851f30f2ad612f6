import { type ContestDocument, FLAGS_R2 } from '@org/contests/r2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEGIN, createFakeScan, JUDGES, ORGANIZER } from './createFakeScan.ts';
import { createTestApp } from './createTestApp.ts';

// These files change with their formats only. A change of anything else in them is a change of what readers get.

vi.setConfig({ testTimeout: 30_000 });

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

const makeEntry = (name: string) => ({ name, link: '', picture: '', about: '', track: 0 });
const document: ContestDocument = {
  format: 'laurel-contest/2',
  description: 'Which of these signs would you hang up?',
  criteria: [
    { label: 'Legibility', anchors: [] },
    { label: 'Cost', anchors: [] },
  ],
  tracks: [],
  prizes: [],
  entries: [makeEntry('Tide marks'), makeEntry('Rope & <knots>'), makeEntry('Tide marks')],
};

function playContest() {
  const closesAt = BigInt(BEGIN + 86_400);
  // It opens when it starts.
  const uid = scan.startContestR2(document, { opensAt: 0n, closesAt, revealUntil: closesAt });
  const review = (entry: number, points: readonly number[], comment: string) => ({
    ...{ entry, points, comment, commentHash: null },
  });
  scan.attestR2(JUDGES[0], 'evaluation', review(1, [5, 8], 'Legible <from> afar & near.'), uid);
  scan.attestR2(JUDGES[1], 'evaluation', review(2, [1, 1], ''), uid);
  scan.attestR2(ORGANIZER, 'disqualify', { entry: 3, reason: 'A copy.' }, uid);
  return uid;
}

test('feeds, calendars and pages of a contest are those of the golden files', async () => {
  const uid = playContest();
  const sealed = scan.startContestR2(document, {
    ...{ title: 'Sealed signs', flags: FLAGS_R2.sealed + FLAGS_R2.submissions },
    ...{ submissionsUntil: BigInt(BEGIN + 7_200), opensAt: BigInt(BEGIN + 7_200) },
    ...{ closesAt: BigInt(BEGIN + 14_400), revealUntil: BigInt(BEGIN + 18_000) },
  });
  const { app, time } = createTestApp({ SCAN_URL_31337: scan.url });
  time.now = (BEGIN + 3_600) * 1_000;
  const read = async (path: string) => {
    const answer = await vi.waitUntil(
      async () => {
        const one = await app.request(path);
        return one.status === 200 && one;
      },
      { timeout: 20_000, interval: 50 },
    );
    return answer.text();
  };
  const ofContest = (file: string, of = uid) => read(`/contests/local/${of}/${file}`);
  await expect(await ofContest('reviews.atom')).toMatchFileSnapshot('golden/reviews.atom');
  await expect(await ofContest('dates.ics')).toMatchFileSnapshot('golden/dates.ics');
  await expect(await ofContest('dates.ics', sealed)).toMatchFileSnapshot('golden/sealed.dates.ics');
  await expect(await read('/contests.atom?chain=local')).toMatchFileSnapshot('golden/contests.atom');
  const page = await read(`/contests/local/${uid}`);
  const tags = page.match(/<(?:title|meta|link rel="(?:canonical|alternate)")[^>]*>[^<]*/g) ?? [];
  await expect(`${tags.map((tag) => tag.trim()).join('\n')}\n`).toMatchFileSnapshot('golden/page-tags.html');
});
