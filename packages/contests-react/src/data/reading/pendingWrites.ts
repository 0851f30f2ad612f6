import { createBrowserStorage, createPendingWrites } from '@org/contests/track';
import { PENDING_WRITES_KEY, providePendingWrites } from './loadedWrites.ts';

/** The pending writes of this browser: requested or sent, and not indexed yet. */
export const pendingWrites = createPendingWrites({
  storage: createBrowserStorage(),
  key: PENDING_WRITES_KEY,
});

providePendingWrites(pendingWrites);
