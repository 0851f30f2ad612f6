import type { ChainConfig } from '@org/chain-config';
import type { Contest, Review } from '@org/contests';
import type { ComponentType } from 'react';
import type { Address } from 'viem';

/** What the contest page tells the dialog in which an entry is reviewed. */
export type EvaluateDialogProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly entry: string;
  /** The judge who is about to sign. */
  readonly account: Address;
  /** The review in force, when this is a change. */
  readonly review: Review | undefined;
  /** The next entry that this judge has not reviewed. */
  readonly next: string | undefined;
  readonly onNext: (entry: string) => void;
  readonly onClose: () => void;
};

/** Loads the dialog on demand: a page that is only read never fetches it. The route knows where it lives. */
export type LoadEvaluateDialog = () => Promise<ComponentType<EvaluateDialogProps>>;
