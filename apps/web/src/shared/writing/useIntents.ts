import { useSyncExternalStore } from 'react';
import { getIntents, type OpenIntent, subscribeToIntents } from './intents.ts';

const NONE: readonly OpenIntent[] = [];

/** What the visitor was asked to sign and what is not yet visible to everyone. */
export const useIntents = (): readonly OpenIntent[] =>
  useSyncExternalStore(subscribeToIntents, getIntents, () => NONE);
