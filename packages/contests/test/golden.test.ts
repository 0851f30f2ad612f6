import { expect, test } from 'vitest';
import { writeDocument } from '../src/document/contestDocument.ts';
import { readContestDocument } from '../src/document/readDocument.ts';
import { toRankingCsv, toReviewsCsv } from '../src/index.ts';
import { toBundleJson } from '../src/result/bundleJson.ts';
import { readResult } from '../src/result/readResult.ts';
import { createResultBundle } from '../src/result/resultBundle.ts';
import { type NewContest, toEntryDocument, toTerms } from '../src/write/newContest.ts';
import { JUDGES, makeBlock } from './make.ts';
import { commitReview, ENTRANT, makeTerms, ORGANIZER, startContest } from './makeContest.ts';
import { makeBundle, makeRanking } from './makeProof.ts';

// Golden files change with their formats only. A change of anything else in them is a change of what users have published.

const [ada = '0x', ben = '0x', cem = '0x'] = JUDGES;

const input: NewContest = {
  title: 'Tools for small libraries',
  description: 'Which would a librarian keep?',
  tracks: [{ name: 'Cataloging', about: '' }],
  prizes: [{ name: 'Best of show', about: '', track: 0 }],
  criteria: [
    { label: 'Usefulness', maxPoints: 5, weight: 2, anchors: [] },
    { label: 'Open source', maxPoints: 1, weight: 3, anchors: [] },
  ],
  judges: [
    { address: ada, name: 'Ada' },
    { address: ben, name: '' },
    { address: cem, name: '' },
  ],
  entries: [
    { name: 'Shelf', link: 'https://example.org/shelf', about: 'Finds books.', track: 1 },
    { name: 'Stamp', link: '', about: '', track: 0 },
  ],
  submissionsUntil: 1_000n,
  opensAt: 2_000n,
  closesAt: 3_000n,
  revealUntil: null,
};

const submission = writeDocument(toEntryDocument({ name: '=Lamp', link: '', about: '', track: 0 }));

function playOpen() {
  const contest = startContest(makeTerms(toTerms(input).values));
  const { contentHash, dataUri } = submission;
  const submitted = contest.attest(
    'entry',
    { contentHash, uri: dataUri ?? '', replaces: null },
    ENTRANT,
    600n,
  );
  contest.attest('admit', { first: 3, submissions: [submitted.uid] }, ORGANIZER, 700n);
  const review = (entry: number, points: readonly number[], comment: string) => ({
    ...{ entry, points, comment, commentHash: null },
  });
  contest.attest('evaluation', review(1, [5, 1], 'First.'), ada, 2_100n);
  contest.attest('evaluation', review(1, [4, 1], 'Second, "quoted"'), ada, 2_200n);
  contest.attest('evaluation', review(1, [3, 0], '=1+1'), ben, 2_300n);
  contest.attest('evaluation', review(3, [5, 1], ''), ben, 2_350n);
  const withdrawn = contest.attest('evaluation', review(3, [1, 0], 'No.'), ada, 2_360n);
  contest.revoke(withdrawn, 2_400n);
  contest.attest('disqualify', { entry: 2, reason: 'A copy.' }, ORGANIZER, 2_450n);
  contest.attest('recusal', { entry: 3 }, cem, 2_500n);
  const times = { submissionsUntil: 1_000n, opensAt: 2_000n, closesAt: 3_600n, revealUntil: 3_600n };
  contest.attest('postpone', { ...times, reason: 'Rain.' }, ORGANIZER, 2_600n);
  return contest;
}

function playSealed() {
  const sealed = { ...input, submissionsUntil: null, revealUntil: 4_000n };
  const contest = startContest(makeTerms(toTerms(sealed).values));
  const revealed = commitReview(contest, { entry: 1, judge: ada, points: [4, 1] }, 2_100n);
  commitReview(contest, { entry: 2, judge: ben, points: [1, 0] }, 2_200n);
  contest.attest('reveal', revealed, ENTRANT, 3_100n);
  return contest;
}

test.each([
  ['open', playOpen],
  ['sealed', playSealed],
] as const)('the result of an %s contest has the files of its golden folder', async (name, play) => {
  const { state } = play();
  const about = { chainId: 31337, state, block: makeBlock(5_000n) };
  const reading = { ...about, order: 'confirmed', hasSubmissionLog: true } as const;
  const json = toBundleJson(await createResultBundle(reading));
  const pretty = `${JSON.stringify(JSON.parse(json), null, 2)}\n`;
  await expect(pretty).toMatchFileSnapshot(`golden/${name}.result.json`);
  const result = readResult({ ...reading, document: await readContestDocument(state.values) });
  await expect(toRankingCsv(result)).toMatchFileSnapshot(`golden/${name}.ranking.csv`);
  await expect(toReviewsCsv(result)).toMatchFileSnapshot(`golden/${name}.reviews.csv`);
});

test.each([
  ['proof', async () => (await makeBundle()).bundle],
  ['ranking', async () => (await makeRanking()).bundle],
])('a %s has the fields of its golden file', async (name, make) => {
  const bundle = await make();
  // The proofs are nodes of a made-up state.
  const nodes = { header: '', accountProof: [], storageProof: [], eas: Object.keys(bundle.eas) };
  const shown = `${JSON.stringify({ ...bundle, ...nodes }, null, 2)}\n`;
  await expect(shown).toMatchFileSnapshot(`golden/${name}.json`);
});
