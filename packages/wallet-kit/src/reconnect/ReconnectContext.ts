import { createContext, useContext, useEffect, useState } from 'react';
import type { Config } from 'wagmi';
import { wasConnectedBefore } from '../session/connectedBefore.ts';
import { reconnectBefore } from './reconnectBefore.ts';

/** Whether the wallet of last time is still being asked. */
export const ReconnectContext = createContext(false);

export const useIsReconnecting = (): boolean => useContext(ReconnectContext);

/** Starts the reconnect of a configuration and tells while it lasts. */
export const useReconnect = (config: Config): boolean => {
  const [isReconnecting, setReconnecting] = useState(wasConnectedBefore);
  useEffect(() => {
    let isCurrent = true;
    reconnectBefore(config).then(() => isCurrent && setReconnecting(false));
    return () => {
      isCurrent = false;
    };
  }, [config]);
  return isReconnecting;
};
