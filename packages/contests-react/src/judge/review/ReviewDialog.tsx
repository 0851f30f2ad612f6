import { getJudgeQueue, isSealed, type JudgeQueue } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { englishContestWriting } from '../../messages/en/writing.ts';
import { listOwnReviews, useDraftedReviews } from './draftedReviews.ts';
import { JudgeQueueDialog } from './JudgeQueueDialog.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import type { ReviewDialogProps } from './reviewDialogProps.ts';

const NONE: readonly string[] = [];
const NOTHING: JudgeQueue = { waiting: [], assigned: [], reviewed: [] };

/** The dialog in which a judge reviews one entry or a queue of entries. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { contest, account, result } = props;
  const queue = props.queue ?? (result && getJudgeQueue(result, account)) ?? NOTHING;
  const { entry } = props;
  return props.isQueue || entry === undefined ? (
    <JudgeQueueDialog {...props} queue={queue} />
  ) : (
    <SingleDialog {...props} {...{ contest, entry, queue }} />
  );
}

/** Closes when the review is indexed. */
function SingleDialog(props: ReviewDialogProps & { readonly entry: string; readonly queue: JudgeQueue }) {
  const contestWritingMessages = useMessages('contestWriting', englishContestWriting);
  const reviewFormMessages = useMessages('reviewForm', englishReviewForm);
  const { chainConfig, contest, entry, account, queue } = props;
  const getName = useEntryNames();
  const notify = useNotify();
  const { reviewed } = queue;
  const drafted = useDraftedReviews({ contest, account, reviewed, onTheWay: NONE });
  const next = queue.waiting.find((other) => other !== entry);
  const tell = () =>
    notify.success({
      title: isSealed(contest) ? contestWritingMessages.sealed : contestWritingMessages.submitted,
      description: getName(entry).name,
      ...(next !== undefined && {
        action: { label: reviewFormMessages.next, onPress: () => props.onOpen(next, account) },
      }),
    });
  return (
    <ReviewFrame title={reviewFormMessages.title} onClose={props.onClose}>
      {(place) => (
        <ReviewEntry
          {...{ chainConfig, contest, entry, account, place }}
          details={props.result?.details}
          review={queue.reviewed.find((review) => review.entry === entry)}
          mine={listOwnReviews(contest.criteria, {
            reviewed: queue.reviewed,
            saved: drafted.ready,
            except: entry,
          })}
          onVisible={tell}
          onFinished={props.onClose}
        />
      )}
    </ReviewFrame>
  );
}
