import { getJudgeQueue, type JudgeQueue } from '@org/contests';
import { useNotify } from '@org/ui-theme';
import type { EvaluateDialogProps } from '../../shared/contest/evaluateDialog.ts';
import { messages } from '../../shared/messages/messages.ts';
import { shortenLink } from '../../shared/text/shortenLink.ts';
import { EvaluateEntry } from './EvaluateEntry.tsx';
import { EvaluateFrame } from './EvaluateFrame.tsx';
import { JudgeQueueDialog } from './JudgeQueueDialog.tsx';

const NOTHING: JudgeQueue = { waiting: [], reviewed: [] };

/** The dialog in which a judge reviews an entry, or one after another. */
export function EvaluateDialog(props: EvaluateDialogProps) {
  const { contest, account, result } = props;
  const queue = (result && getJudgeQueue(result, account)) ?? NOTHING;
  return props.isQueue ? (
    <JudgeQueueDialog {...props} queue={queue} />
  ) : (
    <SingleDialog {...props} {...{ contest, queue }} />
  );
}

/** Closes once everybody can see the review: the ranking behind it shows it. */
function SingleDialog(props: EvaluateDialogProps & { readonly queue: JudgeQueue }) {
  const { chainConfig, contest, entry, account, queue } = props;
  const notify = useNotify();
  const next = queue.waiting.find((other) => other !== entry);
  const tell = () =>
    notify.success({
      title: messages.contestWriting.submitted,
      description: shortenLink(entry),
      ...(next !== undefined && {
        action: { label: messages.evaluate.next, onPress: () => props.onOpen(next, account) },
      }),
    });
  return (
    <EvaluateFrame title={messages.evaluate.title} onClose={props.onClose}>
      {(place) => (
        <EvaluateEntry
          {...{ chainConfig, contest, entry, account, place }}
          review={queue.reviewed.find((review) => review.entry === entry)}
          onVisible={tell}
          onFinished={props.onClose}
        />
      )}
    </EvaluateFrame>
  );
}
