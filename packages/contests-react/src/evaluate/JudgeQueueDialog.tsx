import type { JudgeQueue } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { shortenLink } from '../text/links.ts';
import { contestWritingTexts } from '../texts/en/contestWriting.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import { EvaluateEntry } from './EvaluateEntry.tsx';
import { EvaluateFrame } from './EvaluateFrame.tsx';
import type { EvaluateDialogProps } from './evaluateDialogProps.ts';
import { QueueEndView } from './QueueEndView.tsx';
import { useJudgeRun } from './useJudgeRun.ts';

/** A judge's queue: shows the next entry as soon as the wallet has signed. */
export function JudgeQueueDialog(props: EvaluateDialogProps & { readonly queue: JudgeQueue }) {
  const words = useTexts('evaluate', evaluateTexts);
  const contestWritingWords = useTexts('contestWriting', contestWritingTexts);
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
              notify.success({ title: contestWritingWords.submitted, description: shortenLink(entry) })
            }
          />
        )
      }
    </EvaluateFrame>
  );
}
