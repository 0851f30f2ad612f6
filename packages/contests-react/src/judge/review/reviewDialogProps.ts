import type { ChainConfig } from '@org/chain-config';
import type { Contest, JudgeQueue, Result } from '@org/contests';
import type { Address } from 'viem';

/** The props that a contest's page passes to the judge's dialog. */
export type ReviewDialogProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** The contest's current result. */
  readonly result: Result | undefined;
  /** In a sealed contest: the judge's queue, with the commitments. By default it follows from the result. */
  readonly queue?: JudgeQueue | undefined;
  /** The entry to review; in a queue, the first one. Undefined: opens the end of the queue, to sign drafts. */
  readonly entry: string | undefined;
  /** The judge who signs. */
  readonly account: Address;
  /** True to continue with the other entries. */
  readonly isQueue: boolean;
  /** Opens the dialog for another entry after this one closes. */
  readonly onOpen: (entry: string, account: Address) => void;
  readonly onClose: () => void;
};
