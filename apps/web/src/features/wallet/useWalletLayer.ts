import { canFetchAhead, whenIdle } from '@org/contests-react';
import { wasConnectedBefore } from '@org/wallet-kit/session';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { walletSession } from '../../shared/walletSession.ts';
import type { WalletLayer } from './walletLayer.tsx';

type Layer = ComponentType<Parameters<typeof WalletLayer>[0]>;

export type LoadLayer = () => Promise<{ WalletLayer: Layer }>;

/**
 * The wallet layer, once somebody wants it: at once when a wallet was connected before, else when the page is
 * idle and the connection can carry it, and in any case when somebody asks the session for a wallet.
 */
export function useWalletLayer(load: LoadLayer) {
  const [layer, setLayer] = useState<Layer>();

  useEffect(
    () =>
      walletSession.onWanted(() => {
        // Not React.lazy: a Suspense boundary would hold the layer back for 300 ms after it has arrived.
        load().then(({ WalletLayer }) => setLayer(() => WalletLayer), walletSession.fail);
      }),
    [load],
  );

  useEffect(() => {
    if (wasConnectedBefore()) return walletSession.want();
    if (canFetchAhead(navigator)) return whenIdle(walletSession.want);
  }, []);

  /** The layer broke: the next question draws it anew. */
  const dropLayer = useCallback((cause: unknown) => {
    setLayer(undefined);
    walletSession.fail(cause);
  }, []);

  return { layer, dropLayer };
}
