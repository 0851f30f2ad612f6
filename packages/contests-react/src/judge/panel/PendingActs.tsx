import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { actsTexts } from '../../messages/en/acts.ts';
import { contestWritingTexts } from '../../messages/en/contestWriting.ts';
import { lifecycleTexts } from '../../messages/en/lifecycle.ts';
import type { OwnWrite } from './useOwnWrites.ts';

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
  const contestWritingWords = useTexts('contestWriting', contestWritingTexts);
  const getName = useEntryNames();
  const lifecycleWords = useTexts('lifecycle', lifecycleTexts);
  const actWords = useTexts('acts', actsTexts);
  const titles = {
    review: contestWritingWords.pending,
    reviews: contestWritingWords.pendingMany,
    recusal: lifecycleWords.pending.recusal,
    reveals: lifecycleWords.pending.reveals,
    'review-withdrawal': lifecycleWords.pending.review,
    'contest-withdrawal': lifecycleWords.pending.contest,
    act: actWords.pending,
  } satisfies Record<PendingAct['kind'], Record<PendingAct['status'], string>>;
  const sealedTitles = {
    ...titles,
    review: contestWritingWords.pendingSealed,
    reviews: contestWritingWords.pendingSealedMany,
  };
  return acts.map(({ id, kind, entry, status, isSealed = false, subject }) => (
    <Banner
      key={id}
      title={(isSealed ? sealedTitles : titles)[kind][status]}
      action={
        status === 'asked' ? (
          <Button size="small" variant="outlined" onClick={() => onForget(id)}>
            {contestWritingWords.notSigned}
          </Button>
        ) : undefined
      }
    >
      {subject !== undefined && <bdi>{subject}</bdi>}
      {entry !== undefined && <bdi>{getName(entry).name}</bdi>}
    </Banner>
  ));
}
