import { useSyncExternalStore } from 'react';
import { getIntents, type Intent, subscribeToIntents } from './intents.ts';

const NONE: readonly Intent[] = [];

/** What the visitor was asked to sign and what is not yet visible to everyone. */
export const useIntents = (): readonly Intent[] =>
  useSyncExternalStore(subscribeToIntents, getIntents, () => NONE);
