import type { ChainConfig } from '@org/chain-config';
import type { ContestReplay, Phase } from '@org/contests';
import { Button } from '@org/ui-theme';
import { type ReactNode, useMemo } from 'react';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages, usePaths, useWalletState } from '../../base/provider/contests.ts';
import { englishContestDetails } from '../../messages/en/contestDetails.ts';
import { findOwnSubmission, listOwnSubmissions } from './listOwnSubmissions.ts';

/** How to take part, and the visitor's submissions; its code loads after the page. */
const EnterPanel = lazyPart(() => import('./EnterPanel.tsx').then((module) => module.EnterPanel));

/** The parts of a contest's page for those who take part: the link to the form, and their submissions. */
export function useEntering({
  chainConfig,
  state,
  phase,
  isSecond,
}: {
  readonly chainConfig: ChainConfig;
  readonly state: ContestReplay;
  readonly phase: Phase;
  /** The page has another main button. */
  readonly isSecond: boolean;
}): {
  /** Beside the state of the contest: the link to the form, or to the visitor's own entry while it can be changed. */
  readonly act: ReactNode;
  /** For a connected visitor who is neither judge nor organizer, in place of saying so. */
  readonly stranger: ReactNode;
} {
  const messages = useMessages('contestDetails', englishContestDetails).submissions;
  const paths = usePaths();
  const { status, account } = useWalletState();
  const isOpen = phase === 'submissions';
  const visitor = status === 'connected' ? account : undefined;
  const canEdit = isOpen || phase === 'admission';
  const own = visitor && canEdit && findOwnSubmission(state, visitor);
  const contest = [chainConfig.slug, state.attestation.uid] as const;
  // Memoized: it is a prop of parts that draw the page again when they change.
  const stranger = useMemo(
    () =>
      visitor &&
      (isOpen || listOwnSubmissions(state, visitor).length > 0) && (
        <EnterPanel {...{ chainConfig, state, phase }} account={visitor} />
      ),
    [visitor, isOpen, state, chainConfig, phase],
  );
  return {
    stranger,
    act: (own || isOpen) && (
      <Button
        variant={isSecond ? 'outlined' : 'contained'}
        href={own ? paths.submission(...contest, own.uid) : paths.submit(...contest)}
      >
        {own ? messages.own : messages.submit}
      </Button>
    ),
  };
}
