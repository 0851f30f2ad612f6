/**
 * A total that is slow to read, with what this process has added since. It is read again every `everyMs`, by one caller
 * at a time for all; when that fails, the last one counts. Rejects while there has been none.
 */
export function createTotal(readTotal: () => Promise<number>, everyMs: number) {
  let total = 0;
  let readAt: number | undefined;
  let reading: Promise<void> | undefined;
  /** Added, and perhaps not yet in the database when the total is read. */
  let pending = 0;

  const read = async (now: number) => {
    const found = await readTotal();
    total = found + pending;
    readAt = now;
  };

  return {
    get: () => total,
    /** Settles once the total can be believed. */
    refresh: async (now: number): Promise<void> => {
      if (readAt !== undefined && Math.abs(now - readAt) < everyMs) return;
      reading ??= read(now).finally(() => {
        reading = undefined;
      });
      await reading.catch((error: unknown) => {
        if (readAt === undefined) throw error;
      });
    },
    /** Adds an amount before it is written, and takes it back unless `write` returns true. */
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
