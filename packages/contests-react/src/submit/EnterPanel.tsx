import type { ChainConfig } from '@org/chain-config';
import type { ContestStateR2, PhaseR2, SubmissionR2 } from '@org/contests/r2';
import type { Address } from 'viem';
import { usePaths } from '../provider/contests.ts';
import { EnterView } from './EnterView.tsx';
import { getSubmissionState } from './submissionState.ts';
import { useSubmissionName, useSubmissionTexts } from './useSubmissionTexts.ts';

export type EnterPanelProps = {
  readonly chainConfig: ChainConfig;
  readonly state: ContestStateR2;
  readonly phase: PhaseR2;
  readonly account: Address;
};

/** The submissions of an account that were not replaced. */
export function listOwnSubmissions(state: ContestStateR2, account: Address): readonly SubmissionR2[] {
  const own = account.toLowerCase();
  return [...state.submissions.values()].filter(
    ({ entrant, status }) => entrant.toLowerCase() === own && status !== 'replaced',
  );
}

/** How to take part in a contest, and the visitor's submissions. */
export function EnterPanel({ chainConfig, state, phase, account }: EnterPanelProps) {
  const paths = usePaths();
  const own = listOwnSubmissions(state, account);
  const texts = useSubmissionTexts(own);
  const getName = useSubmissionName();
  return (
    <EnterView
      until={phase === 'submissions' ? state.times.submissionsUntil : undefined}
      own={own.map((submission) => ({
        uid: submission.uid,
        name: getName(submission.uid, texts.get(submission.uid)),
        href: paths.submission(chainConfig.slug, state.attestation.uid, submission.uid),
        status: getSubmissionState(submission, state, []).status,
      }))}
    />
  );
}
