import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { JUDGES, STRANGER } from '../sampleContest.ts';
import { ViewerNotices } from './ViewerNotices.tsx';

const props = (): ComponentProps<typeof ViewerNotices> => ({
  viewer: undefined,
  state: 'judging' as const,
  chainName: 'Local',
  pending: [],
  switching: { status: 'idle' },
  onSwitch: vi.fn(),
  onForget: vi.fn(),
});
const judge = { role: 'judge', account: JUDGES[0], left: 2, isOnChain: true } as const;

afterEach(cleanup);

test('a visitor without a wallet is told nothing', () => {
  const { container } = render(<ViewerNotices {...props()} />);
  expect(container.textContent).toBe('');
});

test('who is no judge is told so, with the whole address', () => {
  const { container } = render(
    <ViewerNotices {...props()} viewer={{ role: 'visitor', account: STRANGER }} />,
  );
  expect(container.textContent).toMatch(/not a judge of this contest/);
  expect(container.textContent).toContain(STRANGER);
});

test('a judge is told what is left', () => {
  const { rerender } = render(<ViewerNotices {...props()} viewer={judge} />);
  expect(screen.getByText(/2 entries are left for you to review/)).toBeTruthy();
  rerender(<ViewerNotices {...props()} viewer={{ ...judge, left: 0 }} />);
  expect(screen.getByText(/You have reviewed every entry/)).toBeTruthy();
  rerender(<ViewerNotices {...props()} viewer={judge} state="closed" />);
  expect(screen.getByText(/Judging has ended/)).toBeTruthy();
});

test('a judge on another chain is offered the switch, in the specification’s words', async () => {
  const given = props();
  render(<ViewerNotices {...given} viewer={{ ...judge, isOnChain: false }} />);
  expect(screen.getByText('Wrong network')).toBeTruthy();
  expect(screen.getByText(/Wrong network detected, switch or disconnect to continue\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Local' }));
  expect(given.onSwitch).toHaveBeenCalledOnce();
});

test('a wallet that cannot switch is explained; over, nobody has to switch', () => {
  const viewer = { ...judge, isOnChain: false };
  const { rerender } = render(
    <ViewerNotices
      {...props()}
      viewer={viewer}
      switching={{ status: 'failed', code: 'switch-not-supported' }}
    />,
  );
  expect(
    screen.getByText(
      'Your wallet does not support switching networks from this app. Try switching networks from within your wallet instead.',
    ),
  ).toBeTruthy();
  rerender(<ViewerNotices {...props()} viewer={viewer} state="closed" />);
  expect(screen.queryByText('Wrong network')).toBeNull();
});

test('a review on its way is named; one that was only asked for can be let go', async () => {
  const given = props();
  render(
    <ViewerNotices
      {...given}
      viewer={judge}
      pending={[
        { id: 'one', entry: 'https://example.org/shelf', status: 'on-chain' },
        { id: 'two', entry: 'https://example.org/lamp', status: 'asked' },
      ]}
    />,
  );
  expect(screen.getByText(/Your review is on the chain/)).toBeTruthy();
  expect(screen.getByText('https://example.org/lamp')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'I did not sign it' }));
  expect(given.onForget).toHaveBeenCalledWith('two');
});
