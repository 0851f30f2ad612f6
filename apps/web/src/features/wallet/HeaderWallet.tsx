import { canFetchAhead, whenIdle } from '@org/contests-react';
import { WalletSlot, type WhenIdle } from '@org/wallet-kit/wallet-slot';
import '@org/wallet-kit/first-step.css';
import { useMemo } from 'react';
import { useConfigOrNull } from '../../config/ConfigContext.tsx';
import type { PublicConfig } from '../../config/publicConfig.ts';
import { messages } from '../../messages/messages.ts';
import { walletSession } from '../../shared/walletSession.ts';

/**
 * The networks that a wallet may use: the default chain first, because a wallet on an unknown chain is asked to switch
 * to the first one. Without retired chains.
 */
function listWalletChains({ chains, defaultChain }: PublicConfig) {
  const usable = chains.filter(({ status, slug }) => status !== 'retired' || slug === defaultChain);
  return [
    ...usable.filter(({ slug }) => slug === defaultChain),
    ...usable.filter(({ slug }) => slug !== defaultChain),
  ];
}

const loadLayer = () => import('./walletLayer.tsx');
const loadFirstStep = () => import('./firstStep.tsx');
const preloadWhenIdle: WhenIdle = (preload) => (canFetchAhead(navigator) ? whenIdle(preload) : undefined);

/** The wallet's place in the header. */
export function HeaderWallet() {
  const config = useConfigOrNull();
  const options = useMemo(
    () =>
      config && {
        chains: listWalletChains(config),
        appName: config.productName,
        appUrl: config.publicOrigin,
        projectId: config.walletConnectProjectId,
      },
    [config],
  );
  return (
    <WalletSlot
      session={walletSession}
      options={options}
      messages={messages.wallet}
      loadFirstStep={loadFirstStep}
      loadLayer={loadLayer}
      whenIdle={preloadWhenIdle}
    />
  );
}
