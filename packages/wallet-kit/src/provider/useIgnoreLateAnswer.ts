import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect, useRef } from 'react';
import { useAccount, useDisconnect } from 'wagmi';

/**
 * Somebody who closed the dialog while the wallet was still asking has decided not to connect: a wallet that
 * says yes later is disconnected again.
 */
export const useIgnoreLateAnswer = (): void => {
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
};
