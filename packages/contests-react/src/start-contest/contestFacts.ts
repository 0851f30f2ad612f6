import type { Cost } from '../writing/SignLine.tsx';

/** What is known of the attestation while the form is filled in. */
export type ContestFacts = {
  /** In bytes; undefined while something is missing or wrong. */
  readonly sizeBytes: number | undefined;
  readonly cost: Cost | { readonly status: 'no-wallet' | 'not-yet' };
};
