import type { ReactNode } from 'react';

/** The meaning of a notification. Errors and warnings interrupt a screen reader. */
export type NotificationTone = 'info' | 'success' | 'warning' | 'error' | 'pending';

/** A button in a notification. */
export type NotificationAction = { label: string; onPress: () => void };

/** The content of a notification, and how long it is shown. */
export type NotificationInput = {
  title: ReactNode;
  description?: ReactNode;
  /** One action. Pressing it also dismisses the notification. */
  action?: NotificationAction | undefined;
  /** Milliseconds until it hides; `null`: until dismissed. Default: 5000. */
  autoHideMs?: number | null | undefined;
  /** A notification with the same id is replaced. */
  id?: string | undefined;
};

/** A notification that is shown or queued. */
export type Notification = Omit<NotificationInput, 'id' | 'autoHideMs'> & {
  readonly id: string;
  readonly tone: NotificationTone;
};

/** Why the timers are paused. */
export type PauseReason = 'hover' | 'focus' | 'hidden-tab';

/** The queue and the shown notifications, without React. */
export type NotificationStore = {
  /** Shows a notification, or queues it until a list is mounted. Returns its id. */
  show: (tone: NotificationTone, input: NotificationInput) => string;
  dismiss: (id: string) => void;
  dismissAll: () => void;
  /** Pauses all timers. With a notification's id: only until that one is gone. */
  pause: (reason: PauseReason, id?: string) => void;
  resume: (reason: PauseReason, id?: string) => void;
  /** Registers a mounted list: timers run only while there is one. Returns the function that unregisters it. */
  attach: () => () => void;
  subscribe: (listener: () => void) => () => void;
  /** The visible notifications, oldest first. Referentially stable between changes. */
  getSnapshot: () => readonly Notification[];
};

type Pause = { reason: PauseReason; id: string | undefined };
type Entry = { notification: Notification; remainingMs: number };

export const NOTIFICATION_LIMIT = 3;
export const NOTIFICATION_AUTO_HIDE_MS = 5000;
/** `setTimeout` fires at once for longer times. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/**
 * The notifications and their timers, without React. Shows at most `limit` at once: a new one dismisses the oldest.
 * Queues notifications until a list is mounted, then shows them in turn. Uses at most one timer.
 *
 * @example
 * const store = createNotificationStore();
 * store.show('success', { title: 'Contest started' });
 */
export function createNotificationStore({
  limit = NOTIFICATION_LIMIT,
  autoHideMs = NOTIFICATION_AUTO_HIDE_MS,
} = {}): NotificationStore {
  /** The visible ones, then the queue. */
  let entries: readonly Entry[] = [];
  let snapshot: readonly Notification[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let startedAt = 0;
  let containers = 0;
  let lastId = 0;
  let pauses: readonly Pause[] = [];
  const listeners = new Set<() => void>();

  /** Subtracts the elapsed time from every visible entry and stops the timer. */
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
    // A removed element fires no blur or pointer event, so its pause ends here.
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

  /** Replaces the oldest visible one; queues it if no list is mounted. */
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
