import type { NotificationInput, NotificationStore } from './createNotificationStore.ts';

/** A title alone, or everything. */
export type NotifyContent = string | NotificationInput;

export type PromiseTexts<Value> = {
  pending: NotifyContent;
  /** `null` says nothing. */
  done: NotifyContent | null | ((value: Value) => NotifyContent | null);
  /** `null` says nothing: the reader said no in the wallet, for example. */
  failed: NotifyContent | null | ((cause: unknown) => NotifyContent | null);
};

/** What {@link useNotify} gives: one function per tone, each returns the notification's id. */
export type Notify = {
  info: (content: NotifyContent) => string;
  success: (content: NotifyContent) => string;
  warning: (content: NotifyContent) => string;
  error: (content: NotifyContent) => string;
  /** Pending until the promise settles, then done or failed in the same place. Returns the promise itself. */
  promise: <Value>(promise: Promise<Value>, texts: PromiseTexts<Value>) => Promise<Value>;
  dismiss: (id: string) => void;
};

const toInput = (content: NotifyContent): NotificationInput =>
  typeof content === 'string' ? { title: content } : content;

const choose = <Outcome>(
  texts: NotifyContent | null | ((outcome: Outcome) => NotifyContent | null),
  outcome: Outcome,
): NotifyContent | null => (typeof texts === 'function' ? texts(outcome) : texts);

/**
 * The functions of {@link useNotify} for a store, for code outside of React.
 *
 * @example
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
    promise(promise, texts) {
      const id = store.show('pending', { ...toInput(texts.pending), autoHideMs: null });
      const settle = (tone: 'success' | 'error', content: NotifyContent | null): void => {
        if (content === null) store.dismiss(id);
        else store.show(tone, { ...toInput(content), id });
      };
      promise
        .then(
          (value) => settle('success', choose(texts.done, value)),
          (cause: unknown) => settle('error', choose(texts.failed, cause)),
        )
        .catch((error: unknown) => {
          // The words could not be made: what is pending must not stay for that, and nobody must miss it.
          store.dismiss(id);
          throw error;
        });
      return promise;
    },
  };
}
