import { refuse } from './errors.ts';

/**
 * Bounds the memory of all answers that are being made: a question that finds no room waits in line for a while.
 *
 * @returns takes bytes and gives what gives them back; it throws a GraphQLError, `busy`, after the wait
 */
export function createByteRoom({
  bytes,
  waitMs,
}: {
  bytes: number;
  waitMs: number;
}): (wanted: number) => Promise<() => void> {
  let left = bytes;
  const line: { wanted: number; enter: () => void }[] = [];

  const letIn = () => {
    for (let next = line[0]; next && next.wanted <= left; next = line[0]) {
      line.shift();
      left -= next.wanted;
      next.enter();
    }
  };
  return (wanted) =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        line.splice(line.indexOf(entry), 1);
        reject(refuse('busy', 'Too many long answers at once: retry later.'));
        // Others behind may want less.
        letIn();
      };
      const timer = setTimeout(giveUp, waitMs);
      const entry = {
        wanted,
        enter() {
          clearTimeout(timer);
          resolve(() => {
            left += wanted;
            letIn();
          });
        },
      };
      line.push(entry);
      letIn();
    });
}
