import { refuse } from './errors.ts';

/** Some bytes that are taken. */
type Taken = {
  /** Gives back what is more than that. */
  shrink: (bytes: number) => void;
  /** Gives back all; once is enough. */
  release: () => void;
};

/** Bounds the memory of all answers together: who finds none left waits in line for a while. */
export type ByteRoom = {
  /** @throws {GraphQLError} `busy`, after the wait */
  take: (bytes: number) => Promise<Taken>;
};

export function createByteRoom({ bytes, waitMs }: { bytes: number; waitMs: number }): ByteRoom {
  let left = bytes;
  const line: { bytes: number; enter: () => void }[] = [];

  const letIn = () => {
    for (let next = line[0]; next && next.bytes <= left; next = line[0]) {
      line.shift();
      left -= next.bytes;
      next.enter();
    }
  };
  const toTaken = (taken: number): Taken => {
    let held = taken;
    const shrink = (bytes: number) => {
      if (bytes >= held) return;
      left += held - bytes;
      held = bytes;
      letIn();
    };
    return { shrink, release: () => shrink(0) };
  };

  return {
    take: (wanted) =>
      new Promise((resolve, reject) => {
        const entry = { bytes: wanted, enter: () => undefined as unknown };
        const timer = setTimeout(() => {
          line.splice(line.indexOf(entry), 1);
          reject(refuse('busy', 'Too many answers are on their way: come again.'));
          letIn();
        }, waitMs);
        entry.enter = () => {
          clearTimeout(timer);
          resolve(toTaken(wanted));
        };
        line.push(entry);
        letIn();
      }),
  };
}
