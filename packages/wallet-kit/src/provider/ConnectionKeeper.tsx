import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef } from 'react';
import { useAccount, useConfig, useDisconnect } from 'wagmi';
import { rememberConnected } from '../session/connectedBefore.ts';
import { useWatchTransactions } from '../transactions/useTransactions.ts';
import { keepRecentWallets } from '../wallets/listWallets.ts';
import { UNSUPPORTED } from '../wallets/needsProjectId.ts';

/**
 * Somebody who closed the dialog while the wallet was still asking has decided not to connect: a wallet that
 * says yes later is disconnected again.
 */
function useIgnoreLateAnswer(): void {
  const { connectModalOpen } = useConnectModal();
  const { status } = useAccount();
  const { disconnect } = useDisconnect();
  const statusWhileOpen = useRef<typeof status>(undefined);
  const isGivenUp = useRef(false);

  useEffect(() => {
    if (connectModalOpen) isGivenUp.current = false;
    // The dialog closes and the status falls back in one step: what counts is what it was before.
    else if (statusWhileOpen.current === 'connecting') isGivenUp.current = status !== 'connected';
    statusWhileOpen.current = connectModalOpen ? status : undefined;
  }, [connectModalOpen, status]);

  useEffect(() => {
    if (status !== 'connected' || !isGivenUp.current) return;
    isGivenUp.current = false;
    disconnect();
  }, [status, disconnect]);
}

/** Keeps for the next page which wallet is connected. A wallet that disconnects, or is disconnected, is forgotten. */
function useRememberConnection(): void {
  const { status, connector } = useAccount();
  const connectorId = connector?.id;
  const wasConnected = useRef(false);
  useEffect(() => {
    if (status === 'connected') rememberConnected(connectorId);
    else if (wasConnected.current && status === 'disconnected') rememberConnected(undefined);
    wasConnected.current = status === 'connected';
  }, [status, connectorId]);
}

/** Forgets all but the last three wallets, whenever one has connected or the dialog was used. */
function useKeepRecentWallets(): void {
  const { connectors } = useConfig();
  const { status } = useAccount();
  const { connectModalOpen } = useConnectModal();
  // biome-ignore lint/correctness/useExhaustiveDependencies: these tell when RainbowKit may have written
  useEffect(() => {
    keepRecentWallets(connectors.filter(({ type }) => type === UNSUPPORTED).map(({ id }) => id));
  }, [status, connectModalOpen]);
}

/** What the provider does about the connection by itself. A component of its own, so that only it is drawn again. */
export function ConnectionKeeper() {
  useIgnoreLateAnswer();
  useRememberConnection();
  useKeepRecentWallets();
  useWatchTransactions();
  return null;
}
