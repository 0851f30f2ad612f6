import { local } from '@org/chain-config';
import { expect, test } from 'vitest';
import { createFakeScan, toRow } from '../../test/fakeScan.ts';
import { STRANGER } from '../../test/make.ts';
import { attestAct, makeSealedTerms, makeTerms, ORGANIZER } from '../../test/makeContest.ts';
import type { Attestation } from '../base/attestation.ts';
import type { ActValues } from '../contest/decode.ts';
import { createAccountReader } from './accountReader.ts';
import { createScanReader } from './createScanReader.ts';

const _base = { endpoint: 'https://scan.example.org', chainId: 31337 };

function postpone(
  contest: Attestation,
  closesAt: bigint,
  change: Partial<Attestation> & { readonly values?: Partial<ActValues['postpone']> } = {},
): Attestation {
  const { values, ...fields } = change;
  const times = { submissionsUntil: 1_000n, opensAt: 2_000n, closesAt, revealUntil: closesAt };
  return attestAct(
    'postpone',
    { ...times, reason: 'Rain.', ...values },
    { refUID: contest.uid, time: 700n, ...fields },
  );
}

async function list(rows: readonly Attestation[]) {
  const scan = createFakeScan(rows.map(toRow));
  const options = { config: local, fetch: scan.fetch };
  const { contests } = await createScanReader(options).fetchContests({ skip: 0, take: 20 });
  const { contests: started } = await createAccountReader(options).fetchContestsBy(ORGANIZER, {
    skip: 0,
    take: 20,
  });
  expect(started).toEqual(contests);
  return { contests, asked: scan.asked };
}

test('shows the latest of each time, whatever the order of the postponements', async () => {
  const contest = attestAct('contest', makeTerms());
  const untouched = attestAct('contest', makeTerms({ title: 'Another' }), { time: 400n });
  const rows = [
    postpone(contest, 3_600n),
    postpone(contest, 3_900n, { values: { submissionsUntil: 1_200n } }),
    postpone(contest, 3_300n),
  ];
  const { contests } = await list([contest, untouched, ...rows]);
  expect(contests.map(({ title, endsAt, terms }) => [title, endsAt, terms.submissionsUntil])).toEqual([
    ['Tools for small libraries', 3_900n, 1_200n],
    ['Another', 3_000n, 1_000n],
  ]);
});

test('moves the end of reveals, and shows a withdrawal in the time that was added', async () => {
  const contest = { ...attestAct('contest', makeSealedTerms()), revocationTime: 3_200n };
  const values = { submissionsUntil: 0n, closesAt: 3_500n, revealUntil: 4_500n };
  const { contests } = await list([contest, postpone(contest, 0n, { values })]);
  expect(contests).toMatchObject([
    { endsAt: 3_500n, revokedAt: 3_200n, terms: { submissionsUntil: null, revealUntil: 4_500n } },
  ]);
});

test.each<[string, (contest: Attestation) => Attestation]>([
  ['by a stranger', (contest) => postpone(contest, 3_600n, { attester: STRANGER })],
  ['of another contest', (contest) => postpone({ ...contest, uid: `0x${'12'.repeat(32)}` }, 3_600n)],
  ['beyond 14 days', (contest) => postpone(contest, 3_001n + 1_209_600n)],
  ['out of order', (contest) => postpone(contest, 3_600n, { values: { revealUntil: 3_700n } })],
  ['undecodable', (contest) => postpone(contest, 3_600n, { data: '0x1234' })],
  ['whose UID is not its own', (contest) => ({ ...postpone(contest, 3_600n), attester: STRANGER })],
])('ignores a listed contest’s postponement %s', async (_, create) => {
  const contest = attestAct('contest', makeTerms());
  const { contests } = await list([contest, create(contest)]);
  expect(contests).toMatchObject([{ endsAt: 3_000n }]);
});

test('finds the newest postponement of each contest beside one that has very many', async () => {
  const [contest, other] = [
    attestAct('contest', makeTerms()),
    attestAct('contest', makeTerms({ title: 'B' })),
  ];
  const many = Array.from({ length: 600 }, (_, index) =>
    postpone(contest, 3_001n + BigInt(index), { time: 700n + BigInt(index) }),
  );
  const { contests, asked } = await list([
    contest,
    other,
    ...many,
    postpone(other, 3_700n, { time: 600n, values: {} }),
  ]);
  expect(contests.map(({ endsAt }) => endsAt)).toEqual(
    contests.map(({ uid }) => (uid === contest.uid ? 3_600n : 3_700n)),
  );
  // Two readers: each asks for the page, its count or not, and the postponements twice.
  expect(asked.filter(({ query }) => query.includes('distinct'))).toHaveLength(4);
});

test('asks for no postponements if a page has no such contest', async () => {
  const { asked } = await list([]);
  expect(asked.filter(({ query }) => query.includes('distinct'))).toEqual([]);
});
