import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { contest } from '../../testing/sampleContest.ts';
import { CheckLineView, type CheckLineViewProps } from './CheckLine.tsx';

const uids = [contest.uid];
const scan = 'scan.example';

const draw = (props: Partial<CheckLineViewProps>) => {
  const given = {
    verdict: undefined,
    reviews: 23,
    isBusy: false,
    onAsk: vi.fn(),
    onReadFromChain: vi.fn(),
  };
  render(
    <main>
      <CheckLineView {...given} {...props} />
    </main>,
  );
  return given;
};

afterEach(cleanup);

test.each<[string, CheckLineViewProps['verdict']]>([
  ['Not checked yet', undefined],
  [
    'By one endpoint, this ranking follows from 23 signed reviews.',
    { status: 'agrees', block: 12_345n, word: { status: 'claimed', hosts: ['rpc.example'] } },
  ],
  [
    'Checked: this ranking follows from 23 signed reviews.',
    {
      status: 'agrees',
      block: 12_345n,
      word: { status: 'confirmed', hosts: ['rpc.example', 'node.example'] },
    },
  ],
  [
    'rpc.example and node.example disagree about this contest',
    {
      status: 'agrees',
      block: 12_345n,
      word: { status: 'disputed', hosts: ['rpc.example', 'node.example'] },
    },
  ],
  [
    'rpc.example has another answer now',
    { status: 'agrees', block: 12_345n, word: { status: 'disputed', hosts: ['rpc.example'] } },
  ],
  ['The newest reviews are not shown yet', { status: 'behind', uids, scan }],
  ['It could not be checked now', { status: 'unreachable' }],
  ['Does not agree with the chain', { status: 'altered', uids, scan }],
])('the line of the background check says "%s"', (text, verdict) => {
  draw({ verdict });
  expect(screen.getByRole('status').textContent).toBe(text);
});

test.each([
  [1, 'Checked: this ranking follows from 1 signed review.'],
  [0, 'Checked: no review counts yet.'],
  [null, ''],
])('the line of the background check counts %s signed reviews', (reviews, text) => {
  draw({
    reviews,
    verdict: {
      status: 'agrees',
      block: 1n,
      word: { status: 'confirmed', hosts: ['a.example', 'b.example'] },
    },
  });
  expect(screen.getByRole('status').textContent).toBe(text);
});

test('is green by the word of two hosts, or on the chain of the own machine', () => {
  const verdict = {
    status: 'agrees',
    block: 1n,
    word: { status: 'claimed', hosts: ['rpc.example'] },
  } as const;
  draw({ verdict });
  expect(screen.getByRole('status').dataset.status).toBe('claimed');
  expect(screen.getByRole('status').querySelector('svg')).toBeNull();
  cleanup();
  draw({ verdict, reviews: 0 });
  expect(screen.getByRole('status').textContent).toBe('By one endpoint, no review counts yet.');
  cleanup();
  draw({ verdict, isOwnChain: true });
  expect(screen.getByRole('status').dataset.status).toBe('confirmed');
  expect(screen.getByRole('status').textContent).toMatch(/^Checked: /);
});

test.each([
  ['The scan altered something', 'altered'],
  ['The scan left something out', 'left-out'],
] as const)('announces "%s" with details and an action', async (title, status) => {
  const { onReadFromChain } = draw({ verdict: { status, uids, scan } });
  const alarm = await screen.findByRole('alert');
  expect(alarm.textContent).toContain(title);
  expect(alarm.textContent).toContain(contest.uid);
  expect(alarm.textContent).toContain(scan);
  await userEvent.click(screen.getByRole('button', { name: 'Read it from the chain instead' }));
  expect(onReadFromChain).toHaveBeenCalledOnce();
});

test.each([
  [1_287, 'Check it (about 1,300 requests)'],
  [null, 'Check it (more than 100 requests)'],
])('waits for the visitor before a check of %s requests', async (requests, name) => {
  const { onAsk } = draw({ verdict: { status: 'too-much', requests } });
  expect(screen.getByRole('status').textContent).toBe('Not checked yet');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAsk).toHaveBeenCalledOnce();
});
