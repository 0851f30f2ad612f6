import { createSignIn, createSiweClient, type SignInSnapshot } from '@org/auth-siwe';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages/messages.ts';

/**
 * The page's sign-in. Import it only from code that is loaded with a wallet: readers must not download it.
 * The wallet layer reports the wallet's account to it.
 */
export const signIn = createSignIn({
  client: createSiweClient(),
  statement: messages.signIn.statement,
  messages: messages.signIn.failures,
});

export function useSignIn(): SignInSnapshot {
  return useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
}
