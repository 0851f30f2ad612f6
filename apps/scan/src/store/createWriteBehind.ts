import type { Store } from './createStore.ts';
import type { BlockRow } from './tables.ts';

/** A store whose writer does not wait: the next batch is read while the last one is still being written. */
export type WriteBehind = Store & {
  /** Settles when everything that was committed is written. @throws what the writing threw */
  flush: () => Promise<void>;
  /** The block up to which everything is written, not only on its way; null before the first. */
  getWrittenBlock: () => BlockRow | null;
};

/**
 * One batch is on its way at most. That it could not be written is told by the next `commit` or `flush`; what comes then
 * begins again from what the database holds.
 */
export function createWriteBehind(store: Store): WriteBehind {
  let writing: Promise<void> = Promise.resolve();
  /** What the next batch may build upon; undefined when only the database knows. */
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
      // All who ask share one answer: a second one that comes late would take back what has been committed since.
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
      // Whoever comes next is told.
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
  };
}
