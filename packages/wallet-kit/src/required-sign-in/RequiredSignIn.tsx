import type { SignIn } from '@org/auth-siwe';
import { type AuthenticationStatus, RainbowKitAuthenticationProvider } from '@rainbow-me/rainbowkit';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { ReconnectContext, useIsReconnecting } from '../reconnect/ReconnectContext.ts';
import { wasConnectedBefore } from '../session/connectedBefore.ts';
import { type Admission, AdmissionContext } from './AdmissionContext.ts';
import { createRequiredAdapter } from './createRequiredAdapter.ts';

/** Whether the server is still being asked who is signed in, while a page opens. */
const useFirstSession = (signIn: SignIn): boolean => {
  // RainbowKit closes its dialog while this is so: who was not connected before is not kept waiting.
  const [isAsking, setAsking] = useState(wasConnectedBefore);
  useEffect(() => {
    let isCurrent = true;
    signIn
      .refresh()
      .catch(() => {})
      .finally(() => isCurrent && setAsking(false));
    return () => {
      isCurrent = false;
    };
  }, [signIn]);
  return isAsking;
};

/** RainbowKit's mandatory mode: a wallet counts as connected once its account is signed in. */
export function RequiredSignIn({ signIn, children }: { signIn: SignIn; children?: ReactNode }) {
  const snapshot = useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
  const adapter = useMemo(() => createRequiredAdapter(signIn), [signIn]);
  const isAsking = useFirstSession(signIn);
  const isReconnecting = useIsReconnecting();
  const isAdmitted = snapshot.status === 'authenticated';
  const admission = useMemo<Admission>(
    () => ({ isAdmitted, check: () => signIn.getSnapshot().status === 'authenticated' }),
    [isAdmitted, signIn],
  );
  const unadmitted: AuthenticationStatus = isAsking ? 'loading' : 'unauthenticated';
  return (
    <RainbowKitAuthenticationProvider adapter={adapter} status={isAdmitted ? 'authenticated' : unadmitted}>
      <AdmissionContext.Provider value={admission}>
        <ReconnectContext.Provider value={isReconnecting || isAsking}>{children}</ReconnectContext.Provider>
      </AdmissionContext.Provider>
    </RainbowKitAuthenticationProvider>
  );
}
