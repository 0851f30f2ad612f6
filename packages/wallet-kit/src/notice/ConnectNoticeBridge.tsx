import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Connector, useConfig } from 'wagmi';
import { useMessages } from '../base/contexts.ts';
import { WINDOW_OPENED } from '../wallets/inWindow.ts';
import { UNSUPPORTED } from '../wallets/needsProjectId.ts';
import { type ConnectTrouble, findConnectTrouble, isLasting } from '../wallets/walletTrouble.ts';
import { ConnectNotice } from './ConnectNotice.tsx';
import { coverStep, useChooseAgain, useNoticePlace } from './rainbowKitDialog.ts';

const MARK = 'wallet-kit-unsupported';

const findName = (row: Element, name: string): Element | null | undefined => {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    // On phones the name is in a heading.
    if (data.trim() === name) return parentElement?.closest('h2') ?? parentElement;
  }
  return undefined;
};

const mark = ({ id, name }: Connector, text: string) => {
  const row = document.querySelector(`[data-rk] [data-testid="rk-wallet-option-${CSS.escape(id)}"]`);
  if (!row || row.querySelector(`.${MARK}`)) return;
  const label = document.createElement('span');
  label.className = MARK;
  label.textContent = text;
  findName(row, name)?.after(' ', label);
};

/** Adds "(unsupported)" after the names of unusable wallets; RainbowKit's rows have no place for it. */
export function UnsupportedMarks() {
  const { connectors } = useConfig();
  const { unsupported } = useMessages();
  const { connectModalOpen } = useConnectModal();
  useEffect(() => {
    const wallets = connectors.filter(({ type }) => type === UNSUPPORTED);
    if (!connectModalOpen || wallets.length === 0) return;
    const markAll = () => {
      for (const wallet of wallets) mark(wallet, unsupported);
    };
    markAll();
    const observer = new MutationObserver(markAll);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [connectors, unsupported, connectModalOpen]);
  return null;
}

/** A failed connection, or one that waits for the window of the wallet. */
type ConnectFailure = {
  /** `undefined`: the user rejected the request, or nothing failed yet. */
  readonly trouble: ConnectTrouble | undefined;
  /** The wallet asks in a window of its own. */
  readonly isInWindow: boolean;
  readonly walletId: string;
  readonly walletName: string;
  /** True if RainbowKit shows a QR code, without RETRY. */
  readonly isScanned: boolean;
};

type Details = { readonly id?: string; readonly name?: string; readonly qrCode?: unknown };

type DescribedConnector = Connector & { readonly rkDetails?: Details };

const getConnector = (variables: unknown) =>
  (variables as { readonly connector: DescribedConnector }).connector;

const describe = (connector: DescribedConnector): Omit<ConnectFailure, 'trouble' | 'isInWindow'> => {
  const { id, name, qrCode } = connector.rkDetails ?? {};
  return {
    walletId: id ?? connector.id,
    walletName: name ?? connector.name,
    isScanned: qrCode !== undefined,
  };
};

/** The last connection, if it failed while the dialog was open, and a function that clears it. */
function useConnectFailure(): readonly [ConnectFailure | undefined, () => void] {
  const queries = useQueryClient();
  const { connectModalOpen } = useConnectModal();
  const [failure, setFailure] = useState<ConnectFailure>();
  /** Mutation ids increase: an abandoned attempt may fail after the next one has started. */
  const latest = useRef(0);
  const givenUp = useRef(0);

  useEffect(() => {
    const cache = queries.getMutationCache();
    let stopListening = () => {};
    const isStale = ({ mutationId }: { readonly mutationId: number }) =>
      mutationId < latest.current || mutationId <= givenUp.current;
    // The kit's own client. These run before RainbowKit's handlers, so that RainbowKit's state never flashes.
    cache.config = {
      onMutate: (variables, mutation) => {
        if (mutation.options.mutationKey?.[0] !== 'connect') return;
        latest.current = mutation.mutationId;
        setFailure(undefined);
        const connector = getConnector(variables);
        stopListening();
        const onMessage = ({ type }: { readonly type: string }) => {
          if (type !== WINDOW_OPENED || isStale(mutation)) return;
          setFailure({ trouble: undefined, isInWindow: true, ...describe(connector) });
        };
        connector.emitter?.on('message', onMessage);
        stopListening = () => connector.emitter?.off('message', onMessage);
      },
      onError: (error, variables, _, mutation) => {
        if (mutation.options.mutationKey?.[0] !== 'connect' || isStale(mutation)) return;
        stopListening();
        const trouble = findConnectTrouble(error);
        setFailure({ trouble, isInWindow: false, ...describe(getConnector(variables)) });
      },
    };
    return () => {
      stopListening();
      cache.config = {};
    };
  }, [queries]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opening and closing resets the state
  useEffect(() => {
    givenUp.current = latest.current;
    setFailure(undefined);
  }, [connectModalOpen]);

  return [failure, () => setFailure(undefined)];
}

const isOurs = (element: Element) => element.closest('.wallet-kit-notice') !== null;

/**
 * Shows a failed connection in place of RainbowKit's step, or below its list. RainbowKit itself shows a bare RETRY
 * for some failures and nothing for others.
 */
export function ConnectNoticeBridge() {
  const messages = useMessages();
  const [failure, forget] = useConnectFailure();
  const place = useNoticePlace(failure !== undefined);
  const chooseAgain = useChooseAgain();

  useLayoutEffect(() => (place?.isStep ? coverStep(place.element) : undefined), [place]);

  // Any other press in the dialog dismisses the failure.
  useEffect(() => {
    if (!place) return;
    const leave = ({ target }: Event) => {
      const pressed = (target as Element).closest('[data-rk] button, [data-rk] a');
      if (pressed && !isOurs(pressed)) forget();
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  });

  if (!place || !failure) return null;
  const retry = () => {
    const own = failure.isScanned || !place.isStep ? undefined : place.element.querySelectorAll('button');
    const button = [...(own ?? [])].find((each) => !isOurs(each));
    forget();
    if (button) button.click();
    else chooseAgain(failure.walletId);
  };
  return createPortal(
    <ConnectNotice
      trouble={failure.trouble}
      walletName={failure.walletName}
      messages={messages}
      isInWindow={failure.isInWindow}
      onRetry={failure.isInWindow || isLasting(failure.trouble) ? undefined : retry}
    />,
    place.element,
  );
}
