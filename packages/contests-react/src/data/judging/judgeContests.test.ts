import type { Contest } from '@org/contests';
import { expect, test } from 'vitest';
import { contest as sample } from '../../testing/sampleContest.ts';
import { pickJudgeContests } from './judgeContests.ts';

const ada = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ben = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';

const terms: NonNullable<Contest['terms']> = {
  resolver: ben,
  uri: '',
  contentHash: sample.uid,
  submissionsUntil: null,
  opensAt: 150n,
  revealUntil: null,
};

const make = (title: string, changes: Partial<Contest> = {}): Contest => ({
  ...sample,
  uid: `0x${Buffer.from(title).toString('hex').padEnd(64, '0')}`,
  organizer: ben,
  title,
  judges: [ada],
  entries: ['1'],
  terms,
  time: 100n,
  endsAt: 4_000_000_000n,
  ...changes,
});

const titles = (contests: readonly Contest[]) => contests.map(({ title }) => title);

test('lists the judge’s contests by end, with closed ones apart', () => {
  const { open, revealing, upcoming, over } = pickJudgeContests(
    [
      make('last'),
      make('later', { endsAt: 900n }),
      make('foreign', { judges: [ben] }),
      make('sooner', { endsAt: 500n }),
      make('closed', { endsAt: 300n }),
      make('withdrawn', { revokedAt: 200n }),
      make('later', { endsAt: 900n }),
      make('upcoming', { terms: { ...terms, opensAt: 301n }, endsAt: 900n }),
      make('revealing', { terms: { ...terms, revealUntil: 950n }, endsAt: 250n }),
    ],
    ada.toLowerCase() as `0x${string}`,
    300n,
  );
  expect(titles(open)).toEqual(['sooner', 'later', 'last']);
  expect(titles(revealing)).toEqual(['revealing']);
  expect(titles(upcoming)).toEqual(['upcoming']);
  expect(titles(over)).toEqual(['closed', 'withdrawn']);
});
