import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect } from 'react';
import { useAccount } from 'wagmi';
import { keepRecentWallets } from './recentWallets.ts';

/** Forgets all but the last three wallets, whenever one has connected or the dialog was used. */
export const useKeepRecentWallets = (): void => {
  const { status } = useAccount();
  const { connectModalOpen } = useConnectModal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these tell when RainbowKit may have written
  useEffect(keepRecentWallets, [status, connectModalOpen]);
};
