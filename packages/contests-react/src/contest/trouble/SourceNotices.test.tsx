import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { contest } from '../../testing/sampleContest.ts';
import { SourceNotices, type SourceNoticesProps } from './SourceNotices.tsx';

afterEach(cleanup);

test('offers a costly read from the chain beside rows that came with the page', async () => {
  const readFromChain = vi.fn();
  const props = {
    chainConfig: local,
    uid: contest.uid,
    source: 'scan',
    force: false,
    isStale: true,
  } as const;
  const draw = (tooMuch?: { readonly requests: number | null }) => (
    <QueryClientProvider client={new QueryClient()}>
      <SourceNotices {...props} {...{ tooMuch, readFromChain }} readFromScan={() => {}} />
    </QueryClientProvider>
  );
  const { rerender } = render(draw({ requests: 1_287 }));
  expect(screen.getByRole('status').textContent).toContain('reading the chain takes about 1,300 requests');
  await userEvent.click(screen.getByRole('button', { name: 'Read it from the chain instead' }));
  expect(readFromChain).toHaveBeenCalledOnce();
  rerender(draw());
  expect(screen.queryByRole('button', { name: 'Read it from the chain instead' })).toBeNull();
});

test('says in one line that the page is read from the chain', async () => {
  const acts = { readFromScan: vi.fn() };
  const draw = (props: Pick<SourceNoticesProps, 'force'>, part: 'line' | 'rest' = 'line') => (
    <SourceNotices {...acts} {...props} {...{ part }} chainConfig={local} uid={contest.uid} source="chain" />
  );
  const { rerender, container } = render(draw({ force: false }));
  expect(screen.getByRole('status').textContent).toBe('Read from the chain. The index isn’t responding.');
  rerender(draw({ force: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Use the index again' }));
  expect(acts.readFromScan).toHaveBeenCalledOnce();
  rerender(draw({ force: false }, 'rest'));
  expect(container.textContent).toBe('');
});
