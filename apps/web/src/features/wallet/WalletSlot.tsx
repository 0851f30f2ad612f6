import { ConnectFrame } from '@org/wallet-kit/connect-frame';
import '@org/wallet-kit/first-step.css';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useConfigOrNull } from '../../config/ConfigContext.tsx';
import { messages } from '../../messages/messages.ts';
import { useWalletSession } from '../../shared/useWalletSession.ts';
import { offerFirstStep, openLayerDialog, walletSession } from '../../shared/walletSession.ts';
import { LayerBoundary } from './LayerBoundary.tsx';
import { listWalletChains } from './listWalletChains.ts';
import { takeEarlyPress } from './takeEarlyPress.ts';
import { type LoadFirstStep, useFirstStep } from './useFirstStep.ts';
import { useHold } from './useHold.ts';
import { type LoadLayer, useWalletLayer } from './useWalletLayer.ts';
import { type PlaceholderStatus, WalletPlaceholder } from './WalletPlaceholder.tsx';

const words = messages.wallet;

const loadLayer: LoadLayer = () => import('./walletLayer.tsx');
const loadFirstStep: LoadFirstStep = () => import('./firstStep.tsx');

type WalletSlotProps = { readonly load?: LoadLayer; readonly loadFirst?: LoadFirstStep };

/**
 * The wallet's place in the header. It is prerendered, contains no wallet code, and is replaced by the wallet layer once
 * that has loaded. Its button opens the connect dialog in three parts: the frame at once, the list of wallets with the
 * small first step, and RainbowKit's dialog with the layer, after a choice. Tests pass their own imports.
 */
export function WalletSlot({ load = loadLayer, loadFirst = loadFirstStep }: WalletSlotProps) {
  const config = useConfigOrNull();
  const wallet = useWalletSession();
  const { layer: Layer, hasFailed, forgetFailure, fail } = useWalletLayer(load);
  const { step, isOpen, chosen, prepare, open, close, choose } = useFirstStep(loadFirst);
  const [isPressed, setPressed] = useState(false);
  const { isHeld, onPointerDown } = useHold();
  const place = useRef<HTMLSpanElement>(null);
  const hasFocus = useRef(false);
  const chains = useMemo(() => config && listWalletChains(config), [config]);

  const connect = () => {
    setPressed(true);
    forgetFailure();
    open();
  };
  const focusButton = () => place.current?.querySelector('button')?.focus();

  useEffect(() => {
    if (takeEarlyPress()) connect();
  }, []);

  const isLayerShown = Layer !== undefined && !isHeld;
  useEffect(() => {
    // For the pages' own buttons.
    if (!isLayerShown) return offerFirstStep(connect);
  }, [isLayerShown]);
  useLayoutEffect(() => {
    // The focus was on the button that the layer has just replaced.
    if (isLayerShown && hasFocus.current) focusButton();
  }, [isLayerShown]);

  useEffect(() => {
    if (isOpen && (hasFailed || wallet.status === 'connected')) close();
  }, [isOpen, hasFailed, wallet.status, close]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // The button that opened the dialog may be gone.
      if (document.activeElement === document.body) focusButton();
    };
  }, [isOpen]);

  const isLeaving = chosen !== undefined && step !== undefined && isLayerShown;
  useEffect(() => {
    if (!isLeaving) return;
    // A page's own button keeps the focus.
    if (!document.activeElement?.closest('main button')) focusButton();
    const abort = new AbortController();
    const { signal } = abort;
    void step.handOver(chosen, { open: openLayerDialog, signal }).then(() => {
      if (!signal.aborted) close();
    });
    return () => abort.abort();
  }, [isLeaving]);

  const getStatus = (): PlaceholderStatus => {
    if (wallet.isLayerMissing || (isPressed && hasFailed)) return 'failed';
    if (wallet.status === 'reconnecting') return 'reconnecting';
    const isWaiting = isOpen ? !step : wallet.status === 'loading';
    return isPressed && isWaiting ? 'loading' : 'ready';
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus */}
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
          <LayerBoundary onError={fail}>
            <Layer
              session={walletSession}
              chains={chains}
              appName={config.productName}
              appUrl={config.publicOrigin}
              projectId={config.walletConnectProjectId}
              onConnect={open}
            />
          </LayerBoundary>
        ) : (
          <WalletPlaceholder
            status={getStatus()}
            texts={words}
            onIntent={prepare}
            onPointerDown={onPointerDown}
            onConnect={connect}
          />
        )}
      </span>
      {isOpen && (
        <ConnectFrame
          title={words.connectTitle}
          closeLabel={words.close}
          isLeaving={isLeaving}
          onClose={() => {
            setPressed(false);
            close();
          }}
        >
          {(layout, closeButton) =>
            step && config ? (
              <step.PageFirstStep
                layout={layout}
                closeButton={closeButton}
                hasProjectId={config.walletConnectProjectId !== null}
                chosen={chosen}
                onChoose={choose}
              />
            ) : (
              closeButton
            )
          }
        </ConnectFrame>
      )}
    </>
  );
}
