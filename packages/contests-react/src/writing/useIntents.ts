import type { OpenWrite } from '@org/contests/track';
import { useSyncExternalStore } from 'react';
import { getKnownIntents, subscribeToKnownIntents } from './keptIntents.ts';

const NONE: readonly OpenWrite[] = [];

const load = () => import('./pendingWrites.ts');
const subscribe = (listener: () => void) => subscribeToKnownIntents(listener, load);

/** The writes that the visitor was asked to sign and that are not visible to everyone yet. */
export const useIntents = (): readonly OpenWrite[] =>
  useSyncExternalStore(subscribe, getKnownIntents, () => NONE);
