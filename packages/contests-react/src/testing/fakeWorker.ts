import { answerReplay } from '../data/replay/answerReplay.ts';
import type { ReplayPart } from '../data/replay/replayParts.ts';

/** The worker of large contests, in this thread: what is posted is copied, as it is between threads. */
export class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  static isBroken = false;
  isTerminated = false;
  largest = 0;
  answer = answerReplay((data) =>
    this.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })),
  );

  /** The cast: only what a reading uses is there. */
  static readonly create = () => new FakeWorker() as unknown as Worker;

  static readonly reset = () => {
    FakeWorker.made = [];
    FakeWorker.isBroken = false;
  };

  constructor() {
    super();
    FakeWorker.made.push(this);
  }

  postMessage(part: ReplayPart) {
    this.largest = Math.max(this.largest, part.items.length);
    if (FakeWorker.isBroken) this.dispatchEvent(new Event('error'));
    else this.answer(structuredClone(part));
  }

  terminate() {
    this.isTerminated = true;
  }
}
