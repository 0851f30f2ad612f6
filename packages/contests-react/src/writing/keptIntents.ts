import type { OpenWrite, PendingWrites } from '@org/contests/track';

/** The name under which intents are stored. */
export const INTENTS_KEY = 'laurel.intents';

type IntentStore = Pick<PendingWrites, 'list' | 'subscribe'>;

const NONE: readonly OpenWrite[] = [];
const waiting = new Set<() => void>();
let store: IntentStore | undefined;

/** The code that reads and writes intents is there. Most people who read a contest never need it. */
export const provideIntents = (provided: IntentStore): void => {
  store = provided;
  for (const join of [...waiting]) join();
};

export const getKnownIntents = (): readonly OpenWrite[] => store?.list() ?? NONE;

/** `load` fetches the code once something is stored, here or in another tab. */
export const subscribeToKnownIntents = (listener: () => void, load: () => Promise<unknown>): (() => void) => {
  let leave: (() => void) | undefined;
  const stop = () => {
    waiting.delete(join);
    window.removeEventListener('storage', join);
  };
  const join = () => {
    if (store) {
      stop();
      leave = store.subscribe(listener);
      listener();
    } else if (isKept()) load().catch(() => {});
  };
  waiting.add(join);
  window.addEventListener('storage', join);
  join();
  return () => {
    stop();
    leave?.();
  };
};

/** More than an empty list. */
const isKept = (): boolean => {
  try {
    return Number(window.localStorage.getItem(INTENTS_KEY)?.length) > 2;
  } catch {
    return false;
  }
};
