import { useState, useSyncExternalStore } from 'react';
import { wasConnectedBefore } from './connectedBefore.ts';

const subscribe = () => () => {};

const createReader = () => {
  let known: boolean | undefined;
  return () => {
    known ??= wasConnectedBefore();
    return known;
  };
};

/**
 * Whether a wallet was connected before this component was mounted. Counts as true in prerendered HTML, which
 * cannot know: "Connect Wallet" would flash for a returning user.
 */
export function useWasConnectedBefore(): boolean {
  const [read] = useState(createReader);
  return useSyncExternalStore(subscribe, read, () => true);
}
