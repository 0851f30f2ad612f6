import { CONTEST_FLAGS } from '@org/contests';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEGIN, createFakeScan, JUDGES, ORGANIZER, SIGNS } from './createFakeScan.ts';
import { createTestApp } from './createTestApp.ts';

// Golden files change with their formats only. A change of anything else in them is a change of what readers get.

let scan: Awaited<ReturnType<typeof createFakeScan>>;
beforeEach(async () => {
  scan = await createFakeScan();
});
afterEach(() => scan.close());

function playContest() {
  const closesAt = BigInt(BEGIN + 86_400);
  // The contest opens when it starts.
  const uid = scan.startContest({ ...SIGNS, opensAt: 0n, closesAt, revealUntil: closesAt });
  scan.review(uid, JUDGES[0], 1, [5, 8], 'Legible <from> afar & near.');
  scan.review(uid, JUDGES[1], 2, [1, 1], '');
  scan.attestAct(ORGANIZER, 'disqualify', { entry: 3, reason: 'A copy.' }, uid);
  return uid;
}

test('feeds, calendars and pages of a contest are those of the golden files', async () => {
  const uid = playContest();
  const sealed = scan.startContest({
    ...{
      document: SIGNS.document,
      title: 'Sealed signs',
      flags: CONTEST_FLAGS.sealed + CONTEST_FLAGS.submissions,
    },
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
