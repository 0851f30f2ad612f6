import { local } from '@org/chain-config';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ContestsProvider } from '../../base/provider/ContestsProvider.tsx';
import type { ContestsWallet, WalletState } from '../../base/provider/wallet.ts';
import { createTestWallet } from '../../testing/createTestWallet.ts';
import { ReviewAsJudge } from './ReviewAsJudge.tsx';

const openConnect = vi.fn();
const draw = (wallet?: ContestsWallet) =>
  render(
    <ContestsProvider config={{ chains: [local] }} {...(wallet && { wallet })}>
      <ReviewAsJudge />
    </ContestsProvider>,
  );

afterEach(() => {
  cleanup();
  openConnect.mockReset();
  window.history.replaceState(null, '', '/');
});

test('opens the queue with the wallet: the link asks for it, without a new history entry', async () => {
  window.history.replaceState({ kept: true }, '', '/contests/local/0x12?x=1');
  const before = window.history.length;
  draw(createTestWallet({ openConnect }));
  await userEvent.click(screen.getByRole('button', { name: 'Review as a judge' }));
  expect(window.location.href).toMatch(/\/contests\/local\/0x12\?x=1#judge$/);
  expect(window.history.state).toEqual({ kept: true });
  expect(window.history.length).toBe(before);
  expect(openConnect).toHaveBeenCalledOnce();
});

test.each<WalletState>([
  { status: 'reconnecting' },
  {
    status: 'connected',
    account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    chainId: local.chain.id,
    isSupported: true,
  },
])('renders nothing for a wallet that is $status', (state) => {
  const wallet = createTestWallet({ openConnect });
  wallet.update(state);
  draw(wallet);
  expect(screen.queryByRole('button')).toBeNull();
});

test('renders nothing on a site without a wallet', () => {
  draw();
  expect(screen.queryByRole('button')).toBeNull();
});
