import type { ChainConfig } from '@org/chain-config';
import type { Contest, ResultDetails, Review } from '@org/contests';
import { Banner, Button } from '@org/ui-theme';
import { useMemo } from 'react';
import type { Address } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { englishContest } from '../../messages/en/contest.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { useRevocation } from '../revoke/useRevocation.ts';

export type EntryActsProps = {
  readonly chainConfig: ChainConfig;
  readonly contest: Contest;
  readonly entry: string;
  readonly account: Address;
  readonly details: ResultDetails | undefined;
  /** The review in force. */
  readonly review: Review | undefined;
  readonly disabled: boolean;
  /** Called when the recusal is indexed. */
  readonly onRecused: () => void;
};

/** Buttons to withdraw the review in force or abstain from the entry. */
export function EntryActs({ chainConfig, contest, entry, account, ...props }: EntryActsProps) {
  const messages = useMessages('lifecycle', englishLifecycle);
  const contestMessages = useMessages('contest', englishContest);
  const { details, review, disabled } = props;
  const attestations = useMemo(() => details?.reviews.map(({ attestation }) => attestation) ?? [], [details]);
  const { Dialog, hasFailed, revocation, close, ...revoking } = useRevocation(contest, attestations);
  return (
    <>
      {review && (
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          onClick={() => revoking.withdrawReview(review)}
        >
          {messages.review.act}
        </Button>
      )}
      <Button
        size="small"
        variant="outlined"
        disabled={disabled}
        onClick={() => revoking.recuse(entry, account)}
      >
        {messages.recusal.act}
      </Button>
      {hasFailed && <Banner tone="error" title={contestMessages.act.failed} />}
      {Dialog && revocation && (
        <Dialog
          {...{ chainConfig, contest, revocation }}
          onDone={revocation.subject.kind === 'recusal' ? props.onRecused : undefined}
          onClose={close}
        />
      )}
    </>
  );
}
