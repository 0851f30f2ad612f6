import type { Imitation } from './findImitation.ts';

/** An account's name and picture from its profile. They are not verified: only the address identifies the account. */
export type PersonFacts = {
  readonly name?: string | undefined;
  /** A data URI. */
  readonly picture?: string | undefined;
  /** `same-name`: another account on the page has a name that looks the same. */
  readonly warning?: Imitation | 'same-name' | undefined;
};
