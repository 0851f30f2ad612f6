import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect } from 'react';
import { useAccount, useConfig } from 'wagmi';
import { UNSUPPORTED } from './needsProjectId.ts';
import { keepRecentWallets } from './recentWallets.ts';

/** Forgets all but the last three wallets, whenever one has connected or the dialog was used. */
export const useKeepRecentWallets = (): void => {
  const { connectors } = useConfig();
  const { status } = useAccount();
  const { connectModalOpen } = useConnectModal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these tell when RainbowKit may have written
  useEffect(() => {
    keepRecentWallets(connectors.filter(({ type }) => type === UNSUPPORTED).map(({ id }) => id));
  }, [status, connectModalOpen]);
};
