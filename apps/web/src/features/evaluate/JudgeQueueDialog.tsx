import type { JudgeQueue } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import type { EvaluateDialogProps } from '../../shared/contest/evaluateDialog.ts';
import { messages } from '../../shared/messages/messages.ts';
import { shortenLink } from '../../shared/text/shortenLink.ts';
import { EvaluateEntry } from './EvaluateEntry.tsx';
import { EvaluateFrame } from './EvaluateFrame.tsx';
import { QueueEndView } from './QueueEndView.tsx';
import { useJudgeRun } from './useJudgeRun.ts';

const words = messages.evaluate;

/** A judge's queue: as soon as the wallet has signed one review, the next entry comes. */
export function JudgeQueueDialog(props: EvaluateDialogProps & { readonly queue: JudgeQueue }) {
  const { chainConfig, contest, account, queue } = props;
  const notify = useNotify();
  const { run, left, count, onTheWay, hasArrived, sign, skip, lose, goOn } = useJudgeRun(props);
  const { entry, isNext } = run;
  const title = entry === undefined ? words.queue.title : words.title;
  return (
    <EvaluateFrame title={title} queue={{ ...count, onTheWay, hasArrived }} onClose={props.onClose}>
      {(place) =>
        entry === undefined ? (
          <QueueEndView
            count={count}
            place={place}
            onGoOn={left.length > 0 ? goOn : undefined}
            onClose={props.onClose}
          />
        ) : (
          <EvaluateEntry
            key={entry}
            {...{ chainConfig, contest, entry, account, isNext, place }}
            review={queue.reviewed.find((review) => review.entry === entry)}
            onSigned={sign}
            onSkip={left.some((other) => other !== entry) ? skip : undefined}
            onLost={() => lose(entry)}
            onVisible={() =>
              notify.success({ title: messages.contestWriting.submitted, description: shortenLink(entry) })
            }
          />
        )
      }
    </EvaluateFrame>
  );
}
