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
  ['Not checked against the chain yet', undefined],
  [
    'Agrees with the chain at block 12345, according to rpc.example',
    { status: 'agrees', block: 12_345n, word: { status: 'claimed', hosts: ['rpc.example'] } },
  ],
  [
    'Agrees with the chain at block 12345, according to rpc.example and node.example',
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
    'rpc.example has another block now',
    { status: 'agrees', block: 12_345n, word: { status: 'disputed', hosts: ['rpc.example'] } },
  ],
  ['The scan is behind', { status: 'behind', uids, scan }],
  ['The chain cannot be reached', { status: 'unreachable' }],
  ['Does not agree with the chain', { status: 'altered', uids, scan }],
])('shows "%s"', (text, verdict) => {
  draw({ verdict });
  expect(screen.getByRole('status').textContent).toBe(text);
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
  expect(screen.getByRole('status').textContent).toBe('Not checked against the chain yet');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAsk).toHaveBeenCalledOnce();
});
