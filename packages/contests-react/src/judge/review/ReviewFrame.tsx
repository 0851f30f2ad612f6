import { Dialog } from '@org/ui-theme';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { findPageStart } from '../../base/page/moveFocusToPage.ts';
import { useTexts } from '../../base/provider/contests.ts';
import { reviewFormTexts } from '../../messages/en/reviewForm.ts';
import { QueueProgress, type QueueProgressProps } from './QueueProgress.tsx';
import styles from './ReviewFrame.module.css';

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
  const words = useTexts('reviewForm', reviewFormTexts);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [finalFocus] = useState(createFinalFocus);
  const textId = useId();
  return (
    <Dialog
      open
      size="wide"
      quiet={queue !== undefined}
      initialFocus={queue && heading}
      finalFocus={finalFocus}
      title={title}
      closeLabel={queue ? words.queue.leave : words.close}
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
