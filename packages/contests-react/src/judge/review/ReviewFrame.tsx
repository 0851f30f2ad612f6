import { Dialog, Meter } from '@org/ui-theme';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { findPageStart } from '../../base/page/pageStart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { englishReviewForm } from '../../messages/en/reviewForm.ts';
import styles from './ReviewFrame.module.css';
import type { QueueCount } from './useJudgeRun.ts';

/** Scrolls new content to its top and focuses it, before the dialog sees that the focused element is gone. */
export function useArrival(heading: RefObject<HTMLHeadingElement | null>, hasArrived: boolean): void {
  useLayoutEffect(() => {
    if (!hasArrived) return;
    heading.current?.closest('.laurel-dialog-body')?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [heading, hasArrived]);
}

export type QueueProgressProps = QueueCount & {
  /** Reviews that are signed and not indexed yet. */
  readonly onTheWay: number;
  /** Reviews of this dialog were indexed. */
  readonly hasArrived: boolean;
  /** The name of the entry after this one. */
  readonly next?: string | undefined;
  /** True if the contest is sealed. */
  readonly isSealed?: boolean;
  /** For `aria-describedby`. */
  readonly textId: string;
};

/** The progress of the queue: "2 of 9 reviewed", and pending reviews. */
function QueueProgress({ done, total, onTheWay, hasArrived, next, textId, ...rest }: QueueProgressProps) {
  const messages = useMessages('reviewForm', englishReviewForm).queue;
  const text = messages.reviewed(done, total, rest);
  const arrived = rest.isSealed ? messages.arrivedSealed : messages.arrived;
  return (
    <div className={styles.progress}>
      <p>
        <span id={textId} aria-hidden="true">
          {total > 0 && text}
        </span>
        <span role="status">{onTheWay > 0 ? messages.onTheWay(onTheWay) : hasArrived && arrived}</span>
        {next !== undefined && <span className={styles.next}>{messages.next(next)}</span>}
      </p>
      {total > 0 && <Meter label={messages.progress} value={done} max={total} text={text} />}
    </div>
  );
}

export type ReviewFrameProps = {
  readonly title: string;
  /** The progress of the queue. */
  readonly queue?: Omit<QueueProgressProps, 'textId'> | undefined;
  readonly onClose: () => void;
  /** The review form or the end of the queue. */
  readonly children: (place: FramePlace) => ReactNode;
};

/** Elements of the frame that its content uses. */
export type FramePlace = {
  /** Sticky footer for the buttons and the notices above them. */
  readonly foot: HTMLElement | null;
  /** Takes the initial focus in a queue, so that screen readers announce the entry. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The element that shows the progress of the queue. */
  readonly progressId: string | undefined;
};

/** The dialog around a review. It stays open between entries of a queue. */
export function ReviewFrame({ title, queue, onClose, children }: ReviewFrameProps) {
  const messages = useMessages('reviewForm', englishReviewForm);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [finalFocus] = useState(createFinalFocus);
  const textId = useId();
  return (
    <Dialog
      open
      size="wide"
      className={styles.frame}
      quiet={queue !== undefined}
      initialFocus={queue && heading}
      finalFocus={finalFocus}
      title={title}
      closeLabel={queue ? messages.queue.leave : messages.close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<div ref={setFoot} className={styles.foot} />}
    >
      {queue && <QueueProgress {...queue} textId={textId} />}
      {children({ foot, heading, progressId: queue && textId })}
    </Dialog>
  );
}

/**
 * Returns the focus when the dialog closes: to the element that opened it (null), or to the page's heading if
 * that element is gone, such as the button of a finished queue.
 */
function createFinalFocus(): RefObject<HTMLElement | null> {
  const opener = document.activeElement;
  return {
    get current() {
      return opener?.isConnected ? null : findPageStart();
    },
  };
}
