import type { ChainConfig } from '@org/chain-config';
import type { Contest, Phase, Result } from '@org/contests';
import type { ReactNode } from 'react';

/** The data that a judge's parts of the page need. */
export type JudgePartsOptions = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  /** Undefined while the reviews are loading. */
  readonly result: Result | undefined;
  readonly phase: Phase;
  /** For a connected visitor who is neither judge nor organizer, in place of saying so; memoized. */
  readonly stranger?: ReactNode;
};

/** The parts of a contest's pages for somebody with a wallet. */
export type JudgeParts = {
  /** The next step, below the title. */
  readonly task: ReactNode;
  /** A task is about to arrive: its space is reserved, so that nothing moves. */
  readonly isTaskExpected: boolean;
  /** The judge's buttons for an entry. */
  readonly renderAct: ((entry: string) => ReactNode) | undefined;
  readonly dialogs: ReactNode;
};
