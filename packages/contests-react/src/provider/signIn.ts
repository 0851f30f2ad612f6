import type { Address } from 'viem';

/** Who is signed in to this site, as far as drafts on its server need it. */
export type SignInState =
  | { readonly status: 'authenticated'; readonly session: { readonly address: Address } }
  | { readonly status: string };

/** What `createSignIn` of `@org/auth-siwe` offers, or anything else of this shape. */
export type ContestsSignIn = {
  subscribe(listener: () => void): () => void;
  getSnapshot(): SignInState;
  getServerSnapshot(): SignInState;
  /** Asks the server who is signed in. */
  refresh(): Promise<unknown>;
};

/** The account that is signed in, if any. */
export function getSignedInAddress(state: SignInState): Address | undefined {
  return state.status === 'authenticated' && 'session' in state ? state.session.address : undefined;
}
