import { DatabaseError } from '../errors.ts';

/**
 * Lets one task run at a time. Urgent ones go before the others, so that writing need not wait for every question.
 *
 * @throws {DatabaseError} after `limitMs` of waiting
 */
export function createTurns() {
  const urgent: (() => void)[] = [];
  const others: (() => void)[] = [];
  let isTaken = false;

  const wait = (queue: (() => void)[], limitMs: number | undefined) =>
    new Promise<void>((resolve, reject) => {
      let limit: NodeJS.Timeout | undefined;
      const start = () => {
        clearTimeout(limit);
        resolve();
      };
      queue.push(start);
      if (limitMs === undefined) return;
      limit = setTimeout(() => {
        queue.splice(queue.indexOf(start), 1);
        const cause = new Error('too many statements wait already');
        reject(new DatabaseError(Object.assign(cause, { code: 'queue-full' })));
      }, limitMs);
    });

  return async <T>(
    task: () => Promise<T>,
    { isUrgent = false, limitMs }: { isUrgent?: boolean; limitMs?: number } = {},
  ): Promise<T> => {
    if (isTaken) await wait(isUrgent ? urgent : others, limitMs);
    isTaken = true;
    try {
      return await task();
    } finally {
      const next = urgent.shift() ?? others.shift();
      // The turn is handed on, so that nobody who comes between takes it.
      if (next) next();
      else isTaken = false;
    }
  };
}
