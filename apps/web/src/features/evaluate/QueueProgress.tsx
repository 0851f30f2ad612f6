import { Meter } from '@org/ui-theme';
import { messages } from '../../shared/messages/messages.ts';
import type { QueueCount } from './judgeRun.ts';

const words = messages.evaluate.queue;

export type QueueProgressProps = QueueCount & {
  /** For what is read together with how far the judge has come. */
  readonly textId?: string | undefined;
};

/** How far a judge has come: "2 of 9 reviewed". */
export function QueueProgress({ done, skipped, total, textId }: QueueProgressProps) {
  const text = words.reviewed(done, total, skipped);
  return (
    <div>
      <Meter label={words.progress} value={done} max={total} text={text} showText />
      {textId !== undefined && (
        <span id={textId} hidden>
          {text}
        </span>
      )}
    </div>
  );
}
