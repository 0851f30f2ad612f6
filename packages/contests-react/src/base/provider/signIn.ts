import type { Address } from 'viem';

/** The sign-in state, as far as drafts on the server need it. */
export type SignInState =
  | { readonly status: 'authenticated'; readonly session: { readonly address: Address } }
  | { readonly status: string };

/** The part of `createSignIn` (`@org/auth-siwe`) that drafts need. */
export type ContestsSignIn = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SignInState;
  getServerSnapshot(): SignInState;
  /** Requests the session from the server. */
  refresh(): Promise<unknown>;
};

/** The signed-in account, if any. */
export function getSignedInAddress(state: SignInState): Address | undefined {
  return state.status === 'authenticated' && 'session' in state ? state.session.address : undefined;
}
