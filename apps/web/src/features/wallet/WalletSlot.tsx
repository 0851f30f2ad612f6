import { ConnectFrame } from '@org/wallet-kit/connect-frame';
import '@org/wallet-kit/first-step.css';
import type { ChainConfig } from '@org/chain-config';
import { Component, type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useConfigOrNull } from '../../config/ConfigContext.tsx';
import type { PublicConfig } from '../../config/publicConfig.ts';
import { messages } from '../../messages/messages.ts';
import {
  offerFirstStep,
  openLayerDialog,
  useWalletSession,
  walletSession,
} from '../../shared/walletSession.ts';
import { type LoadFirstStep, useFirstStep } from './useFirstStep.ts';
import { useHold } from './useHold.ts';
import { type LoadLayer, useWalletLayer } from './useWalletLayer.ts';
import { type PlaceholderStatus, WalletPlaceholder } from './WalletPlaceholder.tsx';

/**
 * Takes over from `public/early.js`, once. Returns whether the connect
 * button was pressed before the page's code had loaded.
 */
function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = dataset.walletPress === 'waiting';
  dataset.walletPress = 'taken';
  delete dataset.wallet;
  return wasPressed;
}

/**
 * The networks that a wallet may use: the default chain first, because a wallet on an unknown chain is asked to switch
 * to the first one. Without retired chains.
 */
function listWalletChains({ chains, defaultChain }: PublicConfig): readonly ChainConfig[] {
  const usable = chains.filter(({ status, slug }) => status !== 'retired' || slug === defaultChain);
  return [
    ...usable.filter(({ slug }) => slug === defaultChain),
    ...usable.filter(({ slug }) => slug !== defaultChain),
  ];
}

type Props = { readonly onError: (error: unknown) => void; readonly children: ReactNode };

/** Catches errors of the wallet layer, so that the page keeps working. */
class LayerBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

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
