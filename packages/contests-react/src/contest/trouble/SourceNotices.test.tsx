import { local } from '@org/chain-config';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { contest } from '../../testing/sampleContest.ts';
import { SourceNotices } from './SourceNotices.tsx';

afterEach(cleanup);

test('offers a costly read from the chain beside rows that came with the page', async () => {
  const onReadFromChain = vi.fn();
  const props = {
    chainConfig: local,
    uid: contest.uid,
    source: 'scan',
    force: false,
    isStale: true,
  } as const;
  const draw = (tooMuch?: { readonly requests: number | null }) => (
    <QueryClientProvider client={new QueryClient()}>
      <SourceNotices {...props} {...{ tooMuch, onReadFromChain }} onReadFromScan={() => {}} />
    </QueryClientProvider>
  );
  const { rerender } = render(draw({ requests: 1_287 }));
  expect(screen.getByRole('status').textContent).toContain('reading the chain takes about 1,300 requests');
  await userEvent.click(screen.getByRole('button', { name: 'Read it from the chain instead' }));
  expect(onReadFromChain).toHaveBeenCalledOnce();
  rerender(draw());
  expect(screen.queryByRole('button', { name: 'Read it from the chain instead' })).toBeNull();
});
