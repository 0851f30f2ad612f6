import type { ReactNode } from 'react';

export type NotificationTone = 'info' | 'success' | 'warning' | 'error' | 'pending';

export type NotificationAction = { label: string; onPress: () => void };

export type NotificationInput = {
  title: ReactNode;
  description?: ReactNode;
  /** One thing that can be done about it. Pressing it also dismisses. */
  action?: NotificationAction | undefined;
  /** Milliseconds until it goes by itself; `null` stays until dismissed. 5000 unless said otherwise. */
  autoHideMs?: number | null | undefined;
  /** A second one with the same id takes the place of the first. */
  id?: string | undefined;
};

export type Notification = Omit<NotificationInput, 'id' | 'autoHideMs'> & {
  readonly id: string;
  readonly tone: NotificationTone;
};

/** Why time stands still. */
export type PauseReason = 'hover' | 'focus' | 'hidden-tab';

export type NotificationStore = {
  /** Shows one at once; while no container is there to show it, it waits in a queue. Returns its id. */
  show: (tone: NotificationTone, input: NotificationInput) => string;
  dismiss: (id: string) => void;
  dismissAll: () => void;
  /** Stops the time of all. With the id of a notification it holds only as long as that one is there. */
  pause: (reason: PauseReason, id?: string) => void;
  resume: (reason: PauseReason, id?: string) => void;
  /** A container is there to show them: time runs only while one is. Returns its end. */
  attach: () => () => void;
  subscribe: (listener: () => void) => () => void;
  /** The visible ones, oldest first. The same array until something changes. */
  getSnapshot: () => readonly Notification[];
};

type Pause = { reason: PauseReason; id: string | undefined };
type Entry = { notification: Notification; remainingMs: number };

export const NOTIFICATION_LIMIT = 3;
export const NOTIFICATION_AUTO_HIDE_MS = 5000;
/** A timer that is set for longer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The notifications and their time, without React. At most `limit` at once: a new one dismisses the oldest.
 * What comes before there is a container waits, loses nothing, and is shown in turn as places come free.
 * One timer at most, and none while nothing can run out.
 *
 * @example
 * const store = createNotificationStore();
 * store.show('success', { title: 'Contest started' });
 */
export function createNotificationStore({
  limit = NOTIFICATION_LIMIT,
  autoHideMs = NOTIFICATION_AUTO_HIDE_MS,
} = {}): NotificationStore {
  /** The visible ones, then those that wait for a place. */
  let entries: readonly Entry[] = [];
  let snapshot: readonly Notification[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let containers = 0;
  let lastId = 0;
  let pauses: readonly Pause[] = [];
  const listeners = new Set<() => void>();

  /** Takes the time that has run off every visible entry, and stops. */
  const stopTimer = (atLeastMs = 0): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const elapsedMs = Math.max(atLeastMs, performance.now() - startedAt);
    entries = entries.map((entry, place) =>
      place < limit ? { ...entry, remainingMs: entry.remainingMs - elapsedMs } : entry,
    );
  };

  const startTimer = (): void => {
    const nextMs = Math.max(0, Math.min(...entries.slice(0, limit).map(({ remainingMs }) => remainingMs)));
    if (containers === 0 || pauses.length > 0 || nextMs === Number.POSITIVE_INFINITY) return;
    const waitMs = Math.min(nextMs, LONGEST_TIMER_MS);
    startedAt = performance.now();
    timer = setTimeout(() => {
      stopTimer(waitMs);
      change((all) => all.filter(({ remainingMs }, place) => place >= limit || remainingMs > 0));
    }, waitMs);
  };

  const change = (next: (entries: readonly Entry[]) => readonly Entry[]): void => {
    stopTimer();
    entries = next(entries);
    const shown = entries.slice(0, limit).map(({ notification }) => notification);
    // What was pointed at or focused is gone, and no event will say so.
    pauses = pauses.filter(({ reason, id }) =>
      id === undefined
        ? reason === 'hidden-tab' || shown.length > 0
        : shown.some((notification) => notification.id === id),
    );
    startTimer();
    if (shown.length === snapshot.length && shown.every((one, index) => one === snapshot[index])) return;
    snapshot = shown;
    for (const listener of listeners) listener();
  };

  /** A new one takes the place of the oldest visible one; where nobody could have seen that one, it waits. */
  const add = (all: readonly Entry[], entry: Entry): readonly Entry[] =>
    containers === 0 || all.length < limit
      ? [...all, entry]
      : [...all.slice(1, limit), entry, ...all.slice(limit)];

  const without = (gone: Pause) =>
    pauses.filter(({ reason, id }) => reason !== gone.reason || id !== gone.id);
  const keep = (entries: readonly Entry[]) => entries;

  return {
    show(tone, { id = `notification-${++lastId}`, autoHideMs: ownMs = autoHideMs, ...content }) {
      const entry = {
        notification: { ...content, id, tone },
        remainingMs: ownMs ?? Number.POSITIVE_INFINITY,
      };
      change((all) => {
        const isThere = all.some(({ notification }) => notification.id === id);
        return isThere ? all.map((old) => (old.notification.id === id ? entry : old)) : add(all, entry);
      });
      return id;
    },
    dismiss: (id) => change((all) => all.filter(({ notification }) => notification.id !== id)),
    dismissAll: () => change(() => []),
    pause(reason, id) {
      pauses = [...without({ reason, id }), { reason, id }];
      change(keep);
    },
    resume(reason, id) {
      pauses = without({ reason, id });
      change(keep);
    },
    attach() {
      containers++;
      change(keep);
      return () => {
        containers--;
        change(keep);
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}
