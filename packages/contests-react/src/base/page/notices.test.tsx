import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleConfig } from '../../testing/createTestWallet.ts';
import { ContestsProvider } from '../provider/ContestsProvider.tsx';
import { LoadFailed } from './notices.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('names the likely cause by whether the browser is online', async () => {
  const onTryAgain = vi.fn();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = (
    <ContestsProvider config={sampleConfig}>
      <LoadFailed onTryAgain={onTryAgain} />
    </ContestsProvider>
  );
  const { unmount } = render(page);
  expect(screen.getByText(/^You are offline/)).toBeTruthy();
  expect(screen.queryByText(/site was updated/)).toBeNull();
  line.mockReturnValue(true);
  unmount();
  render(page);
  expect(screen.getByText(/site was updated/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onTryAgain).toHaveBeenCalledOnce();
});
