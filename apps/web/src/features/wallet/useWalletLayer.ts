import { canFetchAhead, whenIdle } from '@org/contests-react';
import { wasConnectedBefore } from '@org/wallet-kit/session';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { walletSession } from '../../shared/walletSession.ts';
import type { WalletLayer } from './walletLayer.tsx';

type Layer = ComponentType<Parameters<typeof WalletLayer>[0]>;

export type LoadLayer = () => Promise<{ WalletLayer: Layer }>;

/**
 * Loads the wallet layer on demand: at once if a wallet was connected before, otherwise when the page is
 * idle and the connection is good, or when a wallet is requested from the session.
 */
export function useWalletLayer(load: LoadLayer) {
  const [layer, setLayer] = useState<Layer>();

  useEffect(
    () =>
      walletSession.onWanted(() => {
        // Not React.lazy: a Suspense boundary would delay the loaded layer by 300 ms.
        load().then(({ WalletLayer }) => setLayer(() => WalletLayer), walletSession.fail);
      }),
    [load],
  );

  useEffect(() => {
    if (wasConnectedBefore()) return walletSession.want();
    if (canFetchAhead(navigator)) return whenIdle(walletSession.want);
  }, []);

  /** The layer threw: the next request renders it again. */
  const dropLayer = useCallback((cause: unknown) => {
    setLayer(undefined);
    walletSession.fail(cause);
  }, []);

  return { layer, dropLayer };
}
