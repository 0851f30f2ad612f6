import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useConfigOrNull } from '../../config/ConfigContext.tsx';
import { messages } from '../../messages/messages.ts';
import { useWalletSession } from '../../shared/useWalletSession.ts';
import { walletSession } from '../../shared/walletSession.ts';
import { LayerBoundary } from './LayerBoundary.tsx';
import { listWalletChains } from './listWalletChains.ts';
import { takeEarlyPress } from './takeEarlyPress.ts';
import { useHold } from './useHold.ts';
import { type LoadLayer, useWalletLayer } from './useWalletLayer.ts';
import { type PlaceholderStatus, WalletPlaceholder } from './WalletPlaceholder.tsx';

const loadLayer: LoadLayer = () => import('./walletLayer.tsx');

/**
 * The wallet's place in the header. It is prerendered, contains no wallet code, and is replaced by the
 * wallet layer once that has loaded. `load` imports the layer; tests pass their own.
 */
export function WalletSlot({ load = loadLayer }: { load?: LoadLayer }) {
  const config = useConfigOrNull();
  const wallet = useWalletSession();
  const { layer: Layer, dropLayer } = useWalletLayer(load);
  const [isPressed, setPressed] = useState(false);
  const { isHeld, onPointerDown } = useHold();
  const place = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const chains = useMemo(() => config && listWalletChains(config), [config]);

  const connect = () => {
    setPressed(true);
    walletSession.openConnect();
  };

  useEffect(() => {
    if (takeEarlyPress()) connect();
  }, []);

  const isLayerShown = Layer !== undefined && !isHeld;
  useLayoutEffect(() => {
    // The focus was on the button that the layer has just replaced.
    if (isLayerShown && hasFocus.current) place.current?.querySelector('button')?.focus();
  }, [isLayerShown]);

  const getStatus = (): PlaceholderStatus => {
    if (wallet.isLayerMissing) return 'failed';
    if (wallet.status === 'reconnecting') return 'reconnecting';
    return isPressed && wallet.status === 'loading' ? 'loading' : 'ready';
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus
    <span
      ref={place}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {isLayerShown && config && chains ? (
        <LayerBoundary onError={dropLayer}>
          <Layer
            session={walletSession}
            chains={chains}
            appName={config.productName}
            appUrl={config.publicOrigin}
            projectId={config.walletConnectProjectId}
          />
        </LayerBoundary>
      ) : (
        <WalletPlaceholder
          status={getStatus()}
          texts={messages.wallet}
          onIntent={walletSession.want}
          onPointerDown={onPointerDown}
          onConnect={connect}
        />
      )}
    </span>
  );
}
