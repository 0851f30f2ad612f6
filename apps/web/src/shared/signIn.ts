import { createSignIn, createSiweClient, type SignInSnapshot } from '@org/auth-siwe';
import { useSyncExternalStore } from 'react';
import { messages } from '../messages/messages.ts';

/**
 * The page's one sign-in. Only ever imported by code that is fetched for people with a wallet: whoever reads needs
 * none of it. The wallet layer tells it which account the wallet has.
 */
export const signIn = createSignIn({
  client: createSiweClient(),
  statement: messages.signIn.statement,
  texts: messages.signIn.failures,
});

export const useSignIn = (): SignInSnapshot =>
  useSyncExternalStore(signIn.subscribe, signIn.getSnapshot, signIn.getServerSnapshot);
