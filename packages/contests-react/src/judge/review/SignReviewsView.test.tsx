import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { contest } from '../../testing/sampleContest.ts';
import { SignReviewsView } from './SignReviewsView.tsx';

afterEach(cleanup);

test('lists the points of each criterion in an order that no label can turn around', () => {
  const labels = ['Use\u202e', '\u3164', '\u05d0\u05d1', `${'x'.repeat(500)}`];
  const criteria = labels.map((label, index) => ({ id: `${index}`, label, maxPoints: 10, weight: 1 }));
  const nothing = () => {};
  render(
    <SignReviewsView
      contest={{ ...contest, criteria }}
      ready={[{ entry: '1', given: [4, 5, 6, 7], comment: 'Clear.' }]}
      leftOut={[]}
      unticked={[]}
      now={1}
      rest={0}
      facts={{ sizeBytes: undefined, cost: { status: 'looking' } }}
      state={{ status: 'idle' }}
      canSign
      place={{ foot: null, heading: { current: null }, progressId: undefined }}
      notice={null}
      status={null}
      onTick={nothing}
      onSign={nothing}
      onCancel={nothing}
      onClose={nothing}
    />,
  );
  const points = ['Use: 4 of 10', 'Criterion 2: 5 of 10', '\u2068\u05d0\u05d1\u2069: 6 of 10'];
  expect(screen.getByText([...points, `${'x'.repeat(99)}…: 7 of 10`].join(', '))).toBeTruthy();
});
