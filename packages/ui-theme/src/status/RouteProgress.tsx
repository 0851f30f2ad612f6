import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useUiMessages } from '../base/UiMessagesProvider.tsx';

/** The state of the bar. `share` runs from 0 to 1 and never falls while it is visible. */
export type ProgressState = { isVisible: boolean; share: number };

export type ProgressStore = {
  setActive: (active: boolean) => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => ProgressState;
  /** Clears the timer. */
  stop: () => void;
};

const HIDDEN: ProgressState = { isVisible: false, share: 0 };
const SHOW_AFTER_MS = 100;
const STEP_MS = 250;
const FADE_MS = 250;
const FIRST_SHARE = 0.12;
const LAST_SHARE = 0.95;
/** The share of the remaining distance that each step covers. */
const STEP_PART = 0.14;

/**
 * The progress bar's state, without React: hidden for the first 100 ms, then slower and slower toward the end, full
 * when the change is over, then hidden.
 */
export function createProgressStore(): ProgressStore {
  let state = HIDDEN;
  let isActive = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: ProgressState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  // One timer at a time: a new step replaces the scheduled one.
  const wait = (ms: number, next: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(next, ms);
  };
  const step = (): void => {
    set({
      isVisible: true,
      share: state.isVisible ? state.share + (LAST_SHARE - state.share) * STEP_PART : FIRST_SHARE,
    });
    wait(STEP_MS, step);
  };
  const hide = (): void => {
    clearTimeout(timer);
    timer = undefined;
    set(HIDDEN);
    if (isActive) wait(SHOW_AFTER_MS, step);
  };

  return {
    setActive(active) {
      if (active === isActive) return;
      isActive = active;
      if (state.isVisible) {
        // A full bar fades out first; a new one then starts from the left.
        if (state.share === 1) return;
        if (active) return step();
        set({ isVisible: true, share: 1 });
        return wait(FADE_MS, hide);
      }
      if (active) return wait(SHOW_AFTER_MS, step);
      clearTimeout(timer);
      timer = undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    stop() {
      clearTimeout(timer);
      timer = undefined;
      isActive = false;
      state = HIDDEN;
    },
  };
}

export type RouteProgressProps = {
  /** A route change is pending. */
  active: boolean;
};

/**
 * A thin bar at the top of the window for changes that take longer than 100 ms. Works with any router.
 *
 * @example
 * const isPending = useRouterState({ select: (state) => state.status === 'pending' });
 * <RouteProgress active={isPending} />
 */
export function RouteProgress({ active }: RouteProgressProps) {
  const messages = useUiMessages();
  const [store] = useState(createProgressStore);
  const { isVisible, share } = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot);
  const fill = useRef<HTMLDivElement>(null);

  useEffect(() => store.setActive(active), [store, active]);
  useEffect(() => store.stop, [store]);
  useEffect(() => fill.current?.style.setProperty('--laurel-share', String(share)), [share]);

  if (!isVisible) return null;
  return (
    <div
      className="laurel-route-progress"
      role="progressbar"
      aria-label={messages.loadingPage}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      data-done={share === 1 || undefined}
    >
      <div ref={fill} />
    </div>
  );
}
