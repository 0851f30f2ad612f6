import { Dialog } from '@org/ui-theme';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { messages } from '../../shared/messages/messages.ts';
import styles from './EvaluateFrame.module.css';

const words = messages.evaluate;

export type EvaluateFrameProps = {
  readonly title: string;
  /** Closing leaves a queue that goes on. */
  readonly isQueue: boolean;
  readonly onClose: () => void;
  /** What fills it. */
  readonly children: (place: FramePlace) => ReactNode;
};

/** What is inside of the frame knows of it. */
export type FramePlace = {
  /** Where buttons belong: they stay in sight while the rest scrolls. */
  readonly foot: HTMLElement | null;
  /** In a queue it takes the focus first: nobody has chosen the entry, so everybody has to hear which it is. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The dialog around the review of an entry. It stays open while one entry follows another. */
export function EvaluateFrame({ title, isQueue, onClose, children }: EvaluateFrameProps) {
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      open
      size="wide"
      initialFocus={isQueue ? heading : undefined}
      title={title}
      closeLabel={isQueue ? words.queue.leave : words.close}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={<div ref={setFoot} className={styles.foot} />}
    >
      {children({ foot, heading })}
    </Dialog>
  );
}
