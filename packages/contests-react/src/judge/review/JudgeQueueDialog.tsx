import { isSealed, type JudgeQueue } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useState } from 'react';
import { useMessages } from '../../base/provider/contests.ts';
import { useEntryNames } from '../../contest/parts/entryNames.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import { englishContestWriting } from '../../messages/en/writing.ts';
import { listOwnReviews } from './draftedReviews.ts';
import { QueueEndView } from './QueueEndView.tsx';
import { ReviewEntry } from './ReviewEntry.tsx';
import { ReviewFrame } from './ReviewFrame.tsx';
import type { ReviewDialogProps } from './reviewDialogProps.ts';
import { SignReviews } from './SignReviews.tsx';
import { useJudgeRun } from './useJudgeRun.ts';

/**
 * A judge's queue: shows the next entry as soon as the wallet has signed or the draft is saved. At its end, the drafts can
 * be signed together.
 */
export function JudgeQueueDialog(props: ReviewDialogProps & { readonly queue: JudgeQueue }) {
  const messages = useMessages('reviewForm', englishReviewForm);
  const contestWritingMessages = useMessages('contestWriting', englishContestWriting);
  const { chainConfig, contest, account, queue } = props;
  const getName = useEntryNames();
  const notify = useNotify();
  const queued = useJudgeRun(props);
  const { run, left, next, count, onTheWay, hasArrived, drafted } = queued;
  const { entry, isNext } = run;
  const [isSigning, setIsSigning] = useState(props.entry === undefined);
  const [isCommentAsked, setIsCommentAsked] = useState(false);
  const isAllSaved = left.every((other) => run.saved.includes(other));
  const isSignShown = entry === undefined && drafted.ready.length > 0 && (isSigning || isAllSaved);
  const endTitle = isSignShown ? messages.many.title : messages.queue.title;
  const others = drafted.ready.filter((draft) => draft.entry !== entry).length;
  const signAll = (isSaved: boolean) => {
    setIsSigning(true);
    queued.finish(isSaved);
  };
  const goOn = () => {
    setIsSigning(false);
    queued.goOn();
  };
  return (
    <ReviewFrame
      title={entry === undefined ? endTitle : messages.title}
      queue={{
        ...{ ...count, onTheWay: onTheWay.length, hasArrived, isSealed: isSealed(contest) },
        next: next === undefined ? undefined : getName(next).name,
      }}
      onClose={props.onClose}
    >
      {(place) => {
        if (entry !== undefined)
          return (
            <ReviewEntry
              key={entry}
              {...{ chainConfig, contest, entry, account, isNext, place }}
              details={props.result?.details}
              review={queue.reviewed.find((review) => review.entry === entry)}
              mine={listOwnReviews(contest.criteria, {
                reviewed: queue.reviewed,
                saved: drafted.ready,
                except: entry,
              })}
              isCommentAsked={isCommentAsked}
              onCommentAsked={() => setIsCommentAsked(true)}
              onSigned={queued.sign}
              onSave={queued.save}
              saved={others}
              onSignAll={signAll}
              onSkip={left.some((other) => other !== entry) ? queued.skip : undefined}
              onLost={() => queued.lose(entry)}
              onVisible={() =>
                notify.success({
                  title: isSealed(contest) ? contestWritingMessages.sealed : contestWritingMessages.submitted,
                  description: getName(entry).name,
                })
              }
            />
          );
        if (isSignShown)
          return (
            <SignReviews
              key={run.signed.length}
              {...{ chainConfig, contest, account, drafted, place }}
              onSigned={(entries) => {
                queued.signMany(entries);
                setIsSigning(false);
              }}
              onLost={(entries) => queued.lose(...entries)}
              onClose={props.onClose}
            />
          );
        return (
          <QueueEndView
            count={count}
            reviewed={isSealed(contest) ? [] : queue.reviewed}
            onTheWay={isSealed(contest) ? [] : onTheWay}
            criteria={contest.criteria}
            ready={drafted.ready.length}
            place={place}
            onGoOn={left.length > 0 ? goOn : undefined}
            onSign={() => setIsSigning(true)}
            onChange={queued.change}
            onClose={props.onClose}
          />
        );
      }}
    </ReviewFrame>
  );
}
