/** Runs so many tasks at once and lets so many wait; who comes beyond that is turned away. */
export function createLimiter(atOnce: number, maxWaiting: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new Error('too many wait already');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that nobody who comes between takes it.
      if (next) next();
      else running -= 1;
    }
  };
}
