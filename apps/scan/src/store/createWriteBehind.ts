import type { Store } from './createStore.ts';
import type { BlockRow } from './tables.ts';

/** A store that does not wait for writes: the next batch is read while the last one is being written. */
export type WriteBehind = Store & {
  /** Settles when everything committed is written. @throws the error of the write */
  flush: () => Promise<void>;
  /** The block up to which everything is written; null before the first. */
  getWrittenBlock: () => BlockRow | null;
};

/**
 * Writes one batch in the background. A failed write is reported by the next `commit` or `flush`; after that, reading
 * continues from the database's last block.
 */
export function createWriteBehind(store: Store): WriteBehind {
  let writing: Promise<void> = Promise.resolve();
  /** The block that the next batch follows; undefined if only the database knows. */
  let accepted: BlockRow | null | undefined;
  let written: BlockRow | null = null;
  let looking: Promise<BlockRow | null> | undefined;

  const flush = async () => {
    const current = writing;
    try {
      await current;
    } catch (error) {
      if (writing === current) {
        writing = Promise.resolve();
        accepted = undefined;
      }
      throw error;
    }
  };
  const look = async () => {
    await flush();
    accepted = await store.getLastBlock();
    written = accepted;
    return accepted;
  };
  const afterFlush =
    <A extends unknown[], R>(ask: (...question: A) => Promise<R>) =>
    async (...question: A) => {
      await flush();
      return ask(...question);
    };

  return {
    flush,
    getWrittenBlock: () => written,
    async getLastBlock() {
      if (accepted !== undefined) return accepted;
      // Concurrent callers share one answer: a late second one would undo what was committed since.
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    async commit(batch) {
      await flush();
      const last = batch.blocks.at(-1);
      writing = store.commit(batch).then(() => {
        written = last ?? written;
      });
      // Reported by the next call; this avoids an unhandled rejection.
      writing.catch(() => undefined);
      accepted = last ?? accepted;
    },
    rollBack: afterFlush(async (ancestor) => {
      accepted = undefined;
      await store.rollBack(ancestor);
    }),
    findBlock: afterFlush(store.findBlock),
    getBlockNumbers: afterFlush(store.getBlockNumbers),
    getSchemaDefinitions: afterFlush(store.getSchemaDefinitions),
    findUnknown: afterFlush(store.findUnknown),
    getNewest: afterFlush(store.getNewest),
    findUnrevoked: afterFlush(store.findUnrevoked),
  };
}
