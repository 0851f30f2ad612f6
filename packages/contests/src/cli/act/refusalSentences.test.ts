import { expect, test } from 'vitest';
import { JUDGES } from '../../../test/make.ts';
import { startContest } from '../../../test/makeContest.ts';
import { encodeActData } from '../../index.ts';
import { describeRefusal } from './refusalSentences.ts';

test('explains a refusal with the terms of the contest', () => {
  const { state } = startContest();
  const judges = (listed: boolean) =>
    ({
      kind: 'attest',
      name: 'judges',
      data: encodeActData('judges', { judges: JUDGES.slice(1, 2), listed }),
    }) as const;
  expect(describeRefusal('OverMaximum', state, 0n)).toMatch(/ The maxima are 5, 10\.$/);
  expect(describeRefusal('WrongNumberOfPoints', state, 0n)).toMatch(/ This contest has 2\.$/);
  expect(describeRefusal('OutsideWindow', state, 60n)).toBe(
    'This is not possible now. It is 1970-01-01T00:01:00.000Z. The contest has submissions until 1970-01-01T00:16:40.000Z, judging from 1970-01-01T00:33:20.000Z until 1970-01-01T00:50:00.000Z.',
  );
  expect(describeRefusal('WrongTimes', state, 2_100n)).toMatch(
    /at most 14 days after that of the start\. A time that has passed stays\. .* At the latest: submissionsUntil 1970-01-15T00:16:40\.000Z, opensAt 1970-01-15T00:33:20\.000Z, closesAt 1970-01-15T00:50:00\.000Z\.$/,
  );
  expect(describeRefusal('OutsideWindow', state, 2_100n, judges(false))).toContain('until the first review');
  expect(describeRefusal('OutsideWindow', state, 2_100n, judges(true))).not.toContain('first review');
});
