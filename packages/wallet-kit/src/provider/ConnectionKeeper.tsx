import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useAccount, useConfig, useDisconnect } from 'wagmi';
import { rememberConnected } from '../session/connectedBefore.ts';
import { type IsFollowed, useWatchTransactions } from '../transactions/useTransactions.ts';
import { getLastingId, keepRecentWallets } from '../wallets/listWallets.ts';
import { UNSUPPORTED } from '../wallets/needsProjectId.ts';

/**
 * Disconnects a wallet that approves the request after the user has closed the dialog.
 */
function useIgnoreLateAnswer(): void {
  const { connectModalOpen } = useConnectModal();
  const { status } = useAccount();
  const { disconnect } = useDisconnect();
  const statusWhileOpen = useRef<typeof status>(undefined);
  const isGivenUp = useRef(false);

  useEffect(() => {
    if (connectModalOpen) isGivenUp.current = false;
    // The dialog closes and the status resets in the same render: uses the previous status.
    else if (statusWhileOpen.current === 'connecting') isGivenUp.current = status !== 'connected';
    statusWhileOpen.current = connectModalOpen ? status : undefined;
  }, [connectModalOpen, status]);

  useEffect(() => {
    if (status !== 'connected' || !isGivenUp.current) return;
    isGivenUp.current = false;
    disconnect();
  }, [status, disconnect]);
}

/** Remembers the connected wallet for the next page load; forgets it on disconnect. */
function useRememberConnection(): void {
  const { status, connector } = useAccount();
  const id = connector && getLastingId(connector);
  const wasConnected = useRef(false);
  // Not after the next frame: the page may be gone by then.
  useLayoutEffect(() => {
    if (status === 'connected') rememberConnected(id);
    else if (wasConnected.current && status === 'disconnected') rememberConnected(undefined);
    wasConnected.current = status === 'connected';
  }, [status, id]);
}

/** Trims the recent wallets after every connection and every use of the dialog. */
function useKeepRecentWallets(): void {
  const { connectors } = useConfig();
  const { status } = useAccount();
  const { connectModalOpen } = useConnectModal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: RainbowKit may have written when these change
  useEffect(() => {
    keepRecentWallets(connectors.filter(({ type }) => type === UNSUPPORTED).map(({ id }) => id));
  }, [status, connectModalOpen]);
}

/** The provider's effects on the connection, as a separate component so that only it re-renders. */
export function ConnectionKeeper({ isFollowed }: { readonly isFollowed?: IsFollowed | undefined }) {
  useIgnoreLateAnswer();
  useRememberConnection();
  useKeepRecentWallets();
  useWatchTransactions(isFollowed);
  return null;
}
