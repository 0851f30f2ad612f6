import { useSyncExternalStore } from 'react';
import type { OpenIntent } from './intent.ts';
import { getKnownIntents, subscribeToKnownIntents } from './keptIntents.ts';

const NONE: readonly OpenIntent[] = [];

const load = () => import('./intents.ts');
const subscribe = (listener: () => void) => subscribeToKnownIntents(listener, load);

/** What the visitor was asked to sign and what is not yet visible to everyone. */
export const useIntents = (): readonly OpenIntent[] =>
  useSyncExternalStore(subscribe, getKnownIntents, () => NONE);
