import { useEffect, useRef } from 'react';
import { useAccount } from 'wagmi';
import { rememberConnected } from '../session/connectedBefore.ts';

/** Keeps for the next page which wallet is connected. A wallet that disconnects, or is disconnected, is forgotten. */
export const useRememberConnection = (): void => {
  const { status, connector } = useAccount();
  const connectorId = connector?.id;
  const wasConnected = useRef(false);
  useEffect(() => {
    if (status === 'connected') rememberConnected(connectorId);
    else if (wasConnected.current && status === 'disconnected') rememberConnected(undefined);
    wasConnected.current = status === 'connected';
  }, [status, connectorId]);
};
