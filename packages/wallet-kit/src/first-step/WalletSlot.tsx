import { Button, Skeleton, WalletIcon } from '@org/ui-theme';
import {
  Component,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { WalletConfigOptions } from '../config/createWalletConfig.ts';
import type { WalletSession } from '../session/createWalletSession.ts';
import { ConnectFrame } from './ConnectFrame.tsx';
import { type FirstStepModule, useFirstStep, type WhenIdle } from './useFirstStep.ts';
import { type LayerModule, useHold, useWalletLayer } from './useWalletLayer.ts';

/** The messages before any wallet code has loaded. */
export type WalletSlotMessages = {
  readonly connectWallet: string;
  readonly connectTitle: string;
  readonly close: string;
  readonly reconnecting: string;
  readonly layerMissing: string;
  readonly tryAgain: string;
};

export type WalletSlotProps = {
  readonly session: WalletSession;
  /** The options of the layer's wallet configuration; `null` until they are known, which delays the layer. */
  readonly options: WalletConfigOptions | null;
  readonly messages: WalletSlotMessages;
  /** Imports the first step. Must be the same function in each render. */
  readonly loadFirstStep: () => Promise<FirstStepModule>;
  /** Imports the wallet layer. Must be the same function in each render. */
  readonly loadLayer: () => Promise<LayerModule>;
  /**
   * Loads the first step ahead of an intent. Must be the same function in each render. Without it, the first hover, focus, touch
   * or press loads it.
   */
  readonly whenIdle?: WhenIdle | undefined;
};

/** Shown until the wallet layer has loaded. */
type Status = 'ready' | 'reconnecting' | 'loading' | 'failed';

type PlaceholderProps = {
  readonly status: Status;
  readonly messages: WalletSlotMessages;
  /** Called when the button is hovered, touched or focused. */
  readonly onIntent: () => void;
  readonly onPointerDown: () => void;
  readonly onConnect: () => void;
  /** Called right before it is taken out of the page. */
  readonly onLeave: () => void;
};

/** "Connect Wallet" before any wallet code has loaded. It looks like the button that replaces it. */
function Placeholder({ status, messages, onIntent, onPointerDown, onConnect, onLeave }: PlaceholderProps) {
  useLayoutEffect(() => onLeave, [onLeave]);
  if (status === 'reconnecting') {
    return (
      <span className="wallet-kit-slot-busy">
        <Skeleton shape="block" label={messages.reconnecting} />
      </span>
    );
  }
  return (
    <span className="wallet-kit-slot">
      <Button
        variant="outlined"
        className="wallet-kit-connect"
        icon={<WalletIcon />}
        loading={status === 'loading'}
        data-wallet-slot=""
        onPointerEnter={onIntent}
        onPointerDown={onPointerDown}
        onTouchStart={onIntent}
        onFocus={onIntent}
        onClick={onConnect}
      >
        {status === 'failed' ? messages.tryAgain : messages.connectWallet}
      </Button>
      <span role="status">
        {status === 'failed' && <span className="wallet-kit-slot-failed">{messages.layerMissing}</span>}
      </span>
    </span>
  );
}

/**
 * Takes over from a script in the page's head, once. Returns whether the connect button was pressed before the page's
 * code had loaded.
 */
function takeEarlyPress(): boolean {
  const { dataset } = document.documentElement;
  const wasPressed = dataset.walletPress === 'waiting';
  dataset.walletPress = 'taken';
  delete dataset.wallet;
  return wasPressed;
}

type BoundaryProps = { readonly onError: (error: unknown) => void; readonly children: ReactNode };

/** Catches errors of the wallet layer, so that the page keeps working. */
class LayerBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
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

/**
 * The wallet's place in a page that loads no wallet code before an intent. It can be prerendered, and is replaced by the
 * wallet layer once that has loaded. Its button, like `session.openConnect`, opens the connect dialog in three parts: the
 * frame at once, the list of wallets with the small first step, and RainbowKit's dialog with the layer, after a choice.
 * Code that does not load is reported beside the button, which retries. Needs `@org/wallet-kit/first-step.css`.
 *
 * @example
 * import { WalletSlot } from '@org/wallet-kit/wallet-slot';
 * const loadLayer = () => import('@org/wallet-kit');
 * const options = { chains: [baseSepolia], appName: 'My app', projectId: null };
 * <WalletSlot {...{ session, options, messages, loadFirstStep, loadLayer }} />;
 */
export function WalletSlot({
  session,
  options,
  messages,
  loadFirstStep,
  loadLayer,
  whenIdle,
}: WalletSlotProps) {
  const { subscribe, getSnapshot, getServerSnapshot, offerFirstStep, openLayerConnect } = session;
  const wallet = useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
  const { layer: Layer, hasFailed, forgetFailure, fail } = useWalletLayer(session, loadLayer);
  const { step, isOpen, chosen, prepare, open, close, choose } = useFirstStep(
    session,
    loadFirstStep,
    whenIdle,
  );
  const [isPressed, setPressed] = useState(false);
  const { isHeld, onPointerDown } = useHold();
  const place = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);

  const connect = useCallback(() => {
    setPressed(true);
    forgetFailure();
    open();
  }, [forgetFailure, open]);
  const focusButton = useCallback(() => place.current?.querySelector('button')?.focus(), []);

  useEffect(() => {
    if (takeEarlyPress()) connect();
  }, [connect]);

  // Not by focus events: some browsers report a blur for an element that is taken out, others do not.
  const rememberFocus = useCallback(() => {
    hadFocus.current = place.current?.contains(document.activeElement) ?? false;
  }, []);
  const isLayerShown = Layer && options && !isHeld;
  useLayoutEffect(() => {
    // For the page's own buttons.
    if (!isLayerShown) return offerFirstStep(connect);
  }, [offerFirstStep, connect, isLayerShown]);
  useLayoutEffect(() => {
    // The focus was on the button that the layer has just replaced.
    if (isLayerShown && hadFocus.current) focusButton();
  }, [isLayerShown, focusButton]);

  useEffect(() => {
    if (isOpen && (hasFailed || wallet.status === 'connected')) close();
  }, [isOpen, hasFailed, wallet.status, close]);

  useEffect(() => {
    if (!isOpen) return;
    return () => {
      // The button that opened the dialog may be gone.
      if (document.activeElement === document.body) focusButton();
    };
  }, [isOpen, focusButton]);

  const isLeaving = chosen !== undefined && step !== undefined && isLayerShown === true;
  useEffect(() => {
    if (!isLeaving) return;
    // A page's own button keeps the focus.
    if (!document.activeElement?.closest('main button')) focusButton();
    const abort = new AbortController();
    const { signal } = abort;
    void step.handOver(chosen, { open: openLayerConnect, signal }).then(() => {
      if (!signal.aborted) close();
    });
    return () => abort.abort();
  }, [isLeaving, chosen, step, openLayerConnect, focusButton, close]);

  const getStatus = (): Status => {
    if (wallet.isLayerMissing || (isPressed && hasFailed)) return 'failed';
    if (wallet.status === 'reconnecting') return 'reconnecting';
    const isWaiting = isOpen ? !step : wallet.status === 'loading';
    return isPressed && isWaiting ? 'loading' : 'ready';
  };
  return (
    <>
      <span ref={place}>
        {isLayerShown ? (
          <LayerBoundary onError={fail}>
            <Layer {...options} session={session} onConnect={open} />
          </LayerBoundary>
        ) : (
          <Placeholder
            status={getStatus()}
            messages={messages}
            onIntent={prepare}
            onPointerDown={onPointerDown}
            onConnect={connect}
            onLeave={rememberFocus}
          />
        )}
      </span>
      {isOpen && (
        <ConnectFrame
          title={messages.connectTitle}
          closeLabel={messages.close}
          isLeaving={isLeaving}
          onClose={() => {
            setPressed(false);
            close();
          }}
        >
          {(layout, closeButton) =>
            step && options ? (
              <step.PageFirstStep
                layout={layout}
                closeButton={closeButton}
                hasProjectId={!!options.projectId}
                hasCoinbaseWallet={!!options.coinbase}
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

export type { FrameLayout } from './ConnectFrame.tsx';
export type { FirstStepModule, WhenIdle } from './useFirstStep.ts';
export type { LayerModule } from './useWalletLayer.ts';
