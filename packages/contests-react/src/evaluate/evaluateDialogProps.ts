import type { ChainConfig } from '@org/chain-config';
import type { Contest, Result } from '@org/contests';
import type { Address } from 'viem';

/** What a page of the contest passes to the dialog in which a judge reviews entries. */
export type EvaluateDialogProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** What is known of all reviews. */
  readonly result: Result | undefined;
  /** The entry that is reviewed; the first one where it goes on. */
  readonly entry: string;
  /** The judge who is about to sign. */
  readonly account: Address;
  /** One entry after another, until none is left. */
  readonly isQueue: boolean;
  /** Opens the dialog for another entry, once this one is closed. */
  readonly onOpen: (entry: string, account: Address) => void;
  readonly onClose: () => void;
};
