import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createSampleContest, performSample } from '../../testing/sampleContest.ts';
import { Differences } from './Differences.tsx';

const { result } = createSampleContest(performSample);
const { endsAt } = result.contest;
/** Everybody has reviewed everything: strictness changes nothing. */
const complete = { ...result, ranking: result.ranking.map((entry) => ({ ...entry, judges: entry.reviews })) };

afterEach(cleanup);

test.each([
  ['leads', -1n],
  ['wins', 0n],
] as const)('says of the first entry that it %s', (verb, distance) => {
  const block = { ...result.block, time: endsAt + distance };
  render(<Differences result={{ ...complete, block }} additive={null} />);
  expect(screen.getByText(new RegExp(`The same entry ${verb} when`))).toBeTruthy();
});
