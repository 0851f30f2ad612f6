import { useEffect, useMemo, useState } from 'react';
import { useConfigOrNull } from '../../shared/config/ConfigContext.tsx';
import { messages } from '../../shared/messages/messages.ts';
import { walletSession } from '../../shared/session/session.ts';
import { useWalletSession } from '../../shared/session/useWalletSession.ts';
import { LayerBoundary } from './LayerBoundary.tsx';
import { listWalletChains } from './listWalletChains.ts';
import { takeEarlyPress } from './takeEarlyPress.ts';
import { type LoadLayer, useWalletLayer } from './useWalletLayer.ts';
import { type PlaceholderStatus, WalletPlaceholder } from './WalletPlaceholder.tsx';

const loadLayer: LoadLayer = () => import('./walletLayer.ts');

/**
 * The wallet's place in the header. It is drawn with the page, holds no wallet code, and gives its place to the
 * wallet layer once that is there. `load` is the layer's import, unless a test brings another.
 */
export function WalletSlot({ load = loadLayer }: { load?: LoadLayer }) {
  const config = useConfigOrNull();
  const wallet = useWalletSession();
  const { layer: Layer, dropLayer } = useWalletLayer(load);
  const [isPressed, setPressed] = useState(false);
  const chains = useMemo(() => config && listWalletChains(config), [config]);

  const connect = () => {
    setPressed(true);
    walletSession.openConnect();
  };

  useEffect(() => {
    if (takeEarlyPress()) connect();
  }, []);

  if (Layer && config && chains) {
    return (
      <LayerBoundary onError={dropLayer}>
        <Layer
          session={walletSession}
          chains={chains}
          appName={config.productName}
          appUrl={config.publicOrigin}
          projectId={config.walletConnectProjectId}
          texts={messages.wallet}
        />
      </LayerBoundary>
    );
  }

  const getStatus = (): PlaceholderStatus => {
    if (wallet.isLayerMissing) return 'failed';
    if (wallet.status === 'reconnecting') return 'reconnecting';
    return isPressed && wallet.status === 'loading' ? 'loading' : 'ready';
  };
  return (
    <WalletPlaceholder
      status={getStatus()}
      texts={messages.wallet}
      onIntent={walletSession.want}
      onConnect={connect}
    />
  );
}
