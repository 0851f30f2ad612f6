import { Dialog } from '@org/ui-theme';
import { type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTexts } from '../provider/contests.ts';
import { evaluateTexts } from '../texts/en/evaluate.ts';
import { createFinalFocus } from './createFinalFocus.ts';
import styles from './EvaluateFrame.module.css';
import { QueueProgress, type QueueProgressProps } from './QueueProgress.tsx';

export type EvaluateFrameProps = {
  readonly title: string;
  /** How far a queue is. Closing leaves it, and it goes on. */
  readonly queue?: Omit<QueueProgressProps, 'textId'> | undefined;
  readonly onClose: () => void;
  /** What fills it. */
  readonly children: (place: FramePlace) => ReactNode;
};

/** What is inside of the frame knows of it. */
export type FramePlace = {
  /** Where buttons belong, and what has to be seen before they are pressed: it stays in sight while the rest scrolls. */
  readonly foot: HTMLElement | null;
  /** In a queue it takes the focus first: nobody has chosen the entry, so everybody has to hear which it is. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** The element that says how far a queue is. */
  readonly progressId: string | undefined;
};

/** The dialog around the review of an entry. It stays open while one entry follows another. */
export function EvaluateFrame({ title, queue, onClose, children }: EvaluateFrameProps) {
  const words = useTexts('evaluate', evaluateTexts);
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
