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
  /** Shows one at once, or keeps it for the first container. Returns its id. */
  show: (tone: NotificationTone, input: NotificationInput) => string;
  dismiss: (id: string) => void;
  dismissAll: () => void;
  pause: (reason: PauseReason) => void;
  resume: (reason: PauseReason) => void;
  /** A container is there to show them: time runs only while one is. Returns its end. */
  attach: () => () => void;
  subscribe: (listener: () => void) => () => void;
  /** The visible ones, oldest first. The same array until something changes. */
  getSnapshot: () => readonly Notification[];
};

type Entry = { notification: Notification; remainingMs: number };

export const NOTIFICATION_LIMIT = 3;
export const NOTIFICATION_AUTO_HIDE_MS = 5000;

/**
 * The notifications and their time, without React. At most `limit` at once: a new one dismisses the oldest.
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
  let entries: readonly Entry[] = [];
  let snapshot: readonly Notification[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let containers = 0;
  let lastId = 0;
  const pauses = new Set<PauseReason>();
  const listeners = new Set<() => void>();

  /** Takes the time that has run off every entry, and stops. */
  const stopTimer = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const elapsedMs = performance.now() - startedAt;
    entries = entries.map((entry) => ({ ...entry, remainingMs: entry.remainingMs - elapsedMs }));
  };

  const startTimer = (): void => {
    const nextMs = Math.min(...entries.map(({ remainingMs }) => remainingMs));
    if (containers === 0 || pauses.size > 0 || nextMs === Number.POSITIVE_INFINITY) return;
    startedAt = performance.now();
    timer = setTimeout(
      () => change((all) => all.filter(({ remainingMs }) => remainingMs > 0)),
      Math.max(0, nextMs),
    );
  };

  const change = (next: (entries: readonly Entry[]) => readonly Entry[]): void => {
    stopTimer();
    entries = next(entries);
    if (entries.length === 0) {
      // What was pointed at or focused is gone, and no event will say so.
      pauses.delete('hover');
      pauses.delete('focus');
    }
    startTimer();
    const shown = entries.map(({ notification }) => notification);
    if (shown.length === snapshot.length && shown.every((one, index) => one === snapshot[index])) return;
    snapshot = shown;
    for (const listener of listeners) listener();
  };

  const keep = (entries: readonly Entry[]) => entries;

  return {
    show(tone, { id = `notification-${++lastId}`, autoHideMs: ownMs = autoHideMs, ...content }) {
      const entry = {
        notification: { ...content, id, tone },
        remainingMs: ownMs ?? Number.POSITIVE_INFINITY,
      };
      change((all) => {
        const isThere = all.some(({ notification }) => notification.id === id);
        return isThere
          ? all.map((old) => (old.notification.id === id ? entry : old))
          : [...all, entry].slice(-limit);
      });
      return id;
    },
    dismiss: (id) => change((all) => all.filter(({ notification }) => notification.id !== id)),
    dismissAll: () => change(() => []),
    pause(reason) {
      pauses.add(reason);
      change(keep);
    },
    resume(reason) {
      pauses.delete(reason);
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
