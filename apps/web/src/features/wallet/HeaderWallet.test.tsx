import { base, local, sepolia } from '@org/chain-config';
import type { WalletSlotProps } from '@org/wallet-kit/wallet-slot';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleConfig } from '../../../test/sampleConfig.ts';
import { ConfigContext } from '../../config/ConfigContext.tsx';
import { HeaderWallet } from './HeaderWallet.tsx';

const slot = vi.hoisted(() => ({ props: undefined as WalletSlotProps | undefined }));

vi.mock('@org/wallet-kit/wallet-slot', () => ({
  WalletSlot: (props: WalletSlotProps) => {
    slot.props = props;
    return null;
  },
}));

const config = { ...sampleConfig, chains: [base, { ...sepolia, status: 'retired' as const }, local] };

const show = (saveData: boolean) => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData } });
  render(
    <ConfigContext value={config}>
      <HeaderWallet />
    </ConfigContext>,
  );
};

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

test('offers the default chain first, and no retired one', () => {
  show(false);
  expect(slot.props?.options?.chains).toMatchObject([{ slug: 'local' }, { slug: 'base' }]);
});

test.each([
  { saveData: true, times: 0 },
  { saveData: false, times: 1 },
])('loads the first step ahead $times times where saveData is $saveData', async ({ saveData, times }) => {
  vi.useFakeTimers();
  show(saveData);
  const preload = vi.fn();
  const cancel = slot.props?.whenIdle?.(preload);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(preload).toHaveBeenCalledTimes(times);
  cancel?.();
});
