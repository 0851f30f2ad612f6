import type { Imitation } from '../profile/findImitation.ts';

/** What a profile says about a person. It is not verified: the address tells who somebody is. */
export type PersonFacts = {
  readonly name?: string | undefined;
  /** A data URI. */
  readonly picture?: string | undefined;
  /** `same-name`: another account on the page has a name that looks the same. */
  readonly warning?: Imitation | 'same-name' | undefined;
};
