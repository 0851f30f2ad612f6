import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { createFairQueue } from '../base/fairShares.ts';
import type { PictureContent } from './describeContest.ts';

/** A PNG file. */
export type Png = Uint8Array<ArrayBuffer>;

export type Drawer = {
  /** Rejects when the picture cannot be drawn, or when too many are waiting. The networks of the client take turns. */
  readonly draw: (content: PictureContent, networks?: readonly string[]) => Promise<Png>;
  readonly close: () => Promise<void>;
};

const AT_ONCE = 2;
const MAX_WAITING = 32;
/** The product's picture is drawn once; its thread then ends, with the 100 MB that it takes. */
const PRODUCT_IDLE_MS = 5_000;
/** A picture takes 0.1 s, the first one of a thread 1 s. */
const TIMEOUT_MS = 15_000;

/** The build puts all files into one folder. */
const isBuilt = extname(import.meta.url) === '.js';
const workerFile = new URL(isBuilt ? './renderPicture.js' : './drawing/renderPicture.ts', import.meta.url);

/**
 * Draws in threads, which start when they are first needed: a picture costs as much CPU as a hundred other answers. Two are
 * for contests. The product's picture, which stands in for all others, has its own.
 */
export function createDrawer({
  file = workerFile,
  timeoutMs = TIMEOUT_MS,
  productIdleMs = PRODUCT_IDLE_MS,
} = {}): Drawer {
  const [contests, product] = [createPool(file, AT_ONCE), createPool(file, 1, productIdleMs)];
  const queue = createFairQueue(AT_ONCE, MAX_WAITING);
  const drawIn = (pool: Piscina, content: PictureContent): Promise<Png> =>
    pool.run(content, { signal: AbortSignal.timeout(timeoutMs) });

  return {
    draw: (content, networks) =>
      content.kind === 'product'
        ? drawIn(product, content)
        : queue.add(() => drawIn(contests, content), networks).result,
    close: async () => {
      queue.clear();
      await Promise.all([contests.destroy(), product.destroy()]);
    },
  };
}

function createPool(file: URL, maxThreads: number, idleTimeout = Number.POSITIVE_INFINITY): Piscina {
  const pool = new Piscina({
    filename: fileURLToPath(file),
    name: 'renderPicture',
    minThreads: 0,
    maxThreads,
    idleTimeout,
    // A thread caches fonts and glyphs, 150 MB in all.
    resourceLimits: { maxOldGenerationSizeMb: 192 },
    // An idle thread that waits on atomics cannot collect garbage.
    atomics: 'disabled',
    recordTiming: false,
  });
  // An idle thread that fails is replaced by the next drawing; without a listener the error would end the server.
  pool.on('error', () => undefined);
  return pool;
}
