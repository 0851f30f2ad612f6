import type { ChainConfig } from '@org/chain-config';
import type { ContestReplay, Phase } from '@org/contests';
import type { Address } from 'viem';
import { usePaths } from '../../base/provider/contests.ts';
import { EnterView } from './EnterView.tsx';
import { listOwnSubmissions } from './listOwnSubmissions.ts';
import { getSubmissionState } from './submissionState.ts';
import { useSubmissionName, useSubmissionTexts } from './useSubmissionTexts.ts';

export type EnterPanelProps = {
  readonly chainConfig: ChainConfig;
  readonly state: ContestReplay;
  readonly phase: Phase;
  readonly account: Address;
};

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
