import type { ChainConfig } from '@org/chain-config';
import { Banner, Button } from '@org/ui-theme';
import { type FindMessages, useMessages } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import type { OwnWrite } from '../../data/reading/usePendingWrites.ts';
import { englishLifecycle } from '../../messages/en/lifecycle.ts';
import { englishActs, englishContestWriting } from '../../messages/en/writing.ts';
import { describeSubject, isCommitment } from '../../write/notifySent.ts';

/** While the wallet is open, the dialog shows the status. */
export function toPendingActs(
  chainConfig: ChainConfig,
  intent: OwnWrite,
  findMessages: FindMessages,
): readonly PendingAct[] {
  const { id, kind, uid, transactionHash, isActive } = intent;
  const isSealed = 'schemaUid' in intent && isCommitment(chainConfig, intent.schemaUid);
  const subject = kind === 'act' ? describeSubject(intent, findMessages) : undefined;
  const act = { id, kind, entry: 'entry' in intent ? intent.entry : undefined, isSealed, subject };
  if (uid) return [{ ...act, status: 'on-chain' }];
  if (transactionHash) return [{ ...act, status: 'sent' }];
  return isActive ? [] : [{ ...act, status: 'asked' }];
}

/** A pending write and its status. */
export type PendingAct = {
  readonly id: string;
  readonly kind: OwnWrite['kind'];
  /** Undefined if it concerns the whole contest. */
  readonly entry: string | undefined;
  readonly status: 'asked' | 'sent' | 'on-chain';
  /** Reviews of a sealed contest. */
  readonly isSealed?: boolean;
  /** One line that names the act, for acts other than reviews. */
  readonly subject?: string | undefined;
};

/** Pending writes from this device. One without a transaction can be dismissed. */
export function PendingActs({
  acts,
  onForget,
}: {
  readonly acts: readonly PendingAct[];
  readonly onForget: (id: string) => void;
}) {
  const contestWritingMessages = useMessages('contestWriting', englishContestWriting);
  const getName = useEntryNames();
  const lifecycleMessages = useMessages('lifecycle', englishLifecycle);
  const actMessages = useMessages('acts', englishActs);
  const titles = {
    review: contestWritingMessages.pending,
    reviews: contestWritingMessages.pendingMany,
    recusal: lifecycleMessages.pending.recusal,
    reveals: lifecycleMessages.pending.reveals,
    'review-withdrawal': lifecycleMessages.pending.review,
    'contest-withdrawal': lifecycleMessages.pending.contest,
    act: actMessages.pending,
  } satisfies Record<PendingAct['kind'], Record<PendingAct['status'], string>>;
  const sealedTitles = {
    ...titles,
    review: contestWritingMessages.pendingSealed,
    reviews: contestWritingMessages.pendingSealedMany,
  };
  return acts.map(({ id, kind, entry, status, isSealed = false, subject }) => (
    <Banner
      key={id}
      title={(isSealed ? sealedTitles : titles)[kind][status]}
      action={
        status === 'asked' ? (
          <Button size="small" variant="outlined" onClick={() => onForget(id)}>
            {contestWritingMessages.notSigned}
          </Button>
        ) : undefined
      }
    >
      {subject !== undefined && <bdi>{subject}</bdi>}
      {entry !== undefined && <bdi>{getName(entry).name}</bdi>}
    </Banner>
  ));
}
