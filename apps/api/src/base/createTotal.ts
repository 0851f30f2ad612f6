/**
 * A total that is slow to read, adjusted by this process's own changes. It is read again every `everyMs`, shared by
 * concurrent callers; if that fails, the last total is used. Rejects until the first one was read.
 */
export function createTotal(readTotal: () => Promise<number>, everyMs: number) {
  let total = 0;
  let readAt: number | undefined;
  let reading: Promise<void> | undefined;
  /** Added, but possibly not in the database yet when the total is read. */
  let pending = 0;

  const read = async (now: number) => {
    const found = await readTotal();
    total = found + pending;
    readAt = now;
  };

  return {
    get: () => total,
    /** Settles when the total is recent enough. */
    refresh: async (now: number): Promise<void> => {
      if (readAt !== undefined && Math.abs(now - readAt) < everyMs) return;
      reading ??= read(now).finally(() => {
        reading = undefined;
      });
      await reading.catch((error: unknown) => {
        if (readAt === undefined) throw error;
      });
    },
    /** Adds an amount before it is written, and reverts it unless `write` returns true. */
    reserve: async (amount: number, write: () => Promise<boolean>): Promise<void> => {
      total += amount;
      pending += amount;
      let isWritten = false;
      try {
        isWritten = await write();
      } finally {
        pending -= amount;
        if (!isWritten) total -= amount;
      }
    },
    subtract: (amount: number) => {
      total -= amount;
    },
  };
}
