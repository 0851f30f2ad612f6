import { wasConnectedBefore } from '@org/wallet-kit/session';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { walletSession } from '../../shared/walletSession.ts';
import type { WalletLayer } from './walletLayer.tsx';

type Layer = ComponentType<Parameters<typeof WalletLayer>[0]>;

export type LoadLayer = () => Promise<{ WalletLayer: Layer }>;

/**
 * The wallet layer, loaded when the session asks for it, and at once if a wallet was connected before.
 */
export function useWalletLayer(load: LoadLayer) {
  const [layer, setLayer] = useState<Layer>();
  const [hasFailed, setFailed] = useState(false);

  /** Also for a layer that broke: the next request renders it again. */
  const fail = useCallback((cause: unknown) => {
    setLayer(undefined);
    setFailed(true);
    walletSession.fail(cause);
  }, []);

  useEffect(
    () =>
      walletSession.onWanted(() => {
        setFailed(false);
        // Not `lazy`: React's Suspense holds back what has arrived for up to 300 ms.
        load().then(({ WalletLayer }) => setLayer(() => WalletLayer), fail);
      }),
    [load, fail],
  );

  useEffect(() => {
    if (wasConnectedBefore()) walletSession.want();
  }, []);

  const forgetFailure = useCallback(() => setFailed(false), []);

  return { layer, hasFailed, forgetFailure, fail };
}
