import type { SignIn } from '@org/auth-siwe';
import { useEffect } from 'react';
import { useAccount } from 'wagmi';
import { useIsReconnecting } from '../reconnect/ReconnectContext.ts';

/** Tells signing in which account the wallet has: another one, or none, ends the session. */
export const useFollowAccount = (signIn: SignIn): void => {
  const { status, address, chainId } = useAccount();
  const isReconnecting = useIsReconnecting();
  useEffect(() => {
    if (status === 'connected') signIn.setAccount({ address, chainId });
    // While the wallet of last time is being asked, nobody knows yet.
    else if (status === 'disconnected' && !isReconnecting) signIn.setAccount(null);
  }, [signIn, status, address, chainId, isReconnecting]);
};
