import { createBrowserStorage, createPendingWrites } from '@org/contests/track';
import { INTENTS_KEY, provideIntents } from './keptIntents.ts';

/** What was signed, or asked for, in this browser and is not visible to everyone yet. */
export const pendingWrites = createPendingWrites({ storage: createBrowserStorage(), key: INTENTS_KEY });

provideIntents(pendingWrites);
