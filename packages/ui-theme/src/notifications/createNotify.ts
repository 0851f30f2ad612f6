import type { NotificationInput, NotificationStore } from './createNotificationStore.ts';

/** A title alone, or everything. */
export type NotifyContent = string | NotificationInput;

/** The messages of `notify.promise` while it waits and when the promise settles. */
export type PromiseMessages<Value> = {
  pending: NotifyContent;
  /** `null`: no notification. */
  done: NotifyContent | null | ((value: Value) => NotifyContent | null);
  /** `null`: no notification, for example if the user rejected the request in the wallet. */
  failed: NotifyContent | null | ((cause: unknown) => NotifyContent | null);
};

/** Returned by {@link useNotify}: one function per tone; each returns the notification's id. */
export type Notify = {
  info: (content: NotifyContent) => string;
  success: (content: NotifyContent) => string;
  warning: (content: NotifyContent) => string;
  error: (content: NotifyContent) => string;
  /** Shows `pending` until the promise settles, then `done` or `failed` in the same place. Returns the promise. */
  promise: <Value>(promise: Promise<Value>, messages: PromiseMessages<Value>) => Promise<Value>;
  dismiss: (id: string) => void;
};

const toInput = (content: NotifyContent): NotificationInput =>
  typeof content === 'string' ? { title: content } : content;

const choose = <Outcome>(
  messages: NotifyContent | null | ((outcome: Outcome) => NotifyContent | null),
  outcome: Outcome,
): NotifyContent | null => (typeof messages === 'function' ? messages(outcome) : messages);

/**
 * The functions of {@link useNotify} for code outside React.
 *
 * @example
 * import { QueryCache, QueryClient } from '@tanstack/react-query';
 * const notify = createNotify(store);
 * new QueryClient({ queryCache: new QueryCache({ onError: () => notify.error('Could not load') }) });
 */
export function createNotify(store: NotificationStore): Notify {
  const toneFunction = (tone: 'info' | 'success' | 'warning' | 'error') => (content: NotifyContent) =>
    store.show(tone, toInput(content));

  return {
    info: toneFunction('info'),
    success: toneFunction('success'),
    warning: toneFunction('warning'),
    error: toneFunction('error'),
    dismiss: store.dismiss,
    promise(promise, messages) {
      const id = store.show('pending', { ...toInput(messages.pending), autoHideMs: null });
      const settle = (tone: 'success' | 'error', content: NotifyContent | null): void => {
        if (content === null) store.dismiss(id);
        else store.show(tone, { ...toInput(content), id });
      };
      promise
        .then(
          (value) => settle('success', choose(messages.done, value)),
          (cause: unknown) => settle('error', choose(messages.failed, cause)),
        )
        .catch((error: unknown) => {
          // A text function threw: removes the pending notification and reports the error.
          store.dismiss(id);
          throw error;
        });
      return promise;
    },
  };
}
